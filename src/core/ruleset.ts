/**
 * The builder that makes the whole contract of a ruleset: what it is played with, and what reads positions from outside, samples them for those who
 * do not see all, and explains refusals.
 */
import { nextBit } from "./bits.js";
import { checkParts } from "./checks.js";
import type { Code } from "./codes.js";
import type { AnyRuleset, GameTypes, Memory, Ruleset, Viewer } from "./contract.js";
import { seedAlea } from "./dice/alea.js";
import { SeededDice } from "./dice/seeded.js";
import { demand, isTycheError } from "./errors.js";
import { askOrPlayOn, PLAYED_ON, runToChoice } from "./flow.js";
import { topKind } from "./frames.js";
import { frozen } from "./frozen.js";
import { hashState, hashText } from "./hash.js";
import { checkAgainst, copyOfJson, ownField, POSITION_COMPLAINT, readKnownFields, readObject, readText, readWord } from "./json.js";
import { copyOfMove } from "./moves.js";
import { checkedState, readSeed, refuseEdition } from "./given.js";
import type { AnyParts, FullParts, Engine, Diagnosis, PlayParts, RulesetParts } from "./parts.js";
import { engineOf } from "./play.js";
import { withoutGaps } from "./refusals.js";
import { checkWords } from "./row-checks.js";
import { sortedText } from "./same.js";
import { holding, impossible, readState } from "./shape.js";

/** The seed of the generator in a concealed state. */
const CONCEALED = "concealed";
const MEMORY_FIELDS: readonly string[] = ["ruleset", "edition", "viewer", "held"];

// Under a symbol, so that a changed copy of a ruleset keeps its parts, whichever copy of this package looks for them.
const PARTS: unique symbol = Symbol.for("tyche.parts") as never;

/** What a ruleset was made of, for laws and tools that look behind the contract; undefined of what `createRuleset` has not made. */
export function partsOf(ruleset: AnyRuleset): AnyParts | undefined {
  return (ruleset as { readonly [PARTS]?: AnyParts })[PARTS];
}

/**
 * Makes a ruleset of its parts: in one object, or in two, what it is played by and its validation, so that the first can make a `Play` without the second too.
 * @throws RulesetError naming the row that does not fit
 */
