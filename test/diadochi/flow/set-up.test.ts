/** Set-up, other numbers of players, options, tables. */
import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../../src/diadochi/data/standard.js";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { battleRatingOf, initiativeOf, rollOfMovement } from "../../../src/diadochi/rules/command.js";
import { rollSiegeAttempt } from "../../../src/diadochi/rules/siege.js";
import { seniorityOf } from "../../../src/diadochi/rules/seniority.js";
import {
  controllerOf,
  type DiadochiState,
  fieldOwner,
  fieldUnits,
  fleetOwner,
  HAND,
  HIDDEN,
  markerOf,
  ownerOfGeneral,
  ownerOfSeat,
  PILE,
  placeOfGeneral,
  RESTING,
  setCardPlace,
  placeOfRoyal,
  POOL,
  spaceOfArmy,
  trackedLp,
  trackedVp,
  trainingOps,
  unitsInPlay,
} from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import type { DiadochiOptions } from "../../../src/diadochi/vocabulary/options.js";
import { countUnits, ROYAL, SILVER_SHIELDS } from "../../../src/diadochi/vocabulary/units.js";
import { given, type Table, table } from "../table.js";

const tables = EDITIONS.of("");
const general = (id: string): number => tables.pieceIds.indexOf(id);
const space = (id: string): number => tables.spaceIds.indexOf(id);

/** A set-up in which the generals are dealt in the order of their list, and what was told. */
function dealt(options: DiadochiOptions = {}): { s: DiadochiState; events: DiadochiEvent[] } {
  const events: DiadochiEvent[] = [];
  const players = options.players ?? 4;
  const cards = players === 3 ? 9 : 8;
  const s = DIADOCHI.setup(
    { ...options, seed: "set-up" },
    new ScriptedDice("6 5 4 3 2 1", { draws: Array(options.twoGenerals === true ? 6 : cards).fill(0) }),
    events,
  );
  return { s, events };
}

function factionOf(s: DiadochiState, seat: number): string[] {
  return tables.pieceIds.slice(0, tables.majorCount).filter((_, g) => ownerOfGeneral(s, g) === ownerOfSeat(seat));
}

