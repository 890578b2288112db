/**
 * The parts of every user interface, headless and without a framework: moves as clicks, games as packets, and the differences between two tables.
 * @module tyche/ui
 */
export { tableChanges, type ChangedNumber, type ChangedPiece, type MovedPiece, type TableChanges } from "./changes.js";
export { type Amount, type Button, choices, type Choices, type Click, type Clicked, type Offered } from "./choices.js";
export { followGame } from "./follow.js";
export { handOf } from "./hand.js";
export { listedMoves, type ListedMove, refusalsOf } from "./listed.js";
export { packetFor, type Packet, type PacketOptions, type PacketTexts, type PacketWords } from "./packet.js";
export { carryOut, type PageRequest, type Problem, type Proposal, propose, type RequestTexts } from "./request.js";
export { SharedGame, type StoredLines, type StoredSnapshot } from "./shared.js";
export type { HistoryEntry, News } from "../core/game/history.js";
export type { Piece, Pile, Stack, Table } from "../core/board/table.js";
export type { EventTargets } from "../core/board/event-targets.js";
export type { ListPart, MoveTargets, Target, TargetKind } from "../core/board/targets.js";
