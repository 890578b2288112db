/** Code that works from a view alone, without the true state: sampled positions, and the effects of the viewer's moves. */
import type { GameTypes, Memory, Client, Viewer } from "./contract.js";
import { OPTION_COMPLAINT, readSeed, seedOf } from "../state/given.js";
import { isPlainObject, ownField, readInteger } from "../basics/json.js";
import { illegal } from "../moves/refusals.js";
import { partsOf } from "./parts.js";
import { sortedText } from "../basics/same.js";
import { holding } from "../flow/shape.js";

/**
 * A full state that this view allows. All possible arrangements of hidden cards and pieces are equally likely. The state equals the one that
 * `determinize` samples from the true state with this seed and memory.
 * @throws PositionError naming the field, if it is not a view of this ruleset, or shows an impossible position
 */
export function sampleState<T extends GameTypes>(ruleset: Client<T>, view: T["view"], seed: string | number, memory?: Memory<T["seat"]>): T["state"] {
  return worldIn(ruleset, ruleset.position(view), viewerOf<T>(view), seed, memory);
}

function worldIn<T extends GameTypes>(
  ruleset: Client<T>,
  state: T["state"],
  viewer: Viewer<T["seat"]>,
  seed: string | number,
  memory: Memory<T["seat"]> | undefined,
): T["state"] {
  return holding("view", () => {
    const world = ruleset.determinize(state, viewer, seed, memory);
    partsOf(ruleset)?.checkInvariants(world);
    return world;
  });
}

export interface PreviewOptions<Seat extends string> {
  /** The number of positions to sample if the result is uncertain, 1..1000; 8 by default. */
  readonly worlds?: number | undefined;
  /** The seed of the samples; the same seed gives the same preview. */
  readonly seed?: string | number | undefined;
  readonly memory?: Memory<Seat> | undefined;
}

/** The view after one of the viewer's own moves. */
export type Preview<View, E> =
  /** The server will send exactly this view and these events. */
  | { readonly sure: true; readonly view: View; readonly events: readonly E[] }
  /** Dice, hidden information or other seats decide: the results in sampled positions, the most frequent first. Shares sum to 1. */
  | { readonly sure: false; readonly outcomes: readonly PreviewOutcome<View, E>[] };

export interface PreviewOutcome<View, E> {
  readonly view: View;
  readonly events: readonly E[];
  readonly share: number;
}

const DEFAULT_WORLDS = 8;
const MOST_WORLDS = 1000;

/**
 * The view after the viewer's own move, for interfaces that show a move before the server answers. It is sure exactly if the move can be undone
 * (`Step.undoBarrier` is null), which never depends on hidden facts.
 * @throws IllegalMoveError with the refusal
 * @throws PositionError naming the field, if it is not a view of this ruleset
 */
export function preview<T extends GameTypes>(
  ruleset: Client<T>,
  view: T["view"],
  move: T["move"],
  { worlds = DEFAULT_WORLDS, seed = "preview", memory }: PreviewOptions<T["seat"]> = {},
): Preview<T["view"], T["event"]> {
  const state = ruleset.position(view);
  const viewer = viewerOf<T>(view);
  const refusal = isOthers(move, viewer)
    ? { code: "move/not-asked", clause: null, data: { seat: String(ownField(move, "seat")) } }
    : ruleset.explain(state, move);
  if (refusal !== null) throw illegal(refusal);
  const most = readInteger(worlds, "options.worlds", 1, MOST_WORLDS, OPTION_COMPLAINT);
  const seen = new Map<string, { view: T["view"]; events: readonly T["event"][]; count: number }>();
  for (let n = 0; n < most; n++) {
    const step = ruleset.apply(worldIn(ruleset, state, viewer, seedOf(readSeed(seed), n), memory), move);
    const after = { view: ruleset.view(step.state, viewer), events: ruleset.viewEvents(step.events, viewer) };
    if (step.undoBarrier === null) return { sure: true, ...after };
    const text = sortedText(after);
    const known = seen.get(text);
    if (known === undefined) seen.set(text, { ...after, count: 1 });
    else known.count++;
  }
  const outcomes = [...seen.values()].sort((a, b) => b.count - a.count).map(({ count, ...after }) => ({ ...after, share: count / most }));
  return { sure: false, outcomes };
}

// True for a move of another seat, since the viewer does not know those moves.
function isOthers(move: unknown, viewer: string): move is Readonly<Record<string, unknown>> {
  return viewer !== "arbiter" && isPlainObject(move) && ownField(move, "seat") !== viewer;
}

// `ruleset.position` has checked the view, so the cast is safe.
function viewerOf<T extends GameTypes>(view: T["view"]): Viewer<T["seat"]> {
  return (view as { readonly viewer: Viewer<T["seat"]> }).viewer;
}
