/** The program `tyche`. It is built twice, for this package and for the Python package. */
import process from "node:process";
import { parentPort } from "node:worker_threads";
import { OK, UNWRITTEN } from "./exit-codes.js";
import { GAMES } from "./games/games.js";
import { lendAHand, manyHands } from "./hands.js";
import { reasonOf, TERMINAL } from "./terminal.js";
import { tyche } from "./tyche.js";

/** Runs the command line of this process; `program` is the started file, which worker threads of a match also run. */
export async function runProgram(version: string, program: URL): Promise<void> {
  // A reader that closes the pipe early, such as `head`, does not cause an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") process.stderr.write(`tyche: cannot write to standard output: ${reasonOf(error)}\n`);
    process.exit(error.code === "EPIPE" ? OK : UNWRITTEN);
  });
  // If nothing can be written, only the exit code reports it.
  process.stderr.on("error", () => undefined);
  if (parentPort !== null) lendAHand(parentPort, GAMES);
  else process.exitCode = await tyche(process.argv.slice(2), GAMES, TERMINAL, version, manyHands(program));
}
