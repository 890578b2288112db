/**
 * The engine that all rulesets share; a ruleset is imported by itself, e.g. from `tyche/diadochi`.
 * @module tyche
 */
export type { Moment } from "./core/at.js";
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
} from "./core/errors.js";
export { isSetUp, type EventBase, type RollEvent } from "./core/events.js";
export type { FrameInWords } from "./core/frame-words.js";
export { preview, type Preview, type PreviewOptions, type PreviewOutcome, worldOf } from "./core/from-view.js";
export { type AnyGame, Game, type GameOf } from "./core/game.js";
export type { HistoryEntry, News } from "./core/history.js";
export { hashState } from "./core/hash.js";
export type { MoveBase } from "./core/moves.js";
export { type Chance, distribution, odds, type OddsOptions, type SeatOdds } from "./core/odds.js";
export type { Comment, RecordedNotes, Tags } from "./core/notes.js";
export { perft, perftByMove } from "./core/perft.js";
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
} from "./core/options.js";
export { type PlayoutOptions, type PlayoutResult, playout, type Policy } from "./core/playout.js";
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
} from "./core/record.js";
export type { EditionHold } from "./core/editions.js";
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
} from "./core/contract.js";
export { returns } from "./core/returns.js";
export type { PositionOptions, RecordedStart, StartOptions } from "./core/start.js";
export { isSeat } from "./core/seat.js";
export type { GameState } from "./core/state.js";
export type { ListPart, MoveTargets, Target, TargetKind } from "./core/targets.js";
export { isFixed, type Undo, undoOf } from "./core/undo.js";
