/** The table of Diadochi, made from a view: forces in the field and inside, the royal family, fleets, boxes, cards, tracks. */
import {
  alikePieces,
  namedPiece,
  type Piece,
  type Pile,
  type PlaceMark,
  type PlaceState,
  type SeatState,
  type Stack,
  stackOf,
  type Table,
  type TrackState,
} from "../../core/board/table.js";
import { BODY_ID, type Seat, SEATS, UNITS, type UnitCounts } from "../vocabulary/types.js";
import type { DiadochiView, ForceView, GeneralView, SeatView, SpaceView } from "../knowledge/view/index.js";

/** The owners of pieces in a box, in the order of display; null for pieces that nobody owns. */
const OWNERS: readonly (Seat | null)[] = [...SEATS, null];

export function table(view: DiadochiView): Table {
  const { clock } = view;
  const segment = clock.segment === null ? [] : [{ id: `${clock.segment}-segment`, value: null, of: null }];
  const places = placesInUse(view);
  const round = clock.round === 0 ? [] : [{ id: "round", value: clock.round, of: 5 }];
  return {
    ruleset: "diadochi",
    viewer: view.viewer,
    clock: [{ id: "turn", value: clock.turn, of: clock.lastTurn }, ...round, ...segment],
    active: clock.active,
    decision: view.decision === null ? null : { kind: view.decision.kind, seats: view.decision.seats },
    seats: view.seats.map((seat) => seatState(seat, view)),
    places: Object.fromEntries(places.flatMap((id) => placeEntry(id, view))),
    regions: view.provinces,
    stacks: [...places.flatMap((id) => stacksIn(id, view)), ...boxes(view)].filter(({ pieces }) => pieces.length > 0),
    piles: [...view.seats.map(handOf), ...deckPiles(view)],
    tracks: tracks(view),
  };
}

function seatState(seat: SeatView, view: DiadochiView): SeatState {
  const training = seat.training.ops === 0 ? [] : [{ id: "training", value: seat.training.ops, of: null }];
  const suspicions = seat.suspicions === 0 ? [] : [{ id: "suspicions", value: seat.suspicions, of: null }];
  return {
    seat: seat.seat,
    scores: [
      { id: "victory-points", value: seat.victoryPoints, of: view.options.autoVp },
      { id: "legitimacy-points", value: seat.legitimacy, of: view.options.lpToWin },
      ...training,
      ...suspicions,
    ],
    marks: [seat.champion ? "champion" : "successor", ...(seat.usurper ? ["usurper"] : [])],
  };
}

// Spaces with pieces or markers, then those with only a royal family member, the body or the tomb.
function placesInUse({ spaces, royals, alexander }: DiadochiView): string[] {
  const others = [...Object.values(royals), alexander].flatMap(({ space }) => space ?? []);
  return [...new Set([...Object.keys(spaces), ...others, ...(alexander.tomb === undefined ? [] : [alexander.tomb])])];
}

function placeEntry(id: string, { spaces, alexander }: DiadochiView): [string, PlaceState][] {
  const { control, siege }: SpaceView = spaces[id] ?? {};
  const marks: PlaceMark[] = [];
  if (siege !== undefined) marks.push({ kind: "siege", owner: siege.seat, value: siege.points }); // DIA-SIE.9: the points are marked on the city
  if (alexander.tomb === id) marks.push({ kind: "tomb", owner: null, value: null });
  return control === undefined && marks.length === 0 ? [] : [[id, { control: control ?? null, value: null, marks }]];
}

function stacksIn(place: string, view: DiadochiView): Stack[] {
  const { field = [], inside = [], independentArmies = [] }: SpaceView = view.spaces[place] ?? {};
  return [
    ...field.map((force) => stackOf(place, force.seat, force.underWay ? "under-way" : "", (id) => forcePieces(id, force, view))),
    ...inside.map((force) => stackOf(place, force.seat, "inside", (id) => forcePieces(id, force, view))),
    ...independentArmies.map(({ id, units, underWay }) =>
      stackOf(place, "independent", underWay ? "under-way" : "", (stack) => [
        alikePieces(`${stack}/army`, "independent-army", id, "independent", { count: units }),
      ]),
    ),
    stackOf(place, null, "", () => unguarded(place, [...field, ...inside], view)),
  ];
}

function forcePieces(stack: string, { seat, units = {}, generals = [], royals = [] }: ForceView, view: DiadochiView): Piece[] {
  return [...generals.map((id) => generalPiece(view.generals[id], id, seat)), ...unitPieces(stack, seat, units), ...royals.map((id) => royalPiece(view, id))];
}

