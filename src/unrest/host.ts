/**
 * The Garrison Box and the unrest as a module inside another game (CAR-H): what a host game provides and what it gets.
 *
 * The module owns the level, the unrest-raised marker, the contents of the Box and the attack on the unrest, all in one JSON value that the host puts inside
 * its own state. Phases, hands, victory points, cards, leaders' ratings, sea movement and dice are the host's. Every function takes a state and returns a
 * new one with what happened; nothing is changed in place, and nothing of the host's is touched (CAR-H.10). Nothing here names a power: the owner is configured (CAR-H.13).
 */
import { SetupError } from "../core/errors.js";
import { TABLES } from "./data/tables.js";
import { type Box, legalAttacks, resolveAttack } from "./host/attack.js";
import { changeLevel, ended, put, readBoxState, refused, take } from "./host/contents.js";
import type { BoxConfig, BoxState, BoxStep, HostBattle, SeaMove, UnrestBox, UnrestHost } from "./host/contract.js";
import { countCu } from "./rules/cu-by-kind.js";
import { capOf, handReduction, roomUp, vpReduction } from "./rules/level.js";
import { compileBoxTables } from "./tables.js";

export type {
  BoxState,
  BoxConfig,
  HostEffect,
  BattleSide,
  ResponseWindow,
  ResponseContext,
  UnrestHost,
  SeaMove,
  BoxActivation,
  Attack,
  BoxEvent,
  BoxStep,
  HostBattle,
  UnrestBox,
  AttackStep,
} from "./host/contract.js";

/** The module for one host. @throws SetupError when the tables are no tables */
export function createUnrestBox(config: BoxConfig, host: UnrestHost): UnrestBox {
  const { owner } = config;
  if (typeof owner !== "string" || owner === "") throw new SetupError("setup/bad-option", "config.owner: expected the id of a power", { path: "config.owner" });
  const t = compileBoxTables(config.tables ?? TABLES, "config.tables");
  const box: Box = { t, host };
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
      // CAR-20.0.8: that the card serves no other use is the host's to see to.
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
    legalAttacks: (s, activation) => legalAttacks(box, s, activation),
    resolveAttack: (s, activation, attack, given) => resolveAttack(box, s, activation, attack, given),
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
    const { legal, cost } = host.seaMove(move); // CAR-R9.6: whether anything stops it the host knows
    if (!legal || cost > move.mpLeft) throw refused("box/no-sea-move", "CAR-H.5");
    const state = moved();
    const effects = host.responses("sea-move", { state: s, leader, attack: null, result: null });
    if (effects.some((effect) => effect.type === "cancel-sea-move")) return { state: s, events: [ended(leader, "CAR-H.7")], mpLeft: 0 };
    return { state, events: [], mpLeft: move.mpLeft - cost };
  }
}
