/** What the module and its host promise each other: state, questions to the host, what can be done with the Box, and what happened. */
import type { UnrestAttackResult } from "../rules/attack.js";
import type { BattleResult } from "../rules/battle.js";
import type { CuByKind } from "../rules/cu-by-kind.js";
import type { Commander } from "../rules/leaders.js";
import type { TablesData } from "../types.js";

/** The module's state: one JSON value. */
export interface BoxState {
  readonly level: number;
  readonly raisedThisRound: boolean;
  readonly box: { readonly cu: CuByKind; readonly leaders: readonly string[] };
  /** What fought on the unrest in the card play under way; null when nothing has. */
  readonly action: { readonly fought: CuByKind; readonly foughtLeaders: readonly string[] } | null;
}

/** Whose Box it is, and by which tables. */
export interface BoxConfig {
  /** The power that owns the Box; every other power feeds the unrest. */
  readonly owner: string;
  /** The printed tables when left out. */
  readonly tables?: TablesData;
}

/** What an event of the host does to the module; it needs to know no more of cards (CAR-H.7). */
export type HostEffect =
  | { readonly type: "dice"; readonly side: BattleSide; readonly count: number }
  /** Modifiers of one `event` count once for a side, those without always. */
  | { readonly type: "modifier"; readonly side: BattleSide; readonly value: number; readonly event?: string }
  | { readonly type: "no-losses" }
  | { readonly type: "extra-losses"; readonly side: BattleSide; readonly count: number }
  | { readonly type: "cancel-activation" }
  | { readonly type: "cancel-sea-move" };

/** The two sides of an attack on the unrest. */
export type BattleSide = "owner" | "unrest";

/** When the host may answer with events. */
export type ResponseWindow = "activation" | "sea-move" | "battle" | "after-battle";

/** What the answer is to. */
export interface ResponseContext {
  readonly state: BoxState;
  readonly leader: string;
  readonly attack: Attack | null;
  /** After the battle: how it went. */
  readonly result: UnrestAttackResult | null;
}

/** What the module asks of the host. */
export interface UnrestHost {
  /** The ratings of a leader. */
  ratings(leader: string): Commander & { readonly initiative: number };
  /** Whether a sea move of the owner is legal, and its cost in MP (CAR-H.5). */
  seaMove(move: SeaMove): { readonly legal: boolean; readonly cost: number };
  /** The events played in a window, as effects; empty for none. */
  responses(window: ResponseWindow, context: ResponseContext): readonly HostEffect[];
  /** Natural faces of so many six-sided dice. */
  rollDice(count: number): readonly number[];
  /** Which kinds of the attacking CU are lost; asked only when they differ in kind. Together they must be `count`. */
  chooseLosses(attackers: CuByKind, count: number): CuByKind;
}

/** A movement into the Box or out of it. */
export interface SeaMove {
  readonly by: string;
  readonly leaders: readonly string[];
  readonly cu: CuByKind;
  /** The other end, in the host's words. */
  readonly port: string;
  readonly into: boolean;
  readonly cardValue: number;
  readonly mpLeft: number;
}

/** An activated leader of the owner. */
export interface BoxActivation {
  readonly leader: string;
  readonly cardValue: number;
  readonly mpLeft: number;
}

/** An attack on the unrest: who leads and which CU fight. */
export interface Attack {
  readonly leader: string;
  readonly cu: CuByKind;
}

/** What happened, for the host to carry out on its own side and to tell. */
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

/** A battle of the host in which support was won. */
export interface HostBattle {
  readonly winner: string;
  readonly loser: string;
}

/** Everything a host can do with its Box. What the rules refuse throws an `IllegalMoveError` that names the clause. */
export interface UnrestBox {
  /** The power that owns the Box. */
  readonly owner: string;
  /** A state to begin with; level 0 and an empty Box when nothing is given. */
  start(contents?: { readonly level?: number; readonly cu?: CuByKind; readonly leaders?: readonly string[] }): BoxState;
  /** A state read back from JSON. @throws PositionError naming the field */
  read(json: unknown): BoxState;
  /** A new round: the marker comes off (CAR-H.3). */
  startRound(s: BoxState): BoxStep;
  /** Cards by which the owner's hand size is reduced; to be asked in the host's card-drawing phase only (CAR-H.1). */
  handReduction(s: BoxState): number;
  /** Victory points the owner loses; to be asked in the host's scoring phase only (CAR-H.2). */
  vpReduction(s: BoxState): number;
  /** The highest level to which the unrest may be raised now. */
  cap(s: BoxState): number;
  /** Whether an event of this power's deck may raise the level (CAR-H.4). */
  canRaiseByEvent(s: BoxState, deckOwner: string): boolean;
  /** Raises the level by 1 and places the marker. */
  raiseByEvent(s: BoxState, deckOwner: string): BoxStep;
  /** How many support points the winner of a host battle may spend on the level: steps up or down (CAR-H.8). */
  supportRoom(s: BoxState, battle: HostBattle): { readonly up: number; readonly down: number };
  /** Spends support on the level: `steps` within `supportRoom`, negative for down. */
  applySupport(s: BoxState, battle: HostBattle, steps: number): BoxStep;
  /** A sea move into the Box. */
  enterBox(s: BoxState, move: SeaMove): BoxStep & { readonly mpLeft: number };
  /** A sea move out of the Box. */
  leaveBox(s: BoxState, move: SeaMove): BoxStep & { readonly mpLeft: number };
  /** Reinforcements of the owner straight into the Box. */
  reinforceBox(s: BoxState, by: string, leaders: readonly string[], cu: CuByKind): BoxStep;
  /** Whether an activation goes on: the host may answer it with `cancel-activation`. */
  activate(s: BoxState, activation: BoxActivation): BoxStep & { readonly cancelled: boolean };
  /** Every attack this leader can make now, by number and kinds of CU; empty when he can make none. */
  legalAttacks(s: BoxState, activation: BoxActivation): Attack[];
  /** Fights an attack with the effects and dice given, and with the host's where they are left out. The attacker's dice are asked for first. */
  resolveAttack(
    s: BoxState,
    activation: BoxActivation,
    attack: Attack,
    given?: { readonly effects?: readonly HostEffect[]; readonly rollDice?: (count: number) => readonly number[] },
  ): AttackStep;
  /** The card play is over: who fought may fight again. */
  endAction(s: BoxState): BoxState;
}

/** An attack fought: the step, how it went, and whether the leader may go on with `mpLeft`. */
export interface AttackStep extends BoxStep {
  readonly result: UnrestAttackResult;
  /** MP left; 0 when the activation has ended. */
  readonly mpLeft: number;
}
