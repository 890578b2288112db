/**
 * Many games as pieces that are cut anywhere, played anywhere and added up: for matches, balance tables and self-play on more than one machine.
 * @module tyche/pieces
 */
export { PieceError } from "../core/basics/errors.js";
export { DIGEST_VERSION, digestOf, NO_DIGEST, sumOf } from "./digest.js";
export {
  type AnyContestantMaker,
  type Contestant,
  type ContestantMaker,
  dealOf,
  Forfeit,
  type PlayedGame,
  playMatchGame,
  playRandomGame,
  seating,
  seatsOf,
  type Thought,
} from "./game.js";
export { gameLine, type ReadPiece, readPiece, runLine, type RunLine, summaryLine, type SummaryLine } from "./lines.js";
export { type Row, wordsOf } from "./numbers.js";
export { piece, type PieceOptions, type Signal } from "./piece.js";
export { type PlayerReport, type Report, reportLines, reportOf, type Share, wilson } from "./report.js";
export { readSummary } from "./read-game.js";
export { checkSameRun, countOf, gamesOf, type Part, readRun, type Run, type Shard } from "./run.js";
export { expectedScore, readSprtBounds, type Sprt, type SprtBounds, sprtLine, sprtOf } from "./sprt.js";
export { Counter, type Fault, mergeSummaries, missingGames, type Result, type Summary, summaryOf } from "./summary.js";
