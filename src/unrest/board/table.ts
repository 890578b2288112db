/** The table of Unrest, made from a view: CU and leaders in the four locations and off the map, cards, tracks. */
import { alikePieces, namedPiece, type Piece, type Pile, type Stack, stackOf, type Table, type TrackState } from "../../core/board/table.js";
import { LOCATIONS, type LocationId, PLACES, SEATS, type Seat } from "../vocabulary/types.js";
import type { LeaderView, UnrestView } from "../knowledge/view.js";

export function table(view: UnrestView): Table {
  const round = view.round === 0 ? [] : [{ id: "round", value: view.round, of: view.rounds }];
  return {
    ruleset: "unrest",
    viewer: view.viewer,
    clock: [{ id: "turn", value: view.turn, of: view.turns }, ...round],
    active: view.active,
    decision: view.decision === null ? null : { kind: view.decision.kind, seats: view.decision.seats },
    seats: SEATS.map((seat) => ({
      seat,
      scores: seat === "carthage" ? [{ id: "victory-points", value: view.victoryPoints, of: null }] : [],
      marks: view.first === seat ? ["goes-first"] : [],
    })),
    places: {},
    regions: {},
    stacks: PLACES.flatMap((place) => SEATS.map((seat) => stackIn(view, place, seat))).filter(({ pieces }) => pieces.length > 0),
    piles: SEATS.flatMap((seat) => pilesOf(view, seat)),
    tracks: tracks(view),
  };
}

function stackIn(view: UnrestView, place: LeaderView["place"], seat: Seat): Stack {
  const leaders = Object.entries(view.leaders).filter(([, leader]) => leader.place === place && leader.side === seat);
  return stackOf(place, seat, "", (id) => [...unitPieces(id, view, place, seat), ...leaders.map(([leader, row]) => leaderPiece(leader, row))]);
}

function unitPieces(stack: string, view: UnrestView, place: LeaderView["place"], seat: Seat): Piece[] {
  if (!isLocation(place)) return [];
  const { cu, fought, overran } = view.locations[place];
  const [spent, again] = seat === view.active ? [fought, overran] : [0, 0];
  const units = (word: string, count: number, marks: readonly string[]): Piece => {
    return alikePieces(`${stack}/${word}`, "cu", "cu", seat, { count, marks });
  };
  return [units("cu", cu[seat] - spent - again, []), units("cu-acted", spent, ["acted"]), units("cu-overran", again, ["overran"])];
}

function isLocation(place: LeaderView["place"]): place is LocationId {
  return LOCATIONS.some((location) => location === place);
}

function leaderPiece(id: string, { side, initiative, tactics, marked }: LeaderView): Piece {
  return namedPiece(id, "leader", side, { strength: tactics, rating: `${initiative}-${tactics}`, marks: marked ? ["marked"] : [] });
}

function pilesOf(view: UnrestView, seat: Seat): Pile[] {
  const { count, hand, pile, discards } = view.cards[seat];
  return [
    { id: "hand", owner: seat, count, cards: hand },
    { id: "draw-pile", owner: seat, count: pile, cards: null },
    { id: "discards", owner: seat, count: discards.length, cards: discards },
  ];
}

function tracks({ unrest, ports, round, rounds, turn, turns, victoryPoints }: UnrestView): TrackState[] {
  const carthage = (at: number): TrackState["marks"][number] => ({ kind: "score", owner: "carthage", at });
  return [
    { id: "turn", from: 1, to: turns, marks: [{ kind: "turn", owner: null, at: turn }] },
    { id: "round", from: 1, to: rounds, marks: round === 0 ? [] : [{ kind: unrest.marker ? "unrest-raised" : "turn", owner: null, at: round }] },
    { id: "unrest-level", from: 0, to: 10, marks: [carthage(unrest.level), { kind: "cap", owner: null, at: Math.min(10, unrest.cap) }] },
    { id: "victory-points", from: 0, to: 12, marks: [carthage(victoryPoints)] },
    { id: "ports", from: 0, to: ports.carthage + ports.coalition, marks: [carthage(ports.carthage)] },
  ];
}
