/** What a move is about. */
import type { AnyPlay, MoveBase } from "tyche";
import type { Choice } from "../protocol.js";

const END = /^(?:done|pass|end-|stop|draw$)/;

export function choiceOf(ruleset: AnyPlay, move: MoveBase): Choice {
  const { seat, type, ...fields } = move as MoveBase & Readonly<Record<string, unknown>>;
  const targets = Object.entries(fields).flatMap(([field, value]) => {
    const kind = /space|location|area|place/.test(field) ? "place" : field === "card" ? "card" : null;
    return kind === null ? [] : [{ kind, id: String(value) }];
  });
  return { line: ruleset.format(move), move, targets, part: END.test(type) ? "end" : "main", goesOn: false };
}
