/** Optional rules (DIA-OPT), other numbers of players (DIA-PLY), set-up (DIA-SET) and the tables (DIA-TAB). */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { countBits } from "../../../src/core/basics/bits.js";
import { STANDARD_EDITION } from "../../../src/diadochi/data/standard.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { attritionLosses } from "../../../src/diadochi/rules/attrition.js";
import { combatScore } from "../../../src/diadochi/rules/battle.js";
import { rollOfMovement } from "../../../src/diadochi/rules/command.js";
import { siegeCost, siegeGain } from "../../../src/diadochi/rules/siege.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import {
  ASIDE,
  controllerOf,
  type DiadochiState,
  fieldOwner,
  fieldUnits,
  fleetOwner,
  generalsOnMap,
  INDEPENDENTS,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  ownerOfSeat,
  PILE,
  placeOfCard,
  placeOfGeneral,
  placeOfRoyal,
  POOL,
  trackedLp,
  trackedVp,
  unitsInPlay,
} from "../../../src/diadochi/state/index.js";
import { legitimacyOf, victoryPointsOf } from "../../../src/diadochi/rules/points.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { ROYAL, SILVER_SHIELDS } from "../../../src/diadochi/vocabulary/units.js";
import { type DiadochiOptions, OPTIONS } from "../../../src/diadochi/vocabulary/options.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const general = (id: string): number => t0.pieceIds.indexOf(id);
const space = (id: string): number => t0.spaceIds.indexOf(id);
const card = (id: string): number => t0.cardIds.indexOf(id);
const PRIMARY = ["perdiccas", "antipater", "craterus", "antigonus", "ptolemy", "lysimachus", "leonnatus", "peithon"];

function begun(options: DiadochiOptions = {}, seed = "set-up"): { s: DiadochiState; events: DiadochiEvent[] } {
  const events: DiadochiEvent[] = [];
  return { s: DIADOCHI.setup({ ...options, seed }, undefined, events), events };
}
function ownersOf(s: DiadochiState, ids: readonly string[]): number[] {
  return ids.map((id) => ownerOfGeneral(s, general(id)));
}

