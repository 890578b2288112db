/**
 * Every move of the Nine Years' War, by decision point, and the table from which codes and notation follow. The position of a row is its verb.
 */
import { type MoveKind, NUMBERS, type Vocabulary, vocabulary, vocabularyOf } from "../core/moves.js";
import { CORPS_KIND_IDS } from "./corps.js";
import type { NineYearsState } from "./state.js";
import { tablesOf } from "./tables.js";
import { type CorpsKindId, EVENT_CARD_IDS, type EventCardId, FLEET_IDS, type FleetId, type LeaderId, POWER_IDS, type PowerId, SEATS, type Seat, type SpaceId } from "./types.js";

export const PURPOSES = ["restore", "form", "line", "colonial-support", "fleet"] as const;
/** What resource points are spent on (NYW-D-05). */
export type Purpose = (typeof PURPOSES)[number];
export const STRENGTHS = ["full", "reduced"] as const;
export type Strength = (typeof STRENGTHS)[number];
export const ACTION_IDS = ["campaign", "siege", "transfer", "replacement", "rally", "sea-movement", "deploy-fleet"] as const;
/** The kinds of action (NYW-D-12). */
export type ActionId = (typeof ACTION_IDS)[number];
export const PENALTY_IDS = ["none", "card", "resources", "both"] as const;
/** Penalties at the peace talks (NYW-D-36). */
export type PenaltyId = (typeof PENALTY_IDS)[number];

