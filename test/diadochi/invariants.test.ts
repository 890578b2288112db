/** What holds in every position, and that its breaking is noticed. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { checkInvariants } from "../../src/diadochi/invariants.js";
import { type DiadochiState, DISPERSED, HAND, INDEPENDENTS, placeOfCard } from "../../src/diadochi/state.js";
import { tablesOf } from "../../src/diadochi/tables.js";
import { momentsOf } from "./games.js";

const start = DIADOCHI.setup({ seed: "invariants" });
const t = tablesOf(start);

function broken(change: (s: DiadochiState) => void): () => void {
  const s = DIADOCHI.clone(start);
  change(s);
  return () => checkInvariants(s);
}

describe("kept", () => {
  test.each([2, 3, 4])("in every position of random games of %i players", (players) => {
    for (let game = 0; game < 3; game++) for (const { state } of momentsOf(`kept ${game}`, { players })) checkInvariants(state);
  });
});

describe("noticed when broken", () => {
  test("a card in no place", () => expect(broken((s) => (s.where[3] = 99))).toThrow("lies where cards can lie"));
  test("a card in the hand of a seat that does not play", () => {
    const two = DIADOCHI.clone(DIADOCHI.setup({ seed: "two", players: 2 }));
    two.where[3] = HAND + 3;
    expect(() => checkInvariants(two)).toThrow("lies where cards can lie");
    expect(placeOfCard(two, 3)).toBe(HAND + 3);
  });
  test("a general nowhere", () => expect(broken((s) => (s.generals[0] = 254))).toThrow("is on the map"));
  test("a general in play without a faction", () => expect(broken((s) => (s.generals[1] = 0))).toThrow("without a faction"));
  test("a general inside where there are no walls", () => expect(broken((s) => (s.generals[0] = 256 + t.spaceIds.indexOf("aegae")))).toThrow("DIA-MAP.15"));
  test("a royal in the Dispersed Box", () => expect(broken((s) => (s.royals[0] = DISPERSED))).toThrow("on the map or out of the game"));
  test("an independent army of anything but its own kind", () =>
    expect(broken((s) => (s.board[t.spaceIds.indexOf("athens")] = INDEPENDENTS | (INDEPENDENTS << 3) | (1 << 14)))).toThrow("DIA-IND.4"));
  test("three CUs inside", () => expect(broken((s) => (s.inside[t.cities.indexOf(t.spaceIds.indexOf("babylon"))] = 3))).toThrow("DIA-AVO"));
  test("a province of a player who does not control it", () =>
    expect(
      broken((s) => {
        s.provinces[t.provinceIds.indexOf("rhodes")] = 1;
        s.dirty = 2;
      }),
    ).toThrow("DIA-MAP.6"));
  test("a track that shows another number of points", () => expect(broken((s) => (s.players[3] = 29))).toThrow("DIA-VIC.5"));
  test("two named independent armies in one space", () => expect(broken((s) => (s.armies[1] = s.armies[0]!))).toThrow("DIA-IND.14"));
  test("an army under way without an owner", () => expect(broken((s) => (s.force[2] = 1))).toThrow("without an owner"));
  test("siege points of nobody", () => expect(broken((s) => s.sieges.push(5 | (7 << 8) | (1 << 11)))).toThrow("DIA-SIE.19"));
  test("a training track that is paid in full", () => expect(broken((s) => (s.players[1] = 3 << 1))).toThrow("DIA-OPS.16"));
});
