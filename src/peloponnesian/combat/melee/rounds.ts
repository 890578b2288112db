/** The course of a melee: the automatic parts, the choices and their effects (6.2). */
import * as M from "./fighters.js";
import type { Melee, MeleeEvent } from "./fighters.js";
import type { Dice } from "../../../core/dice/dice.js";
import { invariant } from "../../../core/basics/errors.js";
import { attack, countCandidates, firstCandidate, isCandidate, pickAttacker, rollAgain } from "./attacks.js";
import { endAttack, pickPursuer, retreat } from "./ends.js";
import { firstTarget, ignoresRouts, listTargets, needsChoice, takeHit, takeRout } from "./targets.js";

/** More steps than any melee takes between choices. */
const MOST_STEPS = 100_000;

/** Choices besides the numbers of fighters. */
export const FIGHT_ON = 1000;
export const RETREAT_ALL = 1001;
export const USE_BOON = 1002;
export const KEEP_BOON = 1003;

/** The kind of the current choice, for callers that describe it. */
export function meleeQuestion(melee: Melee): "ares" | "option" | "attacker" | "zeus" | "hit" | "rout" | "pursuer" | "none" {
  switch (melee[M.STAGE]) {
    case M.ARES_AGGRESSOR:
    case M.ARES_DEFENDER:
      return "ares";
    case M.OPTION:
      return "option";
    case M.CHOOSE:
      return "attacker";
    case M.ZEUS_ASKED:
      return "zeus";
    case M.ALLOT_HITS:
      return "hit";
    case M.ALLOT_ROUTS:
      return "rout";
    case M.CHOOSE_PURSUER:
      return "pursuer";
    default:
      return "none";
  }
}

/** Runs the melee until a side has to choose, and makes forced choices itself. False if the melee ends first. */
export function runMelee(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): boolean {
  for (let steps = 0; ; steps++) {
    if (steps > MOST_STEPS) invariant(false, "a melee comes to a choice");
    switch (melee[M.STAGE]) {
      case M.ROUND_START:
        startRound(melee, log);
        break;
      case M.ARES_AGGRESSOR:
      case M.ARES_DEFENDER: {
        const side = melee[M.STAGE] === M.ARES_AGGRESSOR ? 0 : 1;
        if (M.hasBoon(melee, side, M.ARES_BOON)) return true;
        melee[M.STAGE]!++;
        break;
      }
      case M.PICK:
        pickAttacker(melee);
        break;
      case M.OPTION:
      case M.ZEUS_ASKED:
        return true;
      case M.CHOOSE:
      case M.CHOOSE_PURSUER:
        if (countCandidates(melee) > 1) return true;
        attack(melee, firstCandidate(melee), dice, log);
        break;
      case M.ALLOT_HITS:
        if (melee[M.HITS] === 0) melee[M.STAGE] = M.ALLOT_ROUTS;
        else if (needsChoice(melee)) return true;
        else takeHit(melee, firstTarget(melee), log);
        break;
      case M.ALLOT_ROUTS:
        if (melee[M.ROUTS] === 0 || ignoresRouts(melee)) endAttack(melee, log);
        else if (needsChoice(melee)) return true;
        else takeRout(melee, firstTarget(melee), log);
        break;
      case M.PURSUE:
        pickPursuer(melee);
        break;
      default:
        return false;
    }
  }
}

export function meleeChooser(melee: Melee): number {
  switch (melee[M.STAGE]) {
    case M.ARES_AGGRESSOR:
      return 0;
    case M.ARES_DEFENDER:
      return 1;
    case M.ALLOT_HITS:
    case M.ALLOT_ROUTS:
      return 1 - M.fighterSide(melee, melee[M.CURRENT]!); // PEL-6.3.2.6, PEL-6.3.3.5: the owner of the target chooses.
    case M.ZEUS_ASKED:
      return M.fighterSide(melee, melee[M.CURRENT]!);
    default:
      return melee[M.CURRENT]!; // This is the side that attacks next.
  }
}

/** Lists the choices into `out`: ascending numbers of fighters, or the constants above. */
export function listMeleeChoices(melee: Melee, out: number[]): void {
  switch (melee[M.STAGE]) {
    case M.ARES_AGGRESSOR:
    case M.ARES_DEFENDER:
    case M.ZEUS_ASKED:
      out.push(USE_BOON, KEEP_BOON);
      return;
    case M.OPTION:
      out.push(FIGHT_ON, RETREAT_ALL);
      return;
    case M.CHOOSE:
    case M.CHOOSE_PURSUER:
      for (let i = 0; i < M.fighterCount(melee); i++) if (isCandidate(melee, i)) out.push(i);
      return;
    default:
      listTargets(melee, out);
  }
}

/** Carries out a listed choice; `runMelee` continues from there. */
export function playMelee(melee: Melee, choice: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  switch (melee[M.STAGE]) {
    case M.ARES_AGGRESSOR:
    case M.ARES_DEFENDER: {
      const side = melee[M.STAGE] === M.ARES_AGGRESSOR ? 0 : 1;
      if (choice === USE_BOON) useAres(melee, side, log);
      melee[M.STAGE]!++;
      return;
    }
    case M.OPTION:
      if (choice === FIGHT_ON) melee[M.STAGE] = M.CHOOSE;
      else retreat(melee, melee[M.CURRENT]!, log);
      return;
    case M.CHOOSE:
    case M.CHOOSE_PURSUER:
      attack(melee, choice, dice, log);
      return;
    case M.ZEUS_ASKED:
      if (choice === USE_BOON) rollAgain(melee, dice, log);
      else melee[M.STAGE] = M.ALLOT_HITS;
      return;
    case M.ALLOT_HITS:
      takeHit(melee, choice, log);
      return;
    default:
      takeRout(melee, choice, log);
  }
}

function startRound(melee: Melee, log: MeleeEvent[] | undefined): void {
  melee[M.ROUND]!++;
  melee[M.OPTIONS] = 0; // PEL-6.2.6, PEL-6.2.7: each side may retreat once per round, from the first round on.
  M.dismissAres(melee);
  for (let i = 0; i < M.fighterCount(melee); i++) M.dropFlag(melee, i, M.ATTACKED);
  log?.push({ type: "round", round: melee[M.ROUND]! });
  melee[M.STAGE] = M.ARES_AGGRESSOR; // PEL-11.3.1: Ares is used at the start of a round. PEL-11.0.4: the active player, who is the aggressor, decides first.
}

// PEL-11.3.1: Ares raises the power of a side's blocks for the round.
function useAres(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  M.callAres(melee, side);
  log?.push({ type: "boon", side, boon: M.ARES_BOON });
}
