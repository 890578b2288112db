export type { Dice } from "./core/dice/dice.js";
export { EnumeratingDice, enumerate } from "./core/dice/enumerating.js";
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
export { preview, type Preview, type PreviewOptions, type PreviewOutcome, sampleState } from "./core/ruleset/from-view.js";
export { type AnyGame, Game, type GameOf, type StoredGame } from "./core/game/game.js";
export type { HistoryEntry, News } from "./core/game/history.js";
export { hashState } from "./core/state/hash.js";
export type { MoveBase } from "./core/moves/moves.js";
export { type Chance, distribution, odds, type OddsOptions, type SeatOdds } from "./core/game/odds.js";
export type { RecordComment, RecordedNotes, RecordTags } from "./core/game/notes.js";
export { perft } from "./core/game/perft.js";
export { defaultOf, type OptionRow, type OptionRows } from "./core/state/options.js";
export { type PlayoutOptions, type PlayoutResult, playout, type PlayoutPolicy } from "./core/game/playout.js";
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
export { type GameSnapshot, SNAPSHOT_FORMAT } from "./core/game/snapshot.js";
export type { EditionHold } from "./core/state/editions.js";
export type {
  AnyClient,
  AnyPlay,
  AnyRuleset,
  Client,
  Decision,
  UndoBarrier,
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
export type { PositionOptions, StartOptions } from "./core/ruleset/start.js";
export { isSeat } from "./core/ruleset/seat.js";
export type { GameState } from "./core/state/state.js";
export type { ListPart, MoveTargets, Target, TargetKind } from "./core/board/targets.js";
export { type Undo, undoOf } from "./core/game/undo.js";
