/** The engine: what every ruleset of this package shares. */
export type { Moment } from "./at.js";
export type { Dice } from "./dice/dice.js";
export { EnumeratingDice, enumerate, type EnumerationLimit } from "./dice/enumerating.js";
export { ScriptedDice, type ScriptedOptions } from "./dice/scripted.js";
export { SeededDice } from "./dice/seeded.js";
export {
  DiceError,
  type ErrorDetails,
  IllegalMoveError,
  isTycheError,
  NotationError,
  PositionError,
  ReplayError,
  SetupError,
  TycheError,
} from "./errors.js";
export { isSetUp, type EventBase, type RollEvent } from "./events.js";
export type { Refusal } from "./flow.js";
export type { FrameInWords } from "./frame-words.js";
export { Game } from "./game.js";
export { hashState } from "./hash.js";
export type { MoveBase } from "./moves.js";
export { type Chance, distribution, odds, type OddsOptions, type SeatOdds } from "./odds.js";
export { perft, perftByMove } from "./perft.js";
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
} from "./options.js";
export { type PlayoutOptions, type PlayoutResult, playout, type Policy } from "./playout.js";
export {
  type GameRecord,
  RECORD_FORMAT,
  redact,
  type RedactedRecord,
  replay,
  type ReplayStep,
  verify,
  type Verified,
} from "./record.js";
export type { AnyPlay, AnyRuleset, Decision, FixedBy, Memory, Outcome, Play, Ruleset, SeedOption, Standing, Step, Viewer } from "./contract.js";
export { returns } from "./returns.js";
export type { GameState } from "./state.js";
export type { ListPart, MoveTargets, Target, TargetKind } from "./targets.js";
export { isFixed, type Undo, undoOf } from "./undo.js";
