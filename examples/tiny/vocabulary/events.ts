/** What happens in a game of Tiny. */
import type { RollEvent } from "tyche/engine";
import type { Seat, Victory } from "./types.js";

export type TinyEvent =
  | RollEvent
  | { readonly type: "round-began"; readonly round: number }
  /** Cards are null in the eyes of others. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  | { readonly type: "pledged"; readonly seat: Seat; readonly card: string | null }
  | { readonly type: "revealed"; readonly cards: readonly string[]; readonly first: Seat; readonly clause: "TINY-2" }
  | { readonly type: "struck"; readonly seat: Seat; readonly force: number; readonly total: number; readonly hit: boolean; readonly clause: "TINY-3" }
  | { readonly type: "ambushed"; readonly seat: Seat; readonly card: string; readonly clause: "TINY-4" }
  | { readonly type: "raid-ended"; readonly seat: Seat }
  | { readonly type: "raider-moved"; readonly space: string }
  | { readonly type: "game-over"; readonly winner: Seat | null; readonly victory: Victory; readonly clause: string };
