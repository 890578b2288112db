/**
 * The Garrison Box and the unrest as a module inside another game (CAR-H): what a host game provides and what it gets.
 *
 * The module owns the level, the unrest-raised marker, the contents of the Box and the attack on the unrest, all in one JSON value that the host puts inside
 * its own state. Phases, hands, victory points, cards, leaders' ratings, sea movement and dice are the host's. Every function takes a state and returns a
 * new one with what happened; nothing is changed in place. Nothing here names a power: the owner is configured (CAR-H.13).
 */
import { IllegalMoveError, invariant, SetupError } from "../core/errors.js";
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readKnownFields, readText } from "../core/json.js";
import { TABLES } from "./data/tables.js";
import { automaticAttack, forcesOf, settleAttack, type UnrestAttack, type UnrestAttackResult } from "./rules/attack.js";
import { type BattleResult, judgeBattle } from "./rules/battle.js";
import { checkCu, choicesOfCu, countCu, type CuByKind, minus, plus, readCu, sameCu } from "./rules/cu-by-kind.js";
import type { Commander } from "./rules/leaders.js";
import { capOf, handReduction, roomUp, vpReduction } from "./rules/level.js";
import { type BoxTables, compileBoxTables } from "./tables.js";
import type { TablesData } from "./types.js";

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

