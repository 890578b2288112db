/** What procedures under way need of the position: the force that moves, the fortress that is besieged, the card that is asked about. */
import { demand } from "../../core/errors.js";
import { linkKind } from "../../core/graph.js";
import { ACTED, CORPS_KIND_IDS, FORCE, powerOfName } from "../corps.js";
import { EVENT_RULES } from "../effects/event-cards.js";
import { F, type FRAMES } from "../frames.js";
import { defenseValue, isFortress, leadersAt, occupies } from "../rules/forces.js";
import { isOrigin, SEA_CORPS } from "../rules/sea.js";
import { canForm } from "../rules/spending.js";
import * as S from "../state.js";
import type { NineYearsState } from "../state.js";
import { NONE, type Tables } from "../tables.js";
import { ACTION_IDS, CARD_VALUES, DISPLACEMENT, EVENT_CARD_IDS, POWER_IDS, SEATS, STRENGTH, STRENGTHS, USE } from "../types.js";

type FrameKind = keyof typeof FRAMES;

const NEEDS: Readonly<Partial<Record<FrameKind, (s: NineYearsState, t: Tables) => void>>> = {
  "event-choice": needsEvent,
  form: needsPower,
  "transfer-leaders": needsLeader,
  "action-rounds": needsNoCard,
  round: needsCardInHand,
  "select-force": needsSiege,
  "campaign-move": needsWay,
  entry: needsArmy,
  "line-choice": needsLine,
  interception: needsOrigin,
  "held-card": needsCard,
  battle: needsBattle,
  retreat: needsPort,
  siege: needsFortress,
  displace: needsDisplaced,
  transfer: needsUnit,
  rally: needsRallier,
  "sea-movement": needsGroup,
  "glorious-revolution": needsRevolution,
};

/** Throws unless every procedure under way has what it needs. */
export function checkNeeds(s: NineYearsState, t: Tables): void {
  for (const [kind, needs] of Object.entries(NEEDS)) if (F[kind as FrameKind].isUnderWay(s)) needs(s, t);
}

// Demands something of a slot of a frame.
function want(
  s: NineYearsState,
  [kind, slot]: readonly [kind: FrameKind, slot: string],
  fits: boolean,
  expected: string,
  ...got: readonly [got?: unknown]
): void {
  demand(fits, `${F[kind].path(s)}.slots.${slot}`, expected, ...got);
}

function needsEvent(s: NineYearsState): void {
  const { seat, card, left } = F["event-choice"].under(s);
  const id = EVENT_CARD_IDS[card]!;
  const choice = EVENT_RULES[id]?.choice ?? null;
  const isChoice = choice !== null;
  want(s, ["event-choice", "card"], isChoice, "an event with a choice (NYW-9.2.1.4)", id);
  want(s, ["event-choice", "seat"], choice?.side === seat, `the side that ${id} names`, SEATS[seat]);
  want(s, ["event-choice", "left"], left <= (choice?.most ?? 0), `at most ${choice?.most}`, left);
  want(s, ["event-choice", "card"], S.placeOfEvent(s, card) === S.EVENT_OUT, "a card that has been drawn", id);
}

function needsPower(s: NineYearsState, t: Tables): void {
  const { seat, power, strength, step } = F.form.under(s);
  const { step: STEP } = F.form;
  const isPossible = power !== NONE && t.powerSide[power] === seat && canForm(s, t, power);
  const fits = step === STEP.power ? power === NONE : isPossible;
  want(s, ["form", "power"], fits, "a power that can form a corps (NYW-12.3.4.2), once it is chosen", POWER_IDS[power]);
  const isPaid = strength !== NONE && S.rpOf(s, seat) > (strength === STRENGTH.full ? 1 : 0);
  want(
    s,
    ["form", "strength"],
    step === STEP.place ? isPaid : strength === NONE,
    "a strength that can be paid for (NYW-12.3.4.4), once it is chosen",
    STRENGTHS[strength],
  );
}

function needsLeader(s: NineYearsState, t: Tables): void {
  const { seat, leader, step } = F["transfer-leaders"].under(s);
  const isFree = leader !== NONE && leader < t.firstStaff && isOnMapOf(s, t, seat, leader) && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
  const fits = step === F["transfer-leaders"].step.leader ? leader === NONE : isFree;
  want(s, ["transfer-leaders", "leader"], fits, "a leader on the map who has not been moved (NYW-12.4.9), once he is chosen", t.leaderIds[leader]);
}

function isOnMapOf(s: NineYearsState, t: Tables, seat: number, leader: number): boolean {
  return S.placeOfLeader(s, leader) < S.NOT_ARRIVED && S.sideOfLeader(s, t, leader) === seat;
}

function needsNoCard(s: NineYearsState): void {
  const { shown } = F["action-rounds"].under(s);
  want(s, ["action-rounds", "shown"], shown === 0, "0, since the round knows the card", shown);
}

