/** Set-up, phases, segments and cards under way: whose they are, and what their numbers mean. */
import { withBit } from "../../core/bits.js";
import type { CardPart } from "../card-events.js";
import { F, IN } from "../frames.js";
import { isSurpriseNow } from "../rules/cards.js";
import * as S from "../state.js";
import { BONUS, NONE } from "../tables.js";
import { NO_UNITS } from "../units.js";
import { checkEvent } from "./event-frames.js";
import { demandEqual, demandFrame, demandSlot, type FrameInPlace, frameBelow, listIn, ofActive, slotBelow, slotIn } from "./frame.js";

/** Asks of each of these procedures what must hold while it is under way. */
export const CARD_CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = {
  "draft-general": checkDraft,
  reinforcement: (f) => demandSlot(f, slotIn(f, "leaders") > 0, "leaders", "players with the most victory points (DIA-REI.5)"),
  "place-general": checkPlaceGeneral,
  "place-units": checkPlaceUnits,
  "setup-markers": checkSetupMarkers,
  "surrender-segment": ofActive,
  "tyche-segment": ofActive,
  "movement-segment": ofActive,
  "supply-segment": ofActive,
  "end-of-movement": ofActive,
  "choose-use": checkChooseUse,
  "choose-ops-use": checkOps,
  "place-control-markers": checkControlMarkers,
  train: ofActive,
  "upgrade-fleet": ofActive,
  "return-fleet": ofActive,
  "replace-general": ofActive,
  "bonus-event": checkBonusEvent,
  event: checkEvent,
  "surprise-window": checkWindow,
  "surprise-effect": checkSurprise,
  "hidden-hands": (f) => demandSlot(f, slotIn(f, "next") > 0, "next", "a hand that has been revealed"),
  "place-independent": (f) => demandEqual(f, "space", S.forceSpace(f.s), "where the army under way is"),
  "independent-march": ofActive,
  "activate-independent": ofActive,
};

// DIA-OPT.3: each seat once in the order, and a general for every pick.
function checkDraft(f: FrameInPlace): void {
  const { s, t } = f;
  const order = listIn(f, "order");
  const isWhole = order.length === s.seats && new Set(order).size === s.seats && order.every((seat) => seat < s.seats);
  demandFrame(f, isWhole, "an order with every seat once");
  let drafted = 0;
  for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) !== S.NOBODY) drafted++;
  demandEqual(f, "picks", drafted, "as many as generals have been drafted");
}

// He has joined the faction, and is not placed yet, or stands where he was placed with his army.
function checkPlaceGeneral(f: FrameInPlace): void {
  const { s } = f;
  const general = slotIn(f, "general");
  if (s.active !== NONE) ofActive(f);
  demandEqual(f, "seat", S.ownerOfGeneral(s, general) - 1, "to whose faction the general belongs");
  const place = S.placeOfGeneral(s, general);
  if (f.step > 0) return demandSlot(f, place >= 0, "general", "a general who is on the map");
  demandSlot(f, place < 0, "general", "a general who is not on the map");
  const returns = f.below!.kind === "reinforcement";
  if (returns) demandSlot(f, place === S.DISPERSED && slotIn(f, "army") === 0, "general", "a general from the Dispersed Box (DIA-REI.6)");
}

function checkPlaceUnits(f: FrameInPlace): void {
  const giver = frameBelow(f, "place-general");
  if (f.s.active !== NONE) ofActive(f);
  else demandSlot(f, slotIn(f, "seat") === giver?.slots["seat"], "seat", "whose general has been placed");
  demandSlot(f, slotIn(f, "units") !== NO_UNITS, "units", "CUs to be placed");
}

function checkSetupMarkers(f: FrameInPlace): void {
  demandEqual(f, "seat", slotBelow(f, "seat"), "whose general has been placed");
  demandEqual(f, "general", slotBelow(f, "general"), "who has been placed");
}

