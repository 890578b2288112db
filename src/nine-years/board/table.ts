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
} from "../../core/board/table.js";
import { POWERS } from "../data/powers.js";
import { FLEETS } from "../data/setup.js";
import { POWER_IDS, type PowerId, SEATS, type Seat, ZONE_IDS } from "../vocabulary/types.js";
import type { CorpsView, LeaderView, NineYearsView, SpaceView } from "../knowledge/view/index.js";

const MOST_VP = 40;

type Entry = readonly [id: string, leader: LeaderView];
type Leaders = (place: string, seat: Seat) => Piece[];

/** Stacks without pieces are left out. */
export function table(view: NineYearsView): Table {
  const spaces = Object.entries(view.spaces);
  const leaders = leadersByPlace(view);
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
    stacks: [...spaces.flatMap(([id, space]) => stacksIn(view, id, space, leaders)), ...boxes(view, leaders)].filter(({ pieces }) => pieces.length > 0),
    piles: [...SEATS.flatMap((seat) => pilesOf(view, seat)), ...decks(view)],
    tracks: tracks(view),
  };
}

function seatMarks({ sides, initiative }: NineYearsView, seat: Seat): string[] {
  const { colonialSupport = false, famousVictory = false, strengthened = false, penalty = "none" } = sides[seat];
  const marks = { initiative: initiative === seat, "colonial-support": colonialSupport, "famous-victory": famousVictory, strengthened };
  return [...Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : [])), ...(penalty === "none" ? [] : [penalty])];
}

function spaceState({ control, lowered = 0, strength, underSiege, continuedSiege, line }: SpaceView): PlaceState {
  const marks: PlaceMark[] = [];
  if (underSiege === true)
    marks.push({ kind: continuedSiege === true ? "continued-siege" : "siege", owner: control === undefined ? null : rivalOf(control), value: null });
  if (lowered > 0) marks.push({ kind: "lowered", owner: null, value: lowered });
  if (line !== undefined) marks.push({ kind: "fortified-line", owner: line.side, value: line.level });
  return { control: control ?? null, value: strength ?? null, marks };
}

function zoneState({ zones }: NineYearsView, zone: (typeof ZONE_IDS)[number]): PlaceState {
  return { control: zones[zone] ?? null, value: null, marks: [] };
}

function rivalOf(seat: Seat): Seat {
  return seat === "alliance" ? "bourbon" : "alliance";
}

// Leaders by place: a space, behind its walls, or off the map.
function leadersByPlace({ leaders }: NineYearsView): Leaders {
  const places = new Map<string, Entry[]>();
  for (const entry of Object.entries(leaders)) {
    const [, { space, inside, off }] = entry;
    const place = `${inside === true ? "inside " : ""}${space ?? off}`;
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  return (place, seat) => (places.get(place) ?? []).filter(([, { side }]) => side === seat).map(leaderPiece);
}

function stacksIn(view: NineYearsView, place: string, space: SpaceView, leaders: Leaders): Stack[] {
  return SEATS.flatMap((seat) => [
    stackOf(place, seat, "", (id) => [...corpsPieces(id, seat, space.corps), ...leaders(place, seat)]),
    stackOf(place, seat, "inside", (id) => [...corpsPieces(id, seat, space.garrison), ...leaders(`inside ${place}`, seat)]),
    stackOf(place, seat, "fleet", () => fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "port" && fleet.port === place)),
  ]);
}

function corpsPieces(stack: string, seat: Seat, corps: readonly CorpsView[] = []): Piece[] {
  return corps.filter(({ power }) => sideOf(power) === seat).map((kind) => corpsPiece(stack, kind));
}

function sideOf(power: PowerId): Seat {
  return POWERS[POWER_IDS.indexOf(power)]!.side;
}

function corpsPiece(stack: string, corps: CorpsView): Piece {
  const name = `${corps.power}-${corps.reduced === true ? "reduced" : "full"}${corps.demoralized === true ? "-demoralized" : ""}`;
  const marks = marksOf(corps);
  const id = [stack, name, ...marks.filter((mark) => mark !== "reduced" && mark !== "demoralized")].join("/");
  return alikePieces(id, "corps", name, corps.power, { count: corps.count ?? 1, marks });
}

function leaderPiece([id, leader]: Entry): Piece {
  const { side, command, battle = 0 } = leader;
  return namedPiece(id, "leader", side, { strength: battle, rating: `${command}-${battle}`, marks: marksOf(leader) });
}

function marksOf({ reduced, demoralized, acted, force, hurt }: Pick<CorpsView, "reduced" | "demoralized" | "acted" | "force" | "hurt">): string[] {
  return Object.entries({ reduced, demoralized, acted, "under-way": force, hurt }).flatMap(([mark, has]) => (has === true ? [mark] : []));
}

function fleetPieces(view: NineYearsView, seat: Seat, isHere: (fleet: (typeof FLEETS)[number]) => boolean): Piece[] {
  return FLEETS.filter((fleet) => fleet.side === seat && isHere(fleet)).map(({ id }) => {
    const { strength = null, doomed } = view.fleets[id];
    return namedPiece(id, "fleet", seat, { strength, marks: doomed === true ? ["doomed"] : [] });
  });
}

function boxes(view: NineYearsView, leaders: Leaders): Stack[] {
  const corps = (stack: string, seat: Seat, count: (power: PowerId) => number): Piece[] =>
    POWER_IDS.filter((power) => sideOf(power) === seat).map((power) => alikePieces(`${stack}/${power}`, "corps", power, power, { count: count(power) }));
  return SEATS.flatMap((seat) => [
    ...ZONE_IDS.map((zone) => stackOf(zone, seat, "", () => fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "box" && fleet.zone === zone))),
    stackOf("force-pool", seat, "", (id) => [
      ...corps(id, seat, (power) => view.powers[power].pool ?? 0),
      ...fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "pool"),
    ]),
    stackOf("arriving", seat, "", (id) => [...corps(id, seat, (power) => view.powers[power].waiting ?? 0), ...leaders("waiting", seat)]),
    stackOf("not-arrived", seat, "", () => leaders("not-arrived", seat)),
    stackOf("removed", seat, "", () => [...leaders("removed", seat), ...fleetPieces(view, seat, (fleet) => view.fleets[fleet.id].place === "removed")]),
  ]);
}

function pilesOf({ sides }: NineYearsView, seat: Seat): Pile[] {
  const { hand, handSize, held, heldCount, hasChosen = false, chosen = null } = sides[seat];
  const pile = (id: string, count: number, cards: readonly string[] | null): Pile => ({ id, owner: seat, count, cards });
  return [
    pile("hand", handSize, hand === null ? null : actionCards(hand)),
    pile("held-events", heldCount, held),
    pile("first-card", hasChosen ? 1 : 0, chosen === null ? (hasChosen ? null : []) : [`action-${chosen}`]),
  ];
}

// Ids of Action cards, from the counts of the values 1, 2 and 3.
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
