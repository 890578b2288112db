/** The contract between the module and its host: state, questions to the host, actions on the Box, and events. */
import type { TablesData } from "../vocabulary/edition-types.js";
import type { UnrestAttackResult } from "../rules/unrest-battle.js";
import type { BattleResult } from "../rules/battle.js";
import type { CuByKind } from "../rules/cu-by-kind.js";
import type { Commander } from "../rules/leaders.js";

/** The module's state: one JSON value. */
export interface BoxState {
  readonly level: number;
  readonly raisedThisRound: boolean;
  /** At most 8 kinds of CU; each leader once. */
  readonly box: { readonly cu: CuByKind; readonly leaders: readonly string[] };
  /** The CU in the Box that have attacked the unrest in the current card play, and the leaders of these attacks; null without attacks. */
  readonly action: { readonly fought: CuByKind; readonly foughtLeaders: readonly string[] } | null;
}

/** The owner of the Box, and its tables. */
export interface BoxConfig {
  /** The power that owns the Box; every other power supports the unrest. */
  readonly owner: string;
  /** The printed tables by default. */
  readonly tables?: TablesData | undefined;
}

/**
 * The effect of a host's event; the module knows nothing else about cards (CAR-H.7). Effects count only in their window: `cancel-activation` in
 * `activation`, `cancel-sea-move` in `sea-move`, the other four in `battle`, and none in `after-battle`.
 */
export type HostEffect =
  /** Sets the number of a side's dice, 1 to 10. If a side has several of these effects, the last one counts. */
  | { readonly type: "dice"; readonly side: BattleSide; readonly count: number }
  /** `value` is −99 to 99. For each side, modifiers of one `event` count once; those without an event always count. */
  | { readonly type: "modifier"; readonly side: BattleSide; readonly value: number; readonly event?: string | undefined }
  | { readonly type: "no-losses" }
  /** `count` is 0 to 99. */
  | { readonly type: "extra-losses"; readonly side: BattleSide; readonly count: number }
  | { readonly type: "cancel-activation" }
  | { readonly type: "cancel-sea-move" };

/** The two sides of an attack on the unrest. */
export type BattleSide = "owner" | "unrest";

/** The points at which the host may respond with events. */
export type ResponseWindow = "activation" | "sea-move" | "battle" | "after-battle";

/** The situation to which the host may respond. */
export interface ResponseContext {
  readonly state: BoxState;
  readonly leader: string;
  readonly attack: Attack | null;
  /** The result in the window `after-battle`; else null. */
  readonly result: UnrestAttackResult | null;
}

/**
 * The questions of the module to the host. `game` is the last argument of the call, usually the host's own state, so that one Box serves all games.
 * Errors thrown by the host are passed on to the caller of the Box, and nothing changes.
 */
export interface UnrestHost<G = undefined> {
  /** The ratings of a leader, whole numbers in 0..99. */
  ratings(leader: string, game: G): Commander & { readonly initiative: number };
  /** Decides if a sea move of the owner is legal, and gives its cost in MP, a whole number in 0..99 (CAR-H.5). */
  seaMove(move: SeaMove, game: G): { readonly legal: boolean; readonly cost: number };
  /** The events played in a window, as effects; may be empty. */
  responses(window: ResponseWindow, context: ResponseContext, game: G): readonly HostEffect[];
  /** The natural faces of `count` six-sided dice. */
  rollDice(count: number, game: G): readonly number[];
  /** The attackers' losses by kind of CU, adding up to `count`. Called only if there is a choice. */
  chooseLosses(attackers: CuByKind, count: number, game: G): CuByKind;
}

/** The host's own state, the last argument of every function that may ask the host; absent for hosts without state. */
export type InGame<G> = [G] extends [undefined] ? [game?: G] : [game: G];

export interface SeaMove {
  readonly by: string;
  /** The moving leader, then the leaders who go along; each once. */
  readonly leaders: readonly string[];
  readonly cu: CuByKind;
  /** The port at the other end, as the host's id. */
  readonly port: string;
  readonly into: boolean;
  readonly cardValue: number;
  readonly mpLeft: number;
}

/** An activated leader of the owner; card value and MP are whole numbers in 0..99. */
export interface BoxActivation {
  readonly leader: string;
  readonly cardValue: number;
  readonly mpLeft: number;
}

/** An attack on the unrest: the leader, and the CU that fight. */
export interface Attack {
  readonly leader: string;
  readonly cu: CuByKind;
}

/** Answers that the caller already has; the host is asked for the rest. */
export interface AttackAnswers {
  /** The events of the window `battle`. */
  readonly effects?: readonly HostEffect[] | undefined;
  readonly rollDice?: ((count: number) => readonly number[]) | undefined;
  /** The lost CU, by kind; ignored if there is no choice. */
  readonly losses?: CuByKind | undefined;
}

