/** The standard edition with all printed data: plain JSON, the starting point for another edition. */
import { frozen } from "../../core/basics/frozen.js";
import type { EditionData } from "../vocabulary/edition-types.js";
import { CARDS } from "./cards.js";
import { LEADERS } from "./leaders.js";
import { SCENARIO } from "./scenario.js";
import { TABLES } from "./tables.js";

export const STANDARD_EDITION: EditionData = /* @__PURE__ */ frozen({ tables: TABLES, leaders: LEADERS, cards: CARDS, scenario: SCENARIO });
