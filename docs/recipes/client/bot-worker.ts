/** The worker of the bots of a page: its whole file. */
import { serveBots } from "tyche/bots/worker";

serveBots(self);
