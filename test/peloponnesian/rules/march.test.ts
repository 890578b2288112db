/** Where a party may go on, and where it has to stop. */
import { describe, expect, test } from "vitest";
import { canEnterOver, mustStop, readParty } from "../../../src/peloponnesian/rules/march.js";
import { mayEnter } from "../../../src/peloponnesian/rules/entry.js";
import { beginSearch, isPassable, journeyTo, linkBetween } from "../../../src/peloponnesian/rules/passage.js";
import { canEvacuate, canRetreatInside, canRetreatOver } from "../../../src/peloponnesian/rules/retreat.js";
import { addEffect, addMark, EARTHQUAKE, PARTY, SALLYING } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, block, t, table, type Table } from "../table.js";

type Change = (g: Table) => void;
const nothing: Change = () => {};

/** A party of one block that stands somewhere. */
function party(g: Table, id: string, from: string) {
  g.put(from, { [id]: 2 });
  addMark(g.state, block(id), PARTY);
  return readParty(g.state, t, t.side[block(id)]!);
}

describe("the next area", () => {
  const enters = (id: string, from: string, to: string, engage: boolean, change: Change) => {
    const g = table();
    change(g);
    return canEnterOver(g.state, t, party(g, id, from), linkBetween(t, area(from), area(to)), engage);
  };
  const enemies: Change = (g) => g.put("tegea", { a01: 2 });
  // Megara, of Sparta, is besieged, and has room for two.
  const megara =
    (inside: Readonly<Record<string, number>>): Change =>
    (g) =>
      g.put("megara", { a01: 4 }).put("inside megara", inside).besiege("megara");
  test.each<readonly [title: string, id: string, from: string, to: string, engage: boolean, change: Change, expected: boolean]>([
    ["[PEL-5.0.4] a Maneuver may engage", "s01", "sparta", "tegea", true, enemies, true],
    ["[PEL-3.2.4.2] a move of an event may not", "s01", "sparta", "tegea", false, enemies, false],
    ["[PEL-3.2.4.2] but enter where nobody is", "s01", "sparta", "tegea", false, nothing, true],
    ["[PEL-5.1.2] nobody enters a neutral area", "s01", "sparta", "argos", true, nothing, false],
    ["[PEL-5.1.2] but one that is aligned", "s01", "sparta", "argos", true, (g) => g.native("sparta", "argos"), true],
    ["[PEL-5.1.6] hoplites need no shore", "s11", "corinth", "tegea", false, nothing, true],
    ["[PEL-5.1.6] fleets do", "s14", "corinth", "tegea", false, nothing, false],
    ["[PEL-5.2.0.7] into a besieged port of its own a fleet goes, though it may not engage", "s14", "saronic-gulf", "megara", false, megara({ s17: 1 }), true],
    ["[PEL-5.2.0.7] not without room", "s14", "saronic-gulf", "megara", false, megara({ s17: 1, s11: 1 }), false],
    ["[PEL-5.2.0.7] nor along the shore", "s14", "corinth", "megara", false, megara({ s17: 1 }), false],
  ])("%s", (_title, id, from, to, engage, change, expected) => {
    expect(enters(id, from, to, engage, change)).toBe(expected);
  });
});

describe("stops", () => {
  test.each([
    ["[PEL-1.3.0.6] a fleet stops at Corinth, as on any land", "s14", "corinth", true],
    ["[PEL-1.3.0.6] hoplites do not", "s11", "corinth", false],
    ["[PEL-1.3.0.6] a fleet goes on at sea, on the first sea of the map too", "s14", "ionian-sea", false],
  ] as const)("%s", (_title, id, where, expected) => {
    const g = table();
    expect(mustStop(g.state, t, party(g, id, where))).toBe(expected);
  });
});

