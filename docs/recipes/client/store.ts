/**
 * A page's side of a game whose server sends packets (`../server/server.ts`): a store to subscribe to. What the server does not send is worked out here, from the view alone: legal moves,
 * reasons, what a move would lead to. A move whose result is sure is shown at once.
 */
import { type Client, type GameTypes, isSeat, type Memory, preview, type Refusal, type RecordTags, type Viewer } from "tyche";
import { type HistoryEntry, type ListedMove, listedMoves, type Packet } from "tyche/ui";

/** What the server says of a game: a packet without moves, and the key of what the viewer knows, by which both notice that they have drifted apart. */
export type Seen<T extends GameTypes> = Packet<T> & { readonly to: "seen"; readonly key: string };

/** What a page draws; a new object whenever anything has changed. */
export interface Snapshot<T extends GameTypes> {
  readonly viewer: Viewer<T["seat"]>;
  readonly view: T["view"];
  readonly decision: T["decision"] | null;
  /** What the seat may do now, for `choices`; empty while it waits. */
  readonly moves: readonly ListedMove<T["move"]>[];
  /** For `texts.log`. */
  readonly log: readonly HistoryEntry<T>[];
  readonly tags: RecordTags<T["seat"]>;
  readonly canUndo: boolean;
  readonly winners: readonly T["seat"][] | null;
  /** The move that has been sent and not yet answered. */
  readonly sent: T["move"] | null;
  /** Why the last move was refused. */
  readonly problem: string | null;
}

type Message = { readonly to: string } & Readonly<Record<string, unknown>>;

export class Store<T extends GameTypes> {
  private seen: Seen<T> | null = null;
  private state: T["state"] | null = null;
  private log: readonly HistoryEntry<T>[] = [];
  private memory: Memory<T["seat"]> | null = null;
  private snapshot: Snapshot<T> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly rules: Client<T>,
    private readonly send: (message: Message) => void,
  ) {}

  /** Calls back after every change, until what it returns is called; for `useSyncExternalStore` and its like. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The game as it is to be drawn; null until the server has sent it. */
  readonly getSnapshot = (): Snapshot<T> | null => this.snapshot;

  /** The mark of what the page has seen last: what the server is asked to go on from. */
  get mark(): string | undefined {
    return this.seen?.mark;
  }

  /** Takes in what the server has sent. @throws PositionError when the view is none of this ruleset, or not the one that the server means */
  receive(message: Seen<T> | { readonly to: "refused"; readonly message: string }): void {
    if (message.to === "refused") return this.show({ problem: message.message });
    const state = this.rules.position(message.view);
    if (this.rules.viewKey(state, message.viewer) !== message.key) throw new Error("the server has another position in mind");
    const isLonger = message.from === this.log.length && this.memory !== null;
    const events = message.entries.flatMap((entry) => entry.events);
    this.memory = isLonger && this.memory !== null ? this.rules.remember(this.memory, events) : this.rules.memory(state, message.viewer);
    this.log = [...this.log.slice(0, message.from), ...message.entries];
    const isWaiting = this.snapshot?.sent != null && this.seen?.question === message.question; // others have moved meanwhile
    [this.seen, this.state] = [message, state];
    this.show(isWaiting ? { moves: [], sent: this.snapshot?.sent ?? null } : {});
  }

  /** Sends a move, and shows what is sure to come of it. @throws IllegalMoveError with the refusal */
  play(move: T["move"]): void {
    const { seen, snapshot, rules, log } = this;
    if (seen === null || snapshot === null || snapshot.sent !== null) return; // one at a time
    const after = preview(rules, seen.view, move);
    this.send({ to: "play", line: rules.format(move), question: seen.question });
    if (!after.sure) return this.show({ moves: [], sent: move });
    const entry: HistoryEntry<T> = { mark: "", seat: move.seat, move, decision: snapshot.decision, events: after.events };
    this.show({ view: after.view, log: [...log, entry], moves: [], sent: move });
  }

  undo(): void {
    this.send({ to: "undo", question: this.seen?.question ?? null });
  }

  concede(): void {
    this.send({ to: "concede", question: this.seen?.question ?? null });
  }

  /** Why a move that is not listed is not; null when it is legal. */
  why(move: T["move"]): Refusal | null {
    return this.state === null ? null : this.rules.explain(this.state, move);
  }

  /** A full position that the seat could be in, with all that it remembers: for bots and odds. */
  world(seed: string | number): T["state"] | null {
    return this.seen === null || this.state === null || this.memory === null ? null : this.rules.determinize(this.state, this.seen.viewer, seed, this.memory);
  }

  // What the server has said, with what is shown besides.
  private show(changes: Partial<Snapshot<T>>): void {
    const { seen, state, rules, log } = this;
    if (seen === null || state === null) return;
    const { viewer, view, tags, canUndo, decision, outcome } = seen;
    const moves = isSeat(rules, viewer) ? listedMoves(rules, state, viewer) : [];
    const shown = { viewer, view, decision, moves, log, tags, canUndo, winners: outcome?.winners ?? null };
    this.snapshot = { ...shown, sent: null, problem: null, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** A store whose messages go over a socket; a connection that breaks is made again, and what was missed comes with it. */
export function connect<T extends GameTypes>(rules: Client<T>, url: string, game: { readonly id: string; readonly key?: string }): Store<T> {
  let socket: WebSocket;
  const store = new Store(rules, (message) => socket.send(JSON.stringify(message)));
  const open = (): void => {
    socket = new WebSocket(url);
    socket.onopen = () => socket.send(JSON.stringify({ to: "sit", ...game, since: store.mark }));
    socket.onmessage = ({ data }) => {
      try {
        store.receive(JSON.parse(String(data)));
      } catch (error) {
        console.error(error);
        socket.close(); // and begin again with what the server sends then
      }
    };
    socket.onclose = () => void setTimeout(open, 1000);
  };
  open();
  return store;
}
