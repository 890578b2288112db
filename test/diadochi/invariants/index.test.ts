/** What holds in every position, and that its breaking is noticed. */
import { describe, expect, test } from "vitest";
import { isTycheError } from "../../../src/core/basics/errors.js";
import { PROCEDURES } from "../../../src/diadochi/flow/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { partsOf } from "../../../src/core/ruleset/parts.js";
import { type DiadochiState, DISPERSED, HAND, INDEPENDENTS, PILE, REMOVED } from "../../../src/diadochi/state/index.js";
import { MAJOR_GENERAL, tablesOf } from "../../../src/diadochi/tables/index.js";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { cardRow } from "../../../src/diadochi/rules/cards/cards.js";
import { find, momentsOf } from "../games.js";

const { checkInvariants } = partsOf(DIADOCHI)!;
const start = DIADOCHI.setup({ seed: "invariants" });
const t = tablesOf(start);

const indexOfProcedure = (kind: string): number => PROCEDURES.findIndex((procedure) => procedure.kind === kind);

// Kinds of decision that come again and again; of those not every one is looked at.
const COMMON = ["surrender-segment", "tyche-segment", "movement-segment", "march", "compose-army", "drop-or-pick-up", "place-units"];

describe("kept", () => {
  test.each([2, 3, 4] as const)("in the positions of random games of %i players", (players) => {
    for (let game = 0; game < 3; game++) {
      for (const { state, kind, ply } of momentsOf(`kept ${game}`, { players })) if (ply % 10 === 0 || !COMMON.includes(kind)) checkInvariants(state);
    }
  });
});

/** The path and the message of the refusal of a broken position. */
function refusal(change: (s: DiadochiState) => void, of: DiadochiState = start): string {
  const s = DIADOCHI.clone(of);
  change(s);
  try {
    checkInvariants(s);
  } catch (error) {
    if (!isTycheError(error)) throw error;
    expect([error.name, error.code]).toEqual(["PositionError", "position/impossible"]);
    expect(error.details).toMatchObject({ path: expect.stringMatching(/./), expected: expect.stringMatching(/./), got: expect.stringMatching(/./) });
    return error.message;
  }
  return "accepted";
}

const spaceOf = (id: string): number => t.spaceIds.indexOf(id);

