/** Builds a whole ruleset: a client, and the readers of given states and positions. */
import { nextBit } from "../basics/bits.js";
import { checkParts } from "./checks.js";
import type { Code } from "../moves/codes.js";
import { clientOf } from "./client.js";
import type { GameTypes, Ruleset } from "./contract.js";
import { SeededDice } from "../dice/seeded.js";
import { demand, isTycheError } from "../basics/errors.js";
import { askOrPlayOn, PLAYED_ON, runToChoice } from "../flow/flow.js";
import { frozen } from "../basics/frozen.js";
import { refuseEdition } from "../state/given.js";
import { type AnyParts, type Diagnosis, type Engine, type FullParts, PARTS, type PlayParts, type RulesetParts } from "./parts.js";
import { engineOf } from "./play.js";
import { checkWords } from "./row-checks.js";
import { impossible, readState } from "../flow/shape.js";

/**
 * Makes a ruleset from its parts, in one object or in two: the playing rules, and all other parts. The playing rules alone can
 * also make a `Play`. @throws RulesetError naming the bad row
 */
export function createRuleset<T extends GameTypes>(...given: [parts: RulesetParts<T>] | [rules: PlayParts<T>, rest: FullParts<T>]): Ruleset<T> {
  const parts = Object.assign({}, ...given) as RulesetParts<T>;
  checkParts(parts);
  const { procedures, clone } = parts;
  const engine: Engine<T> = engineOf(parts, diagnosisOf(parts));
  const { play, asked, procedureOf, list } = engine;

  // Checks that a given position can be viewed and every move played from it, since well-formed frames may still be impossible.
  function playable(state: T["state"]): T["state"] {
    try {
      playOn(state);
      parts.view(state, "arbiter");
      demand(asked(state) !== 0 || parts.outcome(state) !== null, "decision", "somebody asked, or a game that is over");
      const seats = asked(state);
      for (let seat = nextBit(seats, 0); seat >= 0; seat = nextBit(seats, seat + 1)) {
        for (const choice of [...list(state, seat)]) checkChoice(state, seat, choice);
      }
      return state;
    } catch (error) {
      if (isTycheError(error)) throw error;
      throw impossible("decision", error);
    }
  }

  // A question with a single answer is not asked: play continues, as in a game.
  function playOn(state: T["state"]): void {
    const generator = new SeededDice(state.dice);
    if (askOrPlayOn(state, procedureOf(state), generator, undefined, null) !== PLAYED_ON) return;
    runToChoice(state, procedures, generator, undefined, null);
    parts.checkInvariants(state);
  }

  function checkChoice(state: T["state"], seat: number, choice: Code): void {
    const next = clone(state);
    const generator = new SeededDice(next.dice);
    procedureOf(next).play(next, seat, choice, generator, undefined);
    runToChoice(next, procedures, generator, undefined, null);
    parts.checkInvariants(next);
  }

  const rest: Omit<Ruleset<T>, keyof typeof play> = {
    ...clientOf<T>(parts, engine, playable),
    restore: (json) => playable(readState<T["state"]>(json, parts.shape, procedures, parts.checkInvariants)),
  };
  frozen(parts.constants);
  return Object.freeze(Object.assign(play, rest, { [PARTS]: parts }));
}

// A crash on a value that is not a state of this ruleset is the caller's error; on a valid state it is a fault of the ruleset.
function diagnosisOf(parts: AnyParts): Diagnosis {
  const { procedures } = parts;
  return {
    diagnose(state, error) {
      if (!isTycheError(error)) readState(state, parts.shape, procedures, parts.checkInvariants);
      throw error;
    },
    register: parts.registerEdition ?? refuseEdition,
    checkSetUp: (state) => parts.checkSetUp?.(state),
    checkWords,
  };
}