describe("four players", () => {
  test("[DIA-SET.1] [DIA-SET.3] Each of four players is dealt two of the eight primary generals", () => {
    const { s } = dealt();
    expect([0, 1, 2, 3].map((seat) => factionOf(s, seat))).toEqual([
      ["perdiccas", "ptolemy"],
      ["antipater", "lysimachus"],
      ["craterus", "peithon"],
      ["leonnatus", "antigonus"],
    ]);
    const random = DIADOCHI.setup({ seed: "other" });
    expect([0, 1, 2, 3].map((seat) => factionOf(random, seat).length)).toEqual([2, 2, 2, 2]);
  });

  test("[DIA-SET.2] Independent markers and armies lie as listed", () => {
    const { s } = dealt();
    for (const row of tables.setup.independentMarkers) if (row.space !== "susa") expect([row.space, markerOf(s, space(row.space))]).toEqual([row.space, 5]);
    tables.setup.independentArmies.forEach((row, army) => {
      expect(spaceOfArmy(s, army)).toBe(row.space === null ? -1 : space(row.space));
      if (row.space !== null) expect([fieldOwner(s, space(row.space)), countUnits(fieldUnits(s, space(row.space)))]).toEqual([5, row.units]);
    });
  });

  test("[DIA-SET.4] Beginning with the holder of Perdiccas, each general is placed with his CUs and markers", () => {
    const { s, events } = dealt();
    const order = events.filter((event) => event.type === "army-set-up").map((event) => event.type === "army-set-up" && event.general);
    expect(order).toEqual(["perdiccas", "ptolemy", "antipater", "lysimachus", "craterus", "peithon", "leonnatus", "antigonus"]);
    for (const row of tables.setup.startingArmies) {
      const owner = ownerOfGeneral(s, general(row.general));
      expect(placeOfGeneral(s, general(row.general))).toBe(space(row.space));
      expect(fieldOwner(s, space(row.space))).toBe(owner);
      for (const marker of row.markers) expect(markerOf(s, space(marker))).toBe(owner);
    }
  });

  test("[DIA-SET.5] [DIA-RT.1] [DIA-CU.8] Eight royal CUs start on the map, and no Silver Shields", () => {
    const { s } = dealt();
    expect([unitsInPlay(s, ROYAL), unitsInPlay(s, SILVER_SHIELDS)]).toEqual([8, 0]);
  });

  test("[DIA-SET.6] [DIA-GEN.21] Each faction has four minor generals in its pool: initiative 5, battle rating 2, below all majors", () => {
    const { s } = dealt();
    for (let g = tables.majorCount; g < tables.generalCount; g++) {
      expect([placeOfGeneral(s, g), initiativeOf(s, tables, g), battleRatingOf(s, tables, g, 0, false)]).toEqual([POOL, 5, 2]);
      expect(tables.ranks[g]!).toBeGreaterThan(12);
    }
    for (let seat = 0; seat < 4; seat++) expect(tables.minorSeats.filter((owner) => owner === seat)).toHaveLength(4);
  });

  test("[DIA-SET.7] [DIA-SET.14] The deck is all but the primary generals, Demetrius and Cassander: 54 cards", () => {
    const { s } = dealt();
    const after = DIADOCHI.setup({ seed: "deck" });
    expect(s.where.filter((place) => place === PILE).length + s.where.filter((place) => place >= HAND).length).toBe(54);
    for (const id of ["eumenes", "seleucus"]) expect(after.where[tables.cardIds.indexOf(`general-${id}`)]).toBe(PILE);
    for (const id of ["perdiccas", "demetrius", "cassander"]) expect(after.where[tables.cardIds.indexOf(`general-${id}`)]).toBe(3);
  });

  test("[DIA-SET.9] [DIA-SET.10] The royal family and the body stand as listed, the women inactive", () => {
    const { s } = dealt();
    tables.setup.royalFamily.forEach((row, r) => {
      expect(placeOfRoyal(s, r)).toBe(space(row.space));
      if (row.sex === "female") expect(controllerOf(s, r)).toBe(0);
    });
    expect(placeOfRoyal(s, tables.royalCount)).toBe(space("babylon"));
    expect([0, 1, tables.royalCount].map((r) => controllerOf(s, r))).toEqual([1, 1, 1]);
  });

  test("[DIA-SET.11] [DIA-CU.6] Each fleet belongs to whoever controls its source; others to nobody", () => {
    const { s } = dealt();
    const owners = Object.fromEntries(tables.fleetIds.map((id, f) => [id, fleetOwner(s, tables, f)]));
    expect(owners).toMatchObject({ "macedonian-fleet": 2, "egyptian-fleet": 1, "athenian-fleet": 0, "cilician-fleet": 3, "pontic-fleet": 0 });
  });

  test("[DIA-SET.12] [DIA-SEQ.11] VP and LP are computed at once and used in the first turn's order", () => {
    const { s, events } = dealt();
    // Babylonia and Egypt; Champion, Perdiccas, Alexander IV.
    expect([trackedVp(s, 0), trackedLp(s, 0)]).toEqual([10, 9]);
    const least = [0, 1, 2, 3].map((seat) => trackedVp(s, seat));
    expect(DIADOCHI.seatsToMove(s)).toEqual([DIADOCHI.seats[least.indexOf(Math.min(...least))]]);
    expect(events.some((event) => event.type === "points-changed" && event.seat === "red")).toBe(true);
  });

  test("[DIA-SET.15] [DIA-SET.8] [DIA-SET.13] Training tracks are empty, all are Champions", () => {
    const { s } = dealt();
    expect([s.champions, s.silver, ...[0, 1, 2, 3].map((seat) => trainingOps(s, seat))]).toEqual([0b1111, 0, 0, 0, 0, 0]);
  });

  test("[DIA-SET.16] No move gives anything to another player", () => {
    const gifts = ["give", "trade", "sell", "transfer"];
    const s = DIADOCHI.setup({ seed: "gifts" });
    for (const move of DIADOCHI.legalMoves(s)) expect(gifts.some((word) => move.type.includes(word))).toBe(false);
  });
});

