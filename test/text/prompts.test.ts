/** The question of every decision, in both languages, for those who are asked and for others. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import { diadochi as diadochiEn } from "../../src/text/en/diadochi/index.js";
import { diadochi as diadochiRu } from "../../src/text/ru/diadochi/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { flawOf, toldGames } from "./games.js";

const MOST_PLIES = 800;
const games = await toldGames();

/** Words of a question, and the moves of which a list must hold one to be asked so. */
const PROMISES: Readonly<Record<"en" | "ru", readonly (readonly [words: string, ...types: string[]])[]>> = {
  en: [
    ["which spaces surrender", "place-marker"],
    ["which are attempted", "free-attempt"],
    ["Alexander buried", "bury-body"],
    ["comes or goes", "place-minor-general", "take-back-general"],
    ["Which general moves", "activate-general"],
    ["dropped", "drop-unit", "drop-general", "drop-royal"],
    ["picked up", "pick-up-unit", "pick-up-general", "pick-up-royal"],
    ["for its event", "play-event"],
    ["for actions", "play-actions"],
    ["sacrificed", "sacrifice"],
    ["stormed", "storm"],
    ["starved", "attrition"],
    ["left alone", "leave-siege"],
    ["one card play", "activate", "reinforce", "play-event"],
    ["extra events", "play-event"],
    ["one rearrangement", "rearrange"],
    [": march", "march"],
    ["attack or stop", "attack"],
    ["for the level", "spend-on-level"],
    ["for a port", "spend-on-port"],
    ["Which Action card", "play-card", "show-card"],
    ["is pillaged?", "choose-city"],
    ["land there", "land-here"],
    ["sail on", "sail-to"],
    ["by which port", "sail-to"],
    ["who withdraws", "withdraw-unit", "withdraw-general", "withdraw-royal"],
    ["who stays behind", "leave-unit", "leave-general", "leave-royal"],
  ],
  ru: [
    ["занимать зоны", "place-marker"],
    ["делать попытки", "free-attempt"],
    ["хоронить Александра", "bury-body"],
    ["второстепенных генералов", "place-minor-general", "take-back-general"],
    ["Какой генерал идёт", "activate-general"],
    ["кого оставить", "drop-unit", "drop-general", "drop-royal", "leave-unit", "leave-general", "leave-royal"],
    ["подобрать?", "pick-up-unit", "pick-up-general", "pick-up-royal"],
    ["на событие", "play-event"],
    ["на действия", "play-actions"],
    ["в жертву", "sacrifice"],
    ["штурмовать", "storm"],
    ["измором", "attrition"],
    ["в покое", "leave-siege"],
    ["один розыгрыш карты", "activate", "reinforce", "play-event"],
    ["дополнительные события", "play-event"],
    ["одна перестановка", "rearrange"],
    [": марш", "march"],
    ["атака или остановка", "attack"],
    ["на уровень", "spend-on-level"],
    ["на порт (", "spend-on-port"],
    ["высадиться", "land-here"],
    ["плыть дальше", "sail-to"],
  ],
};

/** Ids of a decision in words that no name may leave as they are: those with a hyphen. */
function idsIn(value: unknown): string[] {
  if (typeof value === "string") return /[a-z]-[a-z\d]/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

describe.each(games)("$id with $options", ({ id, ruleset, options, en, ru }) => {
  test("a game is asked in whole sentences", () => {
    const dice = new SeededDice(`asked-${id}`);
    let state = ruleset.setup({ ...options, seed: "asked" });
    const flaws = new Set<string>();
    for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
      for (const viewer of ["arbiter", "spectator", ...ruleset.seatsToMove(state)]) {
        const decision = ruleset.decision(state, viewer)!;
        const again: typeof decision = JSON.parse(JSON.stringify(decision));
        for (const [language, texts] of [
          ["en", en],
          ["ru", ru],
        ] as const) {
          const prompt = texts.prompt(decision, viewer);
          expect(texts.prompt(again, viewer)).toBe(prompt);
          const flaw = flawOf(prompt, language) ?? (/^[A-ZА-ЯЁ“«\d].*[.?]$/.test(prompt) ? null : "no sentence");
          if (flaw !== null) flaws.add(`${decision.kind}: ${flaw}: ${prompt}`);
          const moves = (ruleset.seatsToMove(state).includes(viewer as never) ? ruleset.legalMoves(state, viewer as never) : []) as { readonly type: string }[];
          const asked = texts.prompt(decision, viewer, moves);
          const types = new Set(moves.map(({ type }) => type));
          if (moves.length > 0) {
            for (const [words, ...needed] of PROMISES[language])
              if (asked.includes(words) && !needed.some((type) => types.has(type))) flaws.add(`${decision.kind}: “${words}” without ${needed}: ${asked}`);
            const odd = flawOf(asked, language) ?? (/^[A-ZА-ЯЁ“«\d].*[.?]$/.test(asked) ? null : "no sentence");
            if (odd !== null) flaws.add(`${decision.kind}: ${odd}: ${asked}`);
          }
          for (const raw of idsIn(decision.about)) if (prompt.includes(raw)) flaws.add(`${decision.kind}: raw ${raw}: ${prompt}`);
        }
      }
      state = ruleset.apply(state, ruleset.randomMove(state, dice)).state;
    }
    expect([...flaws]).toEqual([]);
  });
});

