/** Events of cards under way: the card, its part, and what the part remembers between its questions. Whatever a part does not remember is empty. */
import { entryAt } from "../../core/lists.js";
import type { CardEvent, CardPart, PartOf } from "../card-events.js";
import { F, NO_PART } from "../frames.js";
import { countRiots } from "../rules/card-conditions.js";
import * as S from "../state.js";
import { BONUS, EVENT, NONE } from "../tables.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, listIn, ofActive, slotBelow, slotIn } from "./frame.js";

const { ask: FIRST, chosen: SECOND } = F.event.step;

// Effects that ask a second time, for what they remember.
const ASK_TWICE: readonly CardPart["op"][] = ["place-markers", "unrest", "raid", "move-royal"];

export function checkEvent(f: FrameInPlace): void {
  const { t } = f;
  const card = slotIn(f, "card");
  ofActive(f);
  if (f.below!.kind === "choose-use") demandEqual(f, "card", slotBelow(f, "card"), "the card of the segment");
  else demandSlot(f, entryAt(t.edition.cards, card).mustBePlayed, "card", "a card that must be played (DIA-PLY.6)");
  demandSlot(f, t.cardTypes[card] === EVENT || t.cardTypes[card] === BONUS, "card", "a card with an event");
  const { parts, choice } = entryAt(t.cardEvents, card);
  const index = slotIn(f, "part");
  demandSlot(f, index < parts.length && (index !== NO_PART || choice), "part", "the part of the card that is carried out");
  const part = parts[index];
  checkMarked(f, entryAt(t.cardEvents, card), index);
  if (part === undefined) demandFrame(f, f.step === FIRST, "nothing chosen yet");
  if (part?.op !== "independent-army") checkRemembered(f, part);
  if (part === undefined || f.step !== SECOND || f.above !== undefined) return;
  demandFrame(f, ASK_TWICE.includes(part.op), `no second question of ${part.op}`);
}

// Spaces are marked by the part that places markers, and go along to the next.
function checkMarked(f: FrameInPlace, { parts, choice }: CardEvent, index: number): void {
  const marked = listIn(f, "marked");
  const placing = parts.find((part, i): part is PartOf<"place-markers"> => part.op === "place-markers" && (choice ? i === index : i <= index));
  const isUnderWay = placing !== undefined && parts[index] === placing && f.step < F.event.step.finished;
  const most = placing === undefined ? 0 : isUnderWay ? placing.count - 1 : placing.count;
  const own = S.ownerOfSeat(slotIn(f, "seat"));
  demandFrame(f, marked.length <= most && new Set(marked).size === marked.length, `at most ${most} marked spaces, each once`);
  demandFrame(f, !marked.some((space) => S.markerOf(f.s, space) !== own), "marked spaces with a marker of the player");
}

function checkRemembered(f: FrameInPlace, part: CardPart | undefined): void {
  const has = f.step === SECOND ? part?.op : undefined;
  const isSpreading = part?.op === "unrest" && part.victim === "each-player";
  if (has !== "unrest" || isSpreading) demandEqual(f, "player", NONE, "nobody");
  if (has !== "unrest" && has !== "place-markers") demandEqual(f, "province", NONE, "none");
  if (has !== "raid" && part?.op !== "raid") demandEqual(f, "space", NONE, "none");
  if (has !== "move-royal" && part?.op !== "move-royal") demandEqual(f, "royal", NONE, "nobody");
  switch (part?.op) {
    case "unrest":
      return isSpreading ? checkSpreading(f) : checkUnrest(f, part);
    case "raid":
      return checkRaid(f, part);
    case "place-markers":
      demandEqual(f, "count", 0, "nothing counted");
      return demandSlot(f, (slotIn(f, "province") !== NONE) === (f.step === SECOND && part.scope !== "any"), "province", "a province once one is chosen");
    case "move-royal":
      demandEqual(f, "count", 0, "nothing counted");
      return checkMoved(f);
    default:
      return demandEqual(f, "count", 0, "nothing counted");
  }
}

// Two markers of the player with the most victory points in one province, as far as there are markers to remove.
function checkUnrest(f: FrameInPlace, part: PartOf<"unrest">): void {
  if (f.step !== SECOND) return demandEqual(f, "count", 0, "no markers before the province is chosen");
  const player = slotIn(f, "player");
  const province = slotIn(f, "province");
  demandSlot(f, player !== NONE && player < f.s.seats, "player", "the player with the most victory points");
  demandSlot(f, province !== NONE, "province", "a province");
  const most = Math.min(part.count, countRiots(f.s, f.t, S.ownerOfSeat(player), province));
  demandSlot(f, slotIn(f, "count") > 0 && slotIn(f, "count") <= most, "count", `markers still to go, 1 to ${most}`);
}

// Player after player in turn order; who is asked for can lose one.
function checkSpreading(f: FrameInPlace): void {
  const n = slotIn(f, "count");
  demandSlot(f, n < f.s.seats, "count", `a place in the turn order, below ${f.s.seats}`);
  const victim = S.ownerOfSeat(S.seatInTurnOrder(f.s, n));
  demandSlot(f, f.above !== undefined || countRiots(f.s, f.t, victim, NONE) > 0, "count", "the place of a player with a marker that can go");
}

function checkRaid(f: FrameInPlace, part: PartOf<"raid">): void {
  const space = slotIn(f, "space");
  const isChosen = f.step === SECOND && part.count > 1;
  demandSlot(f, slotIn(f, "count") < part.count && (isChosen || slotIn(f, "count") === 0), "count", `markers removed, below ${part.count}`);
  demandSlot(f, isChosen ? space !== NONE && S.fieldOwner(f.s, space) === S.ownerOfSeat(slotIn(f, "seat")) : space === NONE, "space", "the space of an army");
}

function checkMoved(f: FrameInPlace): void {
  const { s, t } = f;
  const royal = slotIn(f, "royal");
  if (f.step !== SECOND) return demandEqual(f, "royal", NONE, "nobody before she is chosen");
  const isOpen = royal !== NONE && royal < t.royalCount && !S.isMale(t, royal);
  const isIdle = isOpen && S.placeOfRoyal(s, royal) !== S.DEAD && S.controllerOf(s, royal) === S.NOBODY;
  demandSlot(f, isIdle, "royal", "a royal woman who is not active (DIA-ROY.7)");
}