function needsCardInHand(s: NineYearsState): void {
  const { seat, shown, actions, action, step } = F.round.under(s);
  const { step: STEP } = F.round;
  const most = Math.max(...CARD_VALUES);
  want(s, ["round", "actions"], actions <= (step === STEP.card ? 0 : most), step === STEP.card ? "0 before a card is played" : `at most ${most}`, actions);
  const isInHand = step === STEP.card ? S.inHand(s, seat, shown) > 0 : CARD_VALUES.includes(shown);
  want(s, ["round", "shown"], shown === 0 || (CARD_VALUES.includes(shown) && isInHand), "a card of the hand (NYW-13.2.1.4)", shown);
  const isBegun = step === STEP.space || step === STEP.force;
  want(s, ["round", "action"], isBegun || action === 0, `${ACTION_IDS[0]} before another is begun`, ACTION_IDS[action]);
}

function needsSiege(s: NineYearsState, t: Tables): void {
  const { seat, space, use, least } = F["select-force"].under(s);
  if (use !== USE.siege) return;
  want(s, ["select-force", "space"], isBesieging(s, t, seat, space), "an enemy fortress with friendly corps before it (NYW-17.5.1)", t.spaceIds[space]);
  const needed = defenseValue(s, t, space);
  want(s, ["select-force", "least"], least === needed, `${needed} (NYW-17.5.2)`, least);
}

function isBesieging(s: NineYearsState, t: Tables, seat: number, space: number): boolean {
  return isFortress(t, space) && S.controlOf(s, space) === S.rivalOf(seat) && occupies(s, seat, space);
}

function needsWay(s: NineYearsState, t: Tables): void {
  const { space, from, spent, left, step } = F["campaign-move"].under(s);
  const isLinked = linkKind(t.graph, from, space) >= 0;
  const hasEntered = step === F["campaign-move"].step.entered;
  want(s, ["campaign-move", "from"], isLinked || (!hasEntered && from === space), "a space beside the army", t.spaceIds[from]);
  want(s, ["campaign-move", "spent"], spent || (from === space && !left), "true after a step or for an army that leaves units", spent);
}

function needsArmy(s: NineYearsState, t: Tables): void {
  const { seat, space, step } = F.entry.under(s);
  if (step === F.entry.step.line || step >= F.entry.step.afterBattle) return;
  const isThere = S.corpsOf(s, t, seat, space, FORCE) > 0 && leadersAt(s, t, seat, space, S.LEADER_FORCE) > 0;
  want(s, ["entry", "space"], isThere, "a space with the army that enters it", t.spaceIds[space]);
}

// NYW-15.4.1: a line of the other side, with its corps.
function needsLine(s: NineYearsState, t: Tables): void {
  const { seat, space } = F["line-choice"].under(s);
  const enemy = S.rivalOf(seat);
  const isBarred = S.lineLevel(s, space) > 0 && S.lineOwner(s, space) === enemy && occupies(s, enemy, space);
  want(s, ["line-choice", "space"], isBarred, "a space with an enemy Fortified Line and enemy corps (NYW-15.4.1)", t.spaceIds[space]);
}

function needsOrigin(s: NineYearsState, t: Tables): void {
  const { space, from, origin, step } = F.interception.under(s);
  const isBeside = origin !== NONE && linkKind(t.graph, space, origin) >= 0 && origin !== from;
  const fits = step === F.interception.step.ask ? origin === NONE : isBeside;
  want(s, ["interception", "origin"], fits, "a space beside the entered one, not that the army left (NYW-14.6.3), once it is chosen", t.spaceIds[origin]);
}

function needsCard(s: NineYearsState): void {
  const { seat, card } = F["held-card"].under(s);
  want(s, ["held-card", "card"], S.placeOfEvent(s, card) === S.EVENT_HELD + seat, "a card that its side holds (NYW-9.2.1.1)", EVENT_CARD_IDS[card]!);
}

function needsBattle(s: NineYearsState, t: Tables): void {
  const { attacker, space, attackerCommander, defenderCommander, step } = F.battle.under(s);
  const { step: STEP } = F.battle;
  for (const [name, side, commander] of [
    ["attackerCommander", attacker, attackerCommander],
    ["defenderCommander", S.rivalOf(attacker), defenderCommander],
  ] as const) {
    const isFighting = step > STEP.defenderCommander || occupies(s, side, space);
    want(s, ["battle", "space"], isFighting, "a space with corps of both sides (NYW-16.1.1)", t.spaceIds[space]);
    const isThere = commander === NONE || step === STEP.over || (S.placeOfLeader(s, commander) === space && S.sideOfLeader(s, t, commander) === side);
    want(s, ["battle", name], isThere, "a leader in the battle (NYW-16.1.4)", t.leaderIds[commander]);
  }
}

