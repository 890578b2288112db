import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../src/nine-years/data/standard.js";
import { FLEET_IDS, POWER_IDS, SEATS, ZONE_IDS } from "../../src/nine-years/vocabulary/types.js";
import { nineYears as en } from "../../src/text/en/nine-years/index.js";
import { nineYears as ru } from "../../src/text/ru/nine-years/index.js";

/** Inside a sentence some leaders take an article, the marshal his title, and the leader of the Subsidies is called after their corps. */
const plain = (name: string): string => name.replace(/^the (?:Duke of )?/, "").replace("Subsidy minor", "Subsidies minor");

test("spaces, leaders and cards are called as printed", () => {
  for (const { id, name } of [...STANDARD_EDITION.spaces, ...STANDARD_EDITION.leaders, ...STANDARD_EDITION.events]) expect(plain(en.name(id)), id).toBe(name);
});

test("everything that has an id has a Russian name", () => {
  const ids = [...STANDARD_EDITION.spaces, ...STANDARD_EDITION.leaders, ...STANDARD_EDITION.events].map((row) => row.id);
  for (const id of [...ids, ...POWER_IDS, ...ZONE_IDS, ...FLEET_IDS, ...SEATS])
    expect(ru.name(id), id).toMatch(/^[А-ЯЁа-яё][А-ЯЁа-яё -]*(?:\/[А-ЯЁа-яё]+)?(?: [IVX]+| \d)?$/);
});

describe("corps", () => {
  test("are called by strength, condition and power", () => {
    expect([en.name("france-full"), en.name("united-provinces-reduced-demoralized")]).toEqual(["full French corps", "reduced, demoralized Dutch corps"]);
    expect([ru.name("france-full"), ru.name("subsidies-reduced-demoralized")]).toEqual([
      "полнокровный корпус Франции",
      "ослабленный деморализованный корпус наёмников",
    ]);
  });

  test("are not taken for leaders of the same power", () => {
    expect([en.name("france-minor-1"), ru.name("spain-minor-2")]).toEqual(["French minor leader 1", "минорный лидер Испании 2"]);
  });
});

test("staff officers are called by their side and number", () => {
  expect([en.name("alliance-staff-1"), en.name("bourbon-staff-2")]).toEqual(["staff officer 1 of the Alliance", "staff officer 2 of the Bourbons"]);
  expect([ru.name("alliance-staff-1"), ru.name("bourbon-staff-2")]).toEqual(["штабной офицер 1 Альянса", "штабной офицер 2 Бурбонов"]);
});

describe("sentences", () => {
  test("a move names its seat and what it does", () => {
    const move = { seat: "alliance", type: "take-corps", corps: "britain-full" } as const;
    expect([en.move(move), ru.move(move)]).toEqual(["Alliance: Take a full British corps along", "Альянс: Взять с собой полнокровный корпус Британии"]);
  });

  test("verbs agree with the side", () => {
    const event = (seat: "alliance" | "bourbon") => ({ type: "fortress-taken", seat, space: "tournai", clause: "NYW-17.5.8" }) as const;
    expect([en.event(event("alliance")), en.event(event("bourbon"))]).toEqual([
      "The Alliance takes the fortress of Tournai.",
      "The Bourbons take the fortress of Tournai.",
    ]);
    expect([ru.event(event("alliance")), ru.event(event("bourbon"))]).toEqual(["Альянс берёт крепость Турне.", "Бурбоны берут крепость Турне."]);
  });

  test("what a card was is shown only when it is there", () => {
    const drawn = { type: "event-drawn", seat: "bourbon", card: null, clause: "NYW-9.1.1" } as const;
    expect(en.event(drawn)).toBe("The Bourbons draw an event card.");
    expect(ru.event({ ...drawn, card: "capitation" })).toBe("Бурбоны тянут карточку «Капитация».");
  });

  test("[NYW-D-30] who may play Contrary Winds is shown whence and whither the enemy sails; other cards show their place", () => {
    const asked = (card: "contrary-winds" | "siege-train", to: "ostend" | null) =>
      ({ kind: "held-card", clause: "NYW-9.2.1.1", seats: ["bourbon"], about: { seat: "bourbon", card, space: "amsterdam", to } }) as const;
    const winds = asked("contrary-winds", "ostend");
    expect(en.prompt(winds)).toBe("Is “Contrary Winds” played against the voyage from Amsterdam to Ostend?");
    expect(ru.prompt(winds)).toBe("Сыграть «Встречные ветры» против перехода морем из Амстердама в Остенде?");
    expect(en.prompt(asked("siege-train", null))).toBe("Is “Siege Train” played for the siege roll at Amsterdam?");
  });

  test("a fortress without room says so, and corps of a roll are reduced or demoralized", () => {
    const fortify = (room: number) =>
      ({ kind: "fortify", clause: "NYW-17.3.1", seats: ["bourbon"], about: { seat: "bourbon", space: "tournai", room } }) as const;
    expect(en.prompt(fortify(0))).toBe("Who goes into the fortress of Tournai? There is no room for corps.");
    expect(en.prompt(fortify(2))).toBe("Who goes into the fortress of Tournai? Room for 2 corps.");
    expect(ru.prompt(fortify(0))).toBe("Кого увести в крепость Турне? Для корпусов места нет.");
    expect([en.name("battle-weak-corps"), ru.name("battle-weak-corps")]).toEqual([
      "reduced or demoralized corps in battle",
      "ослабленные или деморализованные корпуса",
    ]);
  });

  test("a refusal gives the reason and the clause", () => {
    expect(en.refusal({ code: "move/not-asked", clause: null, data: { seat: "alliance" } })).toBe("It is not for the Alliance to decide now.");
    expect(ru.refusal({ code: "move/not-listed", clause: "NYW-13.3.2", data: {} })).toBe("Сейчас такого выбора нет (NYW-13.3.2).");
  });

  test("an outcome names the winner and the kind of victory", () => {
    const outcome = { winners: ["bourbon"], kind: "marginal", clause: "NYW-6.3.4", scores: { alliance: 22, bourbon: 18 } } as const;
    expect(en.outcome(outcome)).toBe("The Bourbons win a marginal victory (victory points stand at 22).");
    expect(ru.outcome(outcome)).toBe("Незначительная победа Бурбонов (победные очки — 22).");
  });
});
