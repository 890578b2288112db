/**
 * The kinds of frame: every procedure, what its frame remembers, its steps where there are several, and what answer it leaves. A kind's number is its place in
 * flow/index.ts. Seats are side numbers, spaces, leaders and cards indices.
 */
import { type FrameKind, frameKind } from "../core/frames.js";

/** The end; asks nobody. */
export const GAME_OVER: FrameKind = frameKind(0, 0);
/** A year (NYW-8.1); first: who goes first in the phase under way. */
export const TURN: FrameKind = frameKind(1, 1);
export const Turn = { first: 0 } as const;
export const TurnStep = {
  begin: 0,
  strengthenFirst: 1,
  strengthenSecond: 2,
  kww: 3,
  drawSecond: 4,
  reinforce: 5,
  reinforceFirst: 6,
  reinforceSecond: 7,
  deal: 8,
  rounds: 9,
  winterQuarters: 10,
  nextYear: 11,
} as const;
/** NYW-D-01, NYW-D-04, NYW-D-10; why: see flow/choose-order.ts. Answer: the side that goes first. */
export const CHOOSE_ORDER: FrameKind = frameKind(2, 1);
export const ChooseOrder = { why: 0 } as const;
/** NYW-D-02. */
export const STRENGTHEN: FrameKind = frameKind(3, 1);
export const Strengthen = { seat: 0 } as const;
/** One side draws and plays its event card (NYW-9.1). */
export const EVENT_DRAW: FrameKind = frameKind(4, 1);
export const EventDraw = { seat: 0 } as const;
export const EventDrawStep = { draw: 0, played: 1 } as const;
/** NYW-D-03; left: how many corps may still be chosen. */
export const EVENT_CHOICE: FrameKind = frameKind(5, 3);
export const EventChoice = { seat: 0, card: 1, left: 2 } as const;
/** The three steps of a side (NYW-8.1.2). */
export const REINFORCEMENT: FrameKind = frameKind(6, 1);
export const Reinforcement = { seat: 0 } as const;
export const ReinforcementStep = { resources: 0, arrivals: 1, leaders: 2, transfers: 3, end: 4 } as const;
/** NYW-D-05. */
export const SPEND: FrameKind = frameKind(7, 1);
export const Spend = { seat: 0 } as const;
/** NYW-D-05a. */
export const RESTORE: FrameKind = frameKind(8, 1);
export const Restore = { seat: 0 } as const;
/** NYW-D-05b; power + 1 and strength (1 reduced, 2 full) as they are chosen. */
export const FORM: FrameKind = frameKind(9, 3);
export const Form = { seat: 0, power: 1, strength: 2 } as const;
/** NYW-D-05c. */
export const BUILD_LINE: FrameKind = frameKind(10, 1);
export const BuildLine = { seat: 0 } as const;
/** NYW-D-05e. */
export const PREPARE_FLEET: FrameKind = frameKind(11, 1);
export const PrepareFleet = { seat: 0 } as const;
/** NYW-D-06; power: whose corps is being placed. */
export const PLACE_ARRIVALS: FrameKind = frameKind(12, 2);
export const PlaceArrivals = { seat: 0, power: 1 } as const;
/** NYW-D-07; leader: who is being placed. */
export const PLACE_LEADERS: FrameKind = frameKind(13, 2);
export const PlaceLeaders = { seat: 0, leader: 1 } as const;
/** NYW-D-08; leader + 1 while his space is chosen. */
export const TRANSFER_LEADERS: FrameKind = frameKind(14, 2);
export const TransferLeaders = { seat: 0, leader: 1 } as const;
/** NYW-D-09. Answer: first side | card he must play << 1. */
export const FIRST_CARD: FrameKind = frameKind(15, 0);
export const FirstCardStep = { choose: 0, tie: 1 } as const;
/** The Action rounds of a year; next: whose round; shown: the card the first player must play, or 0. */
export const ACTION_ROUNDS: FrameKind = frameKind(16, 2);
export const ActionRounds = { next: 0, shown: 1 } as const;
/** NYW-D-11, NYW-D-12; actions: left. */
export const ROUND: FrameKind = frameKind(17, 3);
export const Round = { seat: 0, shown: 1, actions: 2 } as const;
/** starts + action: its space is being chosen; forceTaken + action: its force. */
export const RoundStep = { card: 0, actions: 1, starts: 2, forceTaken: 32 } as const;
/** The space an action starts from: NYW-D-13, NYW-D-23, NYW-D-29. Answer: space + 1. */
export const CHOOSE_SPACE: FrameKind = frameKind(18, 2);
export const ChooseSpace = { seat: 0, action: 1 } as const;
/** Leaders, then corps of a force; the pieces taken carry the mark FORCE. purpose: see flow/select-force.ts; least: corps it needs. */
export const SELECT_FORCE: FrameKind = frameKind(19, 5);
export const SelectForce = { seat: 0, space: 1, purpose: 2, least: 3, leaders: 4 } as const;
/** A Campaign move (NYW-D-14); left: units were left in this space. */
export const CAMPAIGN_MOVE: FrameKind = frameKind(20, 6);
export const CampaignMove = { seat: 0, space: 1, from: 2, mp: 3, spent: 4, left: 5 } as const;
export const CampaignMoveStep = { begin: 0, forcedMarch: 1, move: 2, entered: 3, over: 4 } as const;
/** NYW-D-15; count: units left. */
export const LEAVE_UNITS: FrameKind = frameKind(21, 3);
export const LeaveUnits = { seat: 0, space: 1, count: 2 } as const;
/** The steps of entering a space (NYW-14.3.2). Answer 1: the move is over. */
export const ENTRY: FrameKind = frameKind(22, 5);
export const Entry = { seat: 0, space: 1, from: 2, bypassed: 3, intercepted: 4 } as const;
export const EntryStep = { line: 0, afterLine: 1, interception: 2, fortress: 3, field: 4, afterField: 5, afterBattle: 6, over: 7, goesOn: 8 } as const;
/** NYW-D-17; failed 1: bypassing has failed. Answer 0 assault, 1 bypassed, 2 withdraw. */
export const LINE_CHOICE: FrameKind = frameKind(23, 3);
export const LineChoice = { seat: 0, space: 1, failed: 2 } as const;
/** NYW-D-18; origin: where the force comes from. Answer 1: success. */
export const INTERCEPTION: FrameKind = frameKind(24, 4);
export const Interception = { seat: 0, space: 1, from: 2, origin: 3 } as const;
export const InterceptionStep = { ask: 0, selected: 1, roll: 2 } as const;
/** NYW-D-16, NYW-D-30. Answer 1: played. */
export const HELD_CARD: FrameKind = frameKind(25, 2);
export const HeldCard = { seat: 0, card: 1 } as const;
/** NYW-D-19, NYW-D-22: units go behind the walls. */
export const FORTIFY: FrameKind = frameKind(26, 2);
export const Fortify = { seat: 0, space: 1 } as const;
/** NYW-D-20; from: where the attacker came from. Answer 1: avoided. */
export const AVOID_BATTLE: FrameKind = frameKind(27, 3);
export const AvoidBattle = { seat: 0, space: 1, from: 2 } as const;
export const AvoidBattleStep = { ask: 0, roll: 1, go: 2 } as const;
/** Section 16; hits and corps: attacker | defender << 8; commanders: leader + 1 each, defender << 8; household: side + 1 that rolls the extra dice. */
export const BATTLE: FrameKind = frameKind(28, 8);
export const Battle = { attacker: 0, space: 1, from: 2, bypassed: 3, hits: 4, corps: 5, commanders: 6, household: 7 } as const;
export const BattleStep = {
  begin: 0,
  attackerHousehold: 1,
  defenderHousehold: 2,
  attackerCommander: 3,
  defenderCommander: 4,
  dice: 5,
  defenderLosses: 6,
  aftermath: 7,
  over: 8,
} as const;
/** NYW-D-37. Answer: leader + 1. */
export const CHOOSE_COMMANDER: FrameKind = frameKind(29, 2);
export const ChooseCommander = { seat: 0, space: 1 } as const;
/** NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35; why: see flow/losses.ts. */
export const LOSSES: FrameKind = frameKind(30, 4);
export const Losses = { seat: 0, place: 1, left: 2, why: 3 } as const;
/** NYW-D-22; the loser as defender; from: where the attacker came from; port + 1 once he re-embarks. */
export const RETREAT: FrameKind = frameKind(31, 4);
export const Retreat = { seat: 0, space: 1, from: 2, port: 3 } as const;
export const RetreatStep = { walls: 0, ask: 1, landed: 2 } as const;
/** A siege roll (section 17); fall: by how much the strength falls. */
export const SIEGE: FrameKind = frameKind(32, 4);
export const Siege = { seat: 0, space: 1, train: 2, fall: 3 } as const;
export const SiegeStep = { train: 0, roll: 1, result: 2, revolution: 3, savoy: 4, end: 5, over: 6 } as const;
/** NYW-D-25, NYW-D-34; place: where the units stand; rule: see rules/nearest.ts. */
export const DISPLACE: FrameKind = frameKind(33, 3);
export const Displace = { seat: 0, place: 1, rule: 2 } as const;
/** NYW-D-26; unit: leader + 1, or -(kind name + 1) at space; moved: units moved. */
export const TRANSFER: FrameKind = frameKind(34, 4);
export const Transfer = { seat: 0, unit: 1, space: 2, moved: 3 } as const;
/** NYW-D-27. */
export const REPLACEMENT: FrameKind = frameKind(35, 1);
export const Replacement = { seat: 0 } as const;
/** NYW-D-28; leader + 1; done: units rallied. */
export const RALLY: FrameKind = frameKind(36, 3);
export const Rally = { seat: 0, leader: 1, corps: 2 } as const;
/** corpsOrNot: he has rallied himself, so that corps are not obligatory. */
export const RallyStep = { leader: 0, himself: 1, corps: 2, corpsOrNot: 3 } as const;
/** NYW-D-29; to + 1 once chosen; winds 1: Contrary Winds. */
export const SEA_MOVEMENT: FrameKind = frameKind(37, 4);
export const SeaMovement = { seat: 0, from: 1, to: 2, winds: 3 } as const;
export const SeaMovementStep = { port: 0, winds: 1, roll: 2, lost: 3, end: 4 } as const;
/** NYW-D-32. */
export const DEPLOY_FLEET: FrameKind = frameKind(38, 1);
export const DeployFleet = { seat: 0 } as const;
/** NYW-D-33; asked: how many have been asked. */
export const SAVOY_DECISION: FrameKind = frameKind(39, 1);
export const SavoyDecision = { asked: 0 } as const;
/** Savoyard spaces are cleared after Savoy became neutral (NYW-7.2.1). */
export const SAVOY_CLEARED: FrameKind = frameKind(40, 0);
/** NYW-20.2.5.2. */
export const GLORIOUS_REVOLUTION: FrameKind = frameKind(41, 0);
export const GloriousRevolutionStep = { control: 0, garrisons: 1, flight: 2, londonderry: 3, forces: 4 } as const;
/** Section 19; next: place at which a step goes on. */
export const WINTER: FrameKind = frameKind(42, 1);
export const Winter = { next: 0 } as const;
export const WinterStep = { lift: 0, withdraw: 1, sieges: 2, overstacking: 3, markers: 4, savoy: 5, revolution: 6, peace: 7, end: 8 } as const;
/** NYW-D-36; asked: how many have been asked. */
export const PEACE_TALKS: FrameKind = frameKind(43, 1);
export const PeaceTalks = { asked: 0 } as const;
/** After an action: sieges end, lines fall, leaders without corps are displaced. */
export const END_OF_ACTION: FrameKind = frameKind(44, 0);
