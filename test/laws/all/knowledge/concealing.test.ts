/** The law of concealing finds each thing that a concealed state has otherwise. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../../examples/tiny/index.js";
import type { TinyState } from "../../../../examples/tiny/state/index.js";
import { type Functions, having, held, ofMade, otherwise, REVERSED, ROUND_9 } from "../../broken.js";

const OTHER_KEY = (): string => "0123456789abcdef";

describe("law 30 finds", () => {
  test("nothing as it is", () => expect(held(30, {})).not.toThrow());
  test.each<readonly [fault: string, found: RegExp, functions: Functions]>([
    ["another state concealed a second time", /what is concealed from .* a second time differs/, ofMade("conceal", "conceal", ROUND_9)],
    ["another state of a sample", /what is concealed from .* of a sample differs/, ofMade("determinize", "conceal", ROUND_9)],
    [
      "a key of another form",
      /a key is 16 hexadecimal digits, not 0123456789abcdefx/,
      otherwise("viewKey", (key) => `0123456789abcdef${String(key).slice(0, 0)}x`),
    ],
    ["a key with letters before it", /a key is 16 hexadecimal digits, not x/, otherwise("viewKey", (key) => `x${key}`)],
    ["another key of a sample", /states that look alike to \w+ have different keys/, ofMade("determinize", "viewKey", OTHER_KEY)],
    ["another key of what is concealed", /states that look alike to \w+ have different keys/, ofMade("conceal", "viewKey", OTHER_KEY)],
    ["one key for all", /\w+ and \w+ have the same key/, otherwise("viewKey", OTHER_KEY)],
    [
      "one key for north and a spectator",
      /north and spectator have the same key|spectator and north have the same key/,
      otherwise("viewKey", (key, s, viewer) => (viewer === "north" ? TINY.viewKey(TINY.conceal(s, "spectator"), "spectator") : key)),
    ],
    ["another sample", /what is sampled of the state concealed from/, ofMade("conceal", "determinize", (s) => TINY.reseed(s, 1))],
    ["another view", /the view of the state concealed from/, ofMade("conceal", "view", ROUND_9)],
    ["another decision", /the decision of the state concealed from/, ofMade("conceal", "decision", having({ more: 1 }))],
    ["another outcome", /the outcome of the state concealed from/, ofMade("conceal", "outcome", having({ more: 1 }))],
    ["another list", /the list of the state concealed from/, ofMade("conceal", "legalMoves", REVERSED)],
    ["another refusal", /the refusal of .* of the state concealed from/, ofMade("conceal", "explain", having({ code: "no/no" }))],
    [
      "what is concealed from the arbiter",
      /the state concealed from the arbiter differs/,
      otherwise("conceal", (s: object, _s, viewer) => (viewer === "arbiter" ? { ...s, round: 9 } : s)),
    ],
    [
      "what is written to the position",
      /read only/,
      otherwise("conceal", (concealed, s: TinyState) => {
        s.round = s.round + 0;
        return concealed;
      }),
    ],
  ])("%s", (_, found, functions) => expect(held(30, functions)).toThrow(found));
});
