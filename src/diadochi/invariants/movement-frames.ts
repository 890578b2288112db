/** Activations, passages and naval moves under way: the army, its commander, and the way it has taken. */
import { hasBit } from "../../core/bits.js";
import { F } from "../frames.js";
import { cheapestStep } from "../rules/march.js";
import * as S from "../state.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, NONE, type SpaceIndex } from "../tables.js";
import { NO_UNITS } from "../units.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, listIn, ofActive, slotBelow, slotIn } from "./frame.js";

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

const { composed: COMPOSED, act: ACT, passageAnswered: PASSAGE_ANSWERED, anyway: ANYWAY, entered: ENTERED, betrayal: BETRAYAL } = F.march.step;
const ON_PASSAGE: readonly number[] = [ACT, PASSAGE_ANSWERED, ANYWAY, ENTERED, BETRAYAL];

function checkMarch(f: FrameInPlace): void {
  const { s } = f;
  const commander = slotIn(f, "commander");
  demandSlot(f, S.ownerOfGeneral(s, commander) === S.ownerOfSeat(s.active), "commander", "a general of the active player");
  demandSlot(f, (slotIn(f, "pickedGenerals") & ~S.forceGenerals(s)) === 0, "pickedGenerals", "generals who are with the army");
  // DIA-MOV.22: it walks on, and does nothing else.
  const mayPass = ON_PASSAGE.includes(f.step) && (f.step !== ACT || f.above === undefined);
  demandSlot(f, slotIn(f, "passage") === 0 || mayPass, "passage", "no passage but while the army walks (DIA-MOV.22)");
  checkPassage(f);
  const asks = f.above === undefined || [COMPOSED, PASSAGE_ANSWERED, ANYWAY].includes(f.step);
  if (!asks) return;
  demandSlot(f, hasBit(S.forceGenerals(s), commander), "commander", "a general who is with the army");
  // DIA-MAP.17: an army shares a space with others' CUs only on a passage.
  const isAmong = S.hasEnemyUnits(s, S.forceOwner(s), S.forceSpace(s));
  demandFrame(f, slotIn(f, "passage") === 1 || !isAmong, "no army beside enemies but on a passage (DIA-MAP.17)");
}

// DIA-MOV.22: it has CUs, and those of another player are where it passes, from its entry on; it can go on from there.
function checkPassage(f: FrameInPlace): void {
  if (slotIn(f, "passage") === 0) return;
  const { s, t } = f;
  const field = S.fieldOwner(s, S.forceSpace(s));
  const isAmongPlayers = field !== S.NOBODY && field !== S.INDEPENDENTS && field !== S.forceOwner(s);
  demandSlot(f, isAmongPlayers && S.forceUnits(s) !== NO_UNITS, "passage", "a passage only among another player's CUs (DIA-MOV.22)");
  const goesOn = slotIn(f, "stopped") === 0 && slotIn(f, "ended") === 0 && !(slotIn(f, "walked") === 1 && slotIn(f, "sailed") === 1);
  demandSlot(f, goesOn, "passage", "no passage of an army that goes no farther (DIA-MOV.22)");
  demandSlot(f, slotIn(f, "mp") >= cheapestStep(t, S.forceSpace(s)), "mp", "movement points to leave the space of the passage (DIA-MOV.22)");
}

function checkOnMarch(f: FrameInPlace): void {
  const march = f.below!.slots;
  demandFrame(f, hasBit(S.forceGenerals(f.s), march["commander"]!), "a commander who is with the army");
  demandFrame(f, !S.hasEnemyUnits(f.s, S.forceOwner(f.s), S.forceSpace(f.s)), "no army beside enemies (DIA-MAP.17)");
}

