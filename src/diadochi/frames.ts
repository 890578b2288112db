/**
 * The kinds of frame: every procedure of the game, what its frame remembers and what answer it leaves. A kind's number is its place in flow/index.ts.
 *
 * Seats and spaces in slots are indices; owners are numbers as in state/places.ts; masks have a bit a seat, general, royal family member or fleet.
 */
import { type FrameKind, frameKind } from "../core/frames.js";

/** The end; asks nobody. winner: seat; victory: index in VICTORIES. */
export const GAME_OVER: FrameKind = frameKind(0, 2);
export const GameOver: { readonly winner: 0; readonly victory: 1 } = { winner: 0, victory: 1 };

/** Places everything (DIA-SET); next: the seat that places. */
export const SET_UP: FrameKind = frameKind(1, 1);
export const SetUp: { readonly next: 0 } = { next: 0 };

/** DIA-DEC.1. picks: made so far; order: seats packed, 2 bits each. */
export const DRAFT_GENERAL: FrameKind = frameKind(2, 2);
export const DraftGeneral: { readonly picks: 0; readonly order: 1 } = { picks: 0, order: 1 };

/** The seven phases of a turn (DIA-SEQ.1); steps are phases; next: seat or event at which the phase goes on. */
export const GAME_TURN: FrameKind = frameKind(3, 1);
export const GameTurn: { readonly next: 0 } = { next: 0 };

/** DIA-DEC.2. */
export const NAME_FIRST_PLAYER: FrameKind = frameKind(4, 1);
export const NameFirstPlayer: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.3. */
export const COMING_OF_AGE: FrameKind = frameKind(5, 1);
export const ComingOfAge: { readonly royal: 0 } = { royal: 0 };

/** Phase III (DIA-REI); next: place in turn order; then the bonuses fixed at the start (owner, owner, mask of seats). */
export const REINFORCEMENT: FrameKind = frameKind(6, 4);
export const Reinforcement: { readonly next: 0; readonly macedonia: 1; readonly legitimate: 2; readonly leaders: 3 } = {
  next: 0,
  macedonia: 1,
  legitimate: 2,
  leaders: 3,
};

/** DIA-DEC.4; card 1: the optional starting location is offered. Answer: space + 1, or 0 when he waits in the Dispersed Box. */
export const PLACE_GENERAL: FrameKind = frameKind(7, 3);
export const PlaceGeneral: { readonly seat: 0; readonly general: 1; readonly card: 2 } = { seat: 0, general: 1, card: 2 };

/** DIA-DEC.5, CU by CU by DIA-REI.9 and DIA-REI.13. */
export const PLACE_UNITS: FrameKind = frameKind(8, 2);
export const PlaceUnits: { readonly seat: 0; readonly units: 1 } = { seat: 0, units: 1 };

/** DIA-DEC.6. */
export const SETUP_MARKERS: FrameKind = frameKind(9, 3);
export const SetupMarkers: { readonly seat: 0; readonly general: 1; readonly left: 2 } = { seat: 0, general: 1, left: 2 };

/** One round (DIA-SEQ.14); next: place in turn order. */
export const STRATEGY_ROUND: FrameKind = frameKind(10, 1);
export const StrategyRound: { readonly next: 0 } = { next: 0 };

/** The four segments of a player (DIA-SEQ.15); steps are segments. */
export const ROUND_TURN: FrameKind = frameKind(11, 1);
export const RoundTurn: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.20. */
export const SURRENDER_SEGMENT: FrameKind = frameKind(12, 1);
export const SurrenderSegment: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.9. */
export const TYCHE_SEGMENT: FrameKind = frameKind(13, 1);
export const TycheSegment: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.10; the card is secret until it is used (DIA-HID.11). */
export const CHOOSE_USE: FrameKind = frameKind(14, 2);
export const ChooseUse: { readonly seat: 0; readonly card: 1 } = { seat: 0, card: 1 };

/** DIA-DEC.11. */
export const CHOOSE_OPS_USE: FrameKind = frameKind(15, 3);
export const ChooseOpsUse: { readonly seat: 0; readonly card: 1; readonly ops: 2 } = { seat: 0, card: 1, ops: 2 };

