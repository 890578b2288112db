import type { GameTypes, Outcome, Viewer } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import type { HistoryEntry, News } from "../core/game/history.js";
import type { RecordTags } from "../core/game/notes.js";
import { type ListedMove, listedMoves } from "./listed.js";

/** The words of a packet, in the language of the given texts. */
export interface PacketWords {
  /** The question, with the deciding seat if that is not the viewer; empty when the game is over. */
  readonly prompt: string;
  /** One text per move of `moves`, in the same order, without the seat. */
  readonly moves: readonly string[];
  /** The lines of each log entry, in the same order. */
  readonly log: readonly (readonly string[])[];
  /** The outcome of the game; null while it continues. */
  readonly outcome: string | null;
}

/** A packet for a viewer: everything that a page shows of a game, as plain JSON, in the same form for all games. */
export interface Packet<T extends GameTypes = GameTypes> extends News<T> {
  readonly ruleset: string;
  readonly version: string;
  readonly viewer: Viewer<T["seat"]>;
  readonly view: T["view"];
  readonly decision: T["decision"] | null;
  /** The token of the viewer's question, for `game.playAs`; null for spectators and the arbiter. */
  readonly question: string | null;
  /** The current moves of the viewer with their targets, for `choices`. Empty if the viewer has no decision, or if the option `moves` is false. */
  readonly moves: readonly ListedMove<T["move"]>[];
  /** The mark of the last entry: `since` of the next packet. */
  readonly mark: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly outcome: Outcome<T["seat"]> | null;
  readonly tags: RecordTags<T["seat"]>;
  /** Null without texts. */
  readonly words: PacketWords | null;
}

/** The sentences that a packet uses, as `Texts` of `tyche/text` have them. */
export interface PacketTexts<T extends GameTypes> {
  move(move: T["move"], decision: T["decision"] | null, options: { readonly seat: false }): string;
  prompt(decision: T["decision"], viewer: Viewer<T["seat"]>, moves: readonly T["move"][]): string;
  log(entry: Pick<HistoryEntry<T>, "move" | "events" | "decision">): string[];
  outcome(outcome: Outcome<T["seat"]>): string;
}

export interface PacketOptions<T extends GameTypes> {
  /** The mark of the last entry that the viewer has; by default the packet contains everything from the set-up on. */
  readonly since?: string | undefined;
  /** False for a page that computes its moves from its view (`tyche/<ruleset>/client`). */
  readonly moves?: boolean | undefined;
  /** The texts for the words of the packet; without them `words` is null. */
  readonly texts?: PacketTexts<T> | undefined;
}

/** The current packet of a viewer: view, question, moves, news, undo, outcome. */
export function packetFor<T extends GameTypes>(game: Game<T>, viewer: Viewer<T["seat"]>, options: PacketOptions<T> = {}): Packet<T> {
  const { since, moves: sendsMoves = true, texts } = options;
  const { ruleset, state, outcome, tags } = game;
  const seat = ruleset.seats.find((one) => one === viewer) ?? null;
  const decision = ruleset.decision(state, viewer);
  const moves = seat === null || !sendsMoves ? [] : listedMoves(ruleset, state, seat);
  const news = game.since(viewer, since);
  const packet = {
    ruleset: ruleset.id,
    version: ruleset.version,
    viewer,
    view: game.view(viewer),
    decision,
    question: seat === null ? null : game.question(seat),
    moves,
    ...news,
    mark: game.mark(viewer),
    canUndo: seat !== null && game.canUndo(seat),
    canRedo: seat !== null && game.canRedo(seat),
    outcome,
    tags,
  };
  return { ...packet, words: texts === undefined ? null : wordsOf(packet, texts) };
}

function wordsOf<T extends GameTypes>({ viewer, decision, moves, entries, outcome }: Omit<Packet<T>, "words">, texts: PacketTexts<T>): PacketWords {
  const prompted = moves.map(({ move }) => move);
  return {
    prompt: decision === null ? "" : texts.prompt(decision, viewer, prompted),
    moves: prompted.map((move) => texts.move(move, decision, { seat: false })),
    log: entries.map((entry) => texts.log(entry)),
    outcome: outcome === null ? null : texts.outcome(outcome),
  };
}
