/** Builds a client: a game to play, the reader of its views, and sampling for viewers who do not see everything. */
import type { Client, GameTypes, Memory, Viewer } from "./contract.js";
import { seedAlea } from "../dice/alea.js";
import { SeededDice } from "../dice/seeded.js";
import { PositionError } from "../basics/errors.js";
import { checkedState, readSeed } from "../state/given.js";
import { hashState, hashText } from "../state/hash.js";
import { checkAgainst, copyOfJson, ownField, POSITION_COMPLAINT, readKnownFields, readObject, readText, readWord } from "../basics/json.js";
import type { ClientParts, Engine, PlayParts } from "./parts.js";
import { engineOf, NO_DIAGNOSIS } from "./play.js";
import { sortedText } from "../basics/same.js";
import { holding } from "../flow/shape.js";

/** The seed of the generator in a concealed state. */
const CONCEALED = "concealed";
const MEMORY_FIELDS: readonly string[] = ["ruleset", "edition", "viewer", "held"];

/** Makes a client: the rules and the reader of views, without the code that reads positions and checks them against every rule. */
export function createClient<T extends GameTypes>(rules: PlayParts<T>, rest: ClientParts<T>): Client<T> {
  const parts = { ...rules, ...rest };
  const engine = engineOf(rules, NO_DIAGNOSIS);
  return Object.freeze(Object.assign(engine.play, clientOf<T>(parts, engine)));
}

/** The parts of a client besides `Play`. `checked` checks a position read from the arbiter's view; a client does not have it. */
export function clientOf<T extends GameTypes>(
  parts: PlayParts<T> & ClientParts<T>,
  engine: Engine<T>,
  checked?: (state: T["state"]) => T["state"],
): Omit<Client<T>, keyof Engine<T>["play"]> {
  const { clone } = parts;
  const { viewerIndex, onInput } = engine;

  // Checks the outer fields of a memory; the ruleset checks the rest.
  function readMemory(given: unknown): Memory<T["seat"]> {
    const { ruleset, edition: name, viewer: looks, held } = readKnownFields(given, "memory", MEMORY_FIELDS, POSITION_COMPLAINT);
    readWord(ruleset, "memory.ruleset", [parts.id], POSITION_COMPLAINT);
    const viewer = readWord<Viewer<T["seat"]>>(looks, "memory.viewer", [...parts.seats, "spectator", "arbiter"], POSITION_COMPLAINT);
    const edition = readText(name, "memory.edition", 40, POSITION_COMPLAINT);
    if (parts.memory !== undefined && viewer !== "arbiter")
      return { ruleset: parts.id, edition, viewer, held: parts.memory.read(held, viewerIndex(viewer), edition) };
    if (held !== null) throw POSITION_COMPLAINT("memory.held", "null, since there is nothing to remember", held);
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

  // The viewer of a view, which must belong to this ruleset.
  function viewerOf(given: unknown): Viewer<T["seat"]> {
    const view = readObject(given, "view", POSITION_COMPLAINT);
    for (const [name, value] of [
      ["ruleset", parts.id],
      ["version", parts.version],
    ] as const)
      if (ownField(view, name) !== undefined) readWord(ownField(view, name), `view.${name}`, [value], POSITION_COMPLAINT);
    return readWord<Viewer<T["seat"]>>(ownField(view, "viewer"), "view.viewer", [...parts.seats, "spectator", "arbiter"], POSITION_COMPLAINT);
  }

  // A memory of this viewer in a game of this edition.
  function memoryOf(given: unknown, viewer: Viewer<T["seat"]>, edition: string): Memory<T["seat"]> {
    const memory = readMemory(given);
    if (memory.viewer !== viewer) throw POSITION_COMPLAINT("memory.viewer", `"${viewer}"`, memory.viewer);
    if (memory.edition !== edition) throw POSITION_COMPLAINT("memory.edition", `"${edition}", that of the position`, memory.edition);
    return memory;
  }

  // Only whole rulesets read the arbiter's view, since they check it against every rule.
  function positionOf(given: unknown): T["state"] {
    if (checked !== undefined) return holding("view", () => parts.position(given, true));
    const expected = `the whole ruleset (tyche/${parts.id}), which alone reads the arbiter's views`;
    const got = `a client (tyche/${parts.id}/client)`;
    throw new PositionError("position/not-read-here", `view.viewer: expected ${expected}, got ${got}`, { path: "view.viewer", expected, got });
  }

  return {
    position(view) {
      const given = copyOfJson(view, "view", POSITION_COMPLAINT);
      const viewer = viewerOf(given);
      const isArbiter = viewer === "arbiter";
      const state = isArbiter ? positionOf(given) : holding("view", () => hidden(parts.position(given, false), viewer, CONCEALED));
      const shown = holding("view", () => parts.view(state, viewer));
      checkAgainst(
        given,
        holding("view", () => parts.inGivenOrder?.(shown, given as T["view"]) ?? shown),
        "view",
        POSITION_COMPLAINT,
      );
      return isArbiter && checked !== undefined ? checked(state) : state;
    },
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
      // In place of the generator, the hash covers the viewer and the memory, if given.
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
          parts.conceal(next, index); // Conceals the state first, so that the sample shows nothing of the true state.
          parts.determinize(next, index, dice, held);
        }
        next.dice = seedAlea(seed);
        return next;
      });
    },
  };
}