/** DIA-DEC.12; placed: spaces marked by this card, packed, three a slot. */
export const PLACE_CONTROL_MARKERS: FrameKind = frameKind(16, 5);
export const PlaceControlMarkers: { readonly seat: 0; readonly ops: 1; readonly placedA: 2; readonly placedB: 3; readonly placedC: 4 } = {
  seat: 0,
  ops: 1,
  placedA: 2,
  placedB: 3,
  placedC: 4,
};

/** DIA-DEC.13. */
export const TRAIN: FrameKind = frameKind(17, 2);
export const Train: { readonly seat: 0; readonly ops: 1 } = { seat: 0, ops: 1 };

/** DIA-DEC.14. */
export const UPGRADE_FLEET: FrameKind = frameKind(18, 1);
export const UpgradeFleet: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.15. */
export const RETURN_FLEET: FrameKind = frameKind(19, 1);
export const ReturnFleet: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.16. */
export const REPLACE_GENERAL: FrameKind = frameKind(20, 1);
export const ReplaceGeneral: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.17. */
export const BONUS_EVENT: FrameKind = frameKind(21, 2);
export const BonusEvent: { readonly seat: 0; readonly card: 1 } = { seat: 0, card: 1 };

/** DIA-DEC.18: the targets of a card in the order of its text; a to d: what its effect remembers. */
export const EVENT: FrameKind = frameKind(22, 6);
export const Event: { readonly seat: 0; readonly card: 1; readonly a: 2; readonly b: 3; readonly c: 4; readonly d: 5 } = {
  seat: 0,
  card: 1,
  a: 2,
  b: 3,
  c: 4,
  d: 5,
};

/** DIA-DEC.19; own and others: masks of windows for the active player and for the rest; asked: seat; passed: mask of seats in succession; card played. */
export const SURPRISE_WINDOW: FrameKind = frameKind(23, 5);
export const SurpriseWindow: { readonly own: 0; readonly others: 1; readonly asked: 2; readonly passed: 3; readonly card: 4 } = {
  own: 0,
  others: 1,
  asked: 2,
  passed: 3,
  card: 4,
};

/** A Surprise card being carried out: first the window surprise-card-played, then its targets. */
export const SURPRISE_EFFECT: FrameKind = frameKind(24, 6);
export const SurpriseEffect: { readonly seat: 0; readonly card: 1; readonly cancelled: 2; readonly a: 3; readonly b: 4; readonly c: 5 } = {
  seat: 0,
  card: 1,
  cancelled: 2,
  a: 3,
  b: 4,
  c: 5,
};

/** DIA-DEC.34: one mercenary instead of manoeuvres. */
export const RECRUIT: FrameKind = frameKind(25, 1);
export const Recruit: { readonly seat: 0 } = { seat: 0 };

/** DIA-SUP; next: space at which the check goes on. */
export const SUPPLY_SEGMENT: FrameKind = frameKind(26, 2);
export const SupplySegment: { readonly seat: 0; readonly next: 1 } = { seat: 0, next: 1 };

/** DIA-PLY.6. */
export const HIDDEN_HANDS: FrameKind = frameKind(27, 2);
export const HiddenHands: { readonly next: 0; readonly card: 1 } = { next: 0, card: 1 };

/** DIA-DEC.23, DIA-DEC.25; moved 1: an army has moved. */
export const MOVEMENT_SEGMENT: FrameKind = frameKind(28, 2);
export const MovementSegment: { readonly seat: 0; readonly moved: 1 } = { seat: 0, moved: 1 };

/** DIA-DEC.24; next: general at which it goes on. */
export const END_OF_MOVEMENT: FrameKind = frameKind(29, 2);
export const EndOfMovement: { readonly seat: 0; readonly next: 1 } = { seat: 0, next: 1 };

/** DIA-DEC.25 for OPs and campaign cards: up to `armies` activations with fixed MP; naval 1: a naval move is allowed. */
export const CAMPAIGN: FrameKind = frameKind(30, 6);
export const Campaign: { readonly seat: 0; readonly armies: 1; readonly mp: 2; readonly leonnatusMp: 3; readonly naval: 4; readonly moved: 5 } = {
  seat: 0,
  armies: 1,
  mp: 2,
  leonnatusMp: 3,
  naval: 4,
  moved: 5,
};