// NYW-16.4.7: who lost as defender in an enemy port re-embarks, all together, to one friendly port.
function needsPort(s: NineYearsState, t: Tables): void {
  const { seat, space, port, step } = F.retreat.under(s);
  const isFriendly = port !== NONE && port !== space && t.zone[port] !== NONE && S.controlOf(s, port) === seat;
  const fits = step === F.retreat.step.landed ? isFriendly : port === NONE;
  want(s, ["retreat", "port"], fits, "a friendly port (NYW-16.4.7), once the corps re-embark", t.spaceIds[port]);
}

function needsFortress(s: NineYearsState, t: Tables): void {
  const { seat, space, step } = F.siege.under(s);
  const { step: STEP } = F.siege;
  if (step <= STEP.result)
    return want(s, ["siege", "space"], isBesieging(s, t, seat, space), "an enemy fortress with friendly corps before it", t.spaceIds[space]);
  const isTaken = step !== STEP.revolution || (isFortress(t, space) && S.controlOf(s, space) === seat);
  const isNamed = step === STEP.savoy ? space === t.named.london : step !== STEP.end || space === t.named.turin;
  want(s, ["siege", "space"], isTaken && isNamed, "the fortress that has been taken", t.spaceIds[space]);
}

function needsDisplaced(s: NineYearsState, t: Tables): void {
  const { seat, space, inside, why } = F.displace.under(s);
  const place = inside ? S.INSIDE + space : space;
  const isThere = leadersAt(s, t, seat, place) > 0 || (why !== DISPLACEMENT["lone-leaders"] && S.corpsOf(s, t, seat, place) > 0);
  want(s, ["displace", "space"], isThere, "a place with units that must go", t.spaceIds[space]);
}

function needsUnit(s: NineYearsState, t: Tables): void {
  const { seat, leader, corps, space, step } = F.transfer.under(s);
  const isChoosing = step === F.transfer.step.unit;
  const isLeader = leader !== NONE && isOnMapOf(s, t, seat, leader) && S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
  want(s, ["transfer", "leader"], leader === NONE || (!isChoosing && isLeader), "a leader of the space who has not acted (NYW-13.4.3.1)", t.leaderIds[leader]);
  const isCorps = corps !== NONE && space !== NONE && t.powerSide[powerOfName(corps)] === seat && S.kindNamed(s, space, corps, 0, ACTED) >= 0;
  want(
    s,
    ["transfer", "corps"],
    corps === NONE || (!isChoosing && leader === NONE && isCorps),
    "a corps of the space that has not acted",
    CORPS_KIND_IDS[corps],
  );
  want(s, ["transfer", "space"], isChoosing ? space === NONE : isLeader || isCorps, "the space of the unit, once it is chosen", t.spaceIds[space]);
}

function needsRallier(s: NineYearsState, t: Tables): void {
  const { seat, leader, rallied, step } = F.rally.under(s);
  const { step: STEP } = F.rally;
  want(s, ["rally", "rallied"], rallied === 0 || step >= STEP.corps, "0 before corps rally", rallied);
  if (step === STEP.leader) return want(s, ["rally", "leader"], leader === NONE, "none before a leader is chosen", t.leaderIds[leader]);
  const mayRally = leader !== NONE && isOnMapOf(s, t, seat, leader) && (step !== STEP.himself || S.hasAnyMark(s, leader, S.LEADER_DEMORALIZED));
  want(s, ["rally", "leader"], mayRally, "a leader on the map who rallies (NYW-13.5.4.2)", t.leaderIds[leader]);
}

function needsGroup(s: NineYearsState, t: Tables): void {
  const { seat, from, to, step } = F["sea-movement"].under(s);
  const { step: STEP } = F["sea-movement"];
  const isPort = to !== NONE && to !== from && t.zone[to] !== NONE;
  want(s, ["sea-movement", "to"], step === STEP.port ? to === NONE : isPort, "a port, once it is chosen (NYW-14.5.2)", t.spaceIds[to]);
  if (step === STEP.end) return;
  const corps = S.corpsOf(s, t, seat, from, FORCE);
  want(s, ["sea-movement", "from"], isOrigin(s, t, seat, from), "a port the group can leave (NYW-14.5.1)", t.spaceIds[from]);
  const isGroup = corps <= SEA_CORPS && corps + leadersAt(s, t, seat, from, S.LEADER_FORCE) > 0;
  want(s, ["sea-movement", "from"], isGroup, "a port with a group of leaders and at most 2 corps (NYW-13.5.5.1)", t.spaceIds[from]);
}

// NYW-20.2.5.2.2: nobody is asked before it has begun.
function needsRevolution(s: NineYearsState): void {
  demand(S.hasFlag(s, S.GR_HAPPENED), "gloriousRevolution", "true once it is under way", false);
}
