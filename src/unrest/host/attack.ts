/** The attack on the unrest from a host's Box (CAR-20.3): the legal attacks, and the battle with the host's events and dice. */
import { automaticAttack, forcesOf, settleAttack, type UnrestAttack, type UnrestAttackResult } from "../rules/unrest-battle.js";
import { resolveBattle } from "../rules/battle.js";
import { choicesOfCu, countCu, covers, type CuByKind, kindsOf, minus, plus } from "../rules/cu-by-kind.js";
import { type Call, checkActivation, facesOf, lossesOf, ratingsOf, readAttack, readGivenEffects, responsesOf } from "./answers.js";
import { changeLevel, ended, freshCu } from "./contents.js";
import { type BoxRefusal, refused } from "../rules/box-refusals.js";
import type { Attack, AttackAnswers, AttackStep, BattleSide, BoxActivation, BoxEvent, BoxState, HostEffect } from "./contract.js";

/** Every attack that a leader can make, by number and kinds of CU. */
export function legalAttacks<G>(call: Call<G>, s: BoxState, activation: BoxActivation): Attack[] {
  checkActivation(activation);
  if (whyNotAttack(call, s, activation) !== null) return [];
  const { leader } = activation;
  return choicesOfCu(freshCu(s), call.t.mostCu).map((cu) => ({ leader, cu })); // CAR-20.3.17, CAR-20.3.27: fresh CU, at most ten
}

// The reason why a leader cannot attack with any CU; null if he may attack.
function whyNotAttack<G>(call: Call<G>, s: BoxState, { leader, cardValue, mpLeft }: BoxActivation): BoxRefusal | null {
  if (s.level === 0) return ["box/level-zero"];
  if (mpLeft < call.t.attackCost) return ["box/no-movement-points", { points: mpLeft }];
  if (!s.box.leaders.includes(leader)) return ["box/not-there", { leader }, "CAR-20.3.2"];
  if (s.action?.foughtLeaders.includes(leader) === true) return ["box/has-fought", { leader }, "CAR-20.3.16"];
  const { initiative } = ratingsOf(call, leader);
  // CAR-19.0.8, CAR-H.11: an extra action has the value of a card.
  return initiative > cardValue ? ["box/initiative", { leader, initiative, value: cardValue }] : null;
}

// The reason why these CU cannot attack; null if they can.
function whyNotWith<G>({ t }: Call<G>, s: BoxState, cu: CuByKind): BoxRefusal | null {
  const count = countCu(cu);
  if (count === 0) return ["box/no-cu"];
  if (count > t.mostCu) return ["box/too-many-cu", { most: t.mostCu }];
  if (!covers(s.box.cu, cu)) return ["box/too-few-cu", {}, "CAR-20.3.2"];
  return covers(freshCu(s), cu) ? null : ["box/cu-have-fought", {}, "CAR-20.3.17"];
}

/** Resolves an attack with the given answers, and asks the host for the rest. */
export function resolveAttack<G>(call: Call<G>, s: BoxState, activation: BoxActivation, given: Attack, answers: AttackAnswers): AttackStep {
  checkActivation(activation);
  const attack = readAttack(given);
  const { t } = call;
  if (attack.leader !== activation.leader) throw refused("box/not-activated", { leader: attack.leader });
  const reason = whyNotAttack(call, s, activation) ?? whyNotWith(call, s, attack.cu);
  if (reason !== null) throw refused(...reason);
  const base: UnrestAttack = { level: s.level, boxCu: countCu(s.box.cu), cu: countCu(attack.cu), tactics: ratingsOf(call, attack.leader).tactics };
  const automatic = automaticAttack(t, base);
  if (automatic !== null) return finish(call, s, activation, { attack, result: automatic, faces: null, losses: answers.losses });
  // CAR-21.3.10c: the host is asked for its events in every battle with dice.
  const context = { state: s, leader: attack.leader, attack, result: null };
  const effects = answers.effects === undefined ? responsesOf(call, "battle", context) : readGivenEffects(answers.effects);
  const fought = withEffects(base, effects);
  const { attacker, defender } = forcesOf(t, fought);
  const roll = answers.rollDice ?? ((count: number) => call.host.rollDice(count, call.game));
  const faces = { owner: facesOf(roll, attacker.dice, t.dieSides), unrest: facesOf(roll, defender.dice, t.dieSides) };
  const result = settleAttack(t, fought, resolveBattle(t, attacker, defender, faces.owner, faces.unrest));
  return finish(call, s, activation, { attack, result, faces, losses: answers.losses });
}

/** A resolved attack, before its consequences. */
interface Fought {
  readonly attack: Attack;
  readonly result: UnrestAttackResult;
  readonly faces: Readonly<Record<BattleSide, readonly number[]>> | null;
  /** The given loss of CU, if any. */
  readonly losses: CuByKind | undefined;
}

