/** The law of keys finds fingerprints that depend on the order of keys. */
import { expect, test } from "vitest";
import type { TinyState } from "../../../examples/tiny/state/index.js";
import { held, otherwise } from "../broken.js";

test("law 25 finds a position whose fields nobody knows", () =>
  expect(
    held(
      25,
      otherwise("setup", (s: TinyState) => ({ ...s, unknown: 1 })),
    ),
  ).toThrow("the fingerprint depends on the order of keys"));
test("law 25 finds a step whose fields come in the order of those before it", () => {
  const isUsual = (s: object): boolean => Object.keys(s)[0] === usual;
  let usual = "";
  const functions = {
    ...otherwise("setup", (s: TinyState) => {
      usual = Object.keys(s)[0]!;
      return s;
    }),
    ...otherwise("apply", (step, s: TinyState) => ({ ...step, state: isUsual(s) ? { ...step.state, unknown: 1 } : { unknown: 1, ...step.state } })),
  };
  expect(held(25, functions)).toThrow("the fingerprint after a move depends on the order of keys");
});
