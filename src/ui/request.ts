import type { GameTypes, Viewer } from "../core/ruleset/contract.js";
import { type IllegalMoveError, isTycheError, type Refusal, TycheError } from "../core/basics/errors.js";
import type { Game } from "../core/game/game.js";
import { type Complaint, complaint, ownField, readKnownFields, readObject, readText, readWord } from "../core/basics/json.js";
import { undoLine } from "../core/game/record-lines.js";
import { illegal } from "../core/moves/refusals.js";
import { isSeat } from "../core/ruleset/seat.js";

/** A request of a page, with the `question` of the packet that it shows. `line` is a move in notation. */
export type PageRequest =
  | { readonly to: "play"; readonly line: string; readonly question: string }
  | { readonly to: "undo" | "redo" | "concede"; readonly question: string };

/** The reason why a request failed. */
export interface Problem {
  readonly code: string;
  /** A sentence for the player. */
  readonly message: string;
}

/** The sentences of refusals, as `Texts` of `tyche/text` have them. */
export interface RequestTexts {
  refusal(refusal: Refusal): string;
}

const MALFORMED: Complaint = /* @__PURE__ */ complaint(TycheError, "request/malformed");
const LONGEST_LINE = 1_000;

/**
 * Carries out a request from the page of a viewer: a `PageRequest`, or its JSON text. Returns null on success, else the problem, with the game unchanged: a
 * request that cannot be read (`request/malformed`), a viewer who does not play (`move/looks-on`), a question that is not current (`move/stale`), or a
 * refusal of the game.
 * With `texts`, refusals are sentences in their language. Errors of listeners of the game, such as a full database, are rethrown.
 */
export function carryOut<T extends GameTypes>(game: Game<T>, viewer: Viewer<T["seat"]>, request: unknown, texts?: RequestTexts): Problem | null {
  try {
    act(game, viewer, readRequest(request));
    return null;
  } catch (error) {
    if (!isTycheError(error)) throw error;
    const { code, message } = error;
    return { code, message: texts !== undefined && "refusal" in error ? texts.refusal((error as IllegalMoveError).refusal) : message };
  }
}

/** The effect of a request on a stored game: the lines to append to it, or the reason why it fails. */
export interface Proposal {
  /** The lines to store after those of the game, all at once; empty if there is a problem. */
  readonly lines: readonly string[];
  readonly problem: Problem | null;
}

/**
 * Returns the effect of `carryOut` as lines to store, without changing the game, for games that several processes serve. The move counts once a process has
 * stored its lines; then every process passes them to `game.append`. An undo is a line too, so stored lines never change.
 */
export function propose<T extends GameTypes>(game: Game<T>, viewer: Viewer<T["seat"]>, request: unknown, texts?: RequestTexts): Proposal {
  const fork = game.fork();
  const problem = carryOut(fork, viewer, request, texts);
  if (problem !== null) return { lines: [], problem };
  if (fork.ply < game.ply) return { lines: [undoLine(viewer)], problem };
  return { lines: fork.lines(fork.ply > game.ply ? fork.ply : fork.ply + 1), problem };
}

function act<T extends GameTypes>(game: Game<T>, seat: Viewer<T["seat"]>, request: PageRequest): void {
  if (!isSeat(game.ruleset, seat)) throw illegal({ code: "move/looks-on", clause: null, data: { viewer: seat } });
  if (request.question !== game.question(seat)) throw illegal({ code: "move/stale", clause: null, data: { seat } });
  switch (request.to) {
    case "play":
      game.playAs(seat, request.line);
      break;
    case "undo":
      game.undo(seat);
      break;
    case "redo":
      game.redo(seat);
      break;
    case "concede":
      game.concede(seat);
      break;
  }
}

function readRequest(given: unknown): PageRequest {
  const request = typeof given === "string" ? parsed(given) : given;
  const to = readWord(ownField(readObject(request, "request", MALFORMED), "to"), "request.to", ["play", "undo", "redo", "concede"] as const, MALFORMED);
  const fields = readKnownFields(request, "request", to === "play" ? ["to", "line", "question"] : ["to", "question"], MALFORMED);
  const question = readText(fields["question"], "request.question", LONGEST_LINE, MALFORMED);
  return to === "play" ? { to, line: readText(fields["line"], "request.line", LONGEST_LINE, MALFORMED), question } : { to, question };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw MALFORMED("request", "JSON", text);
  }
}
