/**
 * The Garrison Box and the unrest as a module inside another game (CAR-H): the duties of a host game, and the services for it. The module owns the
 * level, the unrest-raised marker, the contents of the Box and the attack on the unrest, in one JSON value that the host keeps in its own state. The
 * host has phases, hands, victory points, cards, leaders' ratings, sea movement and dice. Every function takes a state and returns a new one with the
 * events; it changes nothing in place or in the host (CAR-H.10). The code names no power: the owner is configured (CAR-H.13).
 */
import { SetupError } from "../../core/basics/errors.js";
import { complaint, ownField, POSITION_COMPLAINT, readKnownFields, readText } from "../../core/basics/json.js";
import { TABLES } from "../data/tables.js";
import type { TablesData } from "../vocabulary/edition-types.js";
import { type Call, checkActivation, checkBattle, checkHost, readLeaders, readSeaMove, responsesOf, seaMoveOf } from "./answers.js";
import { legalAttacks, resolveAttack } from "./attack.js";
import { changeLevel, checkedBox, ended, put, readBoxState, take } from "./contents.js";
import { refused } from "../rules/box-refusals.js";
import type { AttackAnswers, BoxConfig, BoxState, BoxStep, HostBattle, SeaMove, UnrestBox, UnrestHost } from "./contract.js";
import { countCu, readCu } from "../rules/cu-by-kind.js";
import { capOf, handReduction, roomUp, vpReduction } from "../rules/level.js";
import { compileBoxTables } from "../tables/box.js";
import type { BoxTables } from "../tables/index.js";

export type {
  BoxState,
  BoxConfig,
  HostEffect,
  BattleSide,
  ResponseWindow,
  ResponseContext,
  UnrestHost,
  InGame,
  SeaMove,
  BoxActivation,
  Attack,
  AttackAnswers,
  BoxEvent,
  BoxStep,
  HostBattle,
  UnrestBox,
  AttackStep,
} from "./contract.js";

const LONGEST_ID = 100;

/** Makes the module for one host and all its games. @throws SetupError if the tables are invalid or the host lacks a function */
export function createUnrestBox<G = undefined>(config: BoxConfig, host: UnrestHost<G>): UnrestBox<G> {
  const { owner, t } = readConfig(config);
  checkHost(host);
  const box = (s: BoxState): BoxState => checkedBox(s, t);
  const call = (game: G | undefined): Call<G> => ({ owner, t, host, game: game as G });
  return {
    owner,
    start: (contents = {}) => start(contents, t),
    read: (json) => readBoxState(json, t),
    startRound: (s) => startRound(box(s)),
    handReduction: (s) => handReduction(t, box(s).level),
    vpReduction: (s) => vpReduction(t, box(s).level),
    cap: (s) => capOf(t, countCu(box(s).box.cu)),
    canRaiseByEvent: (s, deckOwner) => whyNotRaise(box(s), t, owner, deckOwner) === null,
    raiseByEvent: (s, deckOwner) => raiseByEvent(box(s), t, owner, deckOwner),
    supportRoom: (s, battle) => supportRoom(box(s), t, owner, battle),
    applySupport: (s, battle, steps) => applySupport(box(s), supportRoom(s, t, owner, battle), steps),
    enterBox: (s, move, ...[game]) => sail(call(game), box(s), readSeaMove(move, true)),
    leaveBox: (s, move, ...[game]) => sail(call(game), box(s), readSeaMove(move, false)),
    reinforceBox(s, by, leaders, cu) {
      if (readText(by, "by", LONGEST_ID, POSITION_COMPLAINT) !== owner) throw refused("box/owner-only");
      return { state: put(box(s), readLeaders(leaders, "leaders"), readCu(cu, "cu")), events: [] }; // CAR-19.1: directly into the Box
    },
    activate(s, activation, ...[game]) {
      checkActivation(activation);
      const effects = responsesOf(call(game), "activation", { state: box(s), leader: activation.leader, attack: null, result: null });
      const cancelled = effects.some((effect) => effect.type === "cancel-activation");
      return { state: s, events: cancelled ? [ended(activation.leader, "CAR-21.4.29b")] : [], cancelled };
    },
    legalAttacks: (s, activation, ...[game]) => legalAttacks(call(game), box(s), activation),
    resolveAttack: (s, activation, attack, ...[answers, game]) => resolveAttack(call(game), box(s), activation, attack, readAnswers(answers)),
    endAction: (s) => ({ ...box(s), action: null }),
  };
}