describe("options", () => {
  test("[DIA-OPT.3] [DIA-DEC.1] The generals are picked one at a time, in random seat order and back in reverse", () => {
    // Seats are drawn: green, red, blue, yellow.
    const t = given(DIADOCHI.setup({ seed: "draft", draftGenerals: true }, new ScriptedDice("", { draws: "2 0 0" })));
    const order: string[] = [];
    const [seat] = t.asked.split(" ").slice(1);
    expect(t.reason(`${seat} draft-general seleucus`)).toBe("draft/no-primary-general DIA-SET.3");
    while (t.asked.startsWith("draft-general")) {
      order.push(t.asked.split(" ")[1]!);
      if (order.length === 8) break;
      const [picked] = t.moves();
      t.play(picked!);
      if (order.length === 1) expect(t.reason(`red ${picked!.split(" ").slice(1).join(" ")}`)).toBe("draft/taken DIA-OPT.3");
    }
    // The eighth general is the last and not asked for.
    expect(order).toEqual(["green", "red", "blue", "yellow", "yellow", "blue", "red"]);
    expect(t.moves().length).toBeGreaterThan(1);
  });

  test("[DIA-OPT.1] [DIA-OPT.2] Elite royal troops: each 5 or 6 adds 1; on by default", () => {
    const strength = (options: number, rolls: string): number | undefined => {
      const t = table({ usurper: "blue" }).army("red", "perdiccas", "pella", { royal: 4, mercenary: 2 }).units("blue", "aegae", { mercenary: 2 });
      t.state.options = options;
      t.segment("red", "movement").dice(`3 ${rolls}`).play("red move-armies", "red activate-general perdiccas", "red done", "red step-to aegae");
      return t.told("battle-strengths")[0]?.attacker;
    };
    expect([strength(1, "2 5 6 1 4 4 1 1"), strength(0, "4 4 1 1")]).toEqual([12, 10]);
    expect([DIADOCHI.setup({ seed: "a" }).options & 1, DIADOCHI.setup({ seed: "a", eliteRoyals: false }).options & 1]).toEqual([1, 0]);
  });
});