describe("set-up", () => {
  test("[DIA-SET.1] four players, each with one faction", () => {
    const { s } = begun();
    expect(s.seats).toBe(4);
    for (let seat = 0; seat < 4; seat++) expect(countBits(generalsOnMap(s, ownerOfSeat(seat)))).toBe(2);
  });

  test("[DIA-SET.2] independent markers and armies stand where the data says", () => {
    const { s } = begun();
    for (const row of t0.setup.independentMarkers) expect(markerOf(s, space(row.space))).toBe(INDEPENDENTS);
    for (const row of t0.setup.independentArmies)
      if (row.space !== null) expect([fieldOwner(s, space(row.space)), fieldUnits(s, space(row.space))]).toEqual([INDEPENDENTS, row.units]);
  });

  test("[DIA-SET.3] the eight primary generals are dealt, two to each player, by chance", () => {
    const owners = ["a", "b", "c"].map((seed) => ownersOf(begun({}, seed).s, PRIMARY).join());
    expect(new Set(owners).size).toBe(3);
    for (const list of owners) expect(list.split(",").sort()).toEqual(["1", "1", "2", "2", "3", "3", "4", "4"]);
    const { s, events } = begun();
    const dealt = events.flatMap((e) => (e.type === "general-dealt" ? [e] : []));
    expect(dealt.map(({ general: id }) => id).sort()).toEqual([...PRIMARY].sort());
    for (const { clause, seat, general: id } of dealt) expect([clause, seat]).toEqual(["DIA-SET.3", DIADOCHI.seats[ownerOfGeneral(s, general(id)) - 1]]);
  });

  test("[DIA-SET.4] [DIA-PLY.5] placement starts with the holder of Perdiccas and goes clockwise, each general with his CUs and markers", () => {
    const { s, events } = begun();
    const seats = events.flatMap((e) => (e.type === "army-set-up" ? [e.seat] : []));
    const first = ownerOfGeneral(s, general("perdiccas")) - 1;
    expect([...new Set(seats)]).toEqual([0, 1, 2, 3].map((n) => DIADOCHI.seats[(first + n) % 4]));
    for (const row of t0.setup.startingArmies) {
      expect(placeOfGeneral(s, general(row.general))).toBe(space(row.space));
      for (const id of row.markers) expect(markerOf(s, space(id))).toBe(ownerOfGeneral(s, general(row.general)));
    }
  });

  test("[DIA-SET.4] each of the generals who were dealt is set up once, and nobody else", () => {
    const { s, events } = begun();
    const setUp = events.flatMap((e) => (e.type === "army-set-up" ? [[e.clause, e.general, e.space] as const] : []));
    expect(setUp.map(([, id]) => id).sort()).toEqual([...PRIMARY].sort());
    for (const [clause, id, at] of setUp) expect([clause, at]).toEqual(["DIA-SET.4", t0.spaceIds[placeOfGeneral(s, general(id))]]);
    const onMap = t0.pieceIds.slice(0, t0.generalCount).filter((_, g) => placeOfGeneral(s, g) >= 0);
    expect(onMap.sort()).toEqual([...PRIMARY].sort());
  });

  test("[DIA-SET.5] [DIA-SET.13] eight royal CUs, four with Perdiccas and two each with Antipater and Craterus; no Silver Shields", () => {
    const { s } = begun();
    expect([unitsInPlay(s, ROYAL), unitsInPlay(s, SILVER_SHIELDS)]).toEqual([8, 0]);
    const royals = (id: string): number => (fieldUnits(s, placeOfGeneral(s, general(id))) >> 13) & 15;
    expect([royals("perdiccas"), royals("antipater"), royals("craterus")]).toEqual([4, 2, 2]);
  });

  test("[DIA-SET.6] four minor generals for each faction, all in the pool", () => {
    const { s } = begun();
    for (let seat = 0; seat < 4; seat++) {
      const minors = t0.minorSeats.flatMap((of, g) => (of === seat ? [g] : []));
      expect(minors.map((g) => [ownerOfGeneral(s, g), placeOfGeneral(s, g)])).toEqual(minors.map(() => [ownerOfSeat(seat), POOL]));
      expect(minors.length).toBe(4);
    }
  });

  test("[DIA-SET.8] [DIA-CHA.2] every player starts as Champion", () => {
    expect(begun().s.champions).toBe(0b1111);
  });

  test("[DIA-SET.9] [DIA-SET.10] [DIA-ROY.5] royal family and body stand where listed, the three women inactive", () => {
    const { s } = begun();
    t0.setup.royalFamily.forEach((row, r) => {
      expect(placeOfRoyal(s, r)).toBe(space(row.space));
      if (row.sex === "female") expect(controllerOf(s, r)).toBe(NOBODY);
    });
    expect(placeOfRoyal(s, t0.royalCount)).toBe(space("babylon"));
    expect(controllerOf(s, t0.royalCount)).toBe(ownerOfGeneral(s, general("perdiccas")));
  });

  test("[DIA-SET.11] fleets belong to whoever controls their source", () => {
    const { s } = begun();
    const owner = (id: string): number => fleetOwner(s, t0, t0.fleetIds.indexOf(id));
    expect(owner("macedonian-fleet")).toBe(ownerOfGeneral(s, general("antipater")));
    expect(owner("egyptian-fleet")).toBe(ownerOfGeneral(s, general("ptolemy")));
    expect(owner("rhodian-fleet")).toBe(NOBODY);
  });

  test("[DIA-SET.12] [DIA-SEQ.11] the tracks show every player's VP and LP, and the first turn order goes by them", () => {
    const { s } = begun();
    for (let seat = 0; seat < 4; seat++) expect([trackedVp(s, seat), trackedLp(s, seat)]).toEqual([victoryPointsOf(s, t0, seat), legitimacyOf(s, t0, seat)]);
    const least = Math.min(...[0, 1, 2, 3].map((seat) => trackedVp(s, seat)));
    if (DIADOCHI.decision(s)?.kind === "name-first-player") expect(trackedVp(s, DIADOCHI.seats.indexOf(DIADOCHI.seatsToMove(s)[0]!))).toBe(least);
  });

  test("[DIA-SET.16] no move hands anything to another player", () => {
    const given = ["give", "trade", "sell"];
    for (const move of DIADOCHI.legalMoves(begun().s)) expect(given.some((word) => move.type.includes(word))).toBe(false);
  });
});