/** DIA-DEC.26: leaves pieces of the army under way. */
export const COMPOSE_ARMY: FrameKind = frameKind(31, 0);

/** DIA-DEC.27: one activation of an army; see March flags. */
export const MARCH: FrameKind = frameKind(32, 6);
export const March: { readonly commander: 0; readonly mp: 1; readonly spent: 2; readonly flags: 3; readonly mode: 4; readonly from: 5 } = {
  commander: 0,
  mp: 1,
  spent: 2,
  flags: 3,
  mode: 4,
  from: 5,
};

/** DIA-DEC.28; done: pieces handled. */
export const DROP_OR_PICK_UP: FrameKind = frameKind(33, 2);
export const DropOrPickUp: { readonly done: 0; readonly wasAlone: 1 } = { done: 0, wasAlone: 1 };

/** DIA-DEC.29. Answer 1: permitted. */
export const ANSWER_PASSAGE: FrameKind = frameKind(34, 2);
export const AnswerPassage: { readonly seat: 0; readonly space: 1 } = { seat: 0, space: 1 };

/** DIA-DEC.30. Answer 1: enters. */
export const ENTER_ANYWAY: FrameKind = frameKind(35, 1);
export const EnterAnyway: { readonly space: 0 } = { space: 0 };

/** DIA-DEC.31. Answer 1: betrayed. */
export const BETRAY_PASSAGE: FrameKind = frameKind(36, 1);
export const BetrayPassage: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.32: the army under way is formed piece by piece from inside, then fights. */
export const SORTIE: FrameKind = frameKind(37, 3);
export const Sortie: { readonly commander: 0; readonly mode: 1; readonly space: 2 } = { commander: 0, mode: 1, space: 2 };

/** DIA-DEC.33. Answer 1: the garrison joins. */
export const RELIEF_JOINS: FrameKind = frameKind(38, 1);
export const ReliefJoins: { readonly seat: 0 } = { seat: 0 };

/** The entry sequence of the army under way (DIA-MOV.26). Answer: ENTRY_* below. */
export const ENTRY: FrameKind = frameKind(39, 5);
export const Entry: { readonly from: 0; readonly link: 1; readonly flags: 2; readonly interceptor: 3; readonly asked: 4 } = {
  from: 0,
  link: 1,
  flags: 2,
  interceptor: 3,
  asked: 4,
};

/** DIA-DEC.35: reactions of the players to an entry, one after the other. Answer: owner who intercepted, or 0. */
export const INTERCEPTION: FrameKind = frameKind(40, 8);
export const Interception: {
  readonly asked: 0;
  readonly seat: 1;
  readonly list0: 2;
  readonly list1: 3;
  readonly list2: 4;
  readonly list3: 5;
  readonly next: 6;
  readonly flags: 7;
} = { asked: 0, seat: 1, list0: 2, list1: 3, list2: 4, list3: 5, next: 6, flags: 7 };

/** DIA-DEC.36. Answer: general + 1. */
export const INTERCEPTION_LEADER: FrameKind = frameKind(41, 2);
export const InterceptionLeader: { readonly seat: 0; readonly space: 1 } = { seat: 0, space: 1 };

/** DIA-DEC.37: what goes along; the rest stays. */
export const INTERCEPTION_LEAVES: FrameKind = frameKind(42, 6);
export const InterceptionLeaves: { readonly seat: 0; readonly from: 1; readonly leader: 2; readonly units: 3; readonly generals: 4; readonly royals: 5 } = {
  seat: 0,
  from: 1,
  leader: 2,
  units: 3,
  generals: 4,
  royals: 5,
};

/** DIA-DEC.38. Answer: INDEPENDENTS when an army came, or 0. */
export const INDEPENDENT_INTERCEPTION: FrameKind = frameKind(43, 4);
export const IndependentInterception: { readonly asked: 0; readonly seat: 1; readonly space: 2; readonly flags: 3 } = { asked: 0, seat: 1, space: 2, flags: 3 };

/** DIA-DEC.39. Answer 1: steps back. */
export const FIGHT_OR_STEP_BACK: FrameKind = frameKind(44, 0);

/** DIA-DEC.40. */
export const WITHDRAW_INSIDE: FrameKind = frameKind(45, 1);
export const WithdrawInside: { readonly seat: 0 } = { seat: 0 };