function unitPieces(stack: string, seat: Seat, units: UnitCounts): Piece[] {
  return UNITS.map((unit) => alikePieces(`${stack}/${unit}`, unit, unit, seat, { count: units[unit] ?? 0 }));
}

function generalPiece(general: GeneralView | undefined, id: string, seat: Seat | null): Piece {
  const conditions = { acted: general?.acted, oratory: general?.oratory, "siege-engines": general?.siegeEngines };
  const marks = Object.entries(conditions).flatMap(([mark, has]) => (has ? [mark] : []));
  return namedPiece(
    id,
    "general",
    seat,
    general === undefined ? { marks } : { strength: general.battle, rating: `${general.initiative}-${general.battle}`, marks },
  );
}

function royalPiece(view: DiadochiView, id: string): Piece {
  const royal = id === BODY_ID ? view.alexander : view.royals[id];
  return namedPiece(id, id === BODY_ID ? BODY_ID : "royal-family", royal?.controller ?? null, { marks: royal?.acted ? ["acted"] : [] });
}

// The royal family members and the body in a space who belong to no force there.
function unguarded(place: string, forces: readonly ForceView[], view: DiadochiView): Piece[] {
  const guarded = forces.flatMap(({ royals }) => royals ?? []);
  const here = Object.keys(view.royals).filter((id) => view.royals[id]?.space === place);
  return [...here, ...(view.alexander.space === place ? [BODY_ID] : [])].filter((id) => !guarded.includes(id)).map((id) => royalPiece(view, id));
}

function boxes(view: DiadochiView): Stack[] {
  const off = (kind: GeneralView["place"], owner: Seat | null): Piece[] => [
    ...Object.entries(view.generals)
      .filter(([, { place, seat = null }]) => place === kind && seat === owner)
      .map(([id, general]) => generalPiece(general, id, owner)),
    ...Object.entries(view.royals)
      .filter(([, { place, controller = null }]) => place === kind && controller === owner)
      .map(([id]) => royalPiece(view, id)),
  ];
  const dispersed = (stack: string, seat: Seat | null): Piece[] => {
    const units = view.seats.find((row) => row.seat === seat)?.dispersed.units;
    return [...off("dispersed", seat), ...(seat === null || units === undefined ? [] : unitPieces(stack, seat, units))];
  };
  const fleets = (seat: Seat | null): Piece[] =>
    Object.entries(view.fleets)
      .filter(([, { owner = null }]) => owner === seat)
      .map(([id, { strength, upgraded, dispersed: isAway }]) =>
        namedPiece(id, "fleet", seat, { strength, marks: [...(upgraded ? ["upgraded"] : []), ...(isAway ? ["dispersed"] : [])] }),
      );
  return OWNERS.flatMap((seat) => [
    stackOf("fleets", seat, "", () => fleets(seat)),
    stackOf("pool", seat, "", () => off("pool", seat)),
    stackOf("dispersed", seat, "", (id) => dispersed(id, seat)),
    stackOf("dead", seat, "", () => off("dead", seat)),
  ]);
}

function handOf({ seat, cards, hand }: SeatView): Pile {
  return { id: "hand", owner: seat, count: cards, cards: hand };
}

function deckPiles({ deck }: DiadochiView): Pile[] {
  const open = (id: string, cards: readonly string[]): Pile => ({ id, owner: null, count: cards.length, cards });
  return [
    { id: "draw-pile", owner: null, count: deck.pile, cards: null },
    open("discards", deck.discards),
    open("resting-cards", deck.resting),
    open("removed-cards", deck.removed),
    open("cards-aside", deck.aside),
    ...deck.hidden.map((count): Pile => ({ id: "hidden-hand", owner: null, count, cards: null })),
  ];
}

function tracks(view: DiadochiView): TrackState[] {
  const { clock, options, seats } = view;
  const scores = (id: string, to: number, of: (seat: SeatView) => number): TrackState => ({
    id,
    from: 0,
    to,
    marks: seats.map((seat) => ({ kind: "score", owner: seat.seat, at: Math.min(to, Math.max(0, of(seat))) })),
  });
  return [
    { id: "turn", from: 1, to: clock.lastTurn, marks: [{ kind: "turn", owner: null, at: clock.turn }] },
    scores("victory-points", options.autoVp, (seat) => seat.victoryPoints),
    scores("legitimacy-points", options.lpToWin, (seat) => seat.legitimacy),
  ];
}
