/** What a page that is bound to its seats works out of its view: the table sends it views and events, and nothing else. */
import type { AnyClient, GameState } from "tyche";
import { loadClient } from "./games/rulesets.js";
import { listedMoves, refusalsOf } from "tyche/ui";
import type { Asked, Chances, FromThinker, Refused, Snapshot, Target, ToThinker } from "./protocol.js";

/** The game as it was shown last. */
interface Known {
  readonly rules: AnyClient;
  readonly state: GameState;
  readonly viewer: string;
}

export class OwnSeat {
  #known: Known | null = null;
  #asked = new Map<number, (from: FromThinker) => void>();
  #count = 0;

  /** Odds are worked out by the thinker at the other end of the port. */
  constructor(readonly thinker: MessagePort) {
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    };
  }

  /** Whether the page sits at a game of which it knows only views. */
  get isBound(): boolean {
    return this.#known !== null;
  }

  /** The game with what follows from its view. */
  async complete(snapshot: Snapshot): Promise<Snapshot> {
    if (!snapshot.isBound) {
      this.#known = null;
      return snapshot;
    }
    const { ruleset, view, viewer, isNow, seats } = snapshot;
    const rules = await loadClient(ruleset);
    const state: GameState = rules.position(view);
    this.#known = { rules, state, viewer };
    const isOwn = isNow && seats.some(({ seat, mine }) => mine && seat === viewer);
    const { decision } = view as { readonly decision: Asked | null };
    return { ...snapshot, decision, choices: isOwn ? listedMoves(rules, state, viewer) : [], outcome: rules.outcome(state) };
  }

  /** Why a thing cannot be chosen now. */
  why(target: Target): readonly Refused[] {
    const { rules, state, viewer } = this.#seated;
    return refusalsOf(rules, state, viewer, target as never);
  }

  odds(line: string): Promise<Chances> {
    const { rules, state, viewer } = this.#seated;
    const id = this.#count++;
    this.thinker.postMessage({ id, task: "odds", ruleset: rules.id, state, line, viewer } satisfies ToThinker);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, ({ answer, fault }) => (fault === undefined ? resolve(answer as Chances) : reject(new Error(fault.message))));
    });
  }

  get #seated(): Known {
    if (this.#known === null) throw new Error("This page sits at no game.");
    return this.#known;
  }
}