/** DIA-DEC.41. Answer 0: stays; else AVOIDED with its path, see AVOIDED. */
export const AVOID_BATTLE: FrameKind = frameKind(46, 3);
export const AvoidBattle: { readonly seat: 0; readonly flags: 1; readonly attackerFrom: 2 } = { seat: 0, flags: 1, attackerFrom: 2 };

/** DIA-DEC.42 and DIA-DEC.44; seat chooses for the field pieces on origin; nothing moves yet; first: space + 1. Answer: AVOIDED with the path. */
export const AVOID_STEP: FrameKind = frameKind(47, 4);
export const AvoidStep: { readonly seat: 0; readonly origin: 1; readonly first: 2; readonly attackerFrom: 3 } = {
  seat: 0,
  origin: 1,
  first: 2,
  attackerFrom: 3,
};

/** DIA-DEC.43. Answer 1: avoided. */
export const INDEPENDENT_AVOIDANCE: FrameKind = frameKind(48, 4);
export const IndependentAvoidance: { readonly asked: 0; readonly seat: 1; readonly flags: 2; readonly attackerFrom: 3 } = {
  asked: 0,
  seat: 1,
  flags: 2,
  attackerFrom: 3,
};

/** DIA-DEC.45; path: answer of AVOID_BATTLE. Answer: the path with PURSUIT_CAUGHT or PURSUIT_FAILED when the die was rolled. */
export const PURSUE: FrameKind = frameKind(49, 2);
export const Pursue: { readonly avoider: 0; readonly path: 1 } = { avoider: 0, path: 1 };

/** The battle of the army under way against the field CUs of its space (DIA-BAT.4). Answer: BATTLE_* below. */
export const LAND_BATTLE: FrameKind = frameKind(50, 8);
export const LandBattle: {
  readonly flags: 0;
  readonly drms: 1;
  readonly garrison: 2;
  readonly asideA: 3;
  readonly asideD: 4;
  readonly killed: 5;
  readonly result: 6;
  readonly survivors: 7;
} = { flags: 0, drms: 1, garrison: 2, asideA: 3, asideD: 4, killed: 5, result: 6, survivors: 7 };

/** DIA-DEF; place: FORCE, a field or INSIDE + space. Answer: surviving CUs. */
export const ARMY_DEFEAT: FrameKind = frameKind(51, 4);
export const ArmyDefeat: { readonly loser: 0; readonly winner: 1; readonly place: 2; readonly aside: 3 } = { loser: 0, winner: 1, place: 2, aside: 3 };

/** One roll on the attrition table and its losses. Answer: CUs lost. */
export const ATTRITION_TEST: FrameKind = frameKind(52, 5);
export const AttritionTest: { readonly owner: 0; readonly place: 1; readonly units: 2; readonly column: 3; readonly purpose: 4 } = {
  owner: 0,
  place: 1,
  units: 2,
  column: 3,
  purpose: 4,
};

/** DIA-DEC.46 to DIA-DEC.49 and DIA-DEC.53: count CUs of the candidates are lost. Answer: CUs lost. */
export const UNIT_LOSS: FrameKind = frameKind(53, 6);
export const UnitLoss: { readonly seat: 0; readonly place: 1; readonly units: 2; readonly count: 3; readonly purpose: 4; readonly lost: 5 } = {
  seat: 0,
  place: 1,
  units: 2,
  count: 3,
  purpose: 4,
  lost: 5,
};

/** DIA-DEC.50. */
export const GARRISON_EXCESS: FrameKind = frameKind(54, 2);
export const GarrisonExcess: { readonly seat: 0; readonly space: 1 } = { seat: 0, space: 1 };

/** One assault or subjugation attempt (DIA-SIE); commander NONE: to be chosen; given: points of a card instead of a roll. Answer 1: captured. */
export const ASSAULT: FrameKind = frameKind(55, 6);
export const Assault: { readonly commander: 0; readonly place: 1; readonly space: 2; readonly free: 3; readonly given: 4; readonly gained: 5 } = {
  commander: 0,
  place: 1,
  space: 2,
  free: 3,
  given: 4,
  gained: 5,
};

/** DIA-DEC.21. Answer: general + 1. */
export const ATTEMPT_COMMANDER: FrameKind = frameKind(56, 2);
export const AttemptCommander: { readonly seat: 0; readonly space: 1 } = { seat: 0, space: 1 };