/** A move: who, of which kind, with what. */
export type NineYearsMove =
  /** Says who goes first (NYW-D-01, NYW-D-04, NYW-D-10). */
  | { readonly seat: Seat; readonly type: "go-first"; readonly first: Seat }
  /** Strengthens the position in King William's War, once per game (NYW-D-02). */
  | { readonly seat: Seat; readonly type: "strengthen" }
  /** No: does not do what is offered. */
  | { readonly seat: Seat; readonly type: "decline" }
  /** No more of what is under way. */
  | { readonly seat: Seat; readonly type: "done" }
  /** An alternative of an event, by its number in the card's text (NYW-D-03). */
  | { readonly seat: Seat; readonly type: "choose-option"; readonly option: number }
  /** A corps an event or a restoration is about (NYW-D-03, NYW-D-05a). */
  | { readonly seat: Seat; readonly type: "choose-corps"; readonly space: SpaceId; readonly corps: CorpsKindId }
  /** A space an event or an action is about (NYW-D-03, NYW-D-13, NYW-D-23, NYW-D-29). */
  | { readonly seat: Seat; readonly type: "choose-space"; readonly space: SpaceId }
  /** Spends resource points (NYW-D-05). */
  | { readonly seat: Seat; readonly type: "spend"; readonly purpose: Purpose }
  /** The power that forms a corps (NYW-D-05b). */
  | { readonly seat: Seat; readonly type: "choose-power"; readonly power: PowerId }
  /** Whether it is formed full or reduced (NYW-D-05b). */
  | { readonly seat: Seat; readonly type: "choose-strength"; readonly strength: Strength }
  /** Where a corps comes in (NYW-D-05b, NYW-D-06). */
  | { readonly seat: Seat; readonly type: "place-corps"; readonly space: SpaceId }
  /** Builds or raises a Fortified Line (NYW-D-05c). */
  | { readonly seat: Seat; readonly type: "build-line"; readonly space: SpaceId }
  /** Prepares a fleet with a strength of 1 or 2 (NYW-D-05e). */
  | { readonly seat: Seat; readonly type: "prepare-fleet"; readonly fleet: FleetId; readonly strength: number }
  /** Where a leader comes in or is transferred to (NYW-D-07, NYW-D-08). */
  | { readonly seat: Seat; readonly type: "place-leader"; readonly leader: LeaderId; readonly space: SpaceId }
  /** A leader to be moved: in the Reinforcement Phase or by a Transfer (NYW-D-08, NYW-D-26). */
  | { readonly seat: Seat; readonly type: "transfer-leader"; readonly leader: LeaderId }
  /** Secretly chooses the card to show first (NYW-D-09). */
  | { readonly seat: Seat; readonly type: "show-card"; readonly value: number }
  /** Plays an Action card (NYW-D-11). */
  | { readonly seat: Seat; readonly type: "play-card"; readonly value: number }
  /** Begins an action (NYW-D-12). */
  | { readonly seat: Seat; readonly type: "act"; readonly action: ActionId }
  /** Leaves the rest of the actions unused (NYW-D-12). */
  | { readonly seat: Seat; readonly type: "end-round" }
  /** Takes a leader into the force (NYW-D-13, NYW-D-18, NYW-D-23, NYW-D-29). */
  | { readonly seat: Seat; readonly type: "take-leader"; readonly leader: LeaderId }
  /** Takes a corps into the force. */
  | { readonly seat: Seat; readonly type: "take-corps"; readonly corps: CorpsKindId }
  /** Moves the army one space (NYW-D-14). */
  | { readonly seat: Seat; readonly type: "step"; readonly space: SpaceId }
  /** Converts the space the army stands in (NYW-D-14). */
  | { readonly seat: Seat; readonly type: "convert" }
  /** Begins to leave units behind (NYW-D-14). */
  | { readonly seat: Seat; readonly type: "leave-units" }
  /** Leaves a leader or a corps behind (NYW-D-15). */
  | { readonly seat: Seat; readonly type: "leave-leader"; readonly leader: LeaderId }
  | { readonly seat: Seat; readonly type: "leave-corps"; readonly corps: CorpsKindId }
  /** Ends the move (NYW-D-14). */
  | { readonly seat: Seat; readonly type: "stop" }
  /** Plays a held event card, or keeps it (NYW-D-16, NYW-D-30). */
  | { readonly seat: Seat; readonly type: "play-held"; readonly card: EventCardId }
  | { readonly seat: Seat; readonly type: "keep-held"; readonly card: EventCardId }
  /** What to do about a Fortified Line (NYW-D-17). */
  | { readonly seat: Seat; readonly type: "bypass" }
  | { readonly seat: Seat; readonly type: "assault" }
  | { readonly seat: Seat; readonly type: "withdraw" }
  /** Intercepts from a space (NYW-D-18). */
  | { readonly seat: Seat; readonly type: "intercept-from"; readonly space: SpaceId }
  /** Puts a corps or a leader into the fortress (NYW-D-19, NYW-D-22). */
  | { readonly seat: Seat; readonly type: "fortify-corps"; readonly corps: CorpsKindId }
  | { readonly seat: Seat; readonly type: "fortify-leader"; readonly leader: LeaderId }
  /** Tries to avoid battle, or stands (NYW-D-20). */
  | { readonly seat: Seat; readonly type: "avoid-battle" }
  | { readonly seat: Seat; readonly type: "stand" }
  /** Where units that avoid battle or have lost it go (NYW-D-20, NYW-D-22). */
  | { readonly seat: Seat; readonly type: "retreat-to"; readonly space: SpaceId }
  /** Re-embarks to a port (NYW-D-22). */
  | { readonly seat: Seat; readonly type: "re-embark"; readonly space: SpaceId }
  /** The corps that loses the next step (NYW-D-21, NYW-D-24, NYW-D-31, NYW-D-35). */
  | { readonly seat: Seat; readonly type: "lose-step"; readonly corps: CorpsKindId }
  /** Where displaced units go (NYW-D-25, NYW-D-34). */
  | { readonly seat: Seat; readonly type: "withdraw-to"; readonly space: SpaceId }
  /** A corps to be transferred (NYW-D-26). */
  | { readonly seat: Seat; readonly type: "transfer-corps"; readonly space: SpaceId; readonly corps: CorpsKindId }
  /** Its destination. */
  | { readonly seat: Seat; readonly type: "move-to"; readonly space: SpaceId }
  /** The corps a Replacement makes full (NYW-D-27). */
  | { readonly seat: Seat; readonly type: "replace-corps"; readonly space: SpaceId; readonly corps: CorpsKindId }
  /** Who rallies, whether himself, and which corps (NYW-D-28). */
  | { readonly seat: Seat; readonly type: "rally-by"; readonly leader: LeaderId }
  | { readonly seat: Seat; readonly type: "rally-himself" }
  | { readonly seat: Seat; readonly type: "rally-corps"; readonly corps: CorpsKindId }
  /** The port of destination (NYW-D-29). */
  | { readonly seat: Seat; readonly type: "sail-to"; readonly space: SpaceId }
  /** Deploys a prepared fleet (NYW-D-32). */
  | { readonly seat: Seat; readonly type: "deploy"; readonly fleet: FleetId }
  /** Makes Savoy neutral (NYW-D-33). */
  | { readonly seat: Seat; readonly type: "make-savoy-neutral" }
  /** Penalties taken at the peace talks (NYW-D-36). */
  | { readonly seat: Seat; readonly type: "take-penalty"; readonly penalty: PenaltyId }
  /** Which of equal leaders commands (NYW-D-37). */
  | { readonly seat: Seat; readonly type: "choose-commander"; readonly leader: LeaderId };

