/** What holds after every test of every file. */
import { afterEach } from "vitest";
import { writeTrials } from "./recording.js";
import { expectScriptsUsedUp } from "./table.js";

afterEach(expectScriptsUsedUp);
afterEach(({ task }) => writeTrials(task.name, task.file.filepath));
