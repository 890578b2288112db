/** A page's line to the table. */
import type { CallName, Calls, Chances, Fault, Refused, Snapshot, Target, ToPage, ToTable } from "./protocol.js";
import type { OwnSeat } from "./seat.js";

/** What a call failed with. */
export class CallError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: CallError) => void;
}

export class Connection {
  readonly #port: MessagePort | Worker;
  /** The way to the thinker for a page that is bound to its seats. */
  readonly #own: MessagePort;
  /** What such a page works out for itself; loaded with the first game that binds it. */
  #seat: OwnSeat | null = null;
  /** What has come in is shown in its order. */
  #shown: Promise<void> = Promise.resolve();
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  onSnapshot: (snapshot: Snapshot) => void = () => {};

  /** Whether other pages of this browser can sit at the same table. */
  static readonly isShared = typeof SharedWorker !== "undefined";

  constructor() {
    this.#port = Connection.isShared
      ? new SharedWorker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tyche-table" }).port
      : new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tyche-table" });
    this.#port.onmessage = ({ data }: MessageEvent<ToPage>) => this.#hear(data);
    const line = new MessageChannel();
    const thinker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tyche-thinker" });
    thinker.postMessage(null, [line.port1]);
    const own = new MessageChannel();
    thinker.postMessage(null, [own.port1]);
    this.#own = own.port2;
    this.#send({ to: "thinker" }, [line.port2]);
    addEventListener("pagehide", () => this.#send({ to: "bye" }));
    // A page that comes back from the browser's memory has left the table.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  /** Why a thing cannot be chosen now. */
  async why(target: Target): Promise<readonly Refused[]> {
    return this.#seat?.isBound === true ? this.#seat.why(target) : this.call("why", target);
  }

  async odds(line: string): Promise<Chances> {
    return this.#seat?.isBound === true ? this.#seat.odds(line) : this.call("odds", line);
  }

  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const id = this.#count++;
    this.#send({ to: "call", id, name, args });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  async #complete(snapshot: Snapshot): Promise<Snapshot> {
    if (snapshot.isBound && this.#seat === null) {
      const { OwnSeat } = await import("./seat.js");
      this.#seat = new OwnSeat(this.#own);
    }
    return this.#seat === null ? snapshot : this.#seat.complete(snapshot);
  }

  #send(message: ToTable, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #hear(message: ToPage): void {
    if (message.to === "snapshot") {
      this.#shown = this.#shown.then(async () => this.onSnapshot(await this.#complete(message.snapshot))).catch(reportError);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.to === "answer") waiting?.resolve(message.answer as never);
    else waiting?.reject(new CallError(message.fault));
  }
}