describe("noticed when broken", () => {
  test.each<[string, (s: DiadochiState) => void]>([
    ["deck: expected epidemic where cards can lie, got 99", (s) => (s.where[3] = 99)],
    ["generals.perdiccas.place: expected a space, or the inside of a major city (DIA-MAP.15), got 254", (s) => (s.generals[0] = 254)],
    ["generals.perdiccas.seat: expected a faction, since he is in play, got null", (s) => (s.generals[1] = 0)],
    ["generals.perdiccas.place: expected a space, or the inside of a major city (DIA-MAP.15)", (s) => (s.generals[0] = 256 + spaceOf("aegae"))],
    ["generals.alcetas.seat: expected red, to whose set he belongs (DIA-SET.6)", (s) => (s.generals[t.pieceIds.indexOf("alcetas") * 3 + 1] = 2)],
    ["generals.perdiccas.prestigeMarkers: expected at most 1000, got 1001", (s) => (s.generals[2] = 1001)],
    ['royals.alexander-iv.place: expected the map, or dead, got "dispersed"', (s) => (s.royals[0] = DISPERSED)],
    [
      "spaces.athens.independentArmies: expected CUs of one kind (DIA-IND.4)",
      (s) => (s.board[spaceOf("athens")] = INDEPENDENTS | (INDEPENDENTS << 3) | (1 << 14)),
    ],
    ["spaces.babylon.inside: expected two CUs at most (DIA-AVO.9), got 3", (s) => (s.inside[t.cities.indexOf(spaceOf("babylon"))] = 3)],
    [
      "spaces.babylon.inside: expected CUs inside only while enemies are in the field (DIA-MAP.16)",
      (s) => (s.inside[t.cities.indexOf(spaceOf("babylon"))] = 1),
    ],
    ["provinces.rhodes.control: expected who controls it by its markers (DIA-MAP.6), got 1", (s) => (s.provinces[t.provinceIds.indexOf("rhodes")] = 1)],
    ["tracks.points.red.victoryPoints: expected", (s) => (s.players[3] = 29)],
    // Also where they are yet to be counted again.
    ["tracks.points.red.victoryPoints: expected at most 10000, got 10001", (s) => ([s.players[3], s.unsettled] = [10_001, 3])],
    ["tracks.points.red.legitimacy: expected at most 10000, got 65535", (s) => ([s.players[4], s.unsettled] = [65_535, 3])],
    ["armies.", (s) => (s.armies[1] = s.armies[0]!)],
    ["spaces.pella.field.underWay: expected an owner of the army under way", (s) => (s.force[2] = 1)],
    ['spaces.field.underWay: expected no army under way, by frames, got "red"', (s) => (s.force[0] = 1)],
    ["seat: expected a player (DIA-SIE.19), got 7", (s) => s.sieges.push(5 | (7 << 8) | (1 << 11))],
    ["seats.red.training.ops: expected fewer than 3 for an unfinished CU (DIA-OPS.16), got 3", (s) => (s.players[1] = 3 << 1)],
    ['clock.active: expected nobody, whose turn it is by frames, got "blue"', (s) => (s.active = 1)],
    ["clock.round: expected 0 outside of the Strategy Phase, got 3", (s) => (s.round = 3)],
    [
      'frames[1]: expected a frame that can lie on game-turn at usurper, got "surrender-segment"',
      (s) => (s.frames[s.frames.length - 1] = indexOfProcedure("surrender-segment") | (1 << 8)),
    ],
    ['frames[1]: expected a frame that can lie on game-turn at deal, got "name-first-player"', (s) => (s.frames[1] = 5)],
    ["frames[1].slots.seat: expected a whole number in 0..3, got 9", (s) => (s.frames[3] = 9)],
  ])("%s", (message, change) => expect(refusal(change)).toContain(message));

  test("a card in the hand of a seat that does not play", () => {
    const two = DIADOCHI.setup({ seed: "two", players: 2 });
    expect(refusal((s) => (s.where[3] = HAND + 3), two)).toContain("where cards can lie");
  });

  test("the card of a general who is in a faction, anywhere but aside (DIA-TYC.24)", () => {
    const card = t.cardGenerals.findIndex((general, c) => t.cardTypes[c] === MAJOR_GENERAL && start.generals[general * 3 + 1] !== 0);
    expect(refusal((s) => (s.where[card] = PILE))).toContain("whose general is in a faction (DIA-TYC.24)");
  });

  test("[DIA-TYC.3] [DIA-SET.7] cards that are out of the game though they stay in it, or in the deck though their general enters by the turn track", () => {
    const demetrius = t.cardIds.indexOf("general-demetrius");
    const [moment] = find("idle march", 1, ({ kind }) => kind === "drop-or-pick-up");
    const moved = (card: number, place: number) => refusal((s) => (s.where[card] = place), moment!.state);
    expect(moved(demetrius, REMOVED)).toContain("deck.removed: expected cards that leave the game after their event (DIA-TYC.3)");
    for (const place of [PILE, HAND]) expect(moved(demetrius, place)).toContain("whose general enters by the turn track (DIA-SET.7)");
    const removable = t.cardIds.findIndex((_, card) => cardRow(t, card).removeAfterEvent);
    expect(moved(removable, REMOVED)).toBe("accepted");
  });

  test("[DIA-SEQ.13] a round after the last one of a Strategy Phase, from which there would be no way to its end", () => {
    const [moment] = find("idle march", 1, ({ kind }) => kind === "drop-or-pick-up");
    expect(refusal((s) => (s.round = 6), moment!.state)).toContain("clock.round: expected at most 5 (DIA-SEQ.13), got 6");
    expect(refusal((s) => (s.round = 5), moment!.state)).toBe("accepted");
  });

  // An entry and the march below it that say so or not.
  const passing = (s: DiadochiState, entry: boolean, march: boolean): void => {
    F.entry.under(s).passage = entry;
    F.march.under(s).passage = march;
  };

  test("[DIA-MOV.34] reactions to a passage", () => {
    const [moment] = find("reactions", 1, ({ kind }) => kind === "interception");
    for (const [entry, march] of [
      [true, false],
      [false, true],
    ] as const) {
      expect(refusal((s) => passing(s, entry, march), moment!.state)).toContain("slots.passage: expected");
    }
  });

  test("a question that nobody would ask now", () => {
    const [moment] = find("idle march", 1, ({ kind }) => kind === "drop-or-pick-up");
    expect(refusal((s) => (s.frames[s.frames.length - 2] = 1), moment!.state)).toContain("a step of drop-or-pick-up");
    const [loss] = find("loss", 1, ({ kind }) => kind === "unit-loss");
    expect(refusal((s) => (s.frames[s.frames.length - 6] = 40), loss!.state)).toContain("a question that unit-loss asks now");
  });
});
