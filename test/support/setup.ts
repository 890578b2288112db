/** What holds after every test of every file. */
import { afterEach } from "vitest";
import { expectScriptsUsedUp } from "./table.js";

afterEach(expectScriptsUsedUp);