// DIA-MOV.21: the space is next to the army, and holds CUs of another player.
function checkAsked(f: FrameInPlace, space: SpaceIndex): void {
  const { s, t } = f;
  const field = S.fieldOwner(s, space);
  demandFrame(f, field !== S.NOBODY && field !== S.INDEPENDENTS && field !== S.forceOwner(s), "a question about a space with CUs of another player");
  demandFrame(f, S.forceUnits(s) !== NO_UNITS, "an army that asks for passage (DIA-MOV.21)");
  let cost: number = NONE;
  for (let i = firstLink(t.land, S.forceSpace(s)); i < endLink(t.land, S.forceSpace(s)); i++) {
    if (neighbour(t.land, i) === space) cost = costOfLink(kindOfLink(t.land, i));
  }
  demandFrame(f, cost !== NONE && cost <= slotBelow(f, "mp"), "a question about a space that the army can reach");
}

function checkAnswer(f: FrameInPlace): void {
  demandEqual(f, "space", slotBelow(f, "from"), "the space that was asked for");
  checkAsked(f, slotIn(f, "space"));
  demandEqual(f, "seat", S.fieldOwner(f.s, slotIn(f, "space")) - 1, "whose CUs are there");
}

function checkBetrayal(f: FrameInPlace): void {
  demandEqual(f, "seat", S.fieldOwner(f.s, S.forceSpace(f.s)) - 1, "whose CUs are where the army passes");
  demandSlot(f, slotIn(f, "seat") !== f.s.active, "seat", "another player than the one who passes");
  demandFrame(f, slotBelow(f, "passage") === 1 && S.forceUnits(f.s) !== NO_UNITS, "an army on a passage");
}

const BRING = F.sortie.step.bring;

// DIA-SIE.22: out of a besieged city of his.
function checkSortie(f: FrameInPlace): void {
  const { s, t } = f;
  const space = slotIn(f, "space");
  demandSlot(f, S.ownerOfGeneral(s, slotIn(f, "commander")) === S.ownerOfSeat(s.active), "commander", "a general of the active player");
  demandSlot(f, space === S.forceSpace(s) && S.isMajorCity(t, space) && S.markerOf(s, space) === S.forceOwner(s), "space", "the city of the army under way");
  if (f.step !== BRING) return;
  demandSlot(f, hasBit(S.forceGenerals(s), slotIn(f, "commander")), "commander", "a general who leads the sortie");
  demandFrame(f, S.hasEnemyUnits(s, S.forceOwner(s), space) && S.fieldOwner(s, space) !== S.forceOwner(s), "a sortie against besiegers");
  demandFrame(f, S.insideUnits(s, t, space) !== NO_UNITS || S.forceUnits(s) !== NO_UNITS, "a sortie with CUs");
  demandFrame(f, (S.fieldGenerals(s, S.forceOwner(s), space) & ~S.forceGenerals(s)) === 0, "no general of his in the field");
}

// ---------------------------------------------------------------- at sea

// The cost of a path from a port, link by link, each port once; NONE when it is not a path.
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
  const cost = costOfPath(f, S.forceSpace(f.s), listIn(f, "path"));
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
    const owner = S.fleetOwner(s, t, fleet);
    if (hasBit(slotIn(f, "escorts"), fleet)) demandSlot(f, owner === S.forceOwner(s), "escorts", "fleets of the active player");
    if (hasBit(slotIn(f, "committed"), fleet)) demandSlot(f, owner !== S.NOBODY && owner !== S.forceOwner(s), "committed", "fleets of other players");
  }
  demandFrame(f, s.navalUsed === 1, "the naval move of the segment (clock.navalMoveMade)");
}

function checkEscort(f: FrameInPlace): void {
  const { s, t } = f;
  demandSlot(f, (slotIn(f, "fleets") & ~S.availableFleets(s, t, S.forceOwner(s))) === 0, "fleets", "available fleets of the active player (DIA-NAV.12)");
}

function checkNavalInterception(f: FrameInPlace): void {
  const { s, t } = f;
  const seat = slotIn(f, "seat");
  demandEqual(f, "seat", S.seatAfterActive(s, slotBelow(f, "asked")), "the player who is asked now");
  demandSlot(f, S.ownerOfSeat(seat) !== S.forceOwner(s), "seat", "another player than the one who sails");
  const available = S.availableFleets(s, t, S.ownerOfSeat(seat));
  demandSlot(f, (slotIn(f, "fleets") & ~available) === 0 && available !== 0, "fleets", "available fleets of the player (DIA-NAV.15)");
}
