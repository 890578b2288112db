/** The question of every decision, in both languages, for those who are asked and for others. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import { diadochi as diadochiEn } from "../../src/text/en/diadochi.js";
import { diadochi as diadochiRu } from "../../src/text/ru/diadochi.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { flawOf, toldGames } from "./games.js";

const MOST_PLIES = 1500;
const games = await toldGames();

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
          for (const raw of idsIn(decision.about)) if (prompt.includes(raw)) flaws.add(`${decision.kind}: raw ${raw}: ${prompt}`);
        }
      }
      state = ruleset.apply(state, ruleset.randomMove(state, dice)).state;
    }
    expect([...flaws]).toEqual([]);
  });
});

describe("prompts", () => {
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