describe("optional rules", () => {
  test("[DIA-OPT.3] a pick needs nobody who listens", () => {
    const { s } = begun({ draftGenerals: true });
    const silent = DIADOCHI.clone(s);
    const [move] = DIADOCHI.legalMoves(s);
    DIADOCHI.advance(silent, move!);
    expect(silent).toEqual(DIADOCHI.apply(s, move!).state);
  });

  test("[DIA-OPT.3] [DIA-DEC.1] with draftGenerals the generals are picked in a random order of seats and back", () => {
    let { s } = begun({ draftGenerals: true });
    const order: string[] = [];
    while (DIADOCHI.decision(s)?.kind === "draft-general") {
      order.push(DIADOCHI.seatsToMove(s)[0]!);
      s = DIADOCHI.apply(s, DIADOCHI.legalMoves(s)[0]!).state;
    }
    // The eighth pick has one general left and is not asked.
    expect(order.length).toBe(7);
    expect(order.slice(4)).toEqual([order[3], order[2], order[1]]);
  });

  test("[DIA-OPT.3] each pick is an event", () => {
    const { s } = begun({ draftGenerals: true });
    const [seat] = DIADOCHI.seatsToMove(s);
    const [move] = DIADOCHI.legalMoves(s);
    const { events } = DIADOCHI.apply(s, move!);
    expect(events.filter(({ type }) => type === "general-drafted")[0]).toMatchObject({ clause: "DIA-OPT.3", seat, general: "perdiccas" });
  });

  test.each([
    ["[DIA-OPT.5] victory points of an automatic victory are 1 to 200", "autoVp", 1, 200],
    ["[DIA-OPT.5] legitimacy points that win are 1 to 200", "lpToWin", 1, 200],
    ["[DIA-OPT.5] the last turn is 1 to 20", "lastTurn", 1, 20],
  ] as const)("%s", (_title, option, least, most) => {
    for (const value of [least, most]) expect(begun({ [option]: value }).s[option]).toBe(value);
    for (const value of [least - 1, most + 1]) expect(() => begun({ [option]: value }), String(value)).toThrow(option);
    expect([OPTIONS[option].least, OPTIONS[option].most]).toEqual([least, most]);
  });

  test.each([
    ["[DIA-OPT.1] [DIA-OPT.2] elite royal troops are on", {}, { eliteRoyals: true }],
    ["[DIA-OPT.3] primary generals are dealt", {}, { draftGenerals: false }],
    ["[DIA-OPT.4] converting a marker is no hostile act", {}, { hostileConversion: false }],
    ["[DIA-OPT.6] there is no pursuit", {}, { pursuit: false }],
    ["[DIA-PLY.2] three players have three primary generals each", { players: 3 }, { twoGenerals: false }],
    ["[DIA-OPT.7] the event of a card can be declined", {}, { mustPlayEvents: false }],
    ["[DIA-OPT.8] Cassander turns players' markers in Greece only", {}, { cassanderAnywhere: false }],
    ["[DIA-OPT.5] 18 legitimacy points win", {}, { lpToWin: 18 }],
    ["[DIA-OPT.5] the fifth turn is the last", {}, { lastTurn: 5 }],
    ["[DIA-SET.1] four play", {}, { players: 4 }],
  ] as const)("%s by default", (_title, game, option) => {
    const [[name, value]] = Object.entries(option) as [[keyof typeof OPTIONS, unknown]];
    expect(OPTIONS[name]).toMatchObject({ default: value });
    expect(begun(game).s).toEqual(begun({ ...game, ...option }).s);
  });

  test("[DIA-OPT.5] [DIA-VIC.14] by default 23, 25 or 29 victory points win, for four, three or two players", () => {
    expect(OPTIONS.autoVp.default).toEqual({ by: "players", values: { 2: 29, 3: 25, 4: 23 } });
    for (const players of [2, 3, 4] as const) expect(begun({ players }).s.autoVp).toBe(OPTIONS.autoVp.default.values[players]);
  });

  test("[DIA-OPT.8] Cassander turns markers outside Greece only where the option is taken", () => {
    const taken = (options: DiadochiOptions): boolean => (begun(options).s.options & SWITCHES.of.cassanderAnywhere) !== 0;
    expect([taken({}), taken({ cassanderAnywhere: false }), taken({ cassanderAnywhere: true })]).toEqual([false, false, true]);
  });

  test("[DIA-OPT.6] [DIA-DEC.45] pursuit: a die above the commander's initiative catches the avoiding army in the first space of its retreat", () => {
    const chase = (): Table => {
      const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
      t.state.options |= SWITCHES.of.pursuit;
      t.segment("red", "movement").play("red move-armies").dice("5").play("red activate-general antigonus", "red done", "red step-to gordium");
      return t.dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue avoid-to mazaca");
    };
    expect(chase().moves()).toEqual(["red pursue", "red do-not-pursue"]);
    const caught = chase().dice("4 6 6 1 1").play("red pursue");
    expect(caught.told("pursuit")[0]).toMatchObject({ success: true, space: "ancyra" });
    expect(caught.told("battle-began")[0]).toMatchObject({ attacker: "red", space: "ancyra" });
    const failed = chase().dice("3").play("red pursue");
    expect(failed.field("mazaca")).toEqual(["blue", { mercenary: 2 }]);
    expect(failed.asked).not.toBe("march red");
    const left = chase().play("red do-not-pursue");
    expect(left.asked).toBe("march red");
  });

  test("[DIA-OPT.6] off by default", () => {
    const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 });
    t.segment("red", "movement").play("red move-armies").dice("5").play("red activate-general antigonus", "red done", "red step-to gordium");
    t.dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
    expect(t.asked).toBe("march red");
  });
});

