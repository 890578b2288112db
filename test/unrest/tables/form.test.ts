/** What an edition may say of its cards and its length: the least and the most are accepted, one beyond is refused by its field. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION, UNREST, type UnrestOptions } from "../../../src/unrest/index.js";
import type { Effect } from "../../../src/unrest/vocabulary/types.js";

const { cards: CARDS, scenario: SCENARIO } = STANDARD_EDITION;

/** The field for which an edition is refused, or "accepted". */
function refusedFor(edition: UnrestOptions["edition"]): string {
  try {
    UNREST.setup({ edition, seed: "form" });
    return "accepted";
  } catch (error) {
    const { name, details } = error as { name: string; details: { path: string } };
    expect(name).toBe("SetupError");
    return details.path;
  }
}

/** The numbers that a card with an effect may carry. */
const AMOUNTS: readonly (readonly [clause: string, effect: Effect, least: number, most: number])[] = [
  ["[CAR-20.3.15] ", "campaign", 1, 2],
  ["", "place-cu", 1, 20],
  ["", "blockade", 1, 99],
  ["", "raise-unrest", 1, 9],
  ["", "cancel-activation", 0, 0],
  ["", "cancel-sea-move", 0, 0],
  ["", "set-dice", 1, 10],
  ["", "roll-modifier", -9, 9],
  ["", "no-combat-losses", 0, 0],
  ["", "mark-commander", -9, 9],
];

describe("an edition", () => {
  test.each(AMOUNTS)("%sa card with the effect %s carries %d to %d", (_clause, effect, least, most) => {
    const [id, card] = Object.entries(CARDS).find(([, row]) => row.effect === effect)!;
    const withAmount = (amount: number): string => refusedFor({ cards: { [id]: { ...card, amount } } });
    expect([least, most].map(withAmount)).toEqual(["accepted", "accepted"]);
    const path = `options.edition.cards.${id}.amount`;
    expect([least - 1, most + 1].map(withAmount)).toEqual([path, path]);
  });

  test("[CAR-20.0.1] raises the unrest with events of neutral powers alone", () => {
    const withNeutral = (id: string, neutralPower: boolean): string => refusedFor({ cards: { [id]: { ...CARDS[id]!, neutralPower } } });
    expect([withNeutral("k-npa", true), withNeutral("k-npa", false)]).toEqual(["accepted", "options.edition.cards.k-npa.neutralPower"]);
    expect([withNeutral("k-ops-1", true), withNeutral("k-ops-1", false)]).toEqual(["accepted", "accepted"]);
  });

  test("[CAR-S.42] has at most 60 rounds in all its turns", () => {
    const rounds = (turns: number, perTurn: number): string => refusedFor({ scenario: { ...SCENARIO, turns, rounds: perTurn } });
    expect([rounds(6, 10), rounds(20, 3)]).toEqual(["accepted", "accepted"]);
    expect([rounds(9, 7), rounds(31, 2)]).toEqual(["options.edition.scenario.rounds", "options.edition.scenario.turns"]);
  });
});
