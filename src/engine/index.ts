/**
 * The tools to write a ruleset of your own: rows of words, moves, frames and refusals, procedures, dice, decks, editions, checks on input, and
 * `createRuleset`, which builds the whole contract from them. `docs/writing-a-ruleset.md` builds a game from scratch.
 * @module tyche/engine
 */

// ---- the ruleset
import { whole, flag, text, word, like, id, or, orNull, list, tuple, rowPer, row, variant, eachOf, someOf, byId } from "../core/basics/forms.js";
export type {
  AnyPlay,
  AnyRuleset,
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
} from "../core/ruleset/contract.js";
export type { Observation, ObservationRow } from "../core/ruleset/observation.js";
export type { SlotList } from "../core/flow/cursor.js";
export type { FullParts, MemoryParts, PlayParts, RegisterEdition, RulesetParts, ShownRows } from "../core/ruleset/parts.js";
export { createPlay } from "../core/ruleset/play.js";
export { type GivenOptions, type OptionRows, type EditionParts, type OptionsOf, readOptions } from "../core/state/options.js";
export { type EventTargetRows, type EventTargets, eventTargetsOf, type FieldOf } from "../core/board/event-targets.js";
export type { ListPart, Meaning, MoveTargets, Target, TargetKind, TargetRows } from "../core/board/targets.js";
export { createRuleset } from "../core/ruleset/ruleset.js";
export type { GameState } from "../core/state/state.js";

// ---- rows: words, moves, frames, refusals
export { allBelow, countBits, hasBit, lowestBit, nextBit, bit, withBit, withoutBit } from "../core/basics/bits.js";
export { argA, argB, type Code, code, verbOf } from "../core/moves/codes.js";
export {
  type AboutOf,
  type Answer,
  type AskingOf,
  type DecisionKind,
  type DecisionOf,
  type Frame,
  type FrameHandle,
  type FrameRow,
  type FrameRows,
  type Frames,
  framesOf,
  NONE,
  type SlotRows,
  type StepsOf,
  type Descriptions,
} from "../core/flow/frame-rows.js";
export type { FrameInWords } from "../core/flow/frame-words.js";
export type { GivenRows } from "../core/flow/given-slots.js";
export { clearFrames, topKind } from "../core/flow/frames.js";
export { type Makers, moveKinds, type MoveRows, type MovesOf, type VerbsOf, verbsOf } from "../core/moves/move-rows.js";
export type { MoveBase, MoveKind, Vocabulary } from "../core/moves/moves.js";
export { type CodeOf, type CommonRefusal, type RefusalRows, type Refuse, refuser } from "../core/moves/refusals.js";
export { type Bound, type Ids, idsOf, type KindOf, type Packed, quantity, type ValueOf, type WordLists } from "../core/state/words.js";

export { type EventRow, type EventRows, type EventViews, eventViews } from "../core/events/event-rows.js";
export {
  type CellRow,
  type DeckRow,
  type Fields,
  fieldsOf,
  type PiecesOf,
  placesIn,
  type SeenIn,
  type StateOf,
  type StateRow,
  type StateRows,
  type Told,
  type ToldRow,
} from "./fields/state-rows.js";

// ---- procedures
export type { Log, Procedure } from "../core/flow/flow.js";
export { ASK, asking, automatic, ended, inOrder, type Question, type StepWork } from "../core/flow/procedures.js";

// ---- views and positions
export { type Envelope, type PiecesIn, withViewsAndValidation, withValidation, type Pieces, type Secret, withViews } from "../core/ruleset/envelope.js";
export { type CellBound, cells, type FieldShape, list, number, type StateShape } from "../core/flow/shape.js";

// ---- chance: dice, rolls that are shown, decks
export { copiesIn, drawKind } from "../core/dice/counted-deck.js";
export { cardAt, cardsAt, countAt, drawCard, moveAll } from "../core/dice/deck.js";
export {
  resampleCards,
  type Deck,
  deckOf,
  type FaceDown,
  layFaceDown,
  layInOrder,
  takeAny,
  unseenCards,
  type UnseenCards,
} from "../core/dice/unseen-cards.js";
export { type Dice, type ResultKey, tally, together, type UnorderedDice } from "../core/dice/dice.js";
export { ScriptedDice, type ScriptedOptions } from "../core/dice/scripted.js";
export { SeededDice } from "../core/dice/seeded.js";
export { drawByWeight } from "../core/dice/weighted.js";
export {
  type EventBase,
  isSetUp,
  markSetUp,
  type RollEvent,
  type RollLog,
  type RollName,
  type RollTest,
  rollDice,
  rollUnordered,
  rollDie,
  rollPool,
  rollTest,
} from "../core/events/events.js";

// ---- other boards and decks
export { createEditions, type Editions } from "../core/state/editions.js";
export { registrar } from "../core/ruleset/register-edition.js";

// ---- checks and errors
export type { FieldForms, Form, ReadBy } from "../core/basics/forms.js";
export {
  demand,
  DiceError,
  type ErrorDetails,
  IllegalMoveError,
  invariant,
  isTycheError,
  NotationError,
  PositionError,
  type Refusal,
  ReplayError,
  RulesetError,
  SetupError,
  TycheError,
  unreachable,
} from "../core/basics/errors.js";
export {
  type Complaint,
  complaint,
  EDITION_COMPLAINT,
  isPlainObject,
  ownField,
  POSITION_COMPLAINT,
  readArray,
  readBoolean,
  readInteger,
  readKnownFields,
  readObject,
  readText,
  readWord,
} from "../core/basics/json.js";

/** The forms of input: the kinds of a field, and how each is read. */
export const forms: typeof import("../core/basics/forms.js") = /* @__PURE__ */ Object.freeze({
  whole,
  flag,
  text,
  word,
  like,
  id,
  or,
  orNull,
  list,
  tuple,
  rowPer,
  row,
  variant,
  eachOf,
  someOf,
  byId,
});