function finish<G>(call: Call<G>, s: BoxState, activation: BoxActivation, fought: Fought): AttackStep {
  const { attack, result } = fought;
  const clause = clauseOf(result);
  const events: BoxEvent[] = [battleEvent(fought, clause)];
  const lost = lossesByKind(call, fought);
  if (result.removed > 0) events.push({ type: "cu-removed", cu: lost, clause: "CAR-20.3.8" });
  if (result.leaderLost) events.push(lostLeader(call, attack.leader));
  const changed = changeLevel(s, result.levelAfter, clause);
  events.push(...changed.events);
  // CAR-H.9: support that the level cannot take is lost.
  if (result.supportLost > 0) events.push({ type: "support-lost", points: result.supportLost, clause: attackerWins(result) ? "CAR-20.3.12" : "CAR-20.3.14" });
  const goesOn = result.automatic && attackerWins(result); // CAR-20.3.29: only after an automatic victory
  if (!goesOn) events.push(ended(attack.leader, "CAR-20.3.28"));
  const leaders = result.leaderLost ? s.box.leaders.filter((id) => id !== attack.leader) : s.box.leaders;
  const state: BoxState = {
    ...changed.state,
    box: { cu: minus(s.box.cu, lost), leaders },
    action: goesOn ? s.action : withFought(s, attack, lost),
  };
  responsesOf(call, "after-battle", { state, leader: attack.leader, attack, result });
  return { state, events, result, mpLeft: goesOn ? activation.mpLeft - call.t.attackCost : 0 };
}

function attackerWins({ winner }: UnrestAttackResult): boolean {
  return winner === "attacker";
}

function clauseOf(result: UnrestAttackResult): string {
  if (attackerWins(result)) return result.automatic ? "CAR-20.3.7" : "CAR-20.3.9";
  return result.automatic ? "CAR-20.3.32" : "CAR-20.3.10";
}

function battleEvent({ result, faces }: Fought, clause: string): BoxEvent {
  const winner = attackerWins(result) ? "owner" : "unrest";
  if (faces === null || result.battle === null) return { type: "automatic-victory", winner, clause };
  return { type: "battle-resolved", winner, faces, battle: result.battle, clause: "CAR-R12.2.5" };
}

function withFought({ action }: BoxState, { leader, cu }: Attack, lost: CuByKind): BoxState["action"] {
  return { fought: plus(action?.fought ?? {}, minus(cu, lost)), foughtLeaders: [...(action?.foughtLeaders ?? []), leader] };
}

function lostLeader<G>(call: Call<G>, leader: string): BoxEvent {
  const named = ratingsOf(call, leader).kind === "named";
  return named ? { type: "leader-displaced", leader, clause: "CAR-R8.4b" } : { type: "leader-set-aside", leader, clause: "CAR-R8.4c" };
}

function lossesByKind<G>(call: Call<G>, { attack: { cu }, result: { removed: count }, losses }: Fought): CuByKind {
  if (count === 0) return {};
  const [kind, ...others] = kindsOf(cu);
  if (kind !== undefined && others.length === 0) return { [kind]: count };
  if (count === countCu(cu)) return cu;
  const lost = lossesOf(call, cu, count, losses); // CAR-D12: the owner chooses the kinds of CU lost
  if (countCu(lost) !== count || !covers(cu, lost)) throw refused("box/bad-losses", { count });
  return lost;
}

/** Adds the effects of events to an attack: dice, modifiers, losses (CAR-H.7). */
function withEffects(attack: UnrestAttack, effects: readonly HostEffect[]): UnrestAttack {
  const counted = new Set<string>();
  const fought = { modifier: 0, unrestModifier: 0, extraLosses: 0, extraLossesOfUnrest: 0, noLosses: false };
  const dice: { dice?: number; unrestDice?: number } = {};
  for (const effect of effects) {
    switch (effect.type) {
      case "dice":
        dice[effect.side === "owner" ? "dice" : "unrestDice"] = effect.count;
        break;
      case "modifier":
        if (effect.event !== undefined && counted.has(`${effect.side} ${effect.event}`)) break; // CAR-21.3.5a: such an event counts once
        if (effect.event !== undefined) counted.add(`${effect.side} ${effect.event}`);
        fought[effect.side === "owner" ? "modifier" : "unrestModifier"] += effect.value;
        break;
      case "no-losses":
        fought.noLosses = true;
        break;
      case "extra-losses":
        fought[effect.side === "owner" ? "extraLosses" : "extraLossesOfUnrest"] += effect.count; // CAR-R12.3k: in addition to losses by dice
        break;
      case "cancel-activation":
      case "cancel-sea-move":
        break; // effects of other windows
    }
  }
  return { ...attack, ...fought, ...dice };
}