/** The module for one host. @throws SetupError when the tables are no tables */
export function createUnrestBox(config: BoxConfig, host: UnrestHost): UnrestBox {
  const { owner } = config;
  if (typeof owner !== "string" || owner === "") throw new SetupError("setup/bad-option", "config.owner: expected the id of a power", { path: "config.owner" });
  const t = compileBoxTables(config.tables ?? TABLES, "config.tables");
  return {
    owner,
    start: (contents = {}) =>
      readBoxState({ level: contents.level ?? 0, raisedThisRound: false, box: { cu: contents.cu ?? {}, leaders: contents.leaders ?? [] }, action: null }, t),
    read: (json) => readBoxState(json, t),
    startRound(s) {
      if (!s.raisedThisRound) return { state: s, events: [] };
      return { state: { ...s, raisedThisRound: false }, events: [{ type: "marker-removed", clause: "CAR-20.0.6" }] };
    },
    handReduction: (s) => handReduction(t, s.level),
    vpReduction: (s) => vpReduction(t, s.level),
    cap: (s) => capOf(t, countCu(s.box.cu)),
    canRaiseByEvent: (s, deckOwner) => whyNotRaise(s, deckOwner) === null,
    raiseByEvent(s, deckOwner) {
      const clause = whyNotRaise(s, deckOwner);
      if (clause !== null) throw refused("box/no-raise", clause);
      const changed = changeLevel({ ...s, raisedThisRound: true }, s.level + 1, "CAR-20.0.1");
      return { state: changed.state, events: [...changed.events, { type: "marker-placed", clause: "CAR-20.0.3" }] };
    },
    supportRoom: room,
    applySupport(s, battle, steps) {
      const { up, down } = room(s, battle);
      if (!Number.isInteger(steps) || steps > up || steps < -down) throw refused("box/no-support-room", steps > 0 ? "CAR-20.1.8" : "CAR-20.1.9");
      return changeLevel(s, s.level + steps, steps > 0 ? "CAR-20.1.8" : "CAR-20.1.9");
    },
    enterBox(s, move) {
      return sail(s, { ...move, into: true }, () => put(s, move.leaders, move.cu));
    },
    leaveBox(s, move) {
      return sail(s, { ...move, into: false }, () => take(s, move.leaders, move.cu));
    },
    reinforceBox(s, by, leaders, cu) {
      if (by !== owner) throw refused("box/owner-only", "CAR-19.0.4");
      return { state: put(s, leaders, cu), events: [] }; // CAR-19.1
    },
    activate(s, activation) {
      const effects = host.responses("activation", { state: s, leader: activation.leader, attack: null, result: null });
      const cancelled = effects.some((effect) => effect.type === "cancel-activation");
      return { state: s, events: cancelled ? [ended(activation.leader, "CAR-21.4.29b")] : [], cancelled };
    },
    legalAttacks,
    resolveAttack,
    endAction: (s) => ({ ...s, action: null }),
  };

  function whyNotRaise(s: BoxState, deckOwner: string): string | null {
    if (deckOwner === owner) return "CAR-20.0.2";
    if (s.raisedThisRound) return "CAR-20.0.4";
    return roomUp(t, s.level, countCu(s.box.cu)) > 0 ? null : "CAR-20.1.12";
  }

  function room(s: BoxState, { winner, loser }: HostBattle): { up: number; down: number } {
    return { up: loser === owner ? roomUp(t, s.level, countCu(s.box.cu)) : 0, down: winner === owner ? s.level : 0 };
  }

  function sail(s: BoxState, move: SeaMove, moved: () => BoxState): BoxStep & { mpLeft: number } {
    if (move.by !== owner) throw refused("box/owner-only", "CAR-19.0.4"); // CAR-H.5
    const leader = move.leaders[0];
    if (leader === undefined) throw refused("box/no-leader", "CAR-R9.1");
    const { legal, cost } = host.seaMove(move);
    if (!legal || cost > move.mpLeft) throw refused("box/no-sea-move", "CAR-H.5");
    const state = moved();
    const effects = host.responses("sea-move", { state: s, leader, attack: null, result: null });
    if (effects.some((effect) => effect.type === "cancel-sea-move")) return { state: s, events: [ended(leader, "CAR-H.7")], mpLeft: 0 };
    return { state, events: [], mpLeft: move.mpLeft - cost };
  }

  function legalAttacks(s: BoxState, { leader, cardValue, mpLeft }: BoxActivation): Attack[] {
    if (s.level === 0 || mpLeft < t.attackCost) return []; // CAR-20.3.24, CAR-20.3.3
    if (!s.box.leaders.includes(leader) || s.action?.foughtLeaders.includes(leader)) return []; // CAR-20.3.2, CAR-20.3.16
    if (host.ratings(leader).initiative > cardValue) return []; // CAR-19.0.8
    return choicesOfCu(freshCu(s), t.mostCu).map((cu) => ({ leader, cu })); // CAR-20.3.17, CAR-20.3.27
  }

  function resolveAttack(
    s: BoxState,
    activation: BoxActivation,
    attack: Attack,
    given: { readonly effects?: readonly HostEffect[]; readonly rollDice?: (count: number) => readonly number[] } = {},
  ): AttackStep {
    const legal = legalAttacks(s, activation).some(({ leader, cu }) => leader === attack.leader && sameCu(cu, attack.cu));
    if (!legal) throw refused("box/no-attack", "CAR-20.3.2");
    const base: UnrestAttack = { level: s.level, boxCu: countCu(s.box.cu), cu: countCu(attack.cu), tactics: host.ratings(attack.leader).tactics };
    const automatic = automaticAttack(t, base);
    if (automatic !== null) return finish(s, activation, attack, automatic, null);
    const effects = given.effects ?? host.responses("battle", { state: s, leader: attack.leader, attack, result: null });
    const fought = withEffects(base, effects);
    const { attacker, defender } = forcesOf(t, fought);
    const roll = given.rollDice ?? ((count: number) => host.rollDice(count));
    const faces = { owner: rolled(roll, attacker.dice), unrest: rolled(roll, defender.dice) };
    return finish(s, activation, attack, settleAttack(t, fought, judgeBattle(t, attacker, defender, faces.owner, faces.unrest)), faces);
  }

  function finish(
    s: BoxState,
    activation: BoxActivation,
    attack: Attack,
    result: UnrestAttackResult,
    faces: Readonly<Record<BattleSide, readonly number[]>> | null,
  ): AttackStep {
    const events: BoxEvent[] = [];
    const winner = result.winner === "attacker" ? "owner" : "unrest";
    const clause = winner === "owner" ? (result.automatic ? "CAR-20.3.7" : "CAR-20.3.9") : result.automatic ? "CAR-20.3.32" : "CAR-20.3.10";
    if (faces === null || result.battle === null) events.push({ type: "automatic-victory", winner, clause });
    else events.push({ type: "battle-resolved", winner, faces, battle: result.battle, clause: "CAR-R12.2.5" });
    const lost = lossesByKind(attack.cu, result.removed);
    if (result.removed > 0) events.push({ type: "cu-removed", cu: lost, clause: "CAR-20.3.8" });
    if (result.leaderLost) events.push(lostLeader(attack.leader));
    const changed = changeLevel(s, result.levelAfter, clause);
    events.push(...changed.events);
    if (result.supportLost > 0) events.push({ type: "support-lost", points: result.supportLost, clause: winner === "owner" ? "CAR-20.3.12" : "CAR-20.3.14" });
    const goesOn = result.automatic && winner === "owner"; // CAR-20.3.29
    if (!goesOn) events.push(ended(attack.leader, "CAR-20.3.28"));
    const leaders = result.leaderLost ? s.box.leaders.filter((id) => id !== attack.leader) : s.box.leaders;
    const state: BoxState = {
      ...changed.state,
      box: { cu: minus(s.box.cu, lost), leaders },
      action: goesOn
        ? s.action
        : { fought: plus(s.action?.fought ?? {}, minus(attack.cu, lost)), foughtLeaders: [...(s.action?.foughtLeaders ?? []), attack.leader] },
    };
    host.responses("after-battle", { state, leader: attack.leader, attack, result });
    return { state, events, result, mpLeft: goesOn ? activation.mpLeft - t.attackCost : 0 };
  }

  function lostLeader(leader: string): BoxEvent {
    const named = host.ratings(leader).kind === "named";
    return named ? { type: "leader-displaced", leader, clause: "CAR-R8.4b" } : { type: "leader-set-aside", leader, clause: "CAR-R8.4c" };
  }

  function lossesByKind(attackers: CuByKind, count: number): CuByKind {
    const kinds = Object.keys(attackers).filter((kind) => attackers[kind]! > 0);
    if (count === 0) return {};
    if (kinds.length === 1) return { [kinds[0]!]: count };
    if (count === countCu(attackers)) return attackers;
    const lost = host.chooseLosses(attackers, count); // CAR-D12
    const fits =
      countCu(lost) === count && Object.keys(lost).every((kind) => Number.isInteger(lost[kind]) && lost[kind]! >= 0 && lost[kind]! <= (attackers[kind] ?? 0));
    if (!fits) throw refused("box/bad-losses", "CAR-20.3.8");
    return lost;
  }
}

