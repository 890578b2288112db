/** What `setup` takes besides the seed, as data. */
import type { OptionRows } from "tyche/engine";
import type { TinyOptions } from "./types.js";

export const OPTIONS: OptionRows<TinyOptions> = {
  rounds: { kind: "integer", least: 1, most: 9, default: 4, clause: "TINY-6" },
  board: { kind: "edition", clause: null },
};
