/** The rulesets that have examples, with their stacks of frames. */
import type { AnyGiven } from "../../src/core/flow/given-slots.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import * as diadochi from "../../src/diadochi/invariants/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { F as DIADOCHI_FRAMES } from "../../src/diadochi/vocabulary/frames/index.js";
import * as nineYears from "../../src/nine-years/invariants/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { F as NINE_YEARS_FRAMES } from "../../src/nine-years/vocabulary/frames.js";
import * as peloponnesian from "../../src/peloponnesian/invariants/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { F as PELOPONNESIAN_FRAMES } from "../../src/peloponnesian/vocabulary/frames.js";
import * as unrest from "../../src/unrest/invariants/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { F as UNREST_FRAMES } from "../../src/unrest/vocabulary/frames.js";
import { completeDiadochi, completeNineYears } from "./complete.js";
import type { Handles } from "./sound-stack.js";

/** A ruleset whose clauses have examples. */
export interface ExampleGame {
  readonly ruleset: AnyRuleset;
  /** What the ids of its clauses begin with. */
  readonly prefix: string;
  /** The name of the type of its states. */
  readonly stateType: string;
  readonly frames: Handles;
  readonly given: AnyGiven;
  /** The procedure of a position of which a test asks no decision. */
  readonly idle: string;
  /** Completes a constructed position in place; points are counted now, or at the end of the next action. */
  readonly complete: (s: never, counted: boolean) => void;
}

export const EXAMPLE_GAMES: readonly ExampleGame[] = [
  {
    ruleset: DIADOCHI,
    prefix: "DIA",
    stateType: "DiadochiState",
    frames: DIADOCHI_FRAMES,
    given: diadochi.GIVEN,
    idle: "movement-segment",
    complete: completeDiadochi,
  },
  {
    ruleset: NINE_YEARS,
    prefix: "NYW",
    stateType: "NineYearsState",
    frames: NINE_YEARS_FRAMES,
    given: nineYears.GIVEN,
    idle: "round",
    complete: completeNineYears,
  },
  {
    ruleset: PELOPONNESIAN,
    prefix: "PEL",
    stateType: "PeloponnesianState",
    frames: PELOPONNESIAN_FRAMES,
    given: peloponnesian.GIVEN,
    idle: "commit",
    complete: () => {},
  },
  { ruleset: UNREST, prefix: "CAR", stateType: "UnrestState", frames: UNREST_FRAMES, given: unrest.GIVEN, idle: "active", complete: () => {} },
];
