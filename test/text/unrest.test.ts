/** The names and sentences of Unrest in both languages. */
import { describe, expect, test } from "vitest";
import { unrest as en } from "../../src/text/en/unrest/index.js";
import { REFUSALS as ENGLISH_REFUSALS } from "../../src/text/en/unrest/refusals.js";
import { unrest as ru } from "../../src/text/ru/unrest/index.js";
import { REFUSALS as RUSSIAN_REFUSALS } from "../../src/text/ru/unrest/refusals.js";
import { SEATS, STANDARD_EDITION } from "../../src/unrest/index.js";
import { LOCATIONS } from "../../src/unrest/vocabulary/types.js";
import { PROCEDURES } from "../../src/unrest/flow/index.js";
import { at } from "../unrest/table.js";
import { askedKinds } from "./asked.js";

const { cards: CARDS, leaders: LEADERS } = STANDARD_EDITION;

const IDS = [...SEATS, ...LOCATIONS, ...Object.keys(LEADERS), ...Object.keys(CARDS), "unrest", "displaced", "set-aside", "resting"];

describe("names", () => {
  test("everything with an id has a Russian name in Cyrillic letters", () => {
    expect(IDS.filter((id) => !/[А-Яа-яЁё]/.test(ru.name(id)))).toEqual([]);
  });
  test("English names are words and not ids", () => {
    expect(IDS.filter((id) => /^[ck]-|[a-z]-[a-z]/.test(en.name(id)))).toEqual([]);
  });
});

describe("sentences", () => {
  test("every reason for a refusal has a sentence in both languages, with the same values in it", () => {
    // A value that no name stands for comes out as it goes in.
    const data = { card: "CARD", leader: "LEADER", initiative: "INITIATIVE", value: "VALUE", most: "MOST" };
    const valuesIn = (sentence: ((d: typeof data) => string) | undefined): string[] => (sentence?.(data).match(/[A-Z]{4,}/g) ?? []).sort();
    expect(Object.keys(RUSSIAN_REFUSALS).sort()).toEqual(Object.keys(ENGLISH_REFUSALS).sort());
    for (const code of ["activate/initiative", "move/over-capacity", "raise/owners-deck"] as const)
      expect(valuesIn(RUSSIAN_REFUSALS[code])).toEqual(valuesIn(ENGLISH_REFUSALS[code]));
  });
  test("every decision that is ever asked is named", () => {
    for (const kind of askedKinds(PROCEDURES)) expect([en.decision(kind) === kind, ru.decision(kind) === kind], kind).toEqual([false, false]);
  });
  test("effects in force are shown by their cards, a card by whom it can activate", () => {
    const asked = {
      kind: "battle-responses",
      clause: "CAR-S.22",
      seats: ["coalition"],
      about: { location: "sicily", leader: "hanno", cu: 5, against: 4, effects: ["set-dice"] },
    } as const;
    expect(en.prompt(asked)).toContain("In force: Sacred Band (Carthage rolls four dice).");
    expect(ru.prompt(asked)).toContain("Уже действует: Священный отряд (Карфаген бросает четыре кубика).");
    const activate = (card: "k-titus-manlius" | "k-ops-3") => ({ seat: "coalition", type: "activate", card }) as const;
    expect(en.move(activate("k-titus-manlius"))).toBe("The coalition: “Titus Manlius”: activate a leader of initiative 1");
    expect(en.move(activate("k-ops-3"))).toBe("The coalition: “Operations 3”: activate a leader of initiative 3 or lower");
    expect(ru.move(activate("k-ops-3"))).toBe("Коалиция: «Операции 3»: активировать лидера с инициативой не выше 3");
  });
  test("a game reads like one", () => {
    const game = at({ level: 4, cu: { box: 6 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1"] } });
    game.play("activate c-ops-1", "attack");
    const events = game.dice("6 6 6 1 1 1").play("attack-with 6").events;
    const said = events.slice(0, 6);
    expect(said.map(en.event)).toEqual([
      "Hanno attacks in the Garrison Box with 6 CU against 4.",
      "Carthage rolls 6, 6, 6 for the battle.",
      "The unrest rolls 1, 1, 1 for the battle.",
      "Battle in the Garrison Box: 21 (dice 18, +3) against 3; Carthage wins. Losses rolled: attacker 0, defender 9.",
      "Carthage wins 5 support points.",
      "The attack lowers the unrest from 4 to 0.",
    ]);
    expect(said.map(ru.event)).toEqual([
      "Ганнон атакует на Поле Гарнизона: 6 БЕ против 4.",
      "Карфаген, сражение: 6, 6, 6.",
      "Бунтовщики, сражение: 1, 1, 1.",
      "Сражение на Поле Гарнизона: 21 (кубики 18, +3) против 3, побеждает Карфаген. Потери по кубикам: у атакующего 0, у защитника 9.",
      "Карфаген получает 5 очков поддержки.",
      "Уровень волнений падает с 4 до 0 (атака).",
    ]);
  });
  test("a refusal names its reason and its clause", () => {
    const refusal = { code: "raise/at-cap", clause: "CAR-20.1.12", data: { card: "k-npa" } };
    expect([en.refusal(refusal), ru.refusal(refusal)]).toEqual(["The unrest is at its cap (CAR-20.1.12).", "Уровень волнений достиг предела (CAR-20.1.12)."]);
  });
});
