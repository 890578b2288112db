/** A progress bar on standard error: redrawn in place at a terminal, else an occasional line. */
import type { Terminal } from "./terminal.js";

const REDRAW_MILLISECONDS = 100;
const LINE_MILLISECONDS = 10_000;
const WIDTH = 24;

/** Shows the progress of work; call `done` at the end. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #label: string;
  readonly #began: number = performance.now();
  #shown = 0;

  constructor(terminal: Terminal, label: string) {
    this.#terminal = terminal;
    this.#label = label;
    this.#shown = this.#began;
  }

  /** Shows the finished share of the work, 0 to 1, unless the bar was just shown. `say` makes the note, and is called only if the note is shown. */
  show(part: number, say: () => string): void {
    const now = performance.now();
    if (now - this.#shown < (this.#terminal.isWatched ? REDRAW_MILLISECONDS : LINE_MILLISECONDS)) return;
    this.#shown = now;
    const note = say();
    const percent = `${Math.floor(100 * part)} %`;
    if (!this.#terminal.isWatched) {
      this.#terminal.err(`${this.#label} ${percent}, ${note}\n`);
      return;
    }
    const filled = Math.round(WIDTH * part);
    this.#terminal.err(`\r\u001b[K${this.#label} [${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${percent}, ${note}`);
  }

  /** Removes the bar. */
  done(): void {
    if (this.#terminal.isWatched && this.#shown > this.#began) this.#terminal.err("\r\u001b[K");
  }

  /** Seconds since the start. */
  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }
}