// DIA-TYC.7: a card of the hand that is no Surprise card, as long as its use is not chosen.
function checkChooseUse(f: FrameInPlace): void {
  const { s, t } = f;
  const card = slotIn(f, "card");
  ofActive(f);
  if (f.step > 0) return demandSlot(f, isInUse(f, card), "card", "the card that is in use");
  demandSlot(f, S.placeOfCard(s, card) === S.HAND + s.active && !isSurpriseNow(s, t, card), "card", "a card of his hand that is no Surprise card (DIA-TYC.7)");
}

const { opsSpent: OPS_SPENT, deployed: DEPLOYED } = F["choose-use"].step;

// DIA-AMB.161: a Bonus card lies open while its OPs are spent, another may be in the deck again; DIA-TYC.12: the general of the card has joined the faction.
function isInUse({ s, t, step }: FrameInPlace, card: number): boolean {
  if (step === OPS_SPENT) return t.cardOps[card]! > 0 && (t.cardTypes[card] !== BONUS || S.placeOfCard(s, card) === S.RESTING);
  const general = t.cardGenerals[card]!;
  return step !== DEPLOYED || (general !== NONE && S.ownerOfGeneral(s, general) === S.ownerOfSeat(s.active));
}

function checkOps(f: FrameInPlace): void {
  ofActive(f);
  demandSlot(f, slotIn(f, "ops") > 0, "ops", "operations points");
}

function checkControlMarkers(f: FrameInPlace): void {
  checkOps(f);
}

// DIA-AMB.161: the card lies open until its event is decided.
function checkBonusEvent(f: FrameInPlace): void {
  const { s, t } = f;
  const card = slotIn(f, "card");
  ofActive(f);
  demandEqual(f, "card", slotBelow(f, "card"), "the card of the segment");
  demandSlot(f, t.cardTypes[card] === BONUS && S.placeOfCard(s, card) === S.RESTING, "card", "a Bonus card that lies open");
}

// ---------------------------------------------------------------- Surprise cards

type Windows = readonly [own: number, others: number];
const ABOUT_TO_MOVE: Windows = [IN["own-army-about-to-move"], IN["enemy-army-about-to-move"]];

// The windows that procedures open, for the active player and for the others.
const WINDOWS_OF: Readonly<Record<string, Windows>> = {
  march: ABOUT_TO_MOVE,
  sortie: ABOUT_TO_MOVE,
  entry: [0, IN["enemy-army-enters-space"]],
  attempt: [IN["interception-or-avoid-battle"], IN["interception-or-avoid-battle"]],
  "naval-move": [0, IN["enemy-naval-move-declared"]],
  "land-battle": [IN["battle-before-dice"], IN["battle-before-dice"]],
  assault: [IN["assault-declared"], IN["assault-declared"]],
  "surprise-effect": [IN["surprise-card-played"], IN["surprise-card-played"]],
};
const AFTER_BATTLE: Windows = [IN["after-won-land-battle"], IN["after-won-land-battle"]];
const BATTLE_OVER = F["land-battle"].step.end;

// DIA-TYC.27: the active player first, then the others in turn order; who has passed comes before who is asked.
function checkWindow(f: FrameInPlace): void {
  const { s } = f;
  const below = f.below!;
  const [own, others] = below.kind === "land-battle" && below.step === BATTLE_OVER ? AFTER_BATTLE : WINDOWS_OF[below.kind]!;
  demandEqual(f, "own", own | IN.any, `the window of ${below.kind}`);
  demandEqual(f, "others", others | IN.any, `the window of ${below.kind}`);
  let passed = 0;
  let n = 0;
  for (; n < s.seats && seatAfterFirst(f, n) !== slotIn(f, "seat"); n++) passed = withBit(passed, seatAfterFirst(f, n));
  demandEqual(f, "passed", passed, "the seats before the one asked");
}