/** DIA-DEC.22. */
export const MARKER_AFTER_CAPTURE: FrameKind = frameKind(57, 2);
export const MarkerAfterCapture: { readonly seat: 0; readonly space: 1 } = { seat: 0, space: 1 };

/** DIA-DEC.56. */
export const DROP_BEFORE_EMBARKING: FrameKind = frameKind(58, 0);

/** DIA-DEC.54: ports of the path packed, three a slot, secret until announced. */
export const SEA_PATH: FrameKind = frameKind(59, 6);
export const SeaPath: { readonly mp: 0; readonly cost: 1; readonly count: 2; readonly path0: 3; readonly path1: 4; readonly path2: 5 } = {
  mp: 0,
  cost: 1,
  count: 2,
  path0: 3,
  path1: 4,
  path2: 5,
};

/** DIA-DEC.55. Answer: mask of fleets. */
export const ESCORT: FrameKind = frameKind(60, 1);
export const Escort: { readonly fleets: 0 } = { fleets: 0 };

/** DIA-NAV.37. Answer: 1 landed, 0 turned back. */
export const NAVAL_MOVE: FrameKind = frameKind(61, 8);
export const NavalMove: {
  readonly path0: 0;
  readonly path1: 1;
  readonly path2: 2;
  readonly count: 3;
  readonly escorts: 4;
  readonly committed: 5;
  readonly asked: 6;
  readonly flags: 7;
} = { path0: 0, path1: 1, path2: 2, count: 3, escorts: 4, committed: 5, asked: 6, flags: 7 };

/** DIA-DEC.57 and DIA-DEC.58. Answer: mask of fleets committed. */
export const NAVAL_INTERCEPTION: FrameKind = frameKind(62, 3);
export const NavalInterception: { readonly seat: 0; readonly fleets: 1; readonly flags: 2 } = { seat: 0, fleets: 1, flags: 2 };

/** DIA-NAV.24. Answer: 1 the mover is beaten. */
export const NAVAL_BATTLE: FrameKind = frameKind(63, 3);
export const NavalBattle: { readonly seat: 0; readonly fleets: 1; readonly escorts: 2 } = { seat: 0, fleets: 1, escorts: 2 };

/** An independent army placed by a card (DIA-IND.13, DIA-IND.14); army + 1 or 0. Answer: space + 1, or 0 when it is gone. */
export const PLACE_INDEPENDENT: FrameKind = frameKind(64, 4);
export const PlaceIndependent: { readonly seat: 0; readonly space: 1; readonly units: 2; readonly army: 3 } = { seat: 0, space: 1, units: 2, army: 3 };

/** DIA-DEC.60; provinces: mask it must enter, toward: space + 1 (DIA-IND.15). The army stands in the field of `from` when pushed. */
export const INDEPENDENT_MARCH: FrameKind = frameKind(65, 6);
export const IndependentMarch: { readonly seat: 0; readonly mp: 1; readonly provinces: 2; readonly toward: 3; readonly flags: 4; readonly from: 5 } = {
  seat: 0,
  mp: 1,
  provinces: 2,
  toward: 3,
  flags: 4,
  from: 5,
};

/** DIA-DEC.59: any independent army on the map. */
export const ACTIVATE_INDEPENDENT: FrameKind = frameKind(66, 2);
export const ActivateIndependent: { readonly seat: 0; readonly mp: 1 } = { seat: 0, mp: 1 };

/** Kinds of victory as numbers (slot `victory` of GAME_OVER). */
export const VICTORIES = ["legitimacy", "victory-points", "regency", "most-victory-points", "concession"] as const;

/** Flags of MARCH: no more steps (after a battle); the move ends; walked before sailing; sailed; on a passage space; commander changed since MP were spent; no naval move allowed; MP are fixed and not rolled. */
export const MARCH_STOPPED = 1;
export const MARCH_ENDED = 2;
export const MARCH_WALKED = 4;
export const MARCH_SAILED = 8;
export const MARCH_PASSAGE = 16;
export const MARCH_CHANGED = 32;
export const MARCH_NO_NAVAL = 64;
export const MARCH_FIXED = 128;

