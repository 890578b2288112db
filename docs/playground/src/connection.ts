/** A page's line to the table. */
import type { CallName, Calls, Fault, Snapshot, ToPage, ToTable } from "./protocol.js";

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
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tyche-thinker" }).postMessage(null, [line.port1]);
    this.#send({ to: "thinker" }, [line.port2]);
    addEventListener("pagehide", () => this.#send({ to: "bye" }));
    // A page that comes back from the browser's memory has left the table.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>> {
    const id = this.#count++;
    this.#send({ to: "call", id, name, args });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #send(message: ToTable, transfer: Transferable[] = []): void {
    this.#port.postMessage(message, transfer);
  }

  #hear(message: ToPage): void {
    if (message.to === "snapshot") return this.onSnapshot(message.snapshot);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.to === "answer") waiting?.resolve(message.answer as never);
    else waiting?.reject(new CallError(message.fault));
  }
}
