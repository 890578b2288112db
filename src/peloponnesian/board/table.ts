import {
  namedPiece,
  type Piece,
  type Pile,
  type PlaceMark,
  type PlaceState,
  stackOf,
  type Stack,
  type Table,
  type TrackState,
} from "../../core/board/table.js";
import { type AreaId, OLYMPIANS, SEATS, type Seat } from "../vocabulary/types.js";
import type { AreaView, BlockView, CityView, OffMap, PeloponnesianView } from "../knowledge/view/index.js";

const OFF_MAP: readonly OffMap[] = ["pool", "drawn", "reserve", "excluded"];

/** Blocks that the viewer may not see are only counted. Stacks without pieces are left out. */
export function table(view: PeloponnesianView): Table {
  const counters = { actions: view.actions, peace: view.peace, truce: view.truce };
  const running = Object.entries(counters).flatMap(([id, value]) => (value === 0 ? [] : [{ id, value, of: null }]));
  return {
    ruleset: "peloponnesian",
    viewer: view.viewer,
    clock: [{ id: "year", value: view.year, of: null }, { id: view.season, value: null, of: null }, ...running],
    active: view.season === "new-year" ? null : view.active,
    decision: view.decision === null ? null : { kind: view.decision.kind, seats: view.decision.seats },
    seats: SEATS.map((seat) => ({ seat, scores: scoresOf(view, seat), marks: marksOf(view, seat) })),
    places: Object.fromEntries(Object.entries(view.areas).flatMap(placeEntry)),
    regions: {},
    stacks: [...Object.entries(view.areas).flatMap(([id, area]) => stacksIn(view, id, area)), ...boxes(view)].filter(({ pieces }) => pieces.length > 0),
    piles: [...SEATS.flatMap((seat) => pilesOf(view, seat)), ...commonPiles(view)],
    tracks: tracks(view),
  };
}

// PEL-14.1.0.1: one marker shows the side that leads.
function scoresOf({ prestige }: PeloponnesianView, seat: Seat): { id: string; value: number; of: null }[] {
  const lead = seat === "athens" ? prestige : -prestige;
  return lead > 0 ? [{ id: "prestige", value: lead, of: null }] : [];
}

function marksOf({ leaders, olympians }: PeloponnesianView, seat: Seat): string[] {
  const leader = leaders[seat];
  return [...(leader === null ? [] : [leader]), ...OLYMPIANS.filter((olympian) => olympians[olympian] === seat)];
}

function placeEntry([id, { closed, city }]: [AreaId, AreaView]): [string, PlaceState][] {
  const marks: PlaceMark[] = [...(closed ? [{ kind: "out-of-bounds", owner: null, value: null }] : []), ...(city === undefined ? [] : cityMarks(city))];
  const control = city?.controller ?? city?.native ?? null;
  return control === null && marks.length === 0 ? [] : [[id, { control, value: null, marks }]];
}

function cityMarks({ siege, pillaged, closed, garrison, garrisonCV = 0, controller }: CityView): PlaceMark[] {
  const marks: PlaceMark[] = [];
  if (siege !== undefined) marks.push({ kind: siege.blockaded ? "blockade" : "siege", owner: siege.seat, value: null });
  if (pillaged) marks.push({ kind: "pillaged", owner: null, value: null });
  if (closed) marks.push({ kind: "closed", owner: null, value: null });
  if (garrison !== undefined) marks.push({ kind: `${garrison}-garrison`, owner: controller ?? null, value: garrisonCV });
  return marks;
}

function stacksIn(view: PeloponnesianView, place: AreaId, { field, besieged }: AreaView): Stack[] {
  return SEATS.flatMap((seat) => [
    stackOf(place, seat, "", (id) => blockPieces(view, { id, place, seat, count: field?.[seat] ?? 0, isInside: false })),
    stackOf(place, seat, "inside", (id) => blockPieces(view, { id, place, seat, count: besieged?.[seat] ?? 0, isInside: true })),
  ]);
}

interface Lying {
  readonly id: string;
  readonly place: AreaId;
  readonly seat: Seat;
  readonly count: number;
  readonly isInside: boolean;
}