describe("prompts", () => {
  test("ask for what the list holds, and without one for all that such a list can hold", () => {
    const surrender = { kind: "surrender-segment", clause: "DIA-SUR.13", seats: ["red"], about: { seat: "red" } } as const;
    expect(diadochiEn.prompt(surrender, "red", [{ type: "done" }, { type: "take-back-general" }])).toBe(
      "Surrender Segment: which minor general comes or goes, or does it end?",
    );
    expect(diadochiEn.prompt(surrender, "red", [{ type: "place-marker" }, { type: "done" }])).toBe(
      "Surrender Segment: which spaces surrender, or does it end?",
    );
    expect(diadochiRu.prompt(surrender, "red", [{ type: "place-marker" }, { type: "done" }])).toBe("Сегмент сдачи: занимать зоны или закончить?");
    expect(diadochiEn.prompt(surrender, "red")).toContain("is Alexander buried");
  });
  const decision = {
    kind: "place-control-markers",
    clause: "DIA-OPS.6",
    seats: ["red"],
    about: { seat: "red", ops: 3, placed: ["pella"], card: "lamian-war" },
  } as const;
  test("say which card, and how many points are left", () => {
    expect(diadochiEn.prompt(decision)).toBe("Place control markers: 3 of 4 operations points left (“Lamian War”).");
    expect(diadochiRu.prompt(decision)).toBe("Маркеры контроля: осталось 3 из 4 ОК («Ламийская война»).");
  });
  test("begin with who is asked for all others", () => {
    expect(diadochiEn.prompt(decision, "red")).toBe(diadochiEn.prompt(decision));
    expect(diadochiEn.prompt(decision, "spectator")).toBe(`Red: ${diadochiEn.prompt(decision)}`);
    expect(diadochiRu.prompt(decision, "blue")).toBe(`Красный: ${diadochiRu.prompt(decision)}`);
  });
  test("tell others of a question about Surprise cards neither who is asked nor what", () => {
    const asked = { kind: "reaction", clause: "DIA-HID.9", seats: [], about: {} } as const;
    expect(diadochiEn.prompt(asked, "blue")).toBe("The others may play Surprise cards now; nobody shows whether he holds one.");
  });
  test("of a kind that no table knows are its id", () => {
    expect(diadochiEn.prompt({ ...decision, kind: "of-another-version" } as never)).toBe("of-another-version");
  });
  test("[DIA-HID.11] name the card whose use is chosen to him alone who is asked", () => {
    const dice = new SeededDice("secret");
    let state = DIADOCHI.setup({ players: 4, seed: "secret" });
    while (DIADOCHI.decision(state)?.kind !== "choose-use") state = DIADOCHI.apply(state, DIADOCHI.randomMove(state, dice)).state;
    const [seat] = DIADOCHI.seatsToMove(state) as ["red"];
    expect(diadochiEn.prompt(DIADOCHI.decision(state, seat)!, seat)).toMatch(/^What is “.+” used for\?$/);
    expect(diadochiEn.prompt(DIADOCHI.decision(state, "spectator")!, "spectator")).toMatch(/: What is the chosen card used for\?$/);
  });
});
