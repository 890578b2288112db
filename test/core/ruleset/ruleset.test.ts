/** Whole rulesets: states from outside must show themselves and play on in every way, and what is wrong is the giver's error only where the state is unsound. */
import { describe, expect, test } from "vitest";
import { partsOf, type RulesetParts } from "../../../src/core/ruleset/parts.js";
import { createRuleset } from "../../../src/core/ruleset/ruleset.js";
import { hashState, isTycheError } from "../../../src/index.js";
import { TINY, type TinyTypes } from "../../../examples/tiny/index.js";

type Parts = RulesetParts<TinyTypes>;
const PARTS = partsOf(TINY)! as unknown as Record<string, unknown> & { procedures: readonly Record<string, unknown>[] };
const made = (more: object) => createRuleset({ ...PARTS, ...more } as unknown as Parts) as unknown as typeof TINY;
const withProcedure = (kind: string, more: object) => made({ procedures: PARTS.procedures.map((one) => (one["kind"] === kind ? { ...one, ...more } : one)) });
const BEGUN = TINY.setup({ seed: "ruleset" });
const OVER = TINY.concede(BEGUN, "south").state;

function refused(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isTycheError(error) ? `${error.code} ${error.message}` : `${(error as Error).name} ${(error as Error).message}`;
  }
  return expect.unreachable();
}
const fault = (): never => {
  throw new RangeError("odd");
};

describe("a state from outside", () => {
  test("is the state that it was, of a game that goes on and of one that is over", () => {
    for (const s of [BEGUN, OVER]) {
      const restored = TINY.restore(JSON.parse(JSON.stringify(s)));
      expect([restored, restored === s, hashState(restored)]).toEqual([s, false, hashState(s)]);
    }
  });
  test("that no seat is asked in, and that is not over, cannot be", () => {
    const endless = made({ outcome: () => null });
    expect(refused(() => endless.restore(OVER))).toBe("position/impossible decision: expected somebody asked, or a game that is over, got something else");
    expect(() => endless.restore(BEGUN)).not.toThrow();
  });
  test("that cannot be shown, or played on in some way, cannot be", () => {
    const impossible = "position/impossible decision: expected a position of this ruleset, got one where odd";
    expect(refused(() => made({ view: fault }).restore(BEGUN))).toBe(impossible);
    expect(refused(() => withProcedure("pledge", { play: fault }).restore(BEGUN))).toBe(impossible);
    expect(refused(() => withProcedure("pledge", { moves: fault }).restore(BEGUN))).toBe(impossible);
    expect(() => made({ view: fault, outcome: () => null }).setup({ seed: 1 })).not.toThrow();
  });
  test("is checked after every choice that there is", () => {
    const invariants = PARTS["checkInvariants"] as (s: typeof BEGUN) => void;
    let checks = 0;
    const counting = made({
      checkInvariants: (s: typeof BEGUN) => {
        checks++;
        invariants(s);
      },
    });
    counting.restore(BEGUN);
    expect(checks).toBe(1 + TINY.legalMoves(BEGUN).length);
    checks = 0;
    counting.restore(OVER);
    expect(checks).toBe(1);
  });
  test("at a question with a single answer is played on", () => {
    const single = withProcedure("pledge", {
      moves: (s: typeof BEGUN, seat: number, out: number[]) => {
        const listed: number[] = [];
        (PARTS.procedures.find(({ kind }) => kind === "pledge")!["moves"] as (s: object, seat: number, out: number[]) => void)(s, seat, listed);
        out.push(...listed.slice(0, 1));
      },
    });
    const played = single.restore(BEGUN);
    expect(single.decision(played)?.kind).not.toBe("pledge");
    expect(hashState(played)).not.toBe(hashState(BEGUN));
  });
});

describe("a fault while a state is read", () => {
  test("is the ruleset's on a sound state, and the giver's on an unsound one", () => {
    const faulty = made({ standing: fault, outcome: fault });
    expect([refused(() => faulty.standing(BEGUN)), refused(() => faulty.outcome(BEGUN))]).toEqual(["RangeError odd", "RangeError odd"]);
    const unsound = { ...BEGUN, raider: 99 };
    for (const run of [() => faulty.standing(unsound), () => faulty.outcome(unsound)]) expect(refused(run)).toMatch(/^position\//);
    const clone = made({ clone: fault });
    expect([refused(() => clone.clone(BEGUN)), refused(() => clone.clone({ ...BEGUN, raider: "x" } as never))]).toEqual([
      "RangeError odd",
      expect.stringMatching(/^position\//),
    ]);
    const viewing = made({ view: fault });
    expect(refused(() => viewing.view(BEGUN, "north"))).toBe("RangeError odd");
  });
  test("an edition where none can be given is refused, and one that is set up is checked", () => {
    const plain = made({ registerEdition: undefined });
    expect(refused(() => plain.setup({ seed: 1, edition: { spaces: [] } } as never))).toMatch(
      /^setup\/bad-edition options\.edition: expected none, since other editions/,
    );
    const seen: string[] = [];
    const checking = made({ checkSetUp: (s: typeof BEGUN) => void seen.push(s.edition) });
    checking.setup({ seed: 1 });
    expect(seen).toEqual([]);
  });
});
