/**
 * Sentences of what random games seldom come to, made by hand: every event, question and outcome with and without what it may leave out, every refusal with its data and
 * without, every move as each decision asks for it. They are stored in test/text/golden.
 */
import type { AnyRuleset, GameTypes, Outcome } from "../../../src/core/ruleset/contract.js";
import type { RollEvent } from "../../../src/core/events/events.js";
import type { MoveBase } from "../../../src/core/moves/moves.js";
import { actionsOf } from "../../../src/learn/index.js";
import { LOCALES, type Locale, type Texts } from "../../../src/text/texts.js";
import type { ToldGame } from "../games.js";

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;
type Of<U, Key extends string, K> = U extends { readonly [P in Key]: K } ? U : never;
type EventOf<E, T> = Without<Of<E, "type", T>, "type" | "clause" | "seat"> & { readonly seat?: unknown };
type PurposeOf<E> = E extends RollEvent<infer Purpose> ? Purpose : never;
/** What a question is about, as far as its sentence needs it, and the types of the moves that its list holds. */
type Asked<D, K> = Of<D, "kind", K> extends { readonly about: infer About } ? Needed<About> | readonly [about: Needed<About>, ...types: string[]] : never;
type Needed<About> = Partial<About> & { readonly seat?: unknown };

/** The examples of a ruleset: all types, kinds and purposes that there are. */
export interface Made<T extends GameTypes> {
  /** Whose events and moves they are when they do not say. */
  readonly seat: T["seat"];
  readonly purposes: Readonly<Record<PurposeOf<T["event"]>, unknown>>;
  readonly events: { readonly [K in Exclude<T["event"]["type"], "roll">]: readonly EventOf<T["event"], K>[] };
  readonly prompts: { readonly [K in T["decision"]["kind"]]: readonly Asked<T["decision"], K>[] };
  /** All reasons, and data for them. */
  readonly reasons: readonly string[];
  readonly data: readonly Readonly<Record<string, string | number | null>>[];
  readonly outcomes: readonly Omit<Outcome<T["seat"]>, "clause">[];
}

/** Reasons of every game. */
const COMMON = [
  "move/game-over",
  "move/looks-on",
  "redo/none",
  "undo/asked",
  "undo/dice",
  "undo/none",
  "undo/over",
  "undo/shown",
  "move/malformed",
  "move/not-asked",
  "move/other-seat",
  "move/stale",
  "move/unknown",
  "move/not-listed",
  "move/not-playing",
  "of-another/version",
];
/** Moves of one type. */
const MOVES = 12;

/** Rolls of every form. */
const ROLLS: readonly Partial<RollEvent>[] = [
  { faces: [1] },
  { faces: [2, 5], seat: null },
  { faces: [3, 4], bonus: 2 },
  { faces: [3], bonus: -1 },
  { faces: [1], bonus: -3 },
  { faces: [3], bonus: 0 },
  { faces: [4], least: 3, success: true },
  { faces: [2], least: 6, success: false },
  { faces: [2], least: 6, bonus: 0, success: false },
  { faces: [2, 2], least: 6, success: false },
  { faces: [1], most: 2, success: true },
  { faces: [5], most: 2, success: false },
  { faces: [6], success: true },
  { faces: [1, 4, 5], each: 5 },
  { faces: [1, 4, 5], each: 4 },
  { faces: [1, 2, 3], each: 4 },
  { faces: [3], result: 0 },
  { faces: [3], result: 1 },
  { faces: [3], result: 2 },
  { faces: [3], result: -1 },
];

/** The parts of what is said: lines begin with the name of their part. */
export const PARTS = ["rolls", "tells", "asks", "refuses", "ends", "moves"] as const;
type Part = (typeof PARTS)[number];

/** What the languages say of the examples of a ruleset: lines of kind and sentence, each once. */
export function saidOf(made: Made<GameTypes>, game: ToldGame, parts: readonly Part[] = PARTS): ReadonlyMap<Locale, string[]> {
  const lines = (locale: Locale): string[] => parts.flatMap((part) => [...new Set(LINES[part](made, game[locale], game.ruleset))]);
  return new Map(LOCALES.map((locale) => [locale, lines(locale)]));
}

const LINES: Readonly<Record<Part, (made: Made<GameTypes>, texts: Texts, ruleset: AnyRuleset) => Generator<string>>> = {
  *rolls({ purposes, seat }, texts) {
    for (const purpose of [...Object.keys(purposes), "of-another-version"])
      for (const roll of ROLLS) yield `rolls ${purpose}: ${texts.event({ type: "roll", purpose, clause: "", seat, sides: 6, ...roll } as never)}`;
  },
  *tells({ events, seat }, texts) {
    for (const [type, all] of Object.entries(events) as [string, readonly object[]][])
      for (const event of all) yield `tells ${type}: ${texts.event({ type, clause: "", seat, ...event } as never)}`;
  },
  *asks({ prompts, seat }, texts) {
    for (const [kind, all] of Object.entries(prompts) as [string, readonly (object | readonly [object, ...string[]])[]][]) {
      yield `asks ${kind}, as a heading: ${texts.decision(kind)}`;
      for (const one of all) {
        const [about, ...types] = Array.isArray(one) ? (one as [object, ...string[]]) : [one];
        const asked = { kind, clause: "", seats: [("seat" in about ? about.seat : undefined) ?? seat], about } as never;
        yield `asks ${kind}${types.length === 0 ? "" : ` (${types.join(", ")})`}: ${texts.prompt(asked, seat, types.map((type) => ({ type })) as never)}`;
      }
    }
  },
  *refuses({ reasons, data }, texts) {
    for (const code of [...reasons.map((reason) => reason.replace(/ \(.*/, "")), ...COMMON])
      for (const given of [{}, ...data]) yield `refuses ${code}: ${texts.refusal({ code, clause: null, data: given } as never)}`;
    yield `refuses with a clause: ${texts.refusal({ code: "move/stale", clause: "X-1", data: {} })}`;
  },
  *ends({ outcomes }, texts) {
    for (const outcome of outcomes) yield `ends ${outcome.kind}: ${texts.outcome({ clause: null, ...outcome } as never)}`;
  },
  *moves({ prompts }, texts, ruleset) {
    for (const move of movesOf(ruleset))
      for (const seat of ruleset.seats)
        for (const decision of [null, ...Object.keys(prompts).map((kind) => ({ kind }))])
          yield `moves ${move.type}: ${texts.move({ ...move, seat } as never, decision as never, { seat: false })}`;
  },
};

const MOVES_OF = new WeakMap<AnyRuleset, readonly MoveBase[]>();

// Some moves of every type, from all that the space of actions holds.
function movesOf(ruleset: AnyRuleset): readonly MoveBase[] {
  const known = MOVES_OF.get(ruleset);
  if (known !== undefined) return known;
  const actions = actionsOf(ruleset);
  const state = ruleset.setup({ seed: "made" });
  const byType = new Map<string, MoveBase[]>();
  for (let action = 0; action < actions.space(state.edition).size; action++) {
    const move: MoveBase = actions.moveOf(state, action % ruleset.seats.length, action);
    const same = byType.get(move.type) ?? [];
    byType.set(move.type, same);
    same.push(move);
  }
  const some = [...byType.values()].flatMap((same) => {
    const step = Math.max(1, Math.floor(same.length / MOVES));
    return same.filter((_, nth) => nth % step === 0).slice(0, MOVES);
  });
  MOVES_OF.set(ruleset, some);
  return some;
}