describe("three and two players", () => {
  test("[DIA-PLY.1] Three players: three of nine generals each, Eumenes among them; his card is not in the deck", () => {
    const { s } = dealt({ players: 3 });
    expect([0, 1, 2].map((seat) => factionOf(s, seat).length)).toEqual([3, 3, 3]);
    expect([ownerOfGeneral(s, general("eumenes")), s.where[tables.cardIds.indexOf("general-eumenes")]]).toEqual([3, 3]);
    expect(s.where[tables.cardIds.indexOf("general-seleucus")]).toBe(PILE);
    expect([placeOfGeneral(s, general("eumenes")), markerOf(s, space("tyana"))]).toEqual([space("tyana"), 5]);
  });

  test("[DIA-PLY.2] [DIA-TYC.22] [DIA-TYC.23] With two generals each the remaining primary generals' cards are in the deck, with what is listed for their start", () => {
    const { s } = dealt({ players: 3, twoGenerals: true });
    expect([0, 1, 2].map((seat) => factionOf(s, seat).length)).toEqual([2, 2, 2]);
    for (const id of ["peithon", "antigonus", "eumenes", "seleucus"]) expect(s.where[tables.cardIds.indexOf(`general-${id}`)]).toBe(PILE);
    const t = table({ players: 3 }).hand("red", "general-peithon").control("red", "pella").tyche("red");
    t.play("red place-general-at-start peithon");
    expect(t.field("ecbatana")).toEqual(["red", { mercenary: 5, macedonian: 1 }]);
    expect(t.moves()).toHaveLength(8);
    expect(() => DIADOCHI.setup({ seed: "x", players: 4, twoGenerals: true })).toThrow("twoGenerals");
  });

  test("[DIA-EOT.7] Who brings in Antigonus after turn 3 gets Demetrius with him", () => {
    const t = table({ players: 3, turn: 4 }).hand("blue", "general-antigonus").control("blue", "pella").tyche("blue");
    t.play("blue place-general-at-start antigonus", "blue done", "blue place-general demetrius pella");
    expect([t.factionOf("demetrius"), t.placeOf("demetrius")]).toEqual(["blue", "pella"]);
  });

  test("[DIA-PLY.3] [DIA-PLY.4] Two players: four primary generals and four minor generals each", () => {
    const { s } = dealt({ players: 2 });
    expect([0, 1].map((seat) => factionOf(s, seat).length)).toEqual([4, 4]);
    expect([s.seats, s.champions]).toEqual([2, 0b11]);
  });

  test("[DIA-PLY.7] With two players Alexander IV starts beside the most senior general of the player placed last, who controls him", () => {
    const { s, events } = dealt({ players: 2 });
    const king = tables.royalIds.indexOf("alexander-iv");
    expect([ownerOfGeneral(s, general("antipater")), placeOfRoyal(s, king), controllerOf(s, king)]).toEqual([2, space("pella"), 2]);
    expect(events.filter((event) => event.type === "royal-moved")).toEqual([
      { type: "royal-moved", clause: "DIA-PLY.7", royal: "alexander-iv", space: "pella", setUp: true },
    ]);
    // Champion, Perdiccas, Philip III; Champion, Leonnatus, Alexander IV, Strategos of Europe.
    expect([trackedLp(s, 0), trackedLp(s, 1)]).toEqual([8, 11]);
  });

  test("[DIA-PLY.7] [DIA-SET.9] Whoever is dealt what, dealt or picked: with two players he is with the one who does not hold Perdiccas, with more in Babylon", () => {
    const king = tables.royalIds.indexOf("alexander-iv");
    for (const players of [2, 3, 4] as const) {
      for (let n = 0; n < 20; n++) {
        const draftGenerals = n % 2 === 1;
        let s = DIADOCHI.setup({ players, draftGenerals, seed: `king ${n}` });
        while (DIADOCHI.decision(s)?.kind === "draft-general") s = DIADOCHI.apply(s, DIADOCHI.legalMoves(s)[n % 2]!).state;
        const other = players === 2 ? 3 - ownerOfGeneral(s, general("perdiccas")) : ownerOfGeneral(s, general("perdiccas"));
        const senior = tables.rules.seniority.find((id) => ownerOfGeneral(s, general(id)) === other)!;
        expect([placeOfRoyal(s, king), controllerOf(s, king)]).toEqual([players === 2 ? placeOfGeneral(s, general(senior)) : space("babylon"), other]);
        expect(placeOfRoyal(s, tables.royalIds.indexOf("philip-iii"))).toBe(space("babylon"));
      }
    }
  });

  test("[DIA-PLY.7] Who starts with the player placed last is a word of the edition; without it all start as listed", () => {
    const babylon = (ward: string | undefined): string[] => {
      const playerCounts = STANDARD_EDITION.setup.playerCounts.map(({ ward: _, ...row }) => (ward === undefined ? row : { ...row, ward }));
      const s = DIADOCHI.setup({ seed: "wards", players: 2, edition: { setup: { ...STANDARD_EDITION.setup, playerCounts } } });
      return tables.royalIds.filter((_, r) => placeOfRoyal(s, r) === space("babylon"));
    };
    expect([babylon(undefined), babylon("philip-iii")]).toEqual([
      ["alexander-iv", "philip-iii", "alexanders-body"],
      ["alexander-iv", "alexanders-body"],
    ]);
  });

  test("[DIA-PLY.5] Placement begins with Perdiccas's holder, or else with the most senior general's", () => {
    const first = (draws: number[]): string | undefined => {
      const events: DiadochiEvent[] = [];
      DIADOCHI.setup({ seed: "x", players: 3, twoGenerals: true }, new ScriptedDice("6 5 4 3 2 1", { draws }), events);
      const event = events.find((one) => one.type === "army-set-up");
      return event?.type === "army-set-up" ? event.seat : undefined;
    };
    expect(first([1, 0, 0, 0, 0, 0])).toBe("blue");
    // Perdiccas is not dealt: Antipater's holder begins.
    expect(first([2, 2, 1, 1, 1, 1])).toBe("green");
  });

  test("[DIA-PLY.6] [DIA-HID.5] One hidden hand with three players, two with two; a card of each is revealed at the end of a round", () => {
    for (const players of [2, 3] as const) {
      const s = DIADOCHI.setup({ seed: `hidden ${players}`, players });
      DIADOCHI.advance(s, DIADOCHI.legalMoves(s)[0]!);
      expect(s.where.filter((place) => place === HIDDEN)).toHaveLength(5);
      expect(s.where.filter((place) => place === HIDDEN + 1)).toHaveLength(players === 2 ? 5 : 0);
    }
  });

  /** The end of a round of a game of three with this hidden hand. */
  function endOfRound(t: Table, draws = ""): Table {
    t.state.round = 1;
    return t.dice("", draws).only("game-turn", "roundOver").run();
  }

  test("[DIA-PLY.6] [DIA-DEC.61] A MUST BE PLAYED card has its event carried out, the player with the fewest VP choosing, of several the least senior", () => {
    const t = table({ players: 3 }).hiddenHand(0, "own-plans").royal("olympias", "pella").royal("cleopatra", "sardis").general("red", "perdiccas", "babylon");
    t.general("blue", "ptolemy", "tyre").general("green", "demetrius", "tyre");
    endOfRound(t);
    expect(t.told("hidden-card-revealed")[0]?.card).toBe("own-plans");
    expect(t.moves()).toEqual(["green target-royal olympias", "green target-royal cleopatra"]);
    t.play("green target-royal olympias");
    // DIA-HID.12: what has been chosen is open to all.
    for (const viewer of ["green", "red", "spectator"] as const)
      expect(DIADOCHI.decision(t.state, viewer)).toMatchObject({ kind: "event", about: { target: "space", royal: "olympias", option: null } });
    t.play("green target-space therma");
    expect([t.placeOf("olympias"), t.placeOfCard("own-plans")]).toEqual(["therma", "discards"]);
    // Nobody has OPs of it; the next round begins.
    expect(t.state.round).toBe(2);
  });

  test("[DIA-TYC.34] [DIA-PRE.6] Before a hand is revealed what was laid open is discarded, and what lasted for a segment has ended", () => {
    const t = table({ players: 3 }).hiddenHand(0, "own-plans").royal("olympias", "pella").royal("cleopatra", "sardis").general("red", "perdiccas", "babylon");
    t.set((s, tables) => {
      setCardPlace(s, tables.cardIds.indexOf("mutiny"), RESTING);
      s.oratory = 1 << tables.pieceIds.indexOf("perdiccas");
    });
    endOfRound(t);
    expect([t.decision, t.placeOfCard("mutiny"), t.state.oratory]).toEqual(["event", "discards", 0]);
  });

  test("[DIA-PLY.6] Other revealed cards are discarded without effect", () => {
    const t = table({ players: 3 }).hiddenHand(0, "diplomacy").control("blue", "therma");
    endOfRound(t);
    expect([t.placeOfCard("diplomacy"), t.controlOf("therma"), t.state.round]).toEqual(["discards", "blue", 2]);
  });
});

