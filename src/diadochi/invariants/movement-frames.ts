/** Activations, passages and naval moves under way: the army, its commander, and the way it has taken. */
import { F } from "../frames.js";
import {
  availableFleets,
  fieldGenerals,
  fieldOwner,
  fleetOwner,
  forceGenerals,
  forceOwner,
  forceSpace,
  forceUnits,
  hasBit,
  hasEnemyUnits,
  INDEPENDENTS,
  insideUnits,
  isMajorCity,
  markerOf,
  NOBODY,
  ownerOfGeneral,
  ownerOfSeat,
  seatAfterActive,
} from "../state.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, NONE, type SpaceIndex } from "../tables.js";
import { NO_UNITS } from "../units.js";
import { ofActive } from "./card-frames.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, listIn, slotBelow, slotIn } from "./frame.js";

/** Asks of each of these procedures what must hold while it is under way. */
export const MOVEMENT_CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = {
  campaign: checkCampaign,
  "compose-army": checkOnMarch,
  march: checkMarch,
  "drop-or-pick-up": checkOnMarch,
  "drop-before-embarking": checkOnMarch,
  "answer-passage": checkAnswer,
  "enter-anyway": (f) => checkAsked(f, slotBelow(f, "from")),
  "betray-passage": checkBetrayal,
  sortie: checkSortie,
  "sea-path": checkSeaPath,
  "naval-move": checkNavalMove,
  escort: checkEscort,
  "naval-interception": checkNavalInterception,
};

function checkCampaign(f: FrameInPlace): void {
  ofActive(f);
  demandSlot(f, slotIn(f, "mp") > 0, "mp", "movement points");
}

const { composed: COMPOSED, passageAnswered: PASSAGE_ANSWERED, anyway: ANYWAY } = F.march.step;

function checkMarch(f: FrameInPlace): void {
  const { s } = f;
  const commander = slotIn(f, "commander");
  demandSlot(f, ownerOfGeneral(s, commander) === ownerOfSeat(s.active), "commander", "a general of the active player");
  demandSlot(f, (slotIn(f, "pickedGenerals") & ~forceGenerals(s)) === 0, "pickedGenerals", "generals who are with the army");
  const asks = f.above === undefined || [COMPOSED, PASSAGE_ANSWERED, ANYWAY].includes(f.step);
  if (!asks) return;
  demandSlot(f, hasBit(forceGenerals(s), commander), "commander", "a general who is with the army");
  checkAmong(f);
}

// DIA-MAP.17: an army shares a space with others' CUs only on a passage (DIA-MOV.22).
function checkAmong(f: FrameInPlace): void {
  const { s } = f;
  const field = fieldOwner(s, forceSpace(s));
  const isPassage = slotIn(f, "passage") === 1;
  const isAmongPlayers = field !== NOBODY && field !== INDEPENDENTS && field !== forceOwner(s);
  if (isPassage) return demandSlot(f, isAmongPlayers && forceUnits(s) !== NO_UNITS, "passage", "a passage only among another player's CUs (DIA-MOV.22)");
  demandFrame(f, !hasEnemyUnits(s, forceOwner(s), forceSpace(s)), "no army beside enemies but on a passage (DIA-MAP.17)");
}

function checkOnMarch(f: FrameInPlace): void {
  const march = f.below!.slots;
  demandFrame(f, hasBit(forceGenerals(f.s), march["commander"]!), "a commander who is with the army");
  demandFrame(f, !hasEnemyUnits(f.s, forceOwner(f.s), forceSpace(f.s)), "no army beside enemies (DIA-MAP.17)");
}

// DIA-MOV.21: the space is next to the army, and holds CUs of another player.
function checkAsked(f: FrameInPlace, space: SpaceIndex): void {
  const { s, t } = f;
  const field = fieldOwner(s, space);
  demandFrame(f, field !== NOBODY && field !== INDEPENDENTS && field !== forceOwner(s), "a question about a space with CUs of another player");
  demandFrame(f, forceUnits(s) !== NO_UNITS, "an army that asks for passage (DIA-MOV.21)");
  let cost: number = NONE;
  for (let i = firstLink(t.land, forceSpace(s)); i < endLink(t.land, forceSpace(s)); i++) {
    if (neighbour(t.land, i) === space) cost = costOfLink(kindOfLink(t.land, i));
  }
  demandFrame(f, cost !== NONE && cost <= slotBelow(f, "mp"), "a question about a space that the army can reach");
}

function checkAnswer(f: FrameInPlace): void {
  demandEqual(f, "space", slotBelow(f, "from"), "the space that was asked for");
  checkAsked(f, slotIn(f, "space"));
  demandEqual(f, "seat", fieldOwner(f.s, slotIn(f, "space")) - 1, "whose CUs are there");
}