describe("an earthquake", () => {
  const shaken = (quake: boolean) =>
    table().set((s) => {
      if (quake) addEffect(s, EARTHQUAKE);
    });
  test.each([
    ["[PEL-3.5.20] bars Spartans by land from a city of Athens", true, SPARTA, "plataea", true, false],
    ["[PEL-3.5.20] not by sea", true, SPARTA, "athens", false, true],
    ["[PEL-3.5.20] nor from a city of their own", true, SPARTA, "megara", true, true],
    ["[PEL-3.5.20] nor Athenians", true, ATHENS, "megara", true, true],
    ["[PEL-3.5.20] without one nobody is barred", false, SPARTA, "plataea", true, true],
  ] as const)("%s", (_title, quake, seat, to, byLand, expected) => {
    expect(mayEnter(shaken(quake).state, t, seat, area(to), byLand)).toBe(expected);
  });

  test.each([
    ["[PEL-3.5.20] nor does a way by land lead through it", true, false],
    ["[PEL-3.5.20] as it does else", false, true],
  ])("%s", (_title, quake, expected) => {
    const g = shaken(quake).put("megara", { s17: 2 });
    beginSearch(g.state, t, SPARTA);
    expect(isPassable(g.state, t, journeyTo(g.state, t, block("s17")), area("plataea"))).toBe(expected);
  });

  test.each([
    ["[PEL-3.5.20] [PEL-6.4.2.1] nor a retreat by land, though friends besiege the city", true, "s17", "plataea", false],
    ["[PEL-6.4.2.1] else it does", false, "s17", "plataea", true],
    ["[PEL-3.5.20] [PEL-6.4.2.1] a retreat by sea it does not bar", true, "s14", "saronic-gulf", true],
  ] as const)("%s", (_title, quake, id, to, expected) => {
    const g = shaken(quake)
      .put("megara", { [id]: 2 })
      .put("plataea", { s22: 2 })
      .besiege("plataea");
    expect(canRetreatOver(g.state, t, block(id), { seat: SPARTA, area: area("megara"), aggressor: false }, linkBetween(t, area("megara"), area(to)))).toBe(
      expected,
    );
  });
});

describe("retreats", () => {
  test.each<readonly [title: string, seat: number, city: string, aggressor: boolean, change: Change, expected: boolean]>([
    ["[PEL-6.4.2.6] a defender goes into his city", SPARTA, "megara", false, nothing, true],
    ["[PEL-6.4.2.6] not into one of the enemy", SPARTA, "plataea", false, nothing, false],
    ["[PEL-6.4.2.6] an aggressor into none", SPARTA, "megara", true, nothing, false],
    ["[PEL-6.4.2.6] nor where there is no room", SPARTA, "megara", false, (g) => g.put("inside megara", { s11: 1, s12: 1 }), false],
  ])("%s", (_title, seat, city, aggressor, change, expected) => {
    const g = table().put(city, { s17: 2 });
    change(g);
    expect(canRetreatInside(g.state, t, block("s17"), { seat, area: area(city), aggressor })).toBe(expected);
  });

  const carries = (from: string, cv: number, id: string, change: Change = nothing) => {
    const g = table().put(from, { [id]: cv });
    change(g);
    return canEvacuate(g.state, t, block(id), { seat: ATHENS, area: area(from), aggressor: false });
  };
  test.each<readonly [title: string, carried: boolean, expected: boolean]>([
    ["[PEL-6.4.2.8] a fleet carries somebody from a coast to the sea", carries("messenia", 2, "a14"), true],
    ["[PEL-6.4.2.8] not one of 1 CV", carries("messenia", 1, "a14"), false],
    ["[PEL-6.4.2.8] nor hoplites", carries("messenia", 2, "a01"), false],
    ["[PEL-6.4.2.8] nor to a sea with an enemy fleet", carries("messenia", 2, "a14", (g) => g.put("messenian-sea", { s14: 1 })), false],
    ["[PEL-6.4.2.8] nor from a sea, the first of the map neither", carries("ionian-sea", 2, "a14"), false],
  ])("%s", (_title, carried, expected) => {
    expect(carried).toBe(expected);
  });

  test("[PEL-6.4.2.7] who sallies goes back into his city, full as it is and aggressor as he is", () => {
    const g = table().put("inside megara", { s11: 1, s12: 1 });
    const beaten = { seat: SPARTA, area: area("megara"), aggressor: true };
    expect(canRetreatInside(g.state, t, block("s11"), beaten)).toBe(false);
    addMark(g.state, block("s11"), SALLYING);
    expect(canRetreatInside(g.state, t, block("s11"), beaten)).toBe(true);
  });
});