describe("tables", () => {
  test("[DIA-TAB.1] [DIA-MOV.5] Movement: below the initiative 2 MP, equal 3, above 4", () => {
    const expected = (initiative: number, die: number): number => (die < initiative ? 2 : die === initiative ? 3 : 4);
    for (let initiative = 1; initiative <= 5; initiative++)
      for (let die = 1; die <= 6; die++) expect(rollOfMovement(tables, initiative, die)).toBe(expected(initiative, die));
  });

  test("[DIA-TAB.2] Combat: strength × (total + 3) / 5, halves rounded up, never decreasing", () => {
    tables.rules.combat.forEach((row, i) => {
      row.forEach((score, strength) => {
        expect(score).toBe(Math.floor((strength * (i + 2 + 3)) / 5 + 0.5));
      });
    });
  });

  test("[DIA-TAB.3] Siege: points and losses by the modified die, below 1 as 1, above 8 as 8", () => {
    const row = (die: number, modifier: number): string => {
      const { points, losses } = rollSiegeAttempt(new ScriptedDice([die]), modifier);
      return `${points}/${losses}`;
    };
    expect([1, 2, 3, 4, 5, 6].map((die) => row(die, 0))).toEqual(["0/1", "0/1", "0/0", "1/1", "1/0", "2/0"]);
    expect([row(6, 1), row(6, 2), row(6, 5), row(1, -3)]).toEqual(["2/0", "3/0", "3/0", "0/1"]);
  });

  test("[DIA-TAB.4] Attrition: no loss is greater than the CUs tested, and none falls with the die or the number", () => {
    tables.rules.attrition.forEach((row, i) => {
      row.forEach((loss, die) => {
        expect(loss).toBeLessThanOrEqual(i + 1);
        if (die > 0) expect(loss).toBeGreaterThanOrEqual(row[die - 1]!);
        if (i > 0) expect(loss).toBeGreaterThanOrEqual(tables.rules.attrition[i - 1]![die]!);
      });
    });
  });

  test("[DIA-TAB.5] [DIA-GEN.22] The seniority list has all twelve majors; their ratings come from the data", () => {
    expect([...tables.rules.seniority].sort()).toEqual(tables.pieceIds.slice(0, tables.majorCount).slice().sort());
    const t = table().general("red", "demetrius", "pella").general("blue", "perdiccas", "tyre");
    expect(seniorityOf(t.state, tables, 1)).toBeLessThan(seniorityOf(t.state, tables, 0));
    expect(initiativeOf(t.state, tables, general("perdiccas"))).toBe(3);
  });

  test("[DIA-TAB.6] [DIA-CRD.13] Spaces, generals, royal family, fleets, armies and cards come from data and are known by their ids", () => {
    expect([tables.spaceCount, tables.provinceCount, tables.majorCount, tables.royalCount, tables.fleetCount, tables.cardCount]).toEqual([
      130, 30, 12, 6, 9, 64,
    ]);
    for (const [id, number] of [
      ["mutiny", 54],
      ["gift-of-oratory", 57],
      ["own-plans", 27],
    ] as const) {
      expect(STANDARD_EDITION.cards.find((card) => card.id === id)?.number).toBe(number);
    }
  });
});

test("[DIA-CRD.8] Silver Shields is the only card that changes its type", () => {
  expect(tables.silverCard).toBe(tables.cardIds.indexOf("silver-shields"));
});