const SIDE: Vocabulary<NineYearsState> = vocabulary("side", SEATS);
const SPACE: Vocabulary<NineYearsState> = vocabularyOf("space", (s) => tablesOf(s).spaceIds);
const LEADER: Vocabulary<NineYearsState> = vocabularyOf("leader", (s) => tablesOf(s).leaderIds);
const CORPS: Vocabulary<NineYearsState> = vocabulary("kind of corps", CORPS_KIND_IDS);
const POWER: Vocabulary<NineYearsState> = vocabulary("power", POWER_IDS);
const FLEET: Vocabulary<NineYearsState> = vocabulary("fleet", FLEET_IDS);
const CARD: Vocabulary<NineYearsState> = vocabulary("event card", EVENT_CARD_IDS);
const PURPOSE: Vocabulary<NineYearsState> = vocabulary("purpose", PURPOSES);
const STRENGTH: Vocabulary<NineYearsState> = vocabulary("strength", STRENGTHS);
const ACTION: Vocabulary<NineYearsState> = vocabulary("action", ACTION_IDS);
const PENALTY: Vocabulary<NineYearsState> = vocabulary("penalty", PENALTY_IDS);

type Kind = MoveKind<NineYearsState, NineYearsMove>;

/** The move table. New rows go to the end: a row's place is part of saved codes. */
export const MOVE_KINDS: readonly Kind[] = [
  { type: "go-first",           args: [["first", SIDE]],                       make: (seat: Seat, first: Seat) => ({ seat, type: "go-first", first }) },
  { type: "strengthen",         args: [],                                      make: (seat: Seat) => ({ seat, type: "strengthen" }) },
  { type: "decline",            args: [],                                      make: (seat: Seat) => ({ seat, type: "decline" }) },
  { type: "done",               args: [],                                      make: (seat: Seat) => ({ seat, type: "done" }) },
  { type: "choose-option",      args: [["option", NUMBERS]],                   make: (seat: Seat, option: number) => ({ seat, type: "choose-option", option }) },
  { type: "choose-corps",       args: [["space", SPACE], ["corps", CORPS]],    make: (seat: Seat, space: SpaceId, corps: CorpsKindId) => ({ seat, type: "choose-corps", space, corps }) },
  { type: "choose-space",       args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "choose-space", space }) },
  { type: "spend",              args: [["purpose", PURPOSE]],                  make: (seat: Seat, purpose: Purpose) => ({ seat, type: "spend", purpose }) },
  { type: "choose-power",       args: [["power", POWER]],                      make: (seat: Seat, power: PowerId) => ({ seat, type: "choose-power", power }) },
  { type: "choose-strength",    args: [["strength", STRENGTH]],                make: (seat: Seat, strength: Strength) => ({ seat, type: "choose-strength", strength }) },
  { type: "place-corps",        args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "place-corps", space }) },
  { type: "build-line",         args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "build-line", space }) },
  { type: "prepare-fleet",      args: [["fleet", FLEET], ["strength", NUMBERS]], make: (seat: Seat, fleet: FleetId, strength: number) => ({ seat, type: "prepare-fleet", fleet, strength }) },
  { type: "place-leader",       args: [["leader", LEADER], ["space", SPACE]],  make: (seat: Seat, leader: LeaderId, space: SpaceId) => ({ seat, type: "place-leader", leader, space }) },
  { type: "transfer-leader",    args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "transfer-leader", leader }) },
  { type: "show-card",          args: [["value", NUMBERS]],                    make: (seat: Seat, value: number) => ({ seat, type: "show-card", value }) },
  { type: "play-card",          args: [["value", NUMBERS]],                    make: (seat: Seat, value: number) => ({ seat, type: "play-card", value }) },
  { type: "act",                args: [["action", ACTION]],                    make: (seat: Seat, action: ActionId) => ({ seat, type: "act", action }) },
  { type: "end-round",          args: [],                                      make: (seat: Seat) => ({ seat, type: "end-round" }) },
  { type: "take-leader",        args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "take-leader", leader }) },
  { type: "take-corps",         args: [["corps", CORPS]],                      make: (seat: Seat, corps: CorpsKindId) => ({ seat, type: "take-corps", corps }) },
  { type: "step",               args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "step", space }) },
  { type: "convert",            args: [],                                      make: (seat: Seat) => ({ seat, type: "convert" }) },
  { type: "leave-units",        args: [],                                      make: (seat: Seat) => ({ seat, type: "leave-units" }) },
  { type: "leave-leader",       args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "leave-leader", leader }) },
  { type: "leave-corps",        args: [["corps", CORPS]],                      make: (seat: Seat, corps: CorpsKindId) => ({ seat, type: "leave-corps", corps }) },
  { type: "stop",               args: [],                                      make: (seat: Seat) => ({ seat, type: "stop" }) },
  { type: "play-held",          args: [["card", CARD]],                        make: (seat: Seat, card: EventCardId) => ({ seat, type: "play-held", card }) },
  { type: "keep-held",          args: [["card", CARD]],                        make: (seat: Seat, card: EventCardId) => ({ seat, type: "keep-held", card }) },
  { type: "bypass",             args: [],                                      make: (seat: Seat) => ({ seat, type: "bypass" }) },
  { type: "assault",            args: [],                                      make: (seat: Seat) => ({ seat, type: "assault" }) },
  { type: "withdraw",           args: [],                                      make: (seat: Seat) => ({ seat, type: "withdraw" }) },
  { type: "intercept-from",     args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "intercept-from", space }) },
  { type: "fortify-corps",      args: [["corps", CORPS]],                      make: (seat: Seat, corps: CorpsKindId) => ({ seat, type: "fortify-corps", corps }) },
  { type: "fortify-leader",     args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "fortify-leader", leader }) },
  { type: "avoid-battle",       args: [],                                      make: (seat: Seat) => ({ seat, type: "avoid-battle" }) },
  { type: "stand",              args: [],                                      make: (seat: Seat) => ({ seat, type: "stand" }) },
  { type: "retreat-to",         args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "retreat-to", space }) },
  { type: "re-embark",          args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "re-embark", space }) },
  { type: "lose-step",          args: [["corps", CORPS]],                      make: (seat: Seat, corps: CorpsKindId) => ({ seat, type: "lose-step", corps }) },
  { type: "withdraw-to",        args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "withdraw-to", space }) },
  { type: "transfer-corps",     args: [["space", SPACE], ["corps", CORPS]],    make: (seat: Seat, space: SpaceId, corps: CorpsKindId) => ({ seat, type: "transfer-corps", space, corps }) },
  { type: "move-to",            args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "move-to", space }) },
  { type: "replace-corps",      args: [["space", SPACE], ["corps", CORPS]],    make: (seat: Seat, space: SpaceId, corps: CorpsKindId) => ({ seat, type: "replace-corps", space, corps }) },
  { type: "rally-by",           args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "rally-by", leader }) },
  { type: "rally-himself",      args: [],                                      make: (seat: Seat) => ({ seat, type: "rally-himself" }) },
  { type: "rally-corps",        args: [["corps", CORPS]],                      make: (seat: Seat, corps: CorpsKindId) => ({ seat, type: "rally-corps", corps }) },
  { type: "sail-to",            args: [["space", SPACE]],                      make: (seat: Seat, space: SpaceId) => ({ seat, type: "sail-to", space }) },
  { type: "deploy",             args: [["fleet", FLEET]],                      make: (seat: Seat, fleet: FleetId) => ({ seat, type: "deploy", fleet }) },
  { type: "make-savoy-neutral", args: [],                                      make: (seat: Seat) => ({ seat, type: "make-savoy-neutral" }) },
  { type: "take-penalty",       args: [["penalty", PENALTY]],                  make: (seat: Seat, penalty: PenaltyId) => ({ seat, type: "take-penalty", penalty }) },
  { type: "choose-commander",   args: [["leader", LEADER]],                    make: (seat: Seat, leader: LeaderId) => ({ seat, type: "choose-commander", leader }) },
];

