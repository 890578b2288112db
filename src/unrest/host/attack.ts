/** The attack on the unrest from a host's Box (CAR-20.3): which attacks there are, and how one is fought with the host's events and dice. */
import { invariant } from "../../core/errors.js";
import { POSITION_COMPLAINT, readInteger } from "../../core/json.js";
import { automaticAttack, forcesOf, settleAttack, type UnrestAttack, type UnrestAttackResult } from "../rules/attack.js";
import { judgeBattle } from "../rules/battle.js";
import { choicesOfCu, countCu, type CuByKind, minus, plus, sameCu } from "../rules/cu-by-kind.js";
import type { BoxTables } from "../tables.js";
import { changeLevel, ended, freshCu, refused } from "./contents.js";
import type { Attack, AttackStep, BattleSide, BoxActivation, BoxEvent, BoxState, HostEffect, UnrestHost } from "./contract.js";

/** The tables of a Box and the game it is in. */
export interface Box {
  readonly t: BoxTables;
  readonly host: UnrestHost;
}

/** Every attack a leader can make now, by number and kinds of CU. */
export function legalAttacks({ t, host }: Box, s: BoxState, { leader, cardValue, mpLeft }: BoxActivation): Attack[] {
  if (s.level === 0 || mpLeft < t.attackCost) return []; // CAR-20.3.24, CAR-20.3.3
  if (!s.box.leaders.includes(leader) || s.action?.foughtLeaders.includes(leader)) return []; // CAR-20.3.2, CAR-20.3.16
  if (host.ratings(leader).initiative > cardValue) return []; // CAR-19.0.8, CAR-H.11: an extra action has the value of a card
  return choicesOfCu(freshCu(s), t.mostCu).map((cu) => ({ leader, cu })); // CAR-20.3.17, CAR-20.3.27
}

/** Fights an attack with the effects and dice given, and with the host's where they are left out. */
export function resolveAttack(
  box: Box,
  s: BoxState,
  activation: BoxActivation,
  attack: Attack,
  given: { readonly effects?: readonly HostEffect[]; readonly rollDice?: (count: number) => readonly number[] } = {},
): AttackStep {
  const { t, host } = box;
  const legal = legalAttacks(box, s, activation).some(({ leader, cu }) => leader === attack.leader && sameCu(cu, attack.cu));
  if (!legal) throw refused("box/no-attack", "CAR-20.3.2");
  const base: UnrestAttack = { level: s.level, boxCu: countCu(s.box.cu), cu: countCu(attack.cu), tactics: host.ratings(attack.leader).tactics };
  const automatic = automaticAttack(t, base);
  if (automatic !== null) return finish(box, s, activation, attack, automatic, null);
  // CAR-21.3.10c: asked for every battle anew.
  const effects = given.effects ?? host.responses("battle", { state: s, leader: attack.leader, attack, result: null });
  const fought = withEffects(base, effects);
  const { attacker, defender } = forcesOf(t, fought);
  const roll = given.rollDice ?? ((count: number) => host.rollDice(count));
  const faces = { owner: rolled(roll, attacker.dice), unrest: rolled(roll, defender.dice) };
  return finish(box, s, activation, attack, settleAttack(t, fought, judgeBattle(t, attacker, defender, faces.owner, faces.unrest)), faces);
}

function finish(
  box: Box,
  s: BoxState,
  activation: BoxActivation,
  attack: Attack,
  result: UnrestAttackResult,
  faces: Readonly<Record<BattleSide, readonly number[]>> | null,
): AttackStep {
  const { t, host } = box;
  const events: BoxEvent[] = [];
  const winner = result.winner === "attacker" ? "owner" : "unrest";
  const clause = winner === "owner" ? (result.automatic ? "CAR-20.3.7" : "CAR-20.3.9") : result.automatic ? "CAR-20.3.32" : "CAR-20.3.10";
  if (faces === null || result.battle === null) events.push({ type: "automatic-victory", winner, clause });
  else events.push({ type: "battle-resolved", winner, faces, battle: result.battle, clause: "CAR-R12.2.5" });
  const lost = lossesByKind(host, attack.cu, result.removed);
  if (result.removed > 0) events.push({ type: "cu-removed", cu: lost, clause: "CAR-20.3.8" });
  if (result.leaderLost) events.push(lostLeader(host, attack.leader));
  const changed = changeLevel(s, result.levelAfter, clause);
  events.push(...changed.events);
  // CAR-H.9: what support the level cannot take is lost.
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

function lostLeader(host: UnrestHost, leader: string): BoxEvent {
  const named = host.ratings(leader).kind === "named";
  return named ? { type: "leader-displaced", leader, clause: "CAR-R8.4b" } : { type: "leader-set-aside", leader, clause: "CAR-R8.4c" };
}

function lossesByKind(host: UnrestHost, attackers: CuByKind, count: number): CuByKind {
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
