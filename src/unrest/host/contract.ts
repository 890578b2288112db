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
  /** The CU that attacked the unrest in the card play under way and are still in the Box, and the leaders of these attacks; null when there are none. */
  readonly action: { readonly fought: CuByKind; readonly foughtLeaders: readonly string[] } | null;
}

/** The owner of the Box, and its tables. */
export interface BoxConfig {
  /** The power that owns the Box; every other power feeds the unrest. */
  readonly owner: string;
  /** The tables; the printed ones by default. */
  readonly tables?: TablesData | undefined;
}

/**
 * The effect of a host's event on the module, which needs to know nothing else about cards (CAR-H.7). In the window `activation` only `cancel-activation` counts, in `sea-move`
 * only `cancel-sea-move`, in `battle` the other four, in `after-battle` none; other effects do nothing in that window.
 */
export type HostEffect =
  /** The number of dice instead of the tables' number, 1 to 10; of several for a side, the last counts. */
  | { readonly type: "dice"; readonly side: BattleSide; readonly count: number }
  /** −99 to 99. Modifiers of one `event` count once for a side, those without always. */
  | { readonly type: "modifier"; readonly side: BattleSide; readonly value: number; readonly event?: string | undefined }
  | { readonly type: "no-losses" }
  /** 0 to 99. */
  | { readonly type: "extra-losses"; readonly side: BattleSide; readonly count: number }
  | { readonly type: "cancel-activation" }
  | { readonly type: "cancel-sea-move" };

/** The two sides of an attack on the unrest. */
export type BattleSide = "owner" | "unrest";

/** The points at which the host may answer with events. */
export type ResponseWindow = "activation" | "sea-move" | "battle" | "after-battle";

/** The situation that the host may answer. */
export interface ResponseContext {
  readonly state: BoxState;
  readonly leader: string;
  readonly attack: Attack | null;
  /** The result in the window `after-battle`, else null. */
  readonly result: UnrestAttackResult | null;
}

/**
 * The questions of the module to the host. `game` is the last argument of the call, usually the host's own state, so that one Box serves all games. Errors thrown in an answer
 * reach the caller of the Box, and nothing has changed.
 */
export interface UnrestHost<G = undefined> {
  /** The ratings of a leader, each a whole number in 0..99. */
  ratings(leader: string, game: G): Commander & { readonly initiative: number };
  /** Answers if a sea move of the owner is legal, and its cost in MP, a whole number in 0..99 (CAR-H.5). */
  seaMove(move: SeaMove, game: G): { readonly legal: boolean; readonly cost: number };
  /** The events played in a window, as effects; empty for none. */
  responses(window: ResponseWindow, context: ResponseContext, game: G): readonly HostEffect[];
  /** Natural faces of `count` six-sided dice. */
  rollDice(count: number, game: G): readonly number[];
  /** The CU lost among those that attack, by kind; asked only when there is a choice. They must add up to `count`. */
  chooseLosses(attackers: CuByKind, count: number, game: G): CuByKind;
}

/** The host's own state, the last argument of every function that may ask the host; hosts that need no state leave it out. */
export type InGame<G> = [G] extends [undefined] ? [game?: G] : [game: G];

/** A movement into the Box or out of it. */
export interface SeaMove {
  readonly by: string;
  /** The leader who moves first, then those who go along; each once. */
  readonly leaders: readonly string[];
  readonly cu: CuByKind;
  /** The port at the other end, by the host's own id. */
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

/** Answers that the caller already has; the host is asked for the others. */
export interface AttackAnswers {
  /** The events of the window `battle`. */
  readonly effects?: readonly HostEffect[] | undefined;
  readonly rollDice?: ((count: number) => readonly number[]) | undefined;
  /** The CU lost, by kind; ignored when there is nothing to choose. */
  readonly losses?: CuByKind | undefined;
}

/** An event, for the host to carry out on its own side and to show. */
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

/** The state after a step and what happened. */
export interface BoxStep {
  readonly state: BoxState;
  readonly events: readonly BoxEvent[];
}

/** A battle of the host in which support was won, between two different powers. */
export interface HostBattle {
  readonly winner: string;
  readonly loser: string;
}

/**
 * Everything a host can do with its Box. A refusal by the rules throws an `IllegalMoveError` that names the clause; arguments and answers of the host that are malformed throw
 * a `PositionError` that names the field, wrong faces of the host's dice a `DiceError`.
 */
export interface UnrestBox<G = undefined> {
  /** The power that owns the Box. */
  readonly owner: string;
  /** A state to begin with; level 0 and an empty Box when nothing is given. @throws PositionError naming the field */
  start(contents?: { readonly level?: number | undefined; readonly cu?: CuByKind | undefined; readonly leaders?: readonly string[] | undefined }): BoxState;
  /** A state read back from JSON. @throws PositionError naming the field */
  read(json: unknown): BoxState;
  /** A new round: the marker comes off (CAR-H.3). */
  startRound(s: BoxState): BoxStep;
  /** The number of cards by which the owner's hand size is reduced; to be asked in the host's card-drawing phase only (CAR-H.1). */
  handReduction(s: BoxState): number;
  /** The number of victory points that the owner loses; to be asked in the host's scoring phase only (CAR-H.2). */
  vpReduction(s: BoxState): number;
  /** The highest level to which the unrest may be raised now. */
  cap(s: BoxState): number;
  /** True if an event of this power's deck may raise the level (CAR-H.4). */
  canRaiseByEvent(s: BoxState, deckOwner: string): boolean;
  /** Raises the level by 1 and places the marker. */
  raiseByEvent(s: BoxState, deckOwner: string): BoxStep;
  /**
   * The number of steps that the support of a host battle may move the level up and down (CAR-H.8), regardless of points; the host takes the smaller of this and the points.
   * Both are 0 when the owner took no part.
   */
  supportRoom(s: BoxState, battle: HostBattle): { readonly up: number; readonly down: number };
  /** Spends support on the level: `steps` within `supportRoom`, negative for down. */
  applySupport(s: BoxState, battle: HostBattle, steps: number): BoxStep;
  /** A sea move into the Box. */
  enterBox(s: BoxState, move: SeaMove, ...game: InGame<G>): BoxStep & { readonly mpLeft: number };
  /** A sea move out of the Box. */
  leaveBox(s: BoxState, move: SeaMove, ...game: InGame<G>): BoxStep & { readonly mpLeft: number };
  /** Reinforcements of the owner straight into the Box. */
  reinforceBox(s: BoxState, by: string, leaders: readonly string[], cu: CuByKind): BoxStep;
  /** Begins an activation; `cancelled` is true if the host answers it with `cancel-activation`. */
  activate(s: BoxState, activation: BoxActivation, ...game: InGame<G>): BoxStep & { readonly cancelled: boolean };
  /** Every attack this leader can make now, by number and kinds of CU; empty when he can make none. */
  legalAttacks(s: BoxState, activation: BoxActivation, ...game: InGame<G>): Attack[];
  /**
   * Fights an attack: asks the host for the events of the battle, for the attacker's dice, for those of the unrest, and for the losses when they can be chosen, in this order,
   * except for what is given already; then it opens the window `after-battle`.
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

/** An attack that has been fought: the step, its result, and the MP with which the leader may continue. */
export interface AttackStep extends BoxStep {
  readonly result: UnrestAttackResult;
  /** MP left; 0 when the activation has ended. */
  readonly mpLeft: number;
}
