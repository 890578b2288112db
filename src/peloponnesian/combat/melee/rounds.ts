/** The course of a melee, round after round: what goes on by itself, who is asked what, and what a choice does (6.2). */
import {
  ALLOT_HITS,
  ALLOT_ROUTS,
  ARES_ACTIVE,
  ARES_AGGRESSOR,
  ARES_BOON,
  ARES_DEFENDER,
  ATTACKED,
  BOONS,
  CHOOSE,
  CHOOSE_PURSUER,
  CURRENT,
  HITS,
  type Melee,
  type MeleeEvent,
  OPTION,
  OPTIONS,
  PICK,
  PURSUE,
  ROUND,
  ROUND_START,
  ROUTS,
  STAGE,
  ZEUS_ASKED,
  dropFlag,
  fighterCount,
  fighterSide,
} from "./fighters.js";
import type { Dice } from "../../../core/dice/dice.js";
import { invariant } from "../../../core/errors.js";
import { attack, countCandidates, firstCandidate, isCandidate, pickAttacker, rollAgain } from "./attacks.js";
import { endAttack, pickPursuer, retreat } from "./ends.js";
import { firstTarget, ignoresRouts, listTargets, needsChoice, takeHit, takeRout } from "./targets.js";

/** More than any melee takes from one choice to the next, however many fight. */
const MOST_STEPS = 100_000;

/** Choices that are not a fighter's number. */
export const FIGHT_ON = 1000;
export const RETREAT_ALL = 1001;
export const USE_BOON = 1002;
export const KEEP_BOON = 1003;

/** What is being chosen, for callers that put it into words. */
export function meleeQuestion(melee: Melee): "ares" | "option" | "attacker" | "zeus" | "hit" | "rout" | "pursuer" | "none" {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER:
      return "ares";
    case OPTION:
      return "option";
    case CHOOSE:
      return "attacker";
    case ZEUS_ASKED:
      return "zeus";
    case ALLOT_HITS:
      return "hit";
    case ALLOT_ROUTS:
      return "rout";
    case CHOOSE_PURSUER:
      return "pursuer";
    default:
      return "none";
  }
}

/** Goes on until somebody has to choose (true) or the melee is over (false). A choice with one possibility is not asked. */
export function runMelee(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): boolean {
  for (let steps = 0; ; steps++) {
    if (steps > MOST_STEPS) invariant(false, "a melee comes to a choice");
    switch (melee[STAGE]) {
      case ROUND_START:
        startRound(melee, log);
        break;
      case ARES_AGGRESSOR:
      case ARES_DEFENDER: {
        const side = melee[STAGE] === ARES_AGGRESSOR ? 0 : 1;
        if ((melee[BOONS]! & (ARES_BOON << side)) !== 0) return true;
        melee[STAGE]!++;
        break;
      }
      case PICK:
        pickAttacker(melee);
        break;
      case OPTION:
      case ZEUS_ASKED:
        return true;
      case CHOOSE:
      case CHOOSE_PURSUER:
        if (countCandidates(melee) > 1) return true;
        attack(melee, firstCandidate(melee), dice, log);
        break;
      case ALLOT_HITS:
        if (melee[HITS] === 0) melee[STAGE] = ALLOT_ROUTS;
        else if (needsChoice(melee)) return true;
        else takeHit(melee, firstTarget(melee), log);
        break;
      case ALLOT_ROUTS:
        if (melee[ROUTS] === 0 || ignoresRouts(melee)) endAttack(melee, log);
        else if (needsChoice(melee)) return true;
        else takeRout(melee, firstTarget(melee), log);
        break;
      case PURSUE:
        pickPursuer(melee);
        break;
      default:
        return false;
    }
  }
}

/** The side that has to choose. */
export function meleeChooser(melee: Melee): number {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
      return 0;
    case ARES_DEFENDER:
      return 1;
    case ALLOT_HITS:
    case ALLOT_ROUTS:
      return 1 - fighterSide(melee, melee[CURRENT]!); // PEL-6.3.2.6, PEL-6.3.3.5: the owner of the target.
    case ZEUS_ASKED:
      return fighterSide(melee, melee[CURRENT]!);
    default:
      return melee[CURRENT]!; // the side whose turn to attack it is
  }
}

/** Lists the choices into `out`: fighters' numbers ascending, or the constants above. */
export function listMeleeChoices(melee: Melee, out: number[]): void {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER:
    case ZEUS_ASKED:
      out.push(USE_BOON, KEEP_BOON);
      return;
    case OPTION:
      out.push(FIGHT_ON, RETREAT_ALL);
      return;
    case CHOOSE:
    case CHOOSE_PURSUER:
      for (let i = 0; i < fighterCount(melee); i++) if (isCandidate(melee, i)) out.push(i);
      return;
    default:
      listTargets(melee, out);
  }
}

/** Carries out a listed choice; `runMelee` goes on from there. */
export function playMelee(melee: Melee, choice: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER: {
      const side = melee[STAGE] === ARES_AGGRESSOR ? 0 : 1;
      if (choice === USE_BOON) useAres(melee, side, log);
      melee[STAGE]!++;
      return;
    }
    case OPTION:
      if (choice === FIGHT_ON) melee[STAGE] = CHOOSE;
      else retreat(melee, melee[CURRENT]!, log);
      return;
    case CHOOSE:
    case CHOOSE_PURSUER:
      attack(melee, choice, dice, log);
      return;
    case ZEUS_ASKED:
      if (choice === USE_BOON) rollAgain(melee, dice, log);
      else melee[STAGE] = ALLOT_HITS;
      return;
    case ALLOT_HITS:
      takeHit(melee, choice, log);
      return;
    default:
      takeRout(melee, choice, log);
  }
}

function startRound(melee: Melee, log: MeleeEvent[] | undefined): void {
  melee[ROUND]!++;
  melee[OPTIONS] = 0; // PEL-6.2.7: in the first round too
  melee[BOONS]! &= 15;
  for (let i = 0; i < fighterCount(melee); i++) dropFlag(melee, i, ATTACKED);
  log?.push({ type: "round", round: melee[ROUND]! });
  melee[STAGE] = ARES_AGGRESSOR; // PEL-11.0.4: the active player, who is the aggressor, decides first.
}

// PEL-11.3.1: the blocks of a side have more power in this round.
function useAres(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  melee[BOONS] = (melee[BOONS]! & ~(ARES_BOON << side)) | (ARES_ACTIVE << side);
  log?.push({ type: "boon", side, boon: ARES_BOON });
}