function readConfig(config: BoxConfig): { readonly owner: string; readonly t: BoxTables } {
  const fail = complaint(SetupError, "setup/bad-option");
  const given = readKnownFields(config, "config", ["owner", "tables"], fail);
  const owner = readText(ownField(given, "owner"), "config.owner", LONGEST_ID, fail);
  if (owner === "") throw fail("config.owner", "the id of a power", owner);
  return { owner, t: compileBoxTables((ownField(given, "tables") ?? TABLES) as TablesData, "config.tables") };
}

function readAnswers(answers: AttackAnswers = {}): AttackAnswers {
  const { rollDice } = readKnownFields(answers, "given", ["effects", "rollDice", "losses"], POSITION_COMPLAINT);
  if (rollDice !== undefined && typeof rollDice !== "function") throw POSITION_COMPLAINT("given.rollDice", "a function", rollDice);
  return answers;
}

function start(contents: unknown, t: BoxTables): BoxState {
  const { level = 0, cu = {}, leaders = [] } = readKnownFields(contents, "contents", ["level", "cu", "leaders"], POSITION_COMPLAINT);
  return readBoxState({ level, raisedThisRound: false, box: { cu, leaders }, action: null }, t);
}

function startRound(s: BoxState): BoxStep {
  if (!s.raisedThisRound) return { state: s, events: [] };
  return { state: { ...s, raisedThisRound: false }, events: [{ type: "marker-removed", clause: "CAR-20.0.6" }] };
}

function whyNotRaise(s: BoxState, t: BoxTables, owner: string, deckOwner: string): string | null {
  if (readText(deckOwner, "deckOwner", LONGEST_ID, POSITION_COMPLAINT) === owner) return "CAR-20.0.2";
  if (s.raisedThisRound) return "CAR-20.0.4";
  return roomUp(t, s.level, countCu(s.box.cu)) > 0 ? null : "CAR-20.1.12";
}

// CAR-20.0.8: the host must make sure that the card has no other use.
function raiseByEvent(s: BoxState, t: BoxTables, owner: string, deckOwner: string): BoxStep {
  const clause = whyNotRaise(s, t, owner, deckOwner);
  if (clause !== null) throw refused("box/no-raise", {}, clause);
  const changed = changeLevel({ ...s, raisedThisRound: true }, s.level + 1, "CAR-20.0.1");
  return { state: changed.state, events: [...changed.events, { type: "marker-placed", clause: "CAR-20.0.3" }] };
}

interface Room {
  readonly up: number;
  readonly down: number;
}

function supportRoom(s: BoxState, t: BoxTables, owner: string, battle: HostBattle): Room {
  checkBattle(battle);
  return { up: battle.loser === owner ? roomUp(t, s.level, countCu(s.box.cu)) : 0, down: battle.winner === owner ? s.level : 0 };
}

function applySupport(s: BoxState, { up, down }: Room, steps: number): BoxStep {
  const clause = steps > 0 ? "CAR-20.1.8" : "CAR-20.1.9";
  if (!Number.isInteger(steps) || steps > up || steps < -down) throw refused("box/no-support-room", { up, down }, clause);
  return changeLevel(s, s.level + steps, clause);
}

function sail<G>(call: Call<G>, s: BoxState, move: SeaMove): BoxStep & { mpLeft: number } {
  if (move.by !== call.owner) throw refused("box/owner-only"); // CAR-H.5: only the owner sails to or from the Box
  const leader = move.leaders[0];
  if (leader === undefined) throw refused("box/no-leader");
  const { legal, cost } = seaMoveOf(call, move); // CAR-R9.6: the host decides if anything stops the move
  if (!legal || cost > move.mpLeft) throw refused("box/no-sea-move");
  const state = move.into ? put(s, move.leaders, move.cu) : take(s, move.leaders, move.cu);
  const effects = responsesOf(call, "sea-move", { state: s, leader, attack: null, result: null });
  if (effects.some((effect) => effect.type === "cancel-sea-move")) return { state: s, events: [ended(leader, "CAR-H.7")], mpLeft: 0 };
  return { state, events: [], mpLeft: move.mpLeft - cost };
}
