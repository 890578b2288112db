/** Set-up: independents, royal family and body, the deal or the draft, then every player's generals with their armies and markers (DIA-SET). */
import type { Dice } from "../../core/dice/dice.js";
import { markSetUp } from "../../core/events/events.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { placeIndependentMarker, placeMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { seatId, spaceId, unitCounts } from "../state/names.js";
import { dealtEach, dealtPool, playerCountRow } from "../rules/set-up.js";
import { seniorGeneral, seniorityOf } from "../rules/seniority.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { indexOfId, NONE, type SpaceIndex, type Tables, tablesOf, unitsOfRow } from "../tables/index.js";
import type { UnitCounts } from "../vocabulary/types.js";
import { MERCENARY, unitsOfType } from "../vocabulary/units.js";

export const setUp: Procedure<DiadochiState, DiadochiEvent> = automatic(F["set-up"], "DIA-SET.2", {
  layOut(s, dice, log) {
    const before = log?.length ?? 0;
    layOut(s, tablesOf(s), dice, log);
    markSetUp(log, before);
  },
  settle(s, _dice, log) {
    const before = log?.length ?? 0;
    settle(s, tablesOf(s), log);
    markSetUp(log, before);
  },
});

function layOut(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  placeIndependents(s, t, log);
  placeRoyals(s, t);
  F["set-up"].top(s).step = F["set-up"].step.settle;
  if (S.hasOption(s, "draftGenerals")) F["draft-general"].push(s).order.take(randomOrder(s.seats, dice));
  else deal(s, t, dice, log);
}

function settle(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  placeFactions(s, t, log);
  makeDeck(s, t);
  F["set-up"].pop(s);
  completeAction(s, log); // DIA-SET.12, DIA-SEQ.11: the first scores, which count on turn 1
}

// DIA-SET.2: markers and armies as listed.
function placeIndependents(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (const row of t.setup.independentMarkers) placeIndependentMarker(s, indexOfId(t.spaceIds, row.space), "DIA-SET.2", log);
  t.setup.independentArmies.forEach((row, army) => {
    const space = t.armySpaces[army]!;
    if (space === NONE) return;
    S.addToField(s, space, S.INDEPENDENTS, unitsOfType(MERCENARY, row.units));
    S.setSpaceOfArmy(s, army, space);
  });
}

// DIA-SET.9, DIA-SET.10, DIA-ROY.5: the royal family starts as listed, some of it inactive, and the body in the space of the set-up.
function placeRoyals(s: DiadochiState, t: Tables): void {
  t.setup.royalFamily.forEach((row, royal) => S.setRoyalPlace(s, royal, indexOfId(t.spaceIds, row.space)));
  S.setRoyalPlace(s, S.bodyOf(t), t.bodySpace);
}

// DIA-SET.3, DIA-PLY.1, DIA-PLY.3: the generals per player depend on the number of players.
function deal(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  const pool = dealtPool(s, t);
  for (let n = 0; n < dealtEach(s, t) * s.seats; n++) {
    const [general = NONE] = pool.splice(dice.draw(pool.length), 1);
    const seat = n % s.seats;
    S.setOwnerOfGeneral(s, general, S.ownerOfSeat(seat));
    log?.push({ type: "general-dealt", clause: "DIA-SET.3", seat: seatId(seat), general: S.generalId(s, t, general) });
  }
}

// DIA-OPT.3: the seats draw lots.
function randomOrder(seats: number, dice: Dice): number[] {
  const left: number[] = [];
  for (let seat = 0; seat < seats; seat++) left.push(seat);
  const order: number[] = [];
  for (let n = 0; n < seats; n++) order.push(...left.splice(dice.draw(left.length), 1));
  return order;
}

// DIA-SET.4, DIA-PLY.5: clockwise from the holder of the most senior general (Perdiccas, if dealt).
function placeFactions(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) !== S.NOBODY) S.setGeneralPlace(s, g, homeOf(t, g));
  let first = 0;
  for (let seat = 1; seat < s.seats; seat++) if (seniorityOf(s, t, seat) < seniorityOf(s, t, first)) first = seat;
  for (let n = 0; n < s.seats; n++) {
    const seat = (first + n) % s.seats;
    for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) === S.ownerOfSeat(seat)) placeArmy(s, t, seat, g, log);
  }
  placeWard(s, t, (first + s.seats - 1) % s.seats, log);
}

interface Start {
  readonly space: string;
  readonly units: UnitCounts;
  readonly markers: readonly string[];
}

// DIA-PLY.1: the starting army of a general, or the army of a later general who was dealt.
function startOf(t: Tables, general: number): Start {
  const id = t.pieceIds[general];
  const start = t.setup.startingArmies.find((row) => row.general === id);
  if (start !== undefined) return start;
  const later = t.setup.laterGenerals.find((row) => row.general === id);
  return { space: later?.startIfDealt?.space ?? "", units: later?.units ?? {}, markers: later?.startIfDealt?.markers ?? [] };
}

function homeOf(t: Tables, general: number): SpaceIndex {
  return Math.max(indexOfId(t.spaceIds, startOf(t, general).space), 0);
}

// DIA-SET.4, DIA-SET.5: a general is placed with the CUs and markers listed for him.
function placeArmy(s: DiadochiState, t: Tables, seat: number, general: number, log: Log<DiadochiEvent>): void {
  const start = startOf(t, general);
  const space = homeOf(t, general);
  const units = unitsOfRow(start.units);
  if (S.fieldOwner(s, space) === S.NOBODY || S.fieldOwner(s, space) === S.ownerOfSeat(seat)) S.addToField(s, space, S.ownerOfSeat(seat), units);
  log?.push({
    type: "army-set-up",
    clause: "DIA-SET.4",
    seat: seatId(seat),
    general: S.generalId(s, t, general),
    space: spaceId(t, space),
    units: unitCounts(units),
  });
  for (const id of start.markers) placeMarker(s, indexOfId(t.spaceIds, id), seat, "DIA-SET.4", log);
}

// DIA-PLY.7: the ward starts with the most senior general of the player placed last.
function placeWard(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const ward = playerCountRow(t, s.seats)?.ward;
  const general = seniorGeneral(s, t, seat);
  if (ward === undefined || general === NONE) return;
  S.setRoyalPlace(s, indexOfId(t.royalIds, ward), S.placeOfGeneral(s, general));
  log?.push({ type: "royal-moved", clause: "DIA-PLY.7", royal: ward, space: spaceId(t, S.placeOfGeneral(s, general)) });
}

// DIA-SET.14, DIA-PLY.1, DIA-PLY.2: the cards that begin in the deck. Cards of dealt generals stay aside.
function makeDeck(s: DiadochiState, t: Tables): void {
  t.edition.cards.forEach((row, card) => {
    const general = t.cardGenerals[card]!;
    const dealt = general !== NONE && S.ownerOfGeneral(s, general) !== S.NOBODY;
    const inDeck = row.deck === "from-start" || (row.deck === "set-up" && general !== NONE);
    if (inDeck && !dealt) S.setCardPlace(s, card, S.PILE);
  });
}