export function createRuleset<T extends GameTypes>(...given: [parts: RulesetParts<T>] | [rules: PlayParts<T>, rest: FullParts<T>]): Ruleset<T> {
  const parts = Object.assign({}, ...given) as RulesetParts<T>;
  checkParts(parts);
  const { procedures, clone } = parts;
  const engine: Engine<T> = engineOf(parts, diagnosisOf(parts));
  const { play, asked, procedureOf, list, viewerIndex, onInput } = engine;

  // A position from outside must show itself and play on in every way: frames may be well-formed and yet impossible.
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

  // A question with a single answer is none: it is played on, as in a game.
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

  // A memory comes from outside; what it holds is checked by the ruleset.
  function readMemory(given: unknown): Memory<T["seat"]> {
    const { ruleset, edition: name, viewer: looks, held } = readKnownFields(given, "memory", MEMORY_FIELDS, POSITION_COMPLAINT);
    readWord(ruleset, "memory.ruleset", [parts.id], POSITION_COMPLAINT);
    const viewer = readWord<Viewer<T["seat"]>>(looks, "memory.viewer", [...parts.seats, "spectator", "arbiter"], POSITION_COMPLAINT);
    const edition = readText(name, "memory.edition", 40, POSITION_COMPLAINT);
    if (parts.memory !== undefined && viewer !== "arbiter")
      return { ruleset: parts.id, edition, viewer, held: parts.memory.read(held, viewerIndex(viewer), edition) };
    if (held !== null) throw POSITION_COMPLAINT("memory.held", "null, for there is nothing to remember", held);
    return { ruleset: parts.id, edition, viewer, held };
  }

  function concealed(state: T["state"], viewer: Viewer<T["seat"]>, seed: string): T["state"] {
    viewerIndex(viewer);
    return onInput(state, () => hidden(checkedState(state), viewer, seed));
  }

  function hidden(state: T["state"], viewer: Viewer<T["seat"]>, seed: string): T["state"] {
    const next = clone(state);
    if (viewer === "arbiter") return next;
    parts.conceal(next, viewerIndex(viewer));
    next.dice = seedAlea(seed);
    return next;
  }

  // Whose view it is; that it is one of this ruleset.
  function viewerOf(given: unknown): Viewer<T["seat"]> {
    const view = readObject(given, "view", POSITION_COMPLAINT);
    for (const [name, value] of [
      ["ruleset", parts.id],
      ["version", parts.version],
    ] as const)
      if (ownField(view, name) !== undefined) readWord(ownField(view, name), `view.${name}`, [value], POSITION_COMPLAINT);
    return readWord<Viewer<T["seat"]>>(ownField(view, "viewer"), "view.viewer", [...parts.seats, "spectator", "arbiter"], POSITION_COMPLAINT);
  }

  // A memory of this viewer, of a game on this edition.
  function memoryOf(given: unknown, viewer: Viewer<T["seat"]>, edition: string): Memory<T["seat"]> {
    const memory = readMemory(given);
    if (memory.viewer !== viewer) throw POSITION_COMPLAINT("memory.viewer", `"${viewer}"`, memory.viewer);
    if (memory.edition !== edition) throw POSITION_COMPLAINT("memory.edition", `"${edition}", that of the position`, memory.edition);
    return memory;
  }

  const rest: Omit<Ruleset<T>, keyof typeof play> = {
    position(view) {
      const given = copyOfJson(view, "view", POSITION_COMPLAINT);
      const viewer = viewerOf(given);
      const isArbiter = viewer === "arbiter";
      const read = holding("view", () => parts.position(given, isArbiter));
      const state = isArbiter ? read : holding("view", () => hidden(read, viewer, CONCEALED));
      const shown = holding("view", () => parts.view(state, viewer));
      checkAgainst(given, parts.inGivenOrder?.(shown, given as T["view"]) ?? shown, "view", POSITION_COMPLAINT);
      return isArbiter ? playable(state) : state;
    },
    restore: (json) => playable(readState<T["state"]>(json, parts.shape, procedures, parts.checkInvariants)),
    memory(state, viewer) {
      const index = viewerIndex(viewer);
      const begin = (): unknown => (viewer === "arbiter" ? null : (parts.memory?.begin(state, index) ?? null));
      return onInput(state, () => ({ ruleset: parts.id, edition: checkedState(state).edition, viewer, held: begin() }));
    },
    remember(memory, events) {
      const { edition, viewer, held } = readMemory(memory);
      if (held === null) return { ruleset: parts.id, edition, viewer, held };
      const visible = parts.viewEvents(events, viewer);
      return { ruleset: parts.id, edition, viewer, held: parts.memory!.remember(held, viewerIndex(viewer), visible, edition) };
    },
    conceal: (state, viewer) => concealed(state, viewer, CONCEALED),
    viewKey(state, viewer, memory) {
      // With the viewer in place of the generator, and what it remembers.
      if (memory === undefined) return hashState(concealed(state, viewer, viewer));
      const given = copyOfJson(memory, "memory", POSITION_COMPLAINT) as Memory<T["seat"]>;
      onInput(state, () => memoryOf(given, viewer, checkedState(state).edition));
      return hashState(concealed(state, viewer, `${viewer} ${hashText(sortedText(given.held))}`));
    },
    determinize(state, viewer, seed, memory) {
      const index = viewerIndex(viewer);
      const dice = new SeededDice(seedAlea(`${readSeed(seed, "seed")} hidden`));
      return onInput(state, () => {
        const next = clone(checkedState(state));
        const held = memory === undefined ? null : memoryOf(memory, viewer, state.edition).held;
        if (viewer !== "arbiter") {
          parts.conceal(next, index); // so that nothing of the true state can show in the sample
          parts.determinize(next, index, dice, held);
        }
        next.dice = seedAlea(seed);
        return next;
      });
    },
    explain: (state, move) => onInput(state, () => frozen(engine.explain(state, copyOfMove(move)))),
  };
  frozen(parts.constants);
  return Object.freeze(Object.assign(play, rest, { [PARTS]: parts }));
}

// What crashes on something that is no state of this ruleset is its caller's error; on a sound state it is ours.
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
    refuse(state, seat, c: Code) {
      const procedure = procedures[topKind(state)];
      if (procedure === undefined) return null;
      return withoutGaps((parts.reasons?.[procedure.kind] ?? procedure.refuse)?.(state, seat, c) ?? null);
    },
  };
}
