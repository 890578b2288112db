/**
 * Many games in shards that can be cut anywhere, run anywhere and added up: for matches, balance tables and self-play on more than one machine.
 * @module tyche/runs
 */
export { RunError } from "../core/basics/errors.js";
export { DIGEST_VERSION } from "./digest.js";
export { type AnyContestantMaker, type Contestant, type ContestantMaker, Forfeit, type PlayedGame, type Thought } from "./game.js";
export { gameLine, type ReadShard, readShard, runLine, type RunLine, summaryLine, type SummaryLine } from "./lines.js";
export { type GameRange, rangesInWords } from "./numbers.js";
export { playShard, type ShardOptions, type Signal } from "./shard.js";
export { type PlayerReport, type Report, reportLines, reportOf, type WinShare } from "./report.js";
export { readSummary } from "./read-game.js";
export { checkSameRun, type Shard, type Run, type ShardNumber } from "./run.js";
export { type Fault, mergeSummaries, missingGames, type Result, type Summary, summaryOf } from "./summary.js";
