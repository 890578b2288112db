/** `tyche serve`: games for programs in any language, by JSON lines on standard input and output. */
import { integerOption } from "../games/game-adapter.js";
import { requestSchema } from "../serve/methods.js";
import type { BatchMode } from "../serve/batch-mode.js";
import { Intake, TOO_LONG } from "../serve/intake.js";
import { Session } from "../serve/session.js";
import type { Terminal } from "../terminal.js";
import type { Command } from "./command.js";

const MEGABYTE = 1_000_000;

export const serve: Command = {
  name: "serve",
  usage: "serve [options]",
  purpose: "Answers requests of programs in any language, as JSON lines on standard input and output (docs/protocol.md).",
  options: [
    { name: "max-line", value: "N", help: "largest request in bytes, 1000 to 100000000 (default 1000000)", notWith: ["schema"] },
    { name: "max-games", value: "N", help: "largest number of open games, 1 to 1000000 (default 1000)", notWith: ["schema"] },
    { name: "max-memory", value: "MB", help: "megabytes of heap above which no game is opened, 50 to 1000000 (default 1000)", notWith: ["schema"] },
    { name: "schema", value: null, help: "prints a JSON Schema of the requests and ends" },
  ],
  takesGameOptions: null,
  takesArguments: false,
  examples: ['echo \'{"id":1,"method":"hello"}\' | tyche serve'],
  async run({ values, games, terminal, version }) {
    if (values["schema"] === true) {
      terminal.out(`${JSON.stringify(requestSchema(), null, 2)}\n`);
      return 0;
    }
    const limits = {
      line: integerOption(values, "max-line", 1000, 100_000_000, 1_000_000),
      games: integerOption(values, "max-games", 1, 1_000_000, 1000),
      memory: integerOption(values, "max-memory", 50, 1_000_000, 1000),
    };
    const session = new Session({ games, version, limits, freshSeed: terminal.freshSeed, memory: () => terminal.heap() / MEGABYTE });
    const line = new Line(new Intake(limits.line), terminal);
    while (await line.more()) {
      await answerAll(session, line);
      if (!session.hasQuit) continue;
      line.close();
      return 0;
    }
    const last = line.intake.rest();
    if (session.batch === null && last !== "") await line.send(`${await answerTo(session, last)}\n`);
    return 0;
  },
};

/** The most bytes of requests kept while the client does not read answers; beyond that, reading stops. */
const MOST_WAITING = 64 * MEGABYTE;
/** Answers are gathered up to this many characters, or until no request waits, since one write per line would cost more than the answers. */
const ENOUGH = 65_536;

/** The input and output of a connection. Input is read even while output waits, so that a client may write all its requests before it reads an answer. */
class Line {
  readonly intake: Intake;
  private readonly terminal: Terminal;
  private readonly chunks: AsyncIterator<Uint8Array>;
  private coming: Promise<IteratorResult<Uint8Array>> | null = null;
  private hasNews = false;
  private hasEnded = false;
  private hasTold = false;

  constructor(intake: Intake, terminal: Terminal) {
    this.intake = intake;
    this.terminal = terminal;
    this.chunks = terminal.chunks()[Symbol.asyncIterator]();
  }

  /** Waits for new input; false at the end of the input. */
  async more(): Promise<boolean> {
    while (!this.hasNews && !this.hasEnded) this.take(await this.next());
    const { hasNews } = this;
    this.hasNews = false;
    return hasNews;
  }

  /** Sends answers, and continues to read until they have been accepted. */
  async send(answers: string | Uint8Array): Promise<void> {
    let isTaken = false;
    const taken = this.terminal.outDrained(answers).then(() => {
      isTaken = true;
      return null;
    });
    await Promise.resolve(); // Usually they are accepted at once.
    while (!isTaken && !this.hasEnded && this.intake.waiting < MOST_WAITING) {
      const chunk = await Promise.race([taken, this.next()]);
      if (chunk !== null) this.take(chunk);
    }
    if (!isTaken && !this.hasEnded && !this.hasTold) {
      this.hasTold = true;
      this.terminal.err(`tyche: ${MOST_WAITING / MEGABYTE} megabytes of requests wait, and nobody reads the answers: no more are read until then\n`);
    }
    await taken;
  }

  /** Stops reading. */
  close(): void {
    this.coming?.catch(() => undefined); // The pending read never ends.
    this.terminal.closeInput();
  }

  private next(): Promise<IteratorResult<Uint8Array>> {
    this.coming ??= this.chunks.next();
    return this.coming;
  }

  private take({ done, value }: IteratorResult<Uint8Array>): void {
    this.coming = null;
    if (done !== true) this.hasNews = true;
    if (done === true) this.hasEnded = true;
    else this.intake.add(value);
  }
}

async function answerAll(session: Session, line: Line): Promise<void> {
  let answers = "";
  while (!session.hasQuit) {
    if (session.batch !== null || answers.length > ENOUGH) {
      await line.send(answers);
      answers = "";
    }
    if (session.batch !== null) {
      if (!(await stepAll(session, session.batch, line))) return;
      continue;
    }
    const request = line.intake.line();
    if (request === null) break;
    if (request !== "") answers += `${await answerTo(session, request)}\n`;
  }
  await line.send(answers);
}

// Steps until the batch ends (true), or until no whole frame is left (false).
async function stepAll(session: Session, batch: BatchMode, line: Line): Promise<boolean> {
  if (!batch.hasBegun) await line.send(batch.begin());
  for (let frame = line.intake.frame(); frame !== null; frame = line.intake.frame()) {
    await line.send(batch.answer(frame));
    if (!batch.hasEnded) continue;
    session.batch = null;
    if (frame === TOO_LONG) session.hasQuit = true; // the rest cannot be read
    return true;
  }
  return false;
}

function answerTo(session: Session, line: string | typeof TOO_LONG): string | Promise<string> {
  return line === TOO_LONG ? session.tooLong() : session.answer(line);
}
