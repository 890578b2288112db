/**
 * The engine that all rulesets share; a ruleset is imported by itself, e.g. from `tyche/diadochi`.
 * @module tyche
 */
export type { Moment } from "./core/ruleset/at.js";
export type { Dice } from "./core/dice/dice.js";
export { EnumeratingDice, enumerate, type EnumerationLimit } from "./core/dice/enumerating.js";
export { ScriptedDice, type ScriptedOptions } from "./core/dice/scripted.js";
export { SeededDice } from "./core/dice/seeded.js";
export {
  DiceError,
  type ErrorDetails,
  IllegalMoveError,
  isTycheError,
  NotationError,
  PositionError,
  type Refusal,
  ReplayError,
  SetupError,
  TycheError,
} from "./core/basics/errors.js";
export { isSetUp, type EventBase, type RollEvent } from "./core/events/events.js";
export type { FrameInWords } from "./core/flow/frame-words.js";
export { preview, type Preview, type PreviewOptions, type PreviewOutcome, worldOf } from "./core/ruleset/from-view.js";
export { type AnyGame, Game, type GameOf, type StoredGame } from "./core/game/game.js";
export type { HistoryEntry, News, SeenSoFar } from "./core/game/history.js";
export { hashState } from "./core/state/hash.js";
export type { MoveBase } from "./core/moves/moves.js";
export { type Chance, distribution, odds, type OddsOptions, type SeatOdds } from "./core/game/odds.js";
export type { Comment, RecordedNotes, Tags } from "./core/game/notes.js";
export { perft, perftByMove } from "./core/game/perft.js";
export {
  type ChoiceOption,
  type DefaultBy,
  defaultOf,
  type EditionOption,
  type FlagOption,
  type IntegerOption,
  type OptionNeed,
  type OptionRow,
  type OptionRows,
} from "./core/state/options.js";
export { type PlayoutOptions, type PlayoutResult, playout, type Policy } from "./core/game/playout.js";
export {
  type GameRecord,
  RECORD_FORMAT,
  recordFrom,
  redact,
  type RedactedRecord,
  replay,
  type ReplayStep,
  verify,
  type Verified,
} from "./core/game/record.js";
export { type GameSnapshot, SNAPSHOT_FORMAT, type SnapshotBase } from "./core/game/snapshot.js";
export type { EditionHold } from "./core/state/editions.js";
export type {
  AnyClient,
  AnyPlay,
  AnyRuleset,
  Client,
  Decision,
  FixedBy,
  GameTypes,
  Memory,
  Outcome,
  Play,
  Ruleset,
  SeedOption,
  Standing,
  Step,
  Viewer,
} from "./core/ruleset/contract.js";
export { returns } from "./core/game/returns.js";
export type { PositionOptions, RecordedStart, StartOptions } from "./core/ruleset/start.js";
export { isSeat } from "./core/ruleset/seat.js";
export type { GameState } from "./core/state/state.js";
export type { ListPart, MoveTargets, Target, TargetKind } from "./core/board/targets.js";
export { isFixed, type Undo, undoOf } from "./core/game/undo.js";