/** Modes of MARCH and SORTIE: in the Movement Segment, with OPs, by a card. */
export const MODE_SEGMENT = 0;
export const MODE_OPS = 1;
export const MODE_CARD = 2;

/** Flags of ENTRY: a landing; passage by permission; placed and not moved (no interception); betrayed; the move ends afterwards (Ambush); a battle is no hostile act; pursuit. */
export const ENTRY_LANDING = 1;
export const ENTRY_PASSAGE = 2;
export const ENTRY_PLACED = 4;
export const ENTRY_BETRAYED = 8;
export const ENTRY_ENDS_MOVE = 16;
export const ENTRY_NOT_HOSTILE = 32;
/** Set by ENTRY itself: it began with CUs; it has fought. */
export const ENTRY_ARMY = 64;
export const ENTRY_HAS_FOUGHT = 128;

/** Answers of ENTRY: the army may go on; it fought and may only act in the space; its move has ended (it may be gone). */
export const ENTRY_FREE = 0;
export const ENTRY_FOUGHT = 1;
export const ENTRY_ENDED = 2;

/** Flags of an attempt to intercept (INTERCEPTION, INDEPENDENT_INTERCEPTION, NAVAL_INTERCEPTION) or to avoid (AVOID_BATTLE, INDEPENDENT_AVOIDANCE): it succeeds without a die; its success (at sea: its declaration) is cancelled; its die has been rolled and was high enough. */
export const ATTEMPT_AUTO = 1;
export const ATTEMPT_CANCELLED = 2;
export const ATTEMPT_ROLLED = 4;

/** Answers about an avoidance: the first space in the low 8 bits, the last in the next 8, and this bit; with pursuit one of the two others. */
export const AVOIDED = 65536;
export const PURSUIT_CAUGHT = 131072;
export const PURSUIT_FAILED = 262144;

/** Flags of LAND_BATTLE: no hostile act; a sortie; elephants of the attacker, of the defender count nothing; the losers' score was at least half. */
export const BATTLE_NOT_HOSTILE = 1;
export const BATTLE_SORTIE = 2;
export const BATTLE_NO_ELEPHANTS_A = 4;
export const BATTLE_NO_ELEPHANTS_D = 8;
export const BATTLE_CLOSE = 16;
/** The defender's owner lies above the flags of LAND_BATTLE: his last CU may be gone before the dice. */
export const BATTLE_DEFENDER_SHIFT = 8;

/** Slot drms of LAND_BATTLE: modifiers of the attacker (low 6 bits) and of the defender. */
export const BATTLE_DRM_SHIFT = 6;

/** Answers of LAND_BATTLE, from the army under way: it won and stays; it lost and is gone; it must move back. */
export const BATTLE_WON = 0;
export const BATTLE_LOST = 1;
export const BATTLE_BACK = 2;

/** Purposes of UNIT_LOSS. */
export const LOSS_WINNER = 0;
export const LOSS_DRAW = 1;
export const LOSS_ATTRITION = 2;
export const LOSS_ASSAULT = 3;
export const LOSS_SUPPLY = 4;

/** Purposes of ATTRITION_TEST. */
export const TEST_FORTRESS = 0;
export const TEST_DEFEAT = 1;
export const TEST_TRANSPORT = 2;
export const TEST_CARD = 3;

/** Flags of NAVAL_MOVE: cancelled by a card (Storm at Sea); the mover has been beaten. */
export const NAVAL_CANCELLED = 1;
export const NAVAL_BEATEN = 2;

/** Windows as bits, for SURPRISE_WINDOW and the card tables; the bit is the window's place in WINDOWS. */
export const IN_ANY = 1;
export const IN_OWN_ARMY_ABOUT_TO_MOVE = 2;
export const IN_ENEMY_ARMY_ABOUT_TO_MOVE = 4;
export const IN_ENEMY_ARMY_ENTERS_SPACE = 8;
export const IN_INTERCEPTION_OR_AVOID_BATTLE = 16;
export const IN_ENEMY_NAVAL_MOVE_DECLARED = 32;
export const IN_BATTLE_BEFORE_DICE = 64;
export const IN_AFTER_WON_LAND_BATTLE = 128;
export const IN_SURPRISE_CARD_PLAYED = 256;
export const IN_ASSAULT_DECLARED = 512;
