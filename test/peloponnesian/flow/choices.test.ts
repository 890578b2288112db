/**
 * The choices of the action phase, found independently: straight from the clauses, the printed map and what the arbiter sees, without the rules of the program. Nothing may be
 * missing from the lists and nothing too much in them, for either side.
 */
import { expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { SCENARIOS } from "../../../src/peloponnesian/data/scenarios.js";
import { STANDARD_EDITION } from "../../../src/peloponnesian/data/standard.js";
import { F } from "../../../src/peloponnesian/vocabulary/frames.js";
import { PELOPONNESIAN as GAME, type PeloponnesianState, type PeloponnesianView, type PeloponnesianSeat as Seat } from "../../../src/peloponnesian/index.js";
import { CLOCK, DRAWN, placeOf, POOL, takeOff, write } from "../../../src/peloponnesian/state/index.js";
import { seatOf, t } from "../table.js";
import { areasIn, blocksIn, type SeenBlock } from "../seen.js";

const { land: LAND, sea: SEA, blocks: BLOCKS, borders: BORDERS } = STANDARD_EDITION;

const ALLOWANCE = { hoplite: 2, light: 2, archer: 2, cavalry: 3, fleet: 5 } as const; // PEL-2.1.5.1
const land = new Map(LAND.map((row) => [row.id, row]));
const printed = new Map(BLOCKS.map((row) => [row.id, row]));
const ways = new Map<string, { to: string; kind: string }[]>();
for (const [a, b, kind] of BORDERS) {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    ways.set(from, [...(ways.get(from) ?? []), { to, kind }]);
}
const seasOf = (area: string): string[] => (ways.get(area) ?? []).filter((w) => w.kind === "coast").map((w) => w.to);
const shareSea = (a: string, b: string): boolean => seasOf(a).some((sea) => seasOf(b).includes(sea));

/** What the arbiter sees, with words to ask. */
function read(s: PeloponnesianState, seat: Seat) {
  const v: PeloponnesianView = GAME.view(s, "arbiter");
  const rival: Seat = seat === "sparta" ? "athens" : "sparta";
  const areas = new Map(areasIn(v).map((a) => [a.id, a]));
  const cityOf = (id: string) => areas.get(id)?.city ?? null;
  const blocks = new Map(blocksIn(v).map((b) => [b.id, b]));
  return {
    seat,
    rival,
    blocks,
    cityOf,
    mine: blocksIn(v).filter((b) => b.side === seat),
    closed: (id: string) => areas.get(id)!.closed || cityOf(id)?.closed === true,
    outOfPlay: (id: string) => areas.get(id)!.closed,
    enemies: (id: string) => areas.get(id)!.field[rival] > 0,
    blocksIn: (id: string, side: Seat) => blocksIn(v).some((b) => b.side === side && b.area === id),
    anyEnemy: (id: string) => areas.get(id)!.field[rival] + areas.get(id)!.besieged[rival] > 0,
    quake: seat === "sparta" && v.effects.includes("earthquake"),
    persianAid: v.inPlay.filter((id) => id.startsWith("persian-aid")).length,
    room: (id: string) => cityOf(id)!.value - areas.get(id)!.besieged[seat],
    homes: (id: string) =>
      SCENARIOS.find((row) => row.id === (v.scenario === "long-war" ? "431" : v.scenario))!.overseasHomes.find(([, list]) => list.includes(id))?.[0],
    blockaded: (id: string) => {
      const sea = land.get(id)?.city?.offshore ?? null;
      const city = cityOf(id)!;
      if (city.besieger === null) return false; // PEL-8.2.1.2
      return sea === null || (areas.get(sea)!.field[city.besieger] > 0 && areas.get(sea)!.field[city.besieger === "sparta" ? "athens" : "sparta"] === 0);
    },
  };
}
type Seen = ReturnType<typeof read>;

const isFleet = (b: SeenBlock): boolean => printed.get(b.id)!.arm === "fleet";
const isInside = (b: SeenBlock): boolean => b.marks.includes("inside");
const canMove = (b: SeenBlock): boolean => b.area !== null && b.carriedBy === null && !b.marks.includes("moved");

/** Where a block may end its move by itself, and what it may try to enter by a forced march. */
function waysOf(g: Seen, b: SeenBlock): { ends: string[]; forced: string[] } {
  const ends = new Set<string>();
  const forced = new Set<string>();
  const fleet = isFleet(b);
  const inside = isInside(b);
  const count = [...g.blocks.values()].some((c) => c.carriedBy === b.id) ? 2 : 1;
  const allowance = ALLOWANCE[printed.get(b.id)!.arm];

  function mayEnter(from: string, to: string, kind: string, first: boolean): boolean {
    if (g.closed(to)) return false; // PEL-5.1.2, PEL-5.5.9
    if (kind === "land") {
      if (first && inside) return false; // PEL-5.1.3
      if (fleet && !shareSea(from, to)) return false; // PEL-5.1.6
      return !(g.quake && g.cityOf(to)?.controller === "athens"); // PEL-3.5.20
    }
    return fleet && !(first && inside && land.get(from)!.city!.offshore !== to); // PEL-5.2.0.1, PEL-5.2.0.5
  }

  function go(at: string, used: number): void {
    if (used > 0 || !inside) ends.add(at);
    else ends.add(`inside ${at}`);
    for (const { to, kind } of ways.get(at) ?? []) {
      if (!mayEnter(at, to, kind, used === 0)) continue;
      if (used === allowance) {
        forced.add(to); // PEL-5.3.9
        continue;
      }
      const city = g.cityOf(to);
      const port = fleet && land.get(to)?.city?.offshore === at && city?.controller === g.seat && city.besieger !== null;
      if (port && g.room(to) >= count) ends.add(`inside ${to}`); // PEL-5.2.0.7
      if (g.enemies(to) || (fleet && land.has(to)))
        ends.add(to); // PEL-5.0.11, PEL-5.1.5, PEL-5.2.0.3, PEL-5.2.0.8
      else go(to, used + 1);
    }
  }
  go(b.area!, 0);
  return { ends: [...ends].sort(), forced: [...forced].sort() };
}

/** The same by playing every march of the block alone. */
function marchesOf(s: PeloponnesianState, g: Seen, b: SeenBlock): { ends: string[]; forced: string[] } {
  const ends = new Set<string>();
  const forced = new Set<string>();
  const known = new Set<string>();
  const step = (from: PeloponnesianState, type: string): PeloponnesianState[] =>
    GAME.legalMoves(from)
      .filter((m) => m.type === type)
      .map((m) => GAME.apply(from, m).state);
  function follow(at: PeloponnesianState): void {
    const kind = GAME.decision(at)!.kind;
    if (kind === "loading") {
      for (const next of step(at, "done")) follow(next);
      return;
    }
    const me = blocksIn(GAME.view(at, g.seat)).find((x) => x.id === b.id)!;
    if (kind !== "march") {
      ends.add(`${isInside(me) ? "inside " : ""}${me.area}`);
      return;
    }
    // Where it is and what it may do: what follows is the same however it came there.
    const moves = GAME.legalMoves(at);
    const here = `${me.area} ${at.frames.slice(-6).join(" ")}`;
    if (known.has(here)) return;
    known.add(here);
    for (const m of moves) {
      if (m.type === "force-march") forced.add(m.area);
      else follow(GAME.apply(at, m).state);
    }
  }
  let begun = step(s, "maneuver")[0]!;
  const choice = GAME.legalMoves(begun).find((m) =>
    isInside(b) ? m.type === "choose-besieged" && m.city === b.area : m.type === "choose-group" && m.area === b.area,
  );
  if (choice !== undefined) begun = GAME.apply(begun, choice).state;
  const add = GAME.legalMoves(begun).find((m) => m.type === "add-block" && m.block === b.id);
  if (add !== undefined) begun = GAME.apply(begun, add).state;
  follow(step(begun, "march")[0] ?? begun);
  return { ends: [...ends].sort(), forced: [...forced].sort() };
}

function musters(g: Seen): string[] {
  const goals = new Set<string>();
  for (const b of g.mine) {
    if (!canMove(b) || (isInside(b) && !isFleet(b))) continue;
    for (const end of waysOf(g, b).ends) {
      const city = g.cityOf(end);
      if (end !== b.area && city?.controller === g.seat && city.besieger === null && !g.enemies(end)) goals.add(end); // PEL-5.0.5, PEL-5.0.8
    }
  }
  return [...goals].sort();
}

// PEL-4.2.1.1, PEL-4.2.0.2, PEL-4.2.0.3, PEL-4.2.0.5
function builds(g: Seen): string[] {
  const isHome = (b: SeenBlock) => printed.get(b.id)!.home.includes(b.area!) || g.homes(b.id) === b.area;
  return g.mine
    .filter((b) => b.area !== null && printed.get(b.id)!.greek && b.cv < printed.get(b.id)!.maxCV && isHome(b) && g.cityOf(b.area)?.controller === g.seat)
    .filter((b) => g.cityOf(b.area!)!.besieger === null || (isInside(b) && !g.blockaded(b.area!)))
    .map((b) => b.id);
}

// PEL-4.2.2.5 to PEL-4.2.2.19
function recruits(g: Seen): string[] {
  const found: string[] = [];
  for (const b of g.mine) {
    if (b.off !== "drawn") continue;
    const row = printed.get(b.id)!;
    const [special] = row.special;
    for (const home of [...row.home, ...(g.homes(b.id) === undefined ? [] : [g.homes(b.id)!])]) {
      const city = g.cityOf(home);
      const odrysians = g.cityOf("abdera")?.controller === "athens" && !g.outOfPlay("abdera") && !g.blocksIn("odrysia", "sparta");
      const free =
        special === "odrysian"
          ? odrysians && !g.anyEnemy(home)
          : special === "persian" || special === "persian-funded"
            ? g.persianAid > 0 && (row.greek ? isOpen(g, home) : !g.anyEnemy(home))
            : !row.greek
              ? !g.anyEnemy(home)
              : special === "insurgent-aeolian"
                ? city?.controller !== null && !g.anyEnemy(home)
                : special === "aeolian"
                  ? city?.controller === g.seat && city.besieger === null && !g.anyEnemy(home)
                  : isOpen(g, home);
      if (free && !g.outOfPlay(home)) found.push(`${b.id} ${home}`);
    }
  }
  return found;
}

function isOpen(g: Seen, home: string): boolean {
  const city = g.cityOf(home);
  if (city?.controller !== g.seat) return false;
  return city.besieger === null || (!g.blockaded(home) && g.room(home) > 0); // PEL-4.2.0.4
}

// PEL-4.2.3.1, PEL-4.2.3.3, PEL-4.2.3.5
function garrisons(g: Seen): string[] {
  return LAND.map((row) => row.id).filter((id) => {
    const city = g.cityOf(id);
    if (city === null || city.controller !== g.seat || city.native === g.seat || city.garrison !== "none" || city.besieger !== null) return false;
    return g.mine.some((b) => b.area === id && printed.get(b.id)!.greek);
  });
}

// PEL-4.4.1, PEL-7.4.5
function supplies(g: Seen): string[] {
  return g.mine
    .filter((b) => b.area !== null && !b.marks.includes("supplied"))
    .filter((b) => g.cityOf(b.area!)?.controller !== g.seat || (g.cityOf(b.area!)!.besieger !== null && !isInside(b)))
    .map((b) => b.id);
}

/** The ids that the moves of one kind name after playing `first`; a single choice is found by what it leads to, so two of an action must be left. */
function listed(s: PeloponnesianState, first: string, then: string, pick: (m: ReturnType<typeof GAME.legalMoves>[number]) => string): string[] {
  const begin = GAME.legalMoves(s).find((m) => m.type === first);
  if (begin === undefined) return [];
  const next = GAME.apply(s, begin).state;
  return GAME.legalMoves(next)
    .filter((m) => m.type === then)
    .map(pick);
}

/** Positions of random games at the action phase, with actions enough that nothing follows by itself. */
function* actionPhases(scenario: string, games: number): Generator<{ s: PeloponnesianState; seat: Seat; where: string }> {
  for (let game = 0; game < games; game++) {
    const s = GAME.setup({ scenario: scenario as "431", seed: `choices ${scenario} ${game}` });
    const dice = new SeededDice(`picks ${scenario} ${game}`);
    for (let ply = 0; GAME.outcome(s) === null; ply++) {
      const decision = GAME.decision(s)!;
      if (decision.kind === "action-phase" && s.clock[CLOCK.truce] === 0) {
        const at = GAME.clone(s);
        write(at, CLOCK.actions, 5);
        yield { s: at, seat: decision.seats[0]!, where: `${scenario} ${game}, ply ${ply}, ${decision.seats[0]}` };
      }
      GAME.advance(s, GAME.randomMove(s, dice));
    }
  }
}

for (const scenario of ["431", "sicily", "413", "415"]) {
  test(`[PEL-5.0.1] [PEL-5.1.1] [PEL-5.2.0.1] every way of every block, and no other, ${scenario}`, () => {
    let marches = 0;
    const dice = new SeededDice("which block");
    for (const { s, seat, where } of actionPhases(scenario, 1)) {
      if (!GAME.legalMoves(s).some((m) => m.type === "maneuver") || dice.draw(2) > 0) continue;
      const g = read(s, seat);
      const movers = g.mine.filter((b) => canMove(b) && (!isInside(b) || (isFleet(b) && land.get(b.area!)!.city!.offshore !== null)));
      const b = movers[dice.draw(movers.length)]!;
      expect(marchesOf(s, g, b), `${where}: ${b.id} at ${b.area}`).toEqual(waysOf(g, b));
      marches++;
    }
    expect(marches).toBeGreaterThan(3);
  });

  // In every position it is compared whether the action is offered, and what it lists when there is a choice.
  const compared = (action: "muster" | "build" | "detach-garrison" | "supply", wanted: (g: Seen, winter: boolean) => string[], list: string) => {
    let seen = 0;
    for (const { s, seat, where } of actionPhases(scenario, 1)) {
      const ids = wanted(read(s, seat), GAME.view(s, seat).season === "winter");
      const offered = GAME.legalMoves(s).some((m) => m.type === action);
      expect(offered, `${where}: ${action} ${ids}`).toBe(ids.length > 0);
      if (ids.length > 1) {
        const what = listed(s, action, list as "build-block", (m) => ("city" in m ? m.city : "block" in m ? m.block : ""));
        expect(action === "muster" ? what.sort() : what, where).toEqual(ids);
      }
      seen += ids.length;
    }
    return seen;
  };

  test(`[PEL-5.0.5] every goal of a muster, and no other, ${scenario}`, () => {
    expect(compared("muster", (g, winter) => (winter ? [] : musters(g)), "muster-to")).toBeGreaterThan(0);
  });

  test(`[PEL-4.2.1.1] every build, and no other, ${scenario}`, () => {
    expect(compared("build", builds, "build-block")).toBeGreaterThan(0);
  });

  test(`[PEL-4.2.3.1] every garrison to detach, and no other, ${scenario}`, () => {
    compared("detach-garrison", garrisons, "choose-city");
  });

  // In the short games of Sicily few blocks winter abroad.
  if (scenario !== "sicily")
    test(`[PEL-4.4.1] every block that needs supply, and no other, ${scenario}`, () => {
      expect(compared("supply", (g, winter) => (winter ? supplies(g) : []), "supply-block")).toBeGreaterThan(0);
    });

  test(`[PEL-4.2.2.2] every place of every recruit, and no other, ${scenario}`, () => {
    let seen = 0;
    for (const { s, seat, where } of actionPhases(scenario, 1)) {
      const drawn = GAME.clone(s);
      for (let b = 0; b < t.blocks; b++) if (t.side[b] === seatOf(seat) && placeOf(drawn, b) === POOL) takeOff(drawn, b, DRAWN);
      const f = F.recruit.push(drawn);
      f.seat = seatOf(seat);
      f.step = F.recruit.step.place;
      const placed = GAME.legalMoves(drawn).map((m) => ("block" in m && "area" in m ? `${m.block} ${m.area}` : ""));
      expect(placed, where).toEqual(recruits(read(drawn, seat)));
      seen += placed.length;
    }
    expect(seen).toBeGreaterThan(0);
  });
}

/** The way of a block that moves without choosing its route: the fewest perilous borders, then the fewest areas, then the first in map order (PEL-DP.17). */
function bestRoute(g: Seen, b: SeenBlock, goal: string, homeward: boolean): string[] {
  const fleet = isFleet(b);
  const start = b.area!;
  let best: { perils: number; route: string[] } | null = null;
  const inMapOrder = [...LAND, ...SEA].map((row) => row.id);
  const isEarlier = (x: string[], y: string[]): boolean => {
    const i = x.findIndex((id, n) => id !== y[n]);
    return i >= 0 && inMapOrder.indexOf(x[i]!) < inMapOrder.indexOf(y[i]!);
  };
  function go(at: string, perils: number, route: string[]): void {
    if (at === goal && route.length > 0) {
      const better =
        best === null ||
        perils < best.perils ||
        (perils === best.perils && (route.length < best.route.length || (route.length === best.route.length && isEarlier(route, best.route))));
      if (better) best = { perils, route };
      return;
    }
    if (route.length === ALLOWANCE[printed.get(b.id)!.arm]) return;
    if (route.length > 0 && ((fleet && land.has(at)) || (!homeward && g.enemies(at)))) return;
    for (const { to, kind } of ways.get(at) ?? []) {
      const byLand = kind === "land";
      if (g.closed(to) || (byLand ? fleet && !shareSea(at, to) : !fleet)) continue;
      if (byLand && g.quake && g.cityOf(to)?.controller === "athens") continue;
      if (route.length === 0 && isInside(b) && (byLand || land.get(at)!.city!.offshore !== to)) continue;
      if (fleet && land.has(to) && g.cityOf(to)?.besieger != null && land.get(to)!.city!.offshore !== at) continue; // PEL-9.2.1.1
      go(to, perils + (kind === "perilous-sea" ? 1 : 0), [...route, to]);
    }
  }
  go(start, 0, []);
  return (best as { route: string[] } | null)?.route ?? [];
}

test("[PEL-DP.17] [PEL-DP.39] [PEL-9.2.1.3] the route of a muster and of going home has the fewest perilous borders, then the fewest areas, then comes first in map order", () => {
  const lengths = new Map<string, number>();
  for (const scenario of ["431", "sicily", "413", "415"] as const) {
    for (let game = 0; game < 3; game++) {
      let s = GAME.setup({ scenario, seed: `routes ${game}` });
      const dice = new SeededDice(`routes ${scenario} ${game}`);
      let goer: string | null = null;
      let city: string | null = null;
      while (GAME.outcome(s) === null) {
        const move = GAME.randomMove(s, dice);
        const { state, events } = GAME.apply(s, move);
        if (move.type === "muster" || move.type === "go-home-carrying") city = goer = null;
        if (move.type === "muster-to") city = move.city;
        // A block with one goal goes at once, and the next may be alone and need no choice of the block.
        if (move.type === "go-home") goer = events.some((e) => e.type === "blocks-moved") ? null : move.block;
        const winter = move.type === "winter-in";
        const block = winter ? goer : move.type === "muster-block" ? move.block : null;
        const goal = winter ? move.city : city;
        if (block !== null && goal !== null) {
          const g = read(s, move.seat);
          const b = g.blocks.get(block)!;
          const told = events.flatMap((e) => (e.type === "blocks-moved" ? [e.to] : []));
          const route = told.slice(0, told.indexOf(goal) + 1);
          expect(route, `${scenario} ${game}: ${block} from ${b.area}`).toEqual(bestRoute(g, b, goal, winter));
          const kind = `${winter ? "home" : "muster"} ${isFleet(b) ? "by sea" : "by land"}`;
          lengths.set(kind, Math.max(lengths.get(kind) ?? 0, route.length));
        }
        if (winter) goer = null;
        s = state;
      }
    }
  }
  expect(Object.fromEntries(lengths)).toEqual({ "muster by land": 3, "muster by sea": 5, "home by land": 3, "home by sea": 5 });
});
