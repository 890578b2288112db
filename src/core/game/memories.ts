/** The memories of the viewers of a game, kept up to the last decision that cannot be taken back. */
import { PositionError } from "../basics/errors.js";
import type { Client, GameTypes, Memory, Play, Viewer } from "../ruleset/contract.js";

type Remembering<T extends GameTypes> = Pick<Client<T>, "memory" | "remember">;

interface Kept<T extends GameTypes> {
  /** The number of decisions it covers. */
  readonly ply: number;
  readonly memory: Memory<T["seat"]>;
}

/** True if a ruleset has memories; one that only plays does not. */
export function isClient<T extends GameTypes>(ruleset: Play<T>): ruleset is Play<T> & Remembering<T> {
  return (ruleset as Partial<Remembering<T>>).remember !== undefined;
}

/** @throws PositionError if the ruleset only plays */
export function clientOf<T extends GameTypes>(ruleset: Play<T>): Remembering<T> {
  if (isClient(ruleset)) return ruleset;
  const expected = `a ruleset with memories (tyche/${ruleset.id}/client or tyche/${ruleset.id})`;
  const got = `what only plays (tyche/${ruleset.id}/play)`;
  throw new PositionError("position/not-read-here", `ruleset: expected ${expected}, got ${got}`, { path: "ruleset", expected, got });
}

/** The memories that were asked for, by viewer. */
export class Memories<T extends GameTypes> {
  private readonly kept = new Map<Viewer<T["seat"]>, Kept<T>>();

  /**
   * The memory of a viewer at a ply, which must not be before that of the viewer's last call. `eventsFrom` returns the events of the decisions from a
   * number up to `ply`.
   */
  at(rules: Remembering<T>, viewer: Viewer<T["seat"]>, ply: number, first: T["state"], eventsFrom: (from: number) => readonly T["event"][]): Memory<T["seat"]> {
    const known = this.kept.get(viewer) ?? { ply: 0, memory: rules.memory(first, viewer) };
    const memory = known.ply === ply ? known.memory : rules.remember(known.memory, eventsFrom(known.ply));
    this.kept.set(viewer, { ply, memory });
    return memory;
  }

  /** Stores the memories of viewers at a ply. */
  keep(ply: number, memories: Readonly<Partial<Record<string, Memory<T["seat"]>>>>): void {
    for (const memory of Object.values(memories)) if (memory !== undefined) this.kept.set(memory.viewer, { ply, memory });
  }

  /** The same memories for a fork of the game. */
  fork(): Memories<T> {
    const fork = new Memories<T>();
    for (const [viewer, kept] of this.kept) fork.kept.set(viewer, kept);
    return fork;
  }
}
