/** `tyche serve`: games for programs in any language, by JSON lines on standard input and output. */
import { integerOption } from "../games/game-adapter.js";
import { requestSchema } from "../serve/methods.js";
import { Session } from "../serve/session.js";
import { Lines } from "../serve/lines.js";
import type { Command } from "./command.js";

const MEGABYTE = 1_000_000;

export const serve: Command = {
  name: "serve",
  usage: "serve [options]",
  purpose: "Answers requests, a line of JSON each, on standard input and output: for programs in any language (docs/protocol.md).",
  options: [
    { name: "max-line", value: "N", help: "characters of a request, 1000 to 100000000 (default 1000000)" },
    { name: "max-games", value: "N", help: "games that are open at the same time, 1 to 1000000 (default 1000)" },
    { name: "max-memory", value: "MB", help: "megabytes of the heap above which no game is opened, 50 to 1000000 (default 1000)" },
    { name: "schema", value: null, help: "prints a JSON Schema of the requests, and ends" },
  ],
  takesGameOptions: null,
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
    const lines = new Lines(limits.line);
    // What the lines of a chunk are answered is written at once: a write a line would cost more than the answers.
    for await (const chunk of terminal.chunks()) {
      let answers = "";
      for (const line of lines.add(chunk)) {
        if (line !== "") answers += `${line === null ? session.tooLong() : await session.answer(line)}\n`;
        if (session.hasQuit) break;
      }
      await terminal.outDrained(answers);
      if (session.hasQuit) return 0;
    }
    const last = lines.end();
    if (last !== "") await terminal.outDrained(`${last === null ? session.tooLong() : await session.answer(last)}\n`);
    return 0;
  },
};
