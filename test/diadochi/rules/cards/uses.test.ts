/** Questions about the uses of a card. */
import { SWITCHES } from "../../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import {
  canDeployGeneral,
  canPayForGeneral,
  canPayForReturn,
  canPayForUpgrade,
  canPlayForEvent,
  canPlayForOps,
  deadMajors,
} from "../../../../src/diadochi/rules/cards/uses.js";
import { DEAD, setFleet } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import { table } from "../../table.js";

const t0 = tablesOf({ edition: "" });
const general = (id: string): number => t0.pieceIds.indexOf(id);
const card = (id: string): number => t0.cardIds.indexOf(id);

describe("uses of a card", () => {
  const cards = (is: (card: number) => boolean): string[] =>
    ["diplomacy", "lamian-war", "unrest-spreads", "unrest", "general-eumenes", "mutiny"].filter((id) => is(card(id)));

  test("[DIA-TYC.8] [DIA-FLT.3] a card of 4 OPs that need not be played pays for an upgrade, if there is a fleet to upgrade", () => {
    const t = table().control("red", "rhodes");
    expect(cards((c) => canPayForUpgrade(t.state, t0, 0, c))).toEqual(["lamian-war"]);
    expect(canPayForUpgrade(t.state, t0, 1, card("lamian-war"))).toBe(false);
    t.set((s) => setFleet(s, t0.fleetIds.indexOf("rhodian-fleet"), true, false));
    expect(cards((c) => canPayForUpgrade(t.state, t0, 0, c))).toEqual([]);
  });

  test("[DIA-TYC.8] [DIA-FLT.6] any card that need not be played pays for a fleet's return", () => {
    const t = table().control("red", "rhodes");
    expect(cards((c) => canPayForReturn(t.state, t0, 0, c))).toEqual([]);
    t.set((s) => setFleet(s, t0.fleetIds.indexOf("rhodian-fleet"), false, true));
    expect(cards((c) => canPayForReturn(t.state, t0, 0, c))).toEqual(["diplomacy", "lamian-war", "general-eumenes", "mutiny"]);
  });

  test("[DIA-TYC.8] [DIA-TYC.31] a card of 4 OPs that need not be played pays for a new general, if one is dead", () => {
    const t = table().generalAt("red", "antipater", DEAD);
    expect(cards((c) => canPayForGeneral(t.state, t0, 0, c))).toEqual(["lamian-war"]);
    expect(canPayForGeneral(t.state, t0, 1, card("lamian-war"))).toBe(false);
    expect(cards((c) => canPayForGeneral(table().general("red", "antipater", "pella").state, t0, 0, c))).toEqual([]);
  });

  test("[DIA-TYC.31] [DIA-GEN.28] those of a seat's major generals who are dead are to be replaced, from the first to the last", () => {
    const last = t0.pieceIds[t0.majorCount - 1]!;
    const t = table().generalAt("red", "perdiccas", DEAD).generalAt("red", last, DEAD).generalAt("blue", "craterus", DEAD).generalAt("red", "alcetas", DEAD);
    expect([deadMajors(t.state, t0, 0), deadMajors(t.state, t0, 1), deadMajors(t.state, t0, 2)]).toEqual([
      ...[1 | (1 << (t0.majorCount - 1)), 1 << general("craterus"), 0],
    ]);
  });

  test("[DIA-TYC.10] [DIA-OPT.7] an Event card is played for its OPs or its event; with the option one that must be played for its event while it can be", () => {
    const must = t0.edition.cards.findIndex((row) => row.type === "event" && row.mustBePlayed);
    const t = table();
    expect(cards((c) => canPlayForOps(t.state, t0, c))).toEqual(["diplomacy", "lamian-war", "unrest-spreads", "unrest"]);
    expect(cards((c) => canPlayForEvent(t.state, t0, c))).toEqual(["diplomacy", "lamian-war"]);
    t.set((s) => (s.options = SWITCHES.of.mustPlayEvents));
    expect(cards((c) => canPlayForOps(t.state, t0, c))).toEqual(["diplomacy", "lamian-war", "unrest-spreads", "unrest"]);
    if (must >= 0) expect(canPlayForOps(t.state, t0, must)).toBe(false);
    expect([canPlayForEvent(table({ turn: 1 }).state, t0, card("peucestas")), canPlayForEvent(table({ turn: 2 }).state, t0, card("peucestas"))]).toEqual([
      false,
      true,
    ]);
  });

  test("[DIA-TYC.12] a Major General card brings a general who is in nobody's faction", () => {
    expect(cards((c) => canDeployGeneral(table().state, t0, c))).toEqual(["general-eumenes"]);
    expect(cards((c) => canDeployGeneral(table().generalAt("blue", "eumenes", DEAD).state, t0, c))).toEqual([]);
  });
});