describe("other numbers of players", () => {
  test("[DIA-PLY.1] three players: the eight and Eumenes are dealt, three each; Seleucus stays in the deck", () => {
    const { s } = begun({ players: 3 });
    expect(ownersOf(s, [...PRIMARY, "eumenes"]).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(placeOfGeneral(s, general("eumenes"))).toBe(space("tyana"));
    expect(placeOfCard(s, card("general-eumenes"))).toBe(ASIDE);
    expect(placeOfCard(s, card("general-seleucus"))).not.toBe(ASIDE);
  });

  test("[DIA-PLY.2] with twoGenerals two each, and the cards of the others join the deck", () => {
    const { s } = begun({ players: 3, twoGenerals: true });
    const owners = ownersOf(s, PRIMARY);
    expect(owners.filter((owner) => owner === NOBODY).length).toBe(2);
    for (const id of PRIMARY) expect(placeOfCard(s, card(`general-${id}`)) === ASIDE).toBe(ownerOfGeneral(s, general(id)) !== NOBODY);
    expect(ownerOfGeneral(s, general("eumenes"))).toBe(NOBODY);
  });

  test("[DIA-PLY.3] two players: four generals each, one faction with four minor generals", () => {
    const { s } = begun({ players: 2 });
    expect(ownersOf(s, PRIMARY).sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(t0.minorSeats.filter((seat, g) => seat >= 0 && ownerOfGeneral(s, g) !== NOBODY).length).toBe(8);
  });

  test("[DIA-PLY.4] [DIA-VIC.14] the thresholds of automatic victory are 23, 25 and 29", () => {
    expect(([4, 3, 2] as const).map((players) => begun({ players }).s.autoVp)).toEqual([23, 25, 29]);
    expect(([4, 3, 2] as const).map((players) => begun({ players }).s.champions)).toEqual([0b1111, 0b111, 0b11]);
  });

  test("[DIA-PLY.5] without Perdiccas the holder of the most senior general begins", () => {
    for (let n = 0; n < 12; n++) {
      const { s, events } = begun({ players: 3, twoGenerals: true }, `senior ${n}`);
      const first = events.find((e) => e.type === "army-set-up");
      const senior = t0.rules.seniority.find((id) => ownerOfGeneral(s, general(id)) !== NOBODY)!;
      expect(first?.type === "army-set-up" && first.seat).toBe(DIADOCHI.seats[ownerOfGeneral(s, general(senior)) - 1]);
    }
  });
});

describe("tables", () => {
  test("[DIA-TAB.1] a roll below the initiative gives 2 MP, equal 3, above 4", () => {
    for (let initiative = 1; initiative <= 5; initiative++) {
      for (let die = 1; die <= 6; die++) expect(rollOfMovement(t0, initiative, die)).toBe(die < initiative ? 2 : die === initiative ? 3 : 4);
    }
  });

  test("[DIA-TAB.2] strength 10: a total of 7 gives 20, 2 gives 10, 12 gives 30; the formula goes on beyond the table", () => {
    expect([7, 2, 12].map((total) => combatScore(t0, 10, total))).toEqual([20, 10, 30]);
    for (let strength = 0; strength <= 40; strength++) {
      for (let total = 2; total <= 15; total++) expect(combatScore(t0, strength, total)).toBe(Math.floor((strength * (total + 3)) / 5 + 0.5));
    }
  });

  test("[DIA-TAB.3] the siege table, a modified die clamped to 1 to 8", () => {
    expect([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((die) => `${siegeGain(t0, die)}/${siegeCost(t0, die)}`)).toEqual(
      "0/1 0/1 0/1 0/0 1/1 1/0 2/0 2/0 3/0 3/0".split(" "),
    );
  });

  test("[DIA-TAB.4] the attrition table; columns beyond 8 use column 8, never more than are tested", () => {
    const column = (n: number): string => [1, 2, 3, 4, 5, 6].map((die) => attritionLosses(t0, n, die, 99)).join(" ");
    expect([1, 2, 3, 4, 5, 6, 7, 8, 12].map(column)).toEqual([
      "0 0 0 0 1 1",
      "0 0 0 1 1 2",
      "0 0 1 1 2 2",
      "0 1 1 2 2 3",
      "0 1 2 2 3 3",
      "1 1 2 3 3 4",
      "1 2 2 3 4 5",
      "1 2 3 4 4 5",
      "1 2 3 4 4 5",
    ]);
    expect(attritionLosses(t0, 2, 6, 1)).toBe(1);
  });

  test("[DIA-TAB.6] map, cards, generals, royal family, fleets, independent armies and turn track are data, each row with its source", () => {
    const { board, generals, cards, setup } = STANDARD_EDITION;
    const rows = [
      board.spaces,
      board.links,
      board.provinces,
      generals.majors,
      generals.minors,
      cards,
      setup.royalFamily,
      setup.fleets,
      setup.independentArmies,
      setup.turnTrack,
    ];
    expect(rows.map((list) => list.length)).toEqual([130, 240, 30, 12, 16, 64, 6, 9, 15, 5]);
    for (const row of rows.flat()) expect(["seed", "reference", "reconstruction"]).toContain(row.source);
  });

  test("[DIA-SET.14] the deck is every card but those of the eight primary generals, Demetrius and Cassander", () => {
    const { s } = begun();
    const aside = t0.cardIds.filter((_, c) => placeOfCard(s, c) === ASIDE).sort();
    expect(aside).toEqual([...PRIMARY, "demetrius", "cassander"].map((id) => `general-${id}`).sort());
    expect(t0.cardIds.filter((_, c) => placeOfCard(s, c) === PILE).length).toBeLessThanOrEqual(54);
  });
});
