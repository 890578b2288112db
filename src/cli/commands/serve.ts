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
  purpose: "Answers requests, a line of JSON each, on standard input and output: for programs in any language (docs/protocol.md).",
  options: [
    { name: "max-line", value: "N", help: "characters of a request, 1000 to 100000000 (default 1000000)", notWith: ["schema"] },
    { name: "max-games", value: "N", help: "games that are open at the same time, 1 to 1000000 (default 1000)", notWith: ["schema"] },
    { name: "max-memory", value: "MB", help: "megabytes of the heap above which no game is opened, 50 to 1000000 (default 1000)", notWith: ["schema"] },
    { name: "schema", value: null, help: "prints a JSON Schema of the requests, and ends" },
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
    const intake = new Intake(limits.line);
    for await (const chunk of terminal.chunks()) {
      intake.add(chunk);
      await answerAll(session, intake, terminal);
      if (session.hasQuit) return 0;
    }
    const last = intake.rest();
    if (session.batch === null && last !== "") await terminal.outDrained(`${await answerTo(session, last)}\n`);
    return 0;
  },
};

// What the lines of a chunk are answered is written at once: a write a line would cost more than the answers.
async function answerAll(session: Session, intake: Intake, terminal: Terminal): Promise<void> {
  let answers = "";
  while (!session.hasQuit) {
    if (session.batch !== null) {
      await terminal.outDrained(answers);
      answers = "";
      if (!(await stepAll(session, session.batch, intake, terminal))) return;
      continue;
    }
    const line = intake.line();
    if (line === null) break;
    if (line !== "") answers += `${await answerTo(session, line)}\n`;
  }
  await terminal.outDrained(answers);
}

// Until the batch ends, which is true, or there is no whole frame.
async function stepAll(session: Session, batch: BatchMode, intake: Intake, terminal: Terminal): Promise<boolean> {
  if (!batch.hasBegun) await terminal.outDrained(batch.begin());
  for (let frame = intake.frame(); frame !== null; frame = intake.frame()) {
    await terminal.outDrained(batch.answer(frame));
    if (!batch.hasEnded) continue;
    session.batch = null;
    if (frame === TOO_LONG) session.hasQuit = true; // what follows cannot be read
    return true;
  }
  return false;
}

function answerTo(session: Session, line: string | typeof TOO_LONG): string | Promise<string> {
  return line === TOO_LONG ? session.tooLong() : session.answer(line);
}
