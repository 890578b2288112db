/**
 * Which procedure runs under which, at which step of that one, and what it was given then: the slots it is pushed with, which it never changes. What a procedure
 * finds out for itself later has no row here.
 */
import { WHY_EVENTS, WHY_FIRST_PLAYER, WHY_REINFORCEMENT } from "../flow/choose-order.js";
import { AT_SEA, IN_BATTLE, IN_SIEGE, OVERSTACKED } from "../flow/losses.js";
import { PURPOSE_CAMPAIGN, PURPOSE_INTERCEPTION, PURPOSE_SEA, PURPOSE_SIEGE } from "../flow/select-force.js";
import {
  Battle,
  BattleStep,
  CampaignMove,
  CampaignMoveStep,
  Entry,
  EntryStep,
  EventDrawStep,
  AvoidBattle,
  AvoidBattleStep,
  FirstCardStep,
  GloriousRevolutionStep,
  Interception,
  InterceptionStep,
  Reinforcement,
  ReinforcementStep,
  Retreat,
  RetreatStep,
  Round,
  RoundStep,
  SeaMovement,
  SeaMovementStep,
  Siege,
  SiegeStep,
  Spend,
  Turn,
  TurnStep,
  WinterStep,
} from "../frames.js";
import { enemyOf } from "../rules/forces.js";
import { EVACUATION, FLIGHT, LONDONDERRY, LONE_LEADERS, SAVOY_NEUTRAL, WINTER_QUARTERS } from "../rules/nearest.js";
import { INSIDE } from "../state.js";
import { ALLIANCE, BOURBON, type Tables } from "../tables.js";
import { ACTION, EVENT_CARD_IDS, type EventCardId } from "../types.js";

/** Reads a slot of the procedure below by its number. */
export type SlotReader = (slot: number) => number;

/** The slots given, in their order; null for one that depends on the map. */
export type Given = (below: SlotReader, t: Tables) => readonly (number | null)[];

/** One place where a procedure starts another. */
export interface Call {
  readonly under: string;
  readonly step: number;
  readonly starts: string;
  readonly given: Given;
}

const call = (under: string, step: number, starts: string, given: Given = () => []): Call => ({ under, step, starts, given });
const held = (id: EventCardId): number => EVENT_CARD_IDS.indexOf(id);
/** The side that has just been said to go first, and the other. */
const first: Given = (turn) => [turn(Turn.first)];
const second: Given = (turn) => [enemyOf(turn(Turn.first))];
const sameSide: Given = (below) => [below(0)];
const starting =
  (action: number): Given =>
  (round) => [round(Round.seat), action];

