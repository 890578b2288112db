/** What the moves are about on the table. */
import type { TargetRows } from "tyche/engine";
import type { TinyDecision } from "./frames.js";
import type { TinyMove } from "./moves.js";

export const TARGETS: TargetRows<TinyMove["type"], TinyDecision["kind"]> = {
  words: { card: "card" },
  moves: { hold: [{ kind: "piece", id: "raider" }] },
  about: {},
  adjust: [],
  end: ["hold", "let-pass"],
  compoundStarts: ["pledge", "raid", "ambush"],
};
