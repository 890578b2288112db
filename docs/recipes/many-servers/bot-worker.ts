/** The bots, in a process of their own: its whole file. */
import process from "node:process";
import { serveBots } from "tyche/bots/worker";

process.on("disconnect", () => process.exit());
serveBots(process);
