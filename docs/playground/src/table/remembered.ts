/** What one seat remembers of a game: a memory after each decision, so that what is taken back is forgotten. */
import type { AnyRuleset, Memory } from "tyche";
import type { Ply } from "./history.js";

export class Remembered {
  readonly #plies: Ply[] = [];
  readonly #memories: Memory<string>[];

  /** @param first the memory with which the game begins */
  constructor(
    readonly ruleset: AnyRuleset,
    first: Memory<string>,
  ) {
    this.#memories = [first];
  }

  /** The memory after these decisions. */
  after(plies: readonly Ply[]): Memory<string> {
    while (this.#plies.length > 0 && this.#plies.at(-1) !== plies[this.#plies.length - 1]) {
      this.#plies.pop();
      this.#memories.pop();
    }
    for (const ply of plies.slice(this.#plies.length)) {
      this.#plies.push(ply);
      this.#memories.push(this.ruleset.remember(this.#memories.at(-1)!, ply.events as never));
    }
    return this.#memories.at(-1)!;
  }
}