/** Every place where a procedure starts another, outermost first. */
export const CALLS: readonly Call[] = [
  call("turn", TurnStep.strengthenFirst, "choose-order", () => [WHY_EVENTS]),
  call("turn", TurnStep.strengthenSecond, "strengthen", first),
  call("turn", TurnStep.kww, "strengthen", second),
  call("turn", TurnStep.drawSecond, "event-draw", first),
  call("turn", TurnStep.reinforce, "event-draw", second),
  call("event-draw", EventDrawStep.played, "event-choice"), // NYW-9.2.1.4: whichever side the card names
  call("turn", TurnStep.reinforceFirst, "choose-order", () => [WHY_REINFORCEMENT]),
  call("turn", TurnStep.reinforceSecond, "reinforcement", first),
  call("turn", TurnStep.deal, "reinforcement", second),
  call("reinforcement", ReinforcementStep.arrivals, "spend", (below) => [below(Reinforcement.seat)]),
  call("spend", 0, "restore", (spend) => [spend(Spend.seat)]),
  call("spend", 0, "form", (spend) => [spend(Spend.seat)]),
  call("spend", 0, "build-line", (spend) => [spend(Spend.seat)]),
  call("spend", 0, "prepare-fleet", (spend) => [spend(Spend.seat)]),
  call("reinforcement", ReinforcementStep.leaders, "place-arrivals", sameSide),
  call("reinforcement", ReinforcementStep.transfers, "place-leaders", sameSide),
  call("reinforcement", ReinforcementStep.end, "transfer-leaders", sameSide),
  call("turn", TurnStep.rounds, "first-card"),
  call("first-card", FirstCardStep.tie, "choose-order", () => [WHY_FIRST_PLAYER]),
  call("turn", TurnStep.winterQuarters, "action-rounds"),
  call("action-rounds", 0, "round", (rounds) => [enemyOf(rounds(0))]),
  // The actions of a round.
  call("round", RoundStep.starts + ACTION.campaign, "choose-space", starting(ACTION.campaign)),
  call("round", RoundStep.starts + ACTION.siege, "choose-space", starting(ACTION.siege)),
  call("round", RoundStep.starts + ACTION["sea-movement"], "choose-space", starting(ACTION["sea-movement"])),
  call("round", RoundStep.forceTaken + ACTION.campaign, "select-force", (round) => [round(Round.seat), null, PURPOSE_CAMPAIGN, 0]),
  call("round", RoundStep.forceTaken + ACTION.siege, "select-force", (round) => [round(Round.seat), null, PURPOSE_SIEGE]),
  call("round", RoundStep.forceTaken + ACTION["sea-movement"], "select-force", (round) => [round(Round.seat), null, PURPOSE_SEA, 0]),
  call("round", RoundStep.actions, "campaign-move", sameSide),
  call("round", RoundStep.actions, "siege", sameSide),
  call("round", RoundStep.actions, "sea-movement", sameSide),
  call("round", RoundStep.actions, "transfer", sameSide),
  call("round", RoundStep.actions, "replacement", sameSide),
  call("round", RoundStep.actions, "rally", sameSide),
  call("round", RoundStep.actions, "deploy-fleet", sameSide),
  call("round", RoundStep.actions, "end-of-action"),
  call("end-of-action", 0, "displace", () => [null, null, LONE_LEADERS]),
  // A Campaign move.
  call("campaign-move", CampaignMoveStep.forcedMarch, "held-card", (move) => [move(CampaignMove.seat), held("forced-march")]),
  call("campaign-move", CampaignMoveStep.move, "leave-units", (move) => [move(CampaignMove.seat), move(CampaignMove.space)]),
  call("campaign-move", CampaignMoveStep.entered, "entry", (move) => [move(CampaignMove.seat), move(CampaignMove.space), move(CampaignMove.from)]),
  call("entry", EntryStep.afterLine, "line-choice", (entry) => [entry(Entry.seat), entry(Entry.space)]),
  call("entry", EntryStep.fortress, "interception", (entry) => [enemyOf(entry(Entry.seat)), entry(Entry.space), entry(Entry.from)]),
  call("interception", InterceptionStep.selected, "select-force", (f) => [f(Interception.seat), f(Interception.origin), PURPOSE_INTERCEPTION, 1]),
  call("interception", InterceptionStep.roll, "held-card", (f) => [f(Interception.seat), held("intercepted-dispatches")]),
  call("entry", EntryStep.field, "fortify", (entry) => [enemyOf(entry(Entry.seat)), entry(Entry.space)]),
  call("entry", EntryStep.afterField, "avoid-battle", (entry) => [enemyOf(entry(Entry.seat)), entry(Entry.space), entry(Entry.from)]),
  call("avoid-battle", AvoidBattleStep.roll, "held-card", (f) => [f(AvoidBattle.seat), held("intercepted-dispatches")]),
  call("entry", EntryStep.goesOn, "displace", (entry) => [enemyOf(entry(Entry.seat)), entry(Entry.space), LONE_LEADERS]),
  call("entry", EntryStep.over, "displace", (entry) => [enemyOf(entry(Entry.seat)), entry(Entry.space), LONE_LEADERS]),
  // A battle.
  call("entry", EntryStep.afterBattle, "battle", (entry) => [entry(Entry.seat), entry(Entry.space), entry(Entry.from), entry(Entry.bypassed)]),
  call("battle", BattleStep.attackerHousehold, "held-card", (battle) => [battle(Battle.attacker), held("household-troops")]),
  call("battle", BattleStep.defenderHousehold, "held-card", (battle) => [enemyOf(battle(Battle.attacker)), held("household-troops")]),
  call("battle", BattleStep.attackerCommander, "choose-commander", (battle) => [battle(Battle.attacker), battle(Battle.space)]),
  call("battle", BattleStep.defenderCommander, "choose-commander", (battle) => [enemyOf(battle(Battle.attacker)), battle(Battle.space)]),
  call("battle", BattleStep.defenderLosses, "losses", (battle) => [battle(Battle.attacker), battle(Battle.space), null, IN_BATTLE]),
  call("battle", BattleStep.aftermath, "losses", (battle) => [enemyOf(battle(Battle.attacker)), battle(Battle.space), null, IN_BATTLE]),
  call("battle", BattleStep.over, "retreat", (battle) => [enemyOf(battle(Battle.attacker)), battle(Battle.space), battle(Battle.from)]),
  call("retreat", RetreatStep.ask, "fortify", (retreat) => [retreat(Retreat.seat), retreat(Retreat.space)]),
  call("retreat", RetreatStep.landed, "losses", (retreat) => [retreat(Retreat.seat), retreat(Retreat.space), 1, AT_SEA]),
  // A siege.
  call("siege", SiegeStep.roll, "held-card", (siege) => [siege(Siege.seat), held("siege-train")]),
  call("siege", SiegeStep.result, "losses", (siege) => [siege(Siege.seat), siege(Siege.space), null, IN_SIEGE]),
  call("siege", SiegeStep.revolution, "displace", (siege) => [enemyOf(siege(Siege.seat)), INSIDE + siege(Siege.space), EVACUATION]),
  call("siege", SiegeStep.savoy, "glorious-revolution"),
  call("siege", SiegeStep.end, "savoy-decision"),
  call("siege", SiegeStep.end, "savoy-cleared"),
  call("siege", SiegeStep.over, "end-of-action"),
  // A Sea Movement.
  call("sea-movement", SeaMovementStep.winds, "held-card", (sea) => [enemyOf(sea(SeaMovement.seat)), held("contrary-winds")]),
  call("sea-movement", SeaMovementStep.lost, "losses", (sea) => [sea(SeaMovement.seat), sea(SeaMovement.from), 1, AT_SEA]),
  call("sea-movement", SeaMovementStep.end, "glorious-revolution"),
  call("sea-movement", SeaMovementStep.end, "displace", (sea) => [enemyOf(sea(SeaMovement.seat)), sea(SeaMovement.to) - 1, LONE_LEADERS]),
  // The Glorious Revolution and neutral Savoy.
  call("glorious-revolution", GloriousRevolutionStep.garrisons, "displace", () => [ALLIANCE, null, EVACUATION]),
  call("glorious-revolution", GloriousRevolutionStep.londonderry, "displace", (_, t) => [BOURBON, t.named.london, FLIGHT]),
  call("glorious-revolution", GloriousRevolutionStep.forces, "displace", (_, t) => [BOURBON, t.named.londonderry, LONDONDERRY]),
  call("savoy-cleared", 0, "displace", () => [null, null, SAVOY_NEUTRAL]),
  // Winter Quarters.
  call("turn", TurnStep.nextYear, "winter"),
  call("winter", WinterStep.withdraw, "displace", () => [null, null, WINTER_QUARTERS]),
  call("winter", WinterStep.overstacking, "end-of-action"),
  call("winter", WinterStep.overstacking, "losses", () => [null, null, null, OVERSTACKED]),
  call("winter", WinterStep.revolution, "savoy-decision"),
  call("winter", WinterStep.revolution, "savoy-cleared"),
  call("winter", WinterStep.peace, "glorious-revolution"),
  call("winter", WinterStep.end, "peace-talks"),
];
