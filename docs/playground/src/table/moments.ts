/**
 * The past as a viewer may know it. Decisions of others leave no trace but what he saw of them: those of which he saw nothing belong to the moment before, so that not even
 * their number is told.
 */
import type { Moment } from "../protocol.js";
import type { History } from "./history.js";

/** A moment, and the decision after which it ended. */
interface Dated {
  moment: Moment;
  ply: number;
}

/** The moments of one viewer, brought up to date when they are asked for. */
export class Moments {
  readonly #dated: Dated[] = [];
  #plies = 0;
  #end = false;

  constructor(
    readonly history: History,
    readonly viewer: string,
  ) {
    this.#dated.push({ moment: { move: null, events: this.#see(history.setupEvents) }, ply: 0 });
  }

  /** All moments; the first is the set-up. Those that did not change are the same objects. */
  all(): readonly Moment[] {
    this.#update();
    return this.#dated.map(({ moment }) => moment);
  }

  /** After how many decisions a moment ended. */
  plyOf(moment: number): number {
    this.#update();
    return this.#dated[moment]?.ply ?? this.history.plies.length;
  }

  #update(): void {
    const { plies, concession } = this.history;
    for (; this.#plies < plies.length; this.#plies++) {
      const { move, events } = plies[this.#plies]!;
      const isOwn = this.viewer === "arbiter" || move.seat === this.viewer;
      this.#add(isOwn ? move : null, this.#see(events), this.#plies + 1);
    }
    if (!this.#end && concession.length > 0) {
      this.#add(null, this.#see(concession), this.#plies);
      this.#end = true;
    }
  }

  #add(move: Moment["move"], events: Moment["events"], ply: number): void {
    if (move !== null || events.length > 0) this.#dated.push({ moment: { move, events }, ply });
    else this.#dated.at(-1)!.ply = ply;
  }

  #see(events: Moment["events"]): Moment["events"] {
    return this.history.ruleset.viewEvents(events, this.viewer);
  }
}