// First the faces that the viewer sees: all of the viewer's own blocks, and of others those in a battle (PEL-HI.4). Then the number of the hidden blocks.
function blockPieces(view: PeloponnesianView, { id, place, seat, count, isInside }: Lying): Piece[] {
  if (count === 0) return [];
  const shown = isHidden(view, seat)
    ? shownInBattle(view, place, seat).slice(0, count)
    : facesOf(view, seat, ({ area, marks = [] }) => area === place && marks.includes("inside") === isInside);
  return [...shown, facesDown(id, seat, count - shown.length)];
}

// A viewer who does not see a hand sees only a few blocks of its owner.
function isHidden({ hands }: PeloponnesianView, seat: Seat): boolean {
  return typeof hands[seat] === "number";
}

function facesOf({ blocks }: PeloponnesianView, seat: Seat, isSo: (block: BlockView) => boolean): Piece[] {
  return Object.entries(blocks[seat]).flatMap(([id, block]) => (isSo(block) ? [blockPiece(id, seat, block)] : []));
}

function blockPiece(id: string, seat: Seat, { cv = 0, marks = [] }: BlockView): Piece {
  return namedPiece(id, "block", seat, { strength: cv, marks: marks.filter((mark) => mark !== "inside") });
}

function shownInBattle({ battle }: PeloponnesianView, place: AreaId, seat: Seat): Piece[] {
  if (battle?.area !== place) return [];
  return battle.fighters.flatMap(({ block, side, cv, rating, routed }) =>
    block === null || side !== seat ? [] : [namedPiece(block, "block", side, { strength: cv, rating, marks: routed ? ["routed"] : [] })],
  );
}

function facesDown(stack: string, seat: Seat, count: number): Piece {
  return { id: `${stack}/blocks`, kind: "block", name: null, owner: seat, count, strength: null, rating: null, faceUp: false, marks: [] };
}

function boxes(view: PeloponnesianView): Stack[] {
  return SEATS.flatMap((seat) =>
    OFF_MAP.map((off) =>
      stackOf(off, seat, "", (id) => {
        if (isHidden(view, seat) && off === "pool") return [facesDown(id, seat, view.pools[seat])];
        if (isHidden(view, seat) && off === "drawn") return drawnFaceDown(view, id, seat);
        return facesOf(view, seat, (block) => block.off === off);
      }),
    ),
  );
}

// PEL-HI.7: only their owner sees drawn recruits.
function drawnFaceDown({ hiddenBlocks }: PeloponnesianView, stack: string, seat: Seat): Piece[] {
  return hiddenBlocks[seat].flatMap(({ off, count }) => (off === "drawn" ? [facesDown(stack, seat, count)] : []));
}

function pilesOf({ hands, committed }: PeloponnesianView, seat: Seat): Pile[] {
  const hand = hands[seat];
  const chosen = committed[seat];
  const cards = typeof hand === "number" ? null : hand;
  return [
    { id: "hand", owner: seat, count: typeof hand === "number" ? hand : hand.length, cards },
    { id: "committed", owner: seat, count: chosen === null ? 0 : 1, cards: chosen === null ? [] : chosen === "hidden" ? null : [chosen.card] },
  ];
}

function commonPiles({ pile, inPlay, used, removed }: PeloponnesianView): Pile[] {
  const open = (id: string, cards: readonly string[]): Pile => ({ id, owner: null, count: cards.length, cards });
  return [{ id: "draw-pile", owner: null, count: pile, cards: null }, open("in-play", inPlay), open("used-cards", used), open("removed-cards", removed)];
}

// Prestige has no limits, so the track grows beyond 40 if needed.
function tracks({ prestige }: PeloponnesianView): TrackState[] {
  const lead = prestige === 0 ? null : prestige > 0 ? "athens" : "sparta";
  const reach = Math.max(40, Math.abs(prestige));
  return [{ id: "prestige", from: -reach, to: reach, marks: [{ kind: "marker", owner: lead, at: prestige }] }];
}