function checkBetrayal(f: FrameInPlace): void {
  demandEqual(f, "seat", fieldOwner(f.s, forceSpace(f.s)) - 1, "whose CUs are where the army passes");
  demandSlot(f, slotIn(f, "seat") !== f.s.active, "seat", "another player than the one who passes");
  demandFrame(f, slotBelow(f, "passage") === 1 && forceUnits(f.s) !== NO_UNITS, "an army on a passage");
}

const BRING = F.sortie.step.bring;

// DIA-SIE.22: out of a besieged city of his.
function checkSortie(f: FrameInPlace): void {
  const { s, t } = f;
  const space = slotIn(f, "space");
  demandSlot(f, ownerOfGeneral(s, slotIn(f, "commander")) === ownerOfSeat(s.active), "commander", "a general of the active player");
  demandSlot(f, space === forceSpace(s) && isMajorCity(t, space) && markerOf(s, space) === forceOwner(s), "space", "the city of the army under way");
  if (f.step !== BRING) return;
  demandSlot(f, hasBit(forceGenerals(s), slotIn(f, "commander")), "commander", "a general who leads the sortie");
  demandFrame(f, hasEnemyUnits(s, forceOwner(s), space) && fieldOwner(s, space) !== forceOwner(s), "a sortie against besiegers");
  demandFrame(f, insideUnits(s, t, space) !== NO_UNITS || forceUnits(s) !== NO_UNITS, "a sortie with CUs");
  demandFrame(f, (fieldGenerals(s, forceOwner(s), space) & ~forceGenerals(s)) === 0, "no general of his in the field");
}

// ---------------------------------------------------------------- at sea

// The cost of a path from a port, link by link, each port once; NONE when it is none.
function costOfPath(f: FrameInPlace, start: SpaceIndex, path: readonly number[]): number {
  const { t } = f;
  const seen = [start];
  let cost = 0;
  for (const port of path) {
    const before = seen[seen.length - 1]!;
    let link: number = NONE;
    for (let i = firstLink(t.naval, before); i < endLink(t.naval, before); i++) if (neighbour(t.naval, i) === port) link = costOfLink(kindOfLink(t.naval, i));
    if (link === NONE || seen.includes(port)) return NONE;
    cost += link;
    seen.push(port);
  }
  return cost;
}

function checkPath(f: FrameInPlace): number {
  const cost = costOfPath(f, forceSpace(f.s), listIn(f, "path"));
  demandFrame(f, cost !== NONE, "a path of ports from the army's own, joined by naval links, each once");
  return cost;
}

function checkSeaPath(f: FrameInPlace): void {
  demandEqual(f, "mp", slotBelow(f, "mp"), "the movement points of the army");
  demandEqual(f, "cost", checkPath(f), "the cost of the path");
  demandSlot(f, slotIn(f, "cost") <= slotIn(f, "mp"), "cost", "no more than the army's movement points");
  checkOnMarch(f);
}

const LANDED = F["naval-move"].step.landed;

function checkNavalMove(f: FrameInPlace): void {
  const { s, t } = f;
  if (f.step !== LANDED) checkPath(f);
  demandFrame(f, listIn(f, "path").length > 0, "a path with a port");
  for (let fleet = 0; fleet < t.fleetCount; fleet++) {
    const owner = fleetOwner(s, t, fleet);
    if (hasBit(slotIn(f, "escorts"), fleet)) demandSlot(f, owner === forceOwner(s), "escorts", "fleets of the active player");
    if (hasBit(slotIn(f, "committed"), fleet)) demandSlot(f, owner !== NOBODY && owner !== forceOwner(s), "committed", "fleets of other players");
  }
  demandFrame(f, s.navalUsed === 1, "the naval move of the segment (clock.navalMoveMade)");
}

function checkEscort(f: FrameInPlace): void {
  const { s, t } = f;
  demandSlot(f, (slotIn(f, "fleets") & ~availableFleets(s, t, forceOwner(s))) === 0, "fleets", "available fleets of the active player (DIA-NAV.12)");
}

function checkNavalInterception(f: FrameInPlace): void {
  const { s, t } = f;
  const seat = slotIn(f, "seat");
  demandEqual(f, "seat", seatAfterActive(s, slotBelow(f, "asked")), "the player who is asked now");
  demandSlot(f, ownerOfSeat(seat) !== forceOwner(s), "seat", "another player than the one who sails");
  const available = availableFleets(s, t, ownerOfSeat(seat));
  demandSlot(f, (slotIn(f, "fleets") & ~available) === 0 && available !== 0, "fleets", "available fleets of the player (DIA-NAV.15)");
}
