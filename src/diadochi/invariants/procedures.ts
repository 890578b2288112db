/** Checks that the active procedures can continue from the position. Only checks that law 18 has shown to be needed are here. */
import { demand } from "../../core/basics/errors.js";
import { MOST_INSIDE } from "./board.js";
import { MOST_B } from "../../core/moves/codes.js";
import { endsOfFrames, sizeOfKind } from "../../core/flow/frames.js";
import { firstPart } from "../flow/event.js";
import { hiddenHandCount } from "../flow/hidden-hands.js";
import { firstAsked } from "../flow/surprise-window.js";
import { countRiots } from "../rules/cards/conditions.js";
import { windowsOfCard } from "../rules/cards/cards.js";
import { cheapestStep, linkTo, mayWalk } from "../rules/movement/march.js";
import { DRAWN, F, IN, NO_PART } from "../vocabulary/frames/index.js";
import type { March } from "../vocabulary/frames/index.js";
import { ROYAL, countOfType, countUnits, NO_UNITS } from "../vocabulary/units.js";
import { cardId, spaceId } from "../state/names.js";
import { EVENT_EFFECTS } from "../tables/card-events.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { costOfLink, NONE, type SpaceIndex, type Tables } from "../tables/index.js";

export function checkProcedures(s: DiadochiState, t: Tables): void {
  checkDraft(s, t);
  checkAttempts(s);
  checkDefender(s);
  checkMarch(s, t);
  checkBattle(s);
  checkSurprises(s, t);
  checkAssault(s);
  checkEvent(s, t);
  checkCounts(s, t);
}

// DIA-OPT.3: each seat is once in the order, and every pick has a general.
function checkDraft(s: DiadochiState, t: Tables): void {
  const draft = F["draft-general"].find(s);
  if (draft === null) return;
  const order = [...draft.order];
  const isWhole = order.length === s.seats && new Set(order).size === s.seats && order.every((seat) => seat < s.seats);
  const path = `${F["draft-general"].path(s)}.slots`;
  demand(isWhole, `${path}.order`, "every seat once", order.length);
  let drafted = 0;
  for (let g = 0; g < t.majorCount; g++) if (S.ownerOfGeneral(s, g) !== S.NOBODY) drafted++;
  demand(draft.picks === drafted, `${path}.picks`, `${drafted}, as many as generals have been drafted`, draft.picks);
}

// DIA-INT.7: each declared attempt has a leader, and the current attempt has been declared.
function checkAttempts(s: DiadochiState): void {
  const interception = F.interception.find(s);
  if (interception === null) return;
  const { step: STEP } = F.interception;
  const { spaces, leaders, next, step } = interception;
  const path = `${F.interception.path(s)}.slots`;
  demand(leaders.length === spaces.length, `${path}.leaders`, "a leader for every attempt", leaders.length);
  const most = [STEP.committed, STEP.rolled, STEP.moved].includes(step) ? spaces.length - 1 : spaces.length;
  demand(next <= most, `${path}.next`, "one of the attempts declared", next);
}

// DIA-AVO.16, DIA-AVO.19: the players defend in turn order, and the independents after the last of them.
function checkDefender(s: DiadochiState): void {
  const isPlayer = F["withdraw-inside"].isUnderWay(s) || F["avoid-battle"].isUnderWay(s);
  if (!isPlayer && !F["independent-avoidance"].isUnderWay(s)) return;
  const { asked } = F.entry.under(s);
  demand(asked < s.seats === isPlayer, `${F.entry.path(s)}.slots.asked`, isPlayer ? "the place of a player" : "past the last player", asked);
}

// DIA-MOV.20, DIA-MOV.21, DIA-MOV.22: an army that asks for passage, or is on a passage, has MP for the step out of it and may not stop there.
function checkMarch(s: DiadochiState, t: Tables): void {
  const march = F.march.find(s);
  if (march === null) return;
  const { step: STEP } = F.march;
  const { step, passage, from, mp, spent } = march;
  const path = `${F.march.path(s)}.slots`;
  demand(mp + spent <= MOST_B, `${path}.spent`, `at most ${MOST_B - mp}, so that all MP can be spent`, spent);
  const asks = step === STEP.passageAnswered || step === STEP.anyway;
  if (passage) {
    const isOnPassage = asks || step === STEP.act || step === STEP.entered || step === STEP.betrayal;
    demand(isOnPassage && isPassage(s, S.forceSpace(s)), `${path}.passage`, "false where the army stops, or where nobody else's CUs are", true);
    demand(mp >= cheapestStep(t, S.forceSpace(s)), `${path}.mp`, "MP for a step out of the passage (DIA-MOV.22)", mp);
  }
  if (asks) {
    demand(isPassage(s, from), `${path}.from`, "a space with CUs of another player", spaceId(t, from));
    demand(mp - costOfStep(s, t, from) >= cheapestStep(t, from), `${path}.mp`, "MP for a step to the space and one out of it (DIA-MOV.22)", mp);
  }
  if (passage || asks) checkWalks(march, path);
}

function checkWalks(march: March, path: string): void {
  demand(!march.stopped, `${path}.stopped`, "false while it asks for passage or is on one (DIA-MOV.27)", true);
  demand(mayWalk(march), `${path}.sailed`, "false while it asks for passage or is on one, after steps on land (DIA-NAV.6)", true);
}

function isPassage(s: DiadochiState, space: SpaceIndex): boolean {
  const owner = S.fieldOwner(s, space);
  return owner !== S.NOBODY && owner !== S.INDEPENDENTS && owner !== S.forceOwner(s);
}

