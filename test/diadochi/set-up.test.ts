/** Set-up (DIA-SET): what stands where before the first decision. */
import { describe, expect, test } from "vitest";
import type { DiadochiEvent } from "../../src/diadochi/events.js";
import { SETUP } from "../../src/diadochi/data/setup.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { MOVE_KINDS } from "../../src/diadochi/moves.js";
import { legitimacyOf, victoryPointsOf } from "../../src/diadochi/rules/points.js";
import { type DiadochiState, trackedLp, trackedVp } from "../../src/diadochi/state.js";
import { tablesOf } from "../../src/diadochi/tables.js";
import type { DiadochiView } from "../../src/diadochi/view-types.js";

const PRIMARY = ["perdiccas", "antipater", "craterus", "leonnatus", "ptolemy", "lysimachus", "peithon", "antigonus"];
const SEATS = ["red", "blue", "green", "yellow"] as const;

function begun(seed: string): { state: DiadochiState; view: DiadochiView; events: DiadochiEvent[] } {
  const events: DiadochiEvent[] = [];
  const state = DIADOCHI.setup({ seed }, undefined, events);
  return { state, view: DIADOCHI.view(state, "spectator"), events };
}

const { state, view, events } = begun("set-up");

function space(id: string) {
  return view.spaces.find((row) => row.id === id)!;
}

function holderOf(general: string) {
  return view.generals.find((row) => row.id === general)!.seat!;
}

describe("players and generals", () => {
  test("[DIA-SET.1] [DIA-SET.3] Eight primary generals are dealt face up, two to each of four players", () => {
    const dealt = events.filter((event) => event.type === "general-dealt");
    expect(dealt.map((event) => event.general).sort()).toEqual([...PRIMARY].sort());
    for (const seat of SEATS) expect(dealt.filter((event) => event.seat === seat)).toHaveLength(2);
    expect(DIADOCHI.viewEvents(events, "spectator").filter((event) => event.type === "general-dealt")).toEqual(dealt);
  });

  test("[DIA-SET.3] The deal is shuffled: another seed deals otherwise", () => {
    const deals = new Set(["a", "b", "c", "d"].map((seed) => JSON.stringify(begun(seed).view.generals.map((row) => row.seat))));
    expect(deals.size).toBeGreaterThan(1);
  });

  test("[DIA-SET.4] From the holder of Perdiccas clockwise, each places his generals with their CUs and markers", () => {
    const placed = events.filter((event) => event.type === "army-set-up");
    const first = SEATS.indexOf(holderOf("perdiccas"));
    expect(placed.map((event) => event.seat)).toEqual([0, 0, 1, 1, 2, 2, 3, 3].map((n) => SEATS[(first + n) % 4]));
    for (const row of SETUP.startingArmies) {
      const force = space(row.space).field[0]!;
      expect([force.seat, force.units, force.generals]).toEqual([holderOf(row.general), row.units, [row.general]]);
      for (const id of row.markers) expect(space(id).control, id).toBe(holderOf(row.general));
    }
  });

  test("[DIA-SET.5] Eight royal CUs start on the map: four with Perdiccas, two each with Antipater and Craterus", () => {
    const royals = view.spaces
      .flatMap((row) => row.field.map((force) => [force.generals[0], force.units.royal ?? 0] as const))
      .filter(([, count]) => count > 0);
    expect(Object.fromEntries(royals)).toEqual({ perdiccas: 4, antipater: 2, craterus: 2 });
  });

  test("[DIA-SET.6] Each faction has four minor generals in its pool", () => {
    for (const seat of view.seats) {
      expect(seat.pool).toHaveLength(4);
      expect(seat.pool.every((id) => view.generals.find((row) => row.id === id)!.class === "minor")).toBe(true);
    }
  });

  test("[DIA-SET.8] [DIA-CHA.2] Every player is Champion", () => {
    expect(view.seats.map((seat) => seat.champion)).toEqual([true, true, true, true]);
  });
});

describe("everybody else", () => {
  test("[DIA-SET.2] Independent markers and armies stand where the data put them", () => {
    const marked = view.spaces.filter((row) => row.control === "independent").map((row) => row.id);
    expect(marked.sort()).toEqual(SETUP.independentMarkers.map((row) => row.space).sort());
    for (const army of SETUP.independentArmies) {
      if (army.space === null) expect(view.armies.find((row) => row.id === army.id)!.space).toBeNull();
      else expect(space(army.space).independentArmies).toEqual([{ id: army.id, units: army.units, underWay: false }]);
    }
  });

  test("[DIA-SET.9] [DIA-ROY.5] The royal family is in its places; Olympias, Cleopatra and Thessalonice are inactive", () => {
    for (const row of SETUP.royalFamily) expect(space(row.space).royals).toContain(row.id);
    expect(view.royals.filter((royal) => !royal.active).map((royal) => royal.id)).toEqual(["olympias", "cleopatra", "thessalonice"]);
  });

  test("[DIA-SET.10] The body of Alexander lies in Babylon", () => {
    expect([view.alexander.place, view.alexander.space]).toEqual(["field", "babylon"]);
  });

  test("[DIA-SET.11] A fleet belongs to who controls its source, or to nobody", () => {
    const owners = Object.fromEntries(view.fleets.map((fleet) => [fleet.id, fleet.owner]));
    expect(owners["macedonian-fleet"]).toBe(holderOf("antipater"));
    expect(owners["egyptian-fleet"]).toBe(holderOf("ptolemy"));
    expect(owners["cilician-fleet"]).toBe(holderOf("craterus"));
    expect([owners["athenian-fleet"], owners["rhodian-fleet"], owners["pontic-fleet"]]).toEqual([null, null, null]);
  });

  test("[DIA-SET.12] The tracks show the points of the set-up", () => {
    const t = tablesOf(state);
    for (let seat = 0; seat < 4; seat++) {
      expect([trackedVp(state, seat), trackedLp(state, seat)]).toEqual([victoryPointsOf(state, t, seat), legitimacyOf(state, t, seat)]);
    }
    const perdiccas = view.seats.find((seat) => seat.seat === holderOf("perdiccas"))!;
    // Champion 3, Alexander IV 5, Perdiccas 1; Macedonia 2 and Leonnatus 1 when he holds them too.
    const more = (holderOf("antipater") === perdiccas.seat ? 2 : 0) + (holderOf("leonnatus") === perdiccas.seat ? 1 : 0);
    expect(perdiccas.legitimacy).toBe(9 + more);
  });

  test("[DIA-SEQ.11] On turn 1 the points of the set-up say who names the first player", () => {
    const fewest = Math.min(...view.seats.map((seat) => seat.victoryPoints));
    const [asked] = DIADOCHI.seatsToMove(state);
    expect(DIADOCHI.decision(state)!.kind).toBe("name-first-player");
    expect(view.seats.find((seat) => seat.seat === asked)!.victoryPoints).toBe(fewest);
  });

  test("[DIA-SET.16] No move gives, trades or sells anything to another player", () => {
    expect(MOVE_KINDS.filter((kind) => /give|trade|sell|buy|transfer|lend/.test(kind.type))).toEqual([]);
    for (const kind of MOVE_KINDS) {
      if (kind.args.some(([field]) => field === "player")) expect(["name-first-player", "target-player"]).toContain(kind.type);
    }
  });
});
