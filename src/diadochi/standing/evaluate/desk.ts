/** The tables of an evaluation: facts of an edition, and space for results. */
import { power } from "../../../core/basics/arithmetic.js";
import { spread } from "../../../core/basics/graph.js";
import { NONE, type SpaceIndex, type Tables } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { WEIGHTS } from "./weights.js";

/** An heir, and the turn at whose start he comes of age. */
export interface Heir {
  readonly royal: number;
  readonly turn: number;
}

export interface Ways {
  /** The number of links from each space to here, without Trans-Mediterranean ones; the number of all spaces if there is no path. */
  readonly links: readonly number[];
  /** Indexed by the space of a CU: the weight of that CU for keeping or taking a person here. */
  readonly pulls: readonly number[];
  /** The spaces that an army here can threaten. */
  readonly near: readonly SpaceIndex[];
}

/** Armies in the field, numbered in the order of the spaces. */
export interface Armies {
  count: number;
  readonly space: Int16Array;
  readonly seat: Int8Array;
  readonly units: Int16Array;
  /** The strength in a fight. */
  readonly fight: Float64Array;
  /** 1 if led by a general, else 0. */
  readonly led: Int8Array;
}

/** The tables of one edition. Each evaluation overwrites the results, since a search should not allocate memory. */
export interface Desk {
  readonly heirs: readonly Heir[];
  /** The turn at the start of which the unburied body is removed. */
  readonly removal: number;
  readonly ways: readonly Ways[];
  readonly armies: Armies;
  /** Indexed by space and seat: the seat's share of a control marker. */
  readonly holds: Float64Array;
  /** Indexed by space and seat: 1 if the seat has a general in the field there. */
  readonly leads: Int8Array;
  /** Indexed by space and seat: the greatest fighting strength of the seat's armies in reach. */
  readonly threats: Float64Array;
  /** Indexed by province and seat: the share of the province that the seat practically owns, 0 to 1. */
  readonly shares: Float64Array;
  /** Indexed by seat, as are the arrays below: the expected victory points. */
  readonly vp: Float64Array;
  readonly lp: Float64Array;
  /** The value of the seat's pieces, in victory points. */
  readonly pieces: Float64Array;
  /** The chance that the seat buries Alexander in the royal tomb. */
  readonly burials: Float64Array;
  /** The chance that the seat wins. */
  readonly chances: Float64Array;
  /** The weight of the seat in the current comparison. */
  readonly pulls: Float64Array;
}

// Desks live as long as the tables of their editions.
const desks = new WeakMap<Tables, Desk>();

export function deskOf(t: Tables): Desk {
  const known = desks.get(t);
  if (known !== undefined) return known;
  const desk = makeDesk(t);
  desks.set(t, desk);
  return desk;
}

function makeDesk(t: Tables): Desk {
  const { turnTrack, turns } = t.setup;
  const heirs = turnTrack.flatMap(({ turn, events }) =>
    events.flatMap((event) => (event.id === "heir-comes-of-age" ? [{ royal: t.royalIds.indexOf(event.royal), turn }] : [])),
  );
  const removal = turnTrack.find(({ events }) => events.some(({ id }) => id === "body-removed"))?.turn ?? turns + 1;
  const ways = Array.from({ length: t.spaceCount }, (_, space) => waysTo(t, space));
  const seats = SEATS.length;
  const bySpace = t.spaceCount * seats;
  // At most one army per space, plus the moving one.
  const most = t.spaceCount + 1;
  return {
    heirs,
    removal,
    ways,
    armies: {
      count: 0,
      space: new Int16Array(most),
      seat: new Int8Array(most),
      units: new Int16Array(most),
      fight: new Float64Array(most),
      led: new Int8Array(most),
    },
    holds: new Float64Array(bySpace),
    leads: new Int8Array(bySpace),
    threats: new Float64Array(bySpace),
    shares: new Float64Array(t.provinceCount * seats),
    vp: new Float64Array(seats),
    lp: new Float64Array(seats),
    pieces: new Float64Array(seats),
    burials: new Float64Array(seats),
    chances: new Float64Array(seats),
    pulls: new Float64Array(seats),
  };
}

function waysTo(t: Tables, space: SpaceIndex): Ways {
  const found = new Array<number>(t.spaceCount).fill(NONE);
  found[space] = 0;
  spread(t.routes, found, t.spaceCount, () => true);
  return {
    links: found.map((count) => (count === NONE ? t.spaceCount : count)),
    pulls: found.map((count) => (count === NONE ? 0 : count === 0 ? WEIGHTS.guard : power(WEIGHTS.way, count))),
    near: found.flatMap((count, other) => (count !== NONE && count <= WEIGHTS.reach ? [other] : [])),
  };
}