/** Verbs: the places in MOVE_KINDS. */
export const V_GO_FIRST = 0;
export const V_STRENGTHEN = 1;
export const V_DECLINE = 2;
export const V_DONE = 3;
export const V_CHOOSE_OPTION = 4;
export const V_CHOOSE_CORPS = 5;
export const V_CHOOSE_SPACE = 6;
export const V_SPEND = 7;
export const V_CHOOSE_POWER = 8;
export const V_CHOOSE_STRENGTH = 9;
export const V_PLACE_CORPS = 10;
export const V_BUILD_LINE = 11;
export const V_PREPARE_FLEET = 12;
export const V_PLACE_LEADER = 13;
export const V_TRANSFER_LEADER = 14;
export const V_SHOW_CARD = 15;
export const V_PLAY_CARD = 16;
export const V_ACT = 17;
export const V_END_ROUND = 18;
export const V_TAKE_LEADER = 19;
export const V_TAKE_CORPS = 20;
export const V_STEP = 21;
export const V_CONVERT = 22;
export const V_LEAVE_UNITS = 23;
export const V_LEAVE_LEADER = 24;
export const V_LEAVE_CORPS = 25;
export const V_STOP = 26;
export const V_PLAY_HELD = 27;
export const V_KEEP_HELD = 28;
export const V_BYPASS = 29;
export const V_ASSAULT = 30;
export const V_WITHDRAW = 31;
export const V_INTERCEPT_FROM = 32;
export const V_FORTIFY_CORPS = 33;
export const V_FORTIFY_LEADER = 34;
export const V_AVOID_BATTLE = 35;
export const V_STAND = 36;
export const V_RETREAT_TO = 37;
export const V_RE_EMBARK = 38;
export const V_LOSE_STEP = 39;
export const V_WITHDRAW_TO = 40;
export const V_TRANSFER_CORPS = 41;
export const V_MOVE_TO = 42;
export const V_REPLACE_CORPS = 43;
export const V_RALLY_BY = 44;
export const V_RALLY_HIMSELF = 45;
export const V_RALLY_CORPS = 46;
export const V_SAIL_TO = 47;
export const V_DEPLOY = 48;
export const V_MAKE_SAVOY_NEUTRAL = 49;
export const V_TAKE_PENALTY = 50;
export const V_CHOOSE_COMMANDER = 51;

/** Actions as numbers, in the order of ACTION_IDS. */
export const ACT_CAMPAIGN = 0;
export const ACT_SIEGE = 1;
export const ACT_TRANSFER = 2;
export const ACT_REPLACEMENT = 3;
export const ACT_RALLY = 4;
export const ACT_SEA_MOVEMENT = 5;
export const ACT_DEPLOY_FLEET = 6;

/** Purposes as numbers, in the order of PURPOSES. */
export const SPEND_RESTORE = 0;
export const SPEND_FORM = 1;
export const SPEND_LINE = 2;
export const SPEND_SUPPORT = 3;
export const SPEND_FLEET = 4;