/** The attack with the effects of events: dice, modifiers, losses (CAR-H.7). */
function withEffects(attack: UnrestAttack, effects: readonly HostEffect[]): UnrestAttack {
  const counted = new Set<string>();
  const fought = { modifier: 0, unrestModifier: 0, extraLosses: 0, extraLossesOfUnrest: 0, noLosses: false };
  const dice: { dice?: number; unrestDice?: number } = {};
  for (const effect of effects) {
    switch (effect.type) {
      case "dice":
        dice[effect.side === "owner" ? "dice" : "unrestDice"] = readInteger(effect.count, "effect.count", 1, 10, POSITION_COMPLAINT);
        break;
      case "modifier":
        if (effect.event !== undefined && counted.has(`${effect.side} ${effect.event}`)) break; // CAR-21.3.5a
        if (effect.event !== undefined) counted.add(`${effect.side} ${effect.event}`);
        fought[effect.side === "owner" ? "modifier" : "unrestModifier"] += effect.value;
        break;
      case "no-losses":
        fought.noLosses = true;
        break;
      case "extra-losses":
        fought[effect.side === "owner" ? "extraLosses" : "extraLossesOfUnrest"] += effect.count; // CAR-R12.3k
        break;
      case "cancel-activation":
      case "cancel-sea-move":
        break; // of other windows
    }
  }
  return { ...attack, ...fought, ...dice };
}

