/** What lies on the board of Nine Years, made of a view alone: corps and leaders outside and inside the walls, fleets, boxes, cards, tracks. */
import {
  alikePieces,
  namedPiece,
  type Piece,
  type Pile,
  type PlaceMark,
  type PlaceState,
  stackOf,
  type Stack,
  type Table,
  type TrackState,
} from "../core/table.js";
import { FLEETS } from "./data/setup.js";
import { POWER_IDS, type PowerId, SEATS, type Seat, ZONE_IDS } from "./types.js";
import type { CorpsView, NineYearsView, SpaceView } from "./view-types.js";

const MOST_VP = 40;

/** The position of a view as a `Table`. */
export function table(view: NineYearsView): Table {
  const spaces = Object.entries(view.spaces);
  return {
    ruleset: "nine-years",
    viewer: view.viewer,
    clock: [{ id: "year", value: view.year, of: view.lastYear }],
    active: view.active,
    decision: view.decision === null ? null : { kind: view.decision.kind, seats: view.decision.seats },
    seats: SEATS.map((seat) => ({
      seat,
      scores: [{ id: "resource-points", value: view.sides[seat].resourcePoints, of: null }],
      marks: seatMarks(view, seat),
    })),
    places: Object.fromEntries([...spaces.map(([id, space]) => [id, spaceState(space)] as const), ...ZONE_IDS.map((id) => [id, zoneState(view, id)] as const)]),
    regions: {},
    stacks: [...spaces.flatMap(([id, space]) => stacksIn(view, id, space)), ...boxes(view)].filter(({ pieces }) => pieces.length > 0),
    piles: [...SEATS.flatMap((seat) => pilesOf(view, seat)), ...decks(view)],
    tracks: tracks(view),
  };
}

function seatMarks({ sides, initiative }: NineYearsView, seat: Seat): string[] {
  const { colonialSupport, famousVictory, strengthened, penalty } = sides[seat];
  const marks = { initiative: initiative === seat, "colonial-support": colonialSupport, "famous-victory": famousVictory, strengthened };
  return [...Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : [])), ...(penalty === "none" ? [] : [penalty])];
}

function spaceState({ control, strength, lowered, underSiege, continuedSiege, line }: SpaceView): PlaceState {
  const marks: PlaceMark[] = [];
  if (underSiege) marks.push({ kind: continuedSiege ? "continued-siege" : "siege", owner: control === "neutral" ? null : rivalOf(control), value: null });
  if (lowered > 0) marks.push({ kind: "lowered", owner: null, value: lowered });
  if (line !== null) marks.push({ kind: "fortified-line", owner: line.side, value: line.level });
  return { control, value: strength, marks };
}

function zoneState({ zones }: NineYearsView, zone: (typeof ZONE_IDS)[number]): PlaceState {
  return { control: zones[zone], value: null, marks: [] };
}

function rivalOf(seat: Seat): Seat {
  return seat === "alliance" ? "bourbon" : "alliance";
}

function stacksIn(view: NineYearsView, place: string, space: SpaceView): Stack[] {
  return SEATS.flatMap((seat) => [
    stackOf(place, seat, "", (id) => forcePieces(view, id, seat, space)),
    stackOf(place, seat, "inside", (id) => forcePieces(view, id, seat, space.garrison)),
    stackOf(place, seat, "fleet", () => fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "port" && fleet.port === place)),
  ]);
}

function forcePieces(view: NineYearsView, stack: string, seat: Seat, force: SpaceView["garrison"]): Piece[] {
  return [
    ...force.corps.filter(({ power }) => view.powers[power].side === seat).map((corps) => corpsPiece(stack, corps)),
    ...force.leaders.filter((id) => view.leaders[id]?.side === seat).map((id) => leaderPiece(view, id)),
  ];
}

function corpsPiece(stack: string, corps: CorpsView): Piece {
  const name = `${corps.power}-${corps.reduced ? "reduced" : "full"}${corps.demoralized ? "-demoralized" : ""}`;
  const marks = marksOf(corps);
  const id = [stack, name, ...marks.filter((mark) => mark !== "reduced" && mark !== "demoralized")].join("/");
  return alikePieces(id, "corps", name, corps.power, { count: corps.count, marks });
}

