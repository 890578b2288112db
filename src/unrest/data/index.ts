/** The standard edition: what is printed on cards, counters and tables. */
import type { EditionData } from "../edition-types.js";
import { CARDS } from "./cards.js";
import { LEADERS } from "./leaders.js";
import { SCENARIO } from "./scenario.js";
import { TABLES } from "./tables.js";

/** Tables, leaders, cards and scenario as printed. */
export const STANDARD: EditionData = { tables: TABLES, leaders: LEADERS, cards: CARDS, scenario: SCENARIO };