// The MP of a step to a space; infinite without a link.
function costOfStep(s: DiadochiState, t: Tables, to: SpaceIndex): number {
  const link = linkTo(s, t, to);
  return link === NONE ? Infinity : costOfLink(link);
}

// DIA-RT.5: only royal troops stand aside, and they are counted when the dice are thrown. DIA-SIE.23: only a garrison of the attacker joins.
function checkBattle(s: DiadochiState): void {
  const battle = F["land-battle"].find(s);
  if (battle === null) return;
  const { step: STEP } = F["land-battle"];
  const { step, attackerAside, defenderAside, garrison, result } = battle;
  const path = `${F["land-battle"].path(s)}.slots`;
  const stands = [STEP.winnerLoss, STEP.drawDefender, STEP.drawEnd].includes(step);
  const attackers = stands ? countOfType(S.forceUnits(s), ROYAL) : 0;
  const defenders = stands ? countOfType(S.fieldUnits(s, S.forceSpace(s)), ROYAL) : 0;
  if (!stands && step > STEP.dice) return;
  const isDrawn = step === STEP.drawDefender || step === STEP.drawEnd;
  demand(!stands || (result === DRAWN) === isDrawn, `${path}.result`, isDrawn ? "a draw (DIA-BAT.17)" : "a victory (DIA-BAT.15)", result);
  const isOwn = garrison === NO_UNITS || S.markerOf(s, S.forceSpace(s)) === S.forceOwner(s);
  demand(
    isOwn && countUnits(garrison) <= MOST_INSIDE,
    `${path}.garrison`,
    `at most ${MOST_INSIDE} CUs, and none without a city of the attacker`,
    countUnits(garrison),
  );
  demand(attackerAside <= attackers, `${path}.attackerAside`, `at most ${attackers} (DIA-RT.5)`, attackerAside);
  demand(defenderAside <= defenders, `${path}.defenderAside`, `at most ${defenders} (DIA-RT.5)`, defenderAside);
}

// DIA-TYC.26: each Surprise card under way fits its window; only cards of timing `any` are played outside of windows.
function checkSurprises(s: DiadochiState, t: Tables): void {
  const { kind, step: STEP } = F["surprise-effect"];
  const window = F["surprise-window"].kind;
  for (const [depth, end] of endsOfFrames(s.frames).entries()) {
    if (s.frames[end - 1] !== kind) continue;
    const { card, seat, step } = F["surprise-effect"].at(s, end);
    if (step > STEP.targets) continue; // the card has taken effect already
    const below = end - sizeOfKind(kind);
    let open: number = IN.any;
    if (s.frames[below - 1] === window) {
      const { own, others } = F["surprise-window"].at(s, below);
      open = seat === firstAsked(s) ? own : others;
    }
    demand((windowsOfCard(s, t, card) & open) !== 0, `frames[${depth}].slots.card`, "a Surprise card that may be played here (DIA-TYC.26)", cardId(t, card));
  }
}

// DIA-SIE.18: where points are only compared, nobody rolls. An attempt is made on the space of its army.
function checkAssault(s: DiadochiState): void {
  const assault = F.assault.find(s);
  if (assault === null) return;
  const { step: STEP } = F.assault;
  const { step, compare, place, space } = assault;
  const path = `${F.assault.path(s)}.slots`;
  demand(!compare || step >= STEP.garrisonBeaten, `${path}.compare`, "false while an attempt is made", compare);
  demand(space === (place === S.FORCE ? S.forceSpace(s) : place), `${path}.space`, "the space of the army that attempts it", space);
}

// DIA-TYC.10: the part is one of the card, chosen first if the card offers a choice, and Unrest removes no more markers than there are.
function checkEvent(s: DiadochiState, t: Tables): void {
  const event = F.event.find(s);
  if (event === null) return;
  const { card, part, count, step, province, player } = event;
  const path = `${F.event.path(s)}.slots`;
  const parts = t.cardEvents[card]?.parts ?? [];
  demand(parts.length > 0 && parts.every(({ op }) => op in EVENT_EFFECTS), `${path}.card`, "a card with an event (DIA-TYC.10)", cardId(t, card));
  const isChosen = part === NO_PART ? firstPart(t, card) === NO_PART && step === F.event.step.ask : part < parts.length;
  demand(isChosen, `${path}.part`, "a part of the card", part);
  const now = parts[part];
  let most = now !== undefined && "count" in now ? now.count : 0;
  if (now?.op === "unrest") {
    demand(step !== F.event.step.finished, `${F.event.path(s)}.step`, "a step at which markers are removed (DIA-TYC.11)", "finished");
    if (now.victim === "each-player") most = s.seats;
    else most = step === F.event.step.chosen ? Math.min(now.count, countRiots(s, t, S.ownerOfSeat(player), province)) : 0;
  }
  demand(count <= most, `${path}.count`, `at most ${most}`, count);
}

/** The most OPs of a card, and so the most markers that its frame can hold. */
const MOST_OPS = 9;

// DIA-OPS.6, DIA-PLY.6: markers placed and OPs left are together at most the OPs of a card, and `next` is at most the number of hidden hands.
function checkCounts(s: DiadochiState, t: Tables): void {
  const markers = F["place-control-markers"].find(s);
  if (markers !== null) {
    const { placed, ops } = markers;
    demand(placed.length + ops <= MOST_OPS, `${F["place-control-markers"].path(s)}.slots.placed`, `${MOST_OPS - ops} at most`, placed.length);
  }
  const hands = F["hidden-hands"].find(s);
  const most = hiddenHandCount(s, t);
  if (hands !== null) demand(hands.next <= most, `${F["hidden-hands"].path(s)}.slots.next`, `${most} at most`, hands.next);
}