function leaderPiece(view: NineYearsView, id: string): Piece {
  const leader = view.leaders[id];
  if (leader === undefined) return namedPiece(id, "leader", null);
  const { side, command, battle } = leader;
  return namedPiece(id, "leader", side, { strength: battle, rating: `${command}-${battle}`, marks: marksOf({ ...leader, reduced: false, hurt: false }) });
}

function marksOf({ reduced, demoralized, acted, force, hurt }: Pick<CorpsView, "reduced" | "demoralized" | "acted" | "force" | "hurt">): string[] {
  return Object.entries({ reduced, demoralized, acted, "under-way": force, hurt }).flatMap(([mark, has]) => (has ? [mark] : []));
}

function fleetPieces(view: NineYearsView, seat: Seat, isHere: (fleet: (typeof FLEETS)[number]) => boolean): Piece[] {
  return FLEETS.filter((fleet) => fleet.side === seat && isHere(fleet)).map(({ id }) => {
    const { strength, doomed } = view.fleets[id];
    return namedPiece(id, "fleet", seat, { strength: strength === 0 ? null : strength, marks: doomed ? ["doomed"] : [] });
  });
}

function boxes(view: NineYearsView): Stack[] {
  const leaders = (place: string, seat: Seat): Piece[] =>
    Object.entries(view.leaders)
      .filter(([, leader]) => leader.place === place && leader.side === seat)
      .map(([id]) => leaderPiece(view, id));
  const corps = (stack: string, seat: Seat, count: (power: PowerId) => number): Piece[] =>
    POWER_IDS.filter((power) => view.powers[power].side === seat).map((power) =>
      alikePieces(`${stack}/${power}`, "corps", power, power, { count: count(power) }),
    );
  return SEATS.flatMap((seat) => [
    ...ZONE_IDS.map((zone) => stackOf(zone, seat, "", () => fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "box" && fleet.zone === zone))),
    stackOf("force-pool", seat, "", (id) => [
      ...corps(id, seat, (power) => view.powers[power].pool),
      ...fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "pool"),
    ]),
    stackOf("arriving", seat, "", (id) => [...corps(id, seat, (power) => view.powers[power].waiting), ...leaders("waiting", seat)]),
    stackOf("not-arrived", seat, "", () => leaders("not-arrived", seat)),
    stackOf("removed", seat, "", () => [...leaders("removed", seat), ...fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "removed")]),
  ]);
}

function pilesOf({ sides }: NineYearsView, seat: Seat): Pile[] {
  const { hand, handSize, held, heldCount, hasChosen, chosen } = sides[seat];
  const pile = (id: string, count: number, cards: readonly string[] | null): Pile => ({ id, owner: seat, count, cards });
  return [
    pile("hand", handSize, hand === null ? null : actionCards(hand)),
    pile("held-events", heldCount, held),
    pile("first-card", hasChosen ? 1 : 0, chosen === null ? (hasChosen ? null : []) : [`action-${chosen}`]),
  ];
}

// How many cards of 1, 2 and 3 there are, as cards.
function actionCards(counts: readonly number[]): string[] {
  return counts.flatMap((count, i) => Array.from({ length: count }, () => `action-${i + 1}`));
}

function decks({ actionDeck, eventDeck }: NineYearsView): Pile[] {
  const common = (id: string, count: number, cards: readonly string[] | null): Pile => ({ id, owner: null, count, cards });
  const discards = actionCards(actionDeck.discards);
  return [
    common("action-deck", actionDeck.pile, null),
    common("action-discards", discards.length, discards),
    common("event-deck", eventDeck.pile, null),
    common("events-to-come", eventDeck.notAdded, null),
    common("lasting-events", eventDeck.lasting.length, eventDeck.lasting),
    common("events-out", eventDeck.out.length, eventDeck.out),
  ];
}

function tracks({ year, lastYear, victoryPoints, kingWilliamsWar }: NineYearsView): TrackState[] {
  const marker = (at: number): TrackState["marks"] => [{ kind: "marker", owner: null, at }];
  return [
    { id: "year", from: 1688, to: lastYear, marks: marker(year) },
    { id: "victory-points", from: 0, to: MOST_VP, marks: marker(victoryPoints) },
    { id: "king-williams-war", from: -3, to: 3, marks: marker(kingWilliamsWar) },
  ];
}