/** An event for the host to carry out on its side and to show. */
export type BoxEvent =
  | { readonly type: "unrest-changed"; readonly from: number; readonly to: number; readonly clause: string }
  | { readonly type: "marker-placed"; readonly clause: string }
  | { readonly type: "marker-removed"; readonly clause: string }
  | { readonly type: "cu-removed"; readonly cu: CuByKind; readonly clause: string }
  | { readonly type: "leader-displaced" | "leader-set-aside"; readonly leader: string; readonly clause: string }
  | { readonly type: "support-lost"; readonly points: number; readonly clause: string }
  | {
      readonly type: "battle-resolved";
      readonly winner: BattleSide;
      readonly faces: Readonly<Record<BattleSide, readonly number[]>>;
      readonly battle: BattleResult;
      readonly clause: string;
    }
  | { readonly type: "automatic-victory"; readonly winner: BattleSide; readonly clause: string }
  | { readonly type: "activation-ended"; readonly leader: string; readonly clause: string };

export interface BoxStep {
  readonly state: BoxState;
  readonly events: readonly BoxEvent[];
}

/** A battle of the host between two powers, in which support was won. */
export interface HostBattle {
  readonly winner: string;
  readonly loser: string;
}

/**
 * Everything a host can do with its Box. A refusal by the rules throws an `IllegalMoveError` with the clause. Malformed arguments and answers of the
 * host throw a `PositionError` naming the field, wrong faces of the host's dice a `DiceError`.
 */
export interface UnrestBox<G = undefined> {
  readonly owner: string;
  /** A first state; by default level 0 and an empty Box. @throws PositionError naming the field */
  start(contents?: { readonly level?: number | undefined; readonly cu?: CuByKind | undefined; readonly leaders?: readonly string[] | undefined }): BoxState;
  /** A state read from JSON. @throws PositionError naming the field */
  read(json: unknown): BoxState;
  /** Begins a round, which removes the marker (CAR-H.3). */
  startRound(s: BoxState): BoxStep;
  /** The number of cards by which the owner's hand size is reduced; only for the host's card-drawing phase (CAR-H.1). */
  handReduction(s: BoxState): number;
  /** The number of victory points that the owner loses; only for the host's scoring phase (CAR-H.2). */
  vpReduction(s: BoxState): number;
  /** The level above which the unrest cannot be raised at present. */
  cap(s: BoxState): number;
  /** True if an event of this power's deck may raise the level (CAR-H.4). */
  canRaiseByEvent(s: BoxState, deckOwner: string): boolean;
  /** Raises the level by 1 and places the marker. */
  raiseByEvent(s: BoxState, deckOwner: string): BoxStep;
  /**
   * The most steps by which the support of a host battle may move the level up and down (CAR-H.8), regardless of points; the host takes the smaller
   * of this and the points. Both are 0 if the owner took no part.
   */
  supportRoom(s: BoxState, battle: HostBattle): { readonly up: number; readonly down: number };
  /** Spends support on the level: `steps` within `supportRoom`, negative for down. */
  applySupport(s: BoxState, battle: HostBattle, steps: number): BoxStep;
  /** A sea move into the Box. */
  enterBox(s: BoxState, move: SeaMove, ...game: InGame<G>): BoxStep & { readonly mpLeft: number };
  /** A sea move out of the Box. */
  leaveBox(s: BoxState, move: SeaMove, ...game: InGame<G>): BoxStep & { readonly mpLeft: number };
  /** Places reinforcements of the owner directly into the Box. */
  reinforceBox(s: BoxState, by: string, leaders: readonly string[], cu: CuByKind): BoxStep;
  /** Begins an activation; `cancelled` is true if the host responds with `cancel-activation`. */
  activate(s: BoxState, activation: BoxActivation, ...game: InGame<G>): BoxStep & { readonly cancelled: boolean };
  /** Every attack that this leader can make, by number and kinds of CU; may be empty. */
  legalAttacks(s: BoxState, activation: BoxActivation, ...game: InGame<G>): Attack[];
  /**
   * Resolves an attack. Asks the host for answers that were not given, in this order: the events of the battle, the attacker's dice, the dice of the
   * unrest, and the losses if there is a choice. Then opens the window `after-battle`.
   */
  resolveAttack(
    s: BoxState,
    activation: BoxActivation,
    attack: Attack,
    ...rest: [G] extends [undefined] ? [given?: AttackAnswers, game?: G] : [given: AttackAnswers, game: G]
  ): AttackStep;
  /** Ends the card play: CU that fought may fight again. */
  endAction(s: BoxState): BoxState;
}

/** A resolved attack: the step, its result, and the MP with which the leader may continue. */
export interface AttackStep extends BoxStep {
  readonly result: UnrestAttackResult;
  /** 0 if the activation has ended. */
  readonly mpLeft: number;
}
