/** What lies behind the contract of each ruleset and is looked into by laws that its functions alone cannot show: move tables, procedures, invariants. */
import type { AnyRuleset } from "../../src/core/contract.js";
import type { Procedure } from "../../src/core/flow.js";
import type { MoveKind } from "../../src/core/moves.js";
import { PROCEDURES as DIADOCHI_PROCEDURES } from "../../src/diadochi/flow/index.js";
import { VICTORIES as DIADOCHI_VICTORIES } from "../../src/diadochi/frames.js";
import { checkInvariants as checkDiadochi } from "../../src/diadochi/invariants.js";
import { MOVE_KINDS as DIADOCHI_MOVES } from "../../src/diadochi/moves.js";
import { PROCEDURES as NINE_YEARS_PROCEDURES } from "../../src/nine-years/flow/index.js";
import { checkInvariants as checkNineYears } from "../../src/nine-years/invariants.js";
import { MOVE_KINDS as NINE_YEARS_MOVES } from "../../src/nine-years/moves.js";
import { VICTORIES as NINE_YEARS_VICTORIES } from "../../src/nine-years/types.js";
import { PROCEDURES as PELOPONNESIAN_PROCEDURES } from "../../src/peloponnesian/flow/index.js";
import { checkInvariants as checkPeloponnesian } from "../../src/peloponnesian/invariants.js";
import { MOVE_KINDS as PELOPONNESIAN_MOVES } from "../../src/peloponnesian/moves.js";
import { VICTORIES as PELOPONNESIAN_VICTORIES } from "../../src/peloponnesian/types.js";
import { PROCEDURES as UNREST_PROCEDURES } from "../../src/unrest/flow/index.js";
import { checkInvariants as checkUnrest } from "../../src/unrest/invariants.js";
import { MOVE_KINDS as UNREST_MOVES } from "../../src/unrest/moves.js";
import { ENDINGS } from "../../src/unrest/types.js";
import { PROCEDURES as TINY_PROCEDURES } from "../tiny/flow/index.js";
import { checkInvariants as checkTiny } from "../tiny/invariants.js";
import { MOVE_KINDS as TINY_MOVES } from "../tiny/moves.js";

/** The parts of one ruleset. */
export interface Parts {
  // biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
  readonly moveKinds: readonly MoveKind<any, any>[];
  // biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
  readonly procedures: readonly Procedure<any, any>[];
  // biome-ignore lint/suspicious/noExplicitAny: the parts of any ruleset, see AnyRuleset
  checkInvariants(s: any): void;
  /** The kinds of victory there are. */
  readonly victories: readonly string[];
}

const PARTS: Readonly<Record<string, Parts>> = {
  diadochi: { moveKinds: DIADOCHI_MOVES, procedures: DIADOCHI_PROCEDURES, checkInvariants: checkDiadochi, victories: DIADOCHI_VICTORIES },
  "nine-years": { moveKinds: NINE_YEARS_MOVES, procedures: NINE_YEARS_PROCEDURES, checkInvariants: checkNineYears, victories: NINE_YEARS_VICTORIES },
  peloponnesian: {
    moveKinds: PELOPONNESIAN_MOVES,
    procedures: PELOPONNESIAN_PROCEDURES,
    checkInvariants: checkPeloponnesian,
    victories: PELOPONNESIAN_VICTORIES,
  },
  unrest: { moveKinds: UNREST_MOVES, procedures: UNREST_PROCEDURES, checkInvariants: checkUnrest, victories: ENDINGS.filter((ending) => ending !== "none") },
  tiny: { moveKinds: TINY_MOVES, procedures: TINY_PROCEDURES, checkInvariants: checkTiny, victories: ["breakthrough", "last-round", "concession"] },
};

const OTHERS = new WeakMap<AnyRuleset, Parts>();

/** The parts of a ruleset. */
export function partsOf(ruleset: AnyRuleset): Parts {
  const parts = OTHERS.get(ruleset) ?? PARTS[ruleset.id];
  if (parts === undefined) throw new Error(`the parts of ${ruleset.id} are not listed in test/laws/parts.ts`);
  return parts;
}

/** Says which parts a ruleset has that a test has made of its own. */
export function setParts(ruleset: AnyRuleset, parts: Parts): AnyRuleset {
  OTHERS.set(ruleset, parts);
  return ruleset;
}