function seatAfterFirst(f: FrameInPlace, n: number): number {
  return f.s.active === NONE ? (f.s.first + n) % f.s.seats : S.seatAfterActive(f.s, n);
}

// What a card acts on is the procedure that opened its window.
const ACTS_ON: Partial<Record<CardPart["op"], readonly string[]>> = {
  mutiny: ["land-battle", "march", "sortie"],
  "battle-modifier": ["land-battle"],
  "against-elephants": ["land-battle"],
  "silver-shields": ["land-battle"],
  "cancel-naval-move": ["naval-move"],
  ambush: ["entry"],
  scouts: ["attempt"],
  "cancel-surprise": ["surprise-effect"],
  "movement-modifier": ["march"],
};

const { answered: OPENED, targets: CARRIED_OUT, chosen: SECOND } = F["surprise-effect"].step;

function checkSurprise(f: FrameInPlace): void {
  const { s, t } = f;
  const card = slotIn(f, "card");
  demandSlot(f, S.placeOfCard(s, card) === S.RESTING && isSurpriseNow(s, t, card), "card", "a Surprise card that lies open (DIA-TYC.34)");
  const part = t.cardEvents[card]!.parts[0]!;
  const inWindow = f.below!.kind === "surprise-window";
  if (!inWindow) ofActive(f);
  checkTarget(f, part, inWindow ? f.frames[f.place - 2]! : undefined);
  demandSlot(f, slotIn(f, "cancelled") === 0 || f.step === OPENED, "cancelled", "0 once the card is carried out");
  if (f.step >= CARRIED_OUT) checkSteps(f, part);
}

function checkTarget(f: FrameInPlace, part: CardPart, opener: { readonly kind: string; readonly step: number } | undefined): void {
  const card = "a card that can be played there";
  if (part.op === "prestige" || part.op === "desertion") return;
  if (part.op === "pursuit") return demandSlot(f, opener?.kind === "land-battle" && opener.step === BATTLE_OVER, "card", card);
  demandSlot(f, opener !== undefined && ACTS_ON[part.op]?.includes(opener.kind) === true, "card", card);
}

// Oratory and Desertion ask at once, Desertion and Mutiny a second time.
function checkSteps(f: FrameInPlace, part: CardPart): void {
  const isDesertion = part.op === "desertion";
  if (f.above !== undefined) return;
  if (f.step === CARRIED_OUT) return demandFrame(f, part.op === "prestige" || isDesertion, "a card that asks for a target");
  demandFrame(f, f.step === SECOND && (part.op === "mutiny" || isDesertion), "a card that asks twice");
  if (isDesertion)
    return demandSlot(f, isPlayer(f, slotIn(f, "enemy")) && slotIn(f, "enemy") !== S.ownerOfSeat(slotIn(f, "seat")), "enemy", "another seat that plays");
  checkMutiny(f);
}

// DIA-CRD.3: CUs of an enemy who moves, or whom the player fights.
function checkMutiny(f: FrameInPlace): void {
  const { s } = f;
  const enemy = slotIn(f, "enemy");
  const own = S.ownerOfSeat(slotIn(f, "seat"));
  const battle = f.frames[f.place - 2]!;
  const sides = battle.kind === "land-battle" ? [S.forceOwner(s), battle.slots["defender"]!] : [S.forceOwner(s)];
  demandSlot(f, sides.includes(enemy) && enemy !== own && enemy !== S.NOBODY && isPlayer(f, enemy), "enemy", "an enemy whose CUs can mutiny");
  demandSlot(f, battle.kind !== "land-battle" || sides.includes(own), "seat", "a side of the battle");
  demandSlot(f, battle.kind === "land-battle" || S.forceUnits(s) !== NO_UNITS, "enemy", "an enemy with CUs");
}

function isPlayer(f: FrameInPlace, owner: number): boolean {
  return owner > S.NOBODY && owner <= f.s.seats;
}
