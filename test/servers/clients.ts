/** Players and spectators of a recipe for many servers: they play at random, and send twice, late, garbage, and to another process than before. */
import { WebSocket } from "ws";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashText } from "../../src/core/state/hash.js";

/** An entry of a log as it is sent. */
interface Entry {
  readonly mark: string;
  readonly seat: string | null;
  readonly move: object | null;
}

/** What a process sends: a packet, or a problem. */
interface Message {
  readonly code?: string;
  readonly view: object;
  readonly decision: object | null;
  readonly question: string | null;
  readonly moves: readonly { readonly line: string }[];
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly mark: string;
  readonly canUndo: boolean;
  readonly outcome: object | null;
}

/** How a crowd behaves. */
export interface Habits {
  /** Milliseconds between what a player is shown and its answer, on average. */
  readonly pause: number;
  /** How many of a hundred answers are sent with something wrong. */
  readonly faults: number;
}

/** What a crowd has measured and met. */
export class Tally {
  readonly answers: number[] = [];
  moves = 0;
  readonly sent: Record<string, number> = {};
  readonly refused: Record<string, number> = {};
  readonly closed: Record<string, number> = {};
}

const count = (counts: Record<string, number>, what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
const AGAIN = 300; // milliseconds until a client connects again
const MOST_WAITED = 10_000; // milliseconds until a client that is not answered goes to another process
const GARBAGE = [
  "",
  "null",
  "[]",
  "{",
  '{"to":"play"}',
  '{"to":"dance","question":""}',
  '{"to":"play","line":7,"question":7}',
  '{"to":"undo","question":null}',
  "\u0000",
  "x".repeat(9_000),
];

/** Where the processes listen, and how many of them are ready. */
export type Ports = () => readonly number[];

export class Client {
  log: Entry[] = [];
  mark: string | undefined;
  isOver = false;
  /** Fingerprints of what it was shown, and of what it chose, by the line. */
  readonly shown = new Set<string>();
  readonly requests = new Map<string, Set<string>>();
  readonly ownMarks = new Set<string>();
  private socket: WebSocket | null = null;
  private stops = false;
  private stale: string | null = null;
  private sentAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly pick: SeededDice;

  constructor(
    readonly game: string,
    readonly viewer: string,
    private readonly link: string,
    private readonly ports: Ports,
    private readonly habits: Habits,
    private readonly tally: Tally,
  ) {
    this.pick = new SeededDice(link);
  }

  sit(): void {
    const ports = this.ports();
    if (ports.length === 0) return this.after(AGAIN, () => this.sit());
    const since = this.mark === undefined ? "" : `&since=${this.mark}`;
    const socket = new WebSocket(`ws://127.0.0.1:${ports[this.pick.draw(ports.length)]}/${this.link}${since}`);
    this.socket = socket;
    this.sentAt = 0;
    socket.on("error", () => undefined);
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as Message));
    socket.on("close", (code) => {
      if (this.socket !== socket) return;
      count(this.tally.closed, String(code));
      this.after(AGAIN * (1 + this.pick.draw(3)), () => this.sit());
    });
  }

  /** Plays no more, but still takes in what comes. */
  stop(): void {
    this.stops = true;
  }
  /** Connects again, to see what it has missed. */
  look(): void {
    this.leave();
    this.sit();
  }
  leave(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }

  private hear(message: Message): void {
    if (message.code !== undefined) count(this.tally.refused, message.code);
    else this.see(message);
    if (this.sentAt > 0) this.tally.answers.push(performance.now() - this.sentAt);
    this.sentAt = 0;
  }

  private see(message: Message): void {
    this.log = [...this.log.slice(0, message.from), ...message.entries];
    this.mark = message.mark;
    this.isOver = message.outcome !== null;
    this.shown.add(hashText(JSON.stringify([message.view, message.decision])));
    for (const { move, mark } of message.entries) if (move !== null) this.ownMarks.add(mark);
    if (message.moves.length > 0 && !this.stops) this.after(1 + this.pick.draw(2 * this.habits.pause), () => this.act(message));
  }

  private act(message: Message): void {
    if (this.stops || this.socket?.readyState !== WebSocket.OPEN) return;
    const { question, moves, canUndo } = message;
    if (question === null) return;
    const { line } = moves[this.pick.draw(moves.length)]!;
    const isWrong = this.pick.draw(100) < this.habits.faults;
    switch (isWrong ? this.pick.draw(6) : -1) {
      case 0: // twice
        this.send({ to: "play", line, question }, "twice");
        break;
      case 1: // late
        if (this.stale !== null) this.send({ to: "play", line, question: this.stale }, "late");
        break;
      case 2:
        this.send(GARBAGE[this.pick.draw(GARBAGE.length)]!, "garbage");
        break;
      case 3: // to another process than before
        count(this.tally.sent, "elsewhere");
        return this.look();
      case 4:
        if (canUndo) return this.send({ to: "undo", question }, "undo");
        break;
      case 5: // and is gone before the answer
        this.send({ to: "play", line, question }, "gone");
        return this.look();
      default:
        break;
    }
    this.stale = question;
    this.send({ to: "play", line, question }, "moves");
    if (!isWrong) this.sentAt = performance.now(); // else another answer may come first
    this.after(MOST_WAITED, () => this.look());
  }

  private send(request: object | string, kind: string): void {
    if (typeof request === "object" && "line" in request) {
      const { line, question } = request as { line: string; question: string };
      this.requests.set(line, (this.requests.get(line) ?? new Set()).add(question));
    }
    count(this.tally.sent, kind);
    this.socket?.send(typeof request === "string" ? request : JSON.stringify(request));
  }

  // One thing is waited for at a time.
  private after(milliseconds: number, run: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(run, milliseconds);
  }
}