function rolled(roll: (count: number) => readonly number[], count: number): readonly number[] {
  const faces = roll(count);
  invariant(faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6), `the host rolls ${count} six-sided dice`);
  return faces;
}

function changeLevel(s: BoxState, level: number, clause: string): BoxStep {
  if (level === s.level) return { state: s, events: [] };
  return { state: { ...s, level }, events: [{ type: "unrest-changed", from: s.level, to: level, clause }] };
}

function ended(leader: string, clause: string): BoxEvent {
  return { type: "activation-ended", leader, clause };
}

function refused(code: string, clause: string): IllegalMoveError {
  return new IllegalMoveError(code, `illegal: ${code}, see ${clause}`, { clause });
}

/** CU in the Box that have not fought in the card play under way. */
function freshCu(s: BoxState): CuByKind {
  return minus(s.box.cu, s.action?.fought ?? {});
}

function put(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  checkCu(cu);
  if (leaders.some((leader) => s.box.leaders.includes(leader))) throw refused("box/already-there", "CAR-19.0.1");
  return { ...s, box: { cu: plus(s.box.cu, cu), leaders: [...s.box.leaders, ...leaders] } };
}

function take(s: BoxState, leaders: readonly string[], cu: CuByKind): BoxState {
  checkCu(cu);
  if (!leaders.every((leader) => s.box.leaders.includes(leader))) throw refused("box/not-there", "CAR-19.0.3");
  if (leaders.some((leader) => s.action?.foughtLeaders.includes(leader))) throw refused("box/has-fought", "CAR-20.3.28");
  const fresh = freshCu(s);
  for (const kind of Object.keys(cu)) {
    if (cu[kind]! > (s.box.cu[kind] ?? 0)) throw refused("box/not-there", "CAR-19.0.3");
    if (cu[kind]! > (fresh[kind] ?? 0)) throw refused("box/has-fought", "CAR-20.3.28");
  }
  return { ...s, box: { cu: minus(s.box.cu, cu), leaders: s.box.leaders.filter((leader) => !leaders.includes(leader)) } };
}

const FIELDS = ["level", "raisedThisRound", "box", "action"];

function readBoxState(json: unknown, t: BoxTables): BoxState {
  const given = readKnownFields(json, "box", FIELDS, POSITION_COMPLAINT);
  const box = readKnownFields(ownField(given, "box"), "box.box", ["cu", "leaders"], POSITION_COMPLAINT);
  const action = ownField(given, "action");
  const fought = action === null ? null : readKnownFields(action, "box.action", ["fought", "foughtLeaders"], POSITION_COMPLAINT);
  return {
    level: readInteger(ownField(given, "level"), "box.level", 0, t.maxLevel, POSITION_COMPLAINT),
    raisedThisRound: readBoolean(ownField(given, "raisedThisRound"), "box.raisedThisRound", POSITION_COMPLAINT),
    box: { cu: readCu(ownField(box, "cu"), "box.box.cu"), leaders: readLeaders(ownField(box, "leaders"), "box.box.leaders") },
    action:
      fought === null
        ? null
        : {
            fought: readCu(ownField(fought, "fought"), "box.action.fought"),
            foughtLeaders: readLeaders(ownField(fought, "foughtLeaders"), "box.action.foughtLeaders"),
          },
  };
}

function readLeaders(value: unknown, path: string): string[] {
  return readArray(value, path, 99, POSITION_COMPLAINT).map((id, i) => readText(id, `${path}[${i}]`, 100, POSITION_COMPLAINT));
}
