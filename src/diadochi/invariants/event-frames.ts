/** Events of cards under way: the card, its part, and what the part remembers between its questions. Whatever a part does not remember is empty. */
import type { CardEvent, CardPart, PartOf } from "../card-events.js";
import { F, NO_PART } from "../frames.js";
import { countRiots } from "../rules/card-conditions.js";
import * as S from "../state.js";
import { BONUS, EVENT, NONE } from "../tables.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, listIn, ofActive, slotBelow, slotIn } from "./frame.js";

const { ask: FIRST, chosen: SECOND, finished: FINISHED } = F.event.step;

// What parts remember while they ask a second time.
const HELD: Partial<Record<CardPart["op"], readonly string[]>> = {
  "place-markers": ["province"],
  unrest: ["player", "province", "count"],
  raid: ["space", "count"],
  "move-royal": ["royal"],
};
const EMPTY = { player: NONE, province: NONE, space: NONE, royal: NONE, count: 0 };

export function checkEvent(f: FrameInPlace): void {
  const { t } = f;
  const card = slotIn(f, "card");
  ofActive(f);
  if (f.below!.kind === "choose-use") demandEqual(f, "card", slotBelow(f, "card"), "the card of the segment");
  else demandSlot(f, t.edition.cards[card]!.mustBePlayed, "card", "a card that must be played (DIA-PLY.6)");
  demandSlot(f, t.cardTypes[card] === EVENT || t.cardTypes[card] === BONUS, "card", "a card with an event");
  const { parts, choice } = t.cardEvents[card]!;
  const index = slotIn(f, "part");
  demandSlot(f, index < parts.length && (index !== NO_PART || choice), "part", "the part of the card that is carried out");
  const part = parts[index];
  checkMarked(f, t.cardEvents[card]!, index);
  if (part === undefined) demandFrame(f, f.step === FIRST, "nothing chosen yet");
  if (part?.op !== "independent-army") checkRemembered(f, part);
}

// Spaces are marked by the part that places markers, and go along to the next.
function checkMarked(f: FrameInPlace, { parts, choice }: CardEvent, index: number): void {
  const marked = listIn(f, "marked");
  const placing = parts.find((part, i): part is PartOf<"place-markers"> => part.op === "place-markers" && (choice ? i === index : i <= index));
  const isUnderWay = placing !== undefined && parts[index] === placing && f.step < FINISHED;
  const most = placing === undefined ? 0 : isUnderWay ? placing.count - 1 : placing.count;
  const isOwn = marked.every((space) => S.markerOf(f.s, space) === S.ownerOfSeat(slotIn(f, "seat")));
  demandFrame(
    f,
    marked.length <= most && new Set(marked).size === marked.length && isOwn,
    `at most ${most} marked spaces, with markers of the player, each once`,
  );
}

function checkRemembered(f: FrameInPlace, part: CardPart | undefined): void {
  const isSecond = f.step === SECOND && f.above === undefined;
  const isSpreading = part?.op === "unrest" && part.victim === "each-player";
  const held = isSpreading ? ["count"] : isSecond && part !== undefined ? HELD[part.op] : [];
  const asksOnce = held === undefined || (isSecond && (isSpreading || (part?.op === "place-markers" && part.scope === "any")));
  demandFrame(f, !asksOnce, "a part that asks twice");
  for (const [slot, none] of Object.entries(EMPTY)) if (held?.includes(slot) !== true) demandEqual(f, slot, none, "empty");
  if (isSpreading) return checkSpreading(f);
  if (isSecond) checkSecond(f, part);
}

function checkSecond(f: FrameInPlace, part: CardPart | undefined): void {
  if (part?.op === "raid") return checkRaid(f, part);
  if (part?.op === "move-royal") return checkMoved(f);
  demandSlot(f, slotIn(f, "province") !== NONE, "province", "a province");
  if (part?.op === "unrest") checkUnrest(f, part);
}

// Two markers of the player with the most victory points in one province, as far as there are markers to remove.
function checkUnrest(f: FrameInPlace, part: PartOf<"unrest">): void {
  const player = slotIn(f, "player");
  demandSlot(f, player !== NONE && player < f.s.seats, "player", "a player");
  const most = Math.min(part.count, countRiots(f.s, f.t, S.ownerOfSeat(player), slotIn(f, "province")));
  demandSlot(f, slotIn(f, "count") > 0 && slotIn(f, "count") <= most, "count", `markers still to go, 1 to ${most}`);
}

// Player after player in turn order; who is asked for can lose one.
function checkSpreading(f: FrameInPlace): void {
  const n = slotIn(f, "count");
  const isHit = n < f.s.seats && countRiots(f.s, f.t, S.ownerOfSeat(S.seatInTurnOrder(f.s, n)), NONE) > 0;
  demandSlot(f, isHit, "count", "the place of a player with a marker that can go");
}

function checkRaid(f: FrameInPlace, part: PartOf<"raid">): void {
  const space = slotIn(f, "space");
  demandSlot(f, slotIn(f, "count") < part.count, "count", `below ${part.count}`);
  demandSlot(f, part.count > 1 && space !== NONE && S.fieldOwner(f.s, space) === S.ownerOfSeat(slotIn(f, "seat")), "space", "the space of the army");
}

function checkMoved(f: FrameInPlace): void {
  const { s, t } = f;
  const royal = slotIn(f, "royal");
  const isWoman = royal !== NONE && royal < t.royalCount && !S.isMale(t, royal);
  const isIdle = isWoman && S.placeOfRoyal(s, royal) !== S.DEAD && S.controllerOf(s, royal) === S.NOBODY;
  demandSlot(f, isIdle, "royal", "a royal woman who is not active (DIA-ROY.7)");
}
