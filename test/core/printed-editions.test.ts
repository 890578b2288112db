/** The printed editions are compiled without the checks that other editions go through: here they go through them. */
import { describe, expect, test } from "vitest";
import { hashText } from "../../src/core/state/hash.js";
import { compileChecked as diadochi } from "../../src/diadochi/register.js";
import { STANDARD_EDITION as DIADOCHI } from "../../src/diadochi/data/standard.js";
import { compile as compileDiadochi } from "../../src/diadochi/tables/index.js";
import { compileChecked as nineYears } from "../../src/nine-years/register.js";
import { STANDARD_EDITION as NINE_YEARS } from "../../src/nine-years/data/standard.js";
import { compile as compileNineYears } from "../../src/nine-years/tables/index.js";
import { compileChecked as peloponnesian } from "../../src/peloponnesian/register.js";
import { STANDARD_EDITION as PELOPONNESIAN } from "../../src/peloponnesian/data/standard.js";
import { compile as compilePeloponnesian } from "../../src/peloponnesian/tables/compile.js";
import { STANDARD_EDITION as UNREST } from "../../src/unrest/data/standard.js";
import { compileChecked as unrest } from "../../src/unrest/register.js";
import { compile as compileUnrest } from "../../src/unrest/tables/index.js";

describe("the printed edition passes the checks of other editions", () => {
  test("diadochi", () => expect(diadochi(DIADOCHI)).toEqual(compileDiadochi(DIADOCHI)));
  test("nine-years", () => expect(nineYears(NINE_YEARS)).toEqual(compileNineYears(NINE_YEARS)));
  test("peloponnesian", () => expect(peloponnesian(PELOPONNESIAN)).toEqual(compilePeloponnesian(PELOPONNESIAN)));
  test("unrest", () => expect(unrest(UNREST)).toEqual(compileUnrest(UNREST)));
});

// By these the editions made of them are named, so that records of other editions find theirs.
test("the printed editions are what they were", () => {
  const names = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST].map((edition) => hashText(JSON.stringify(edition)));
  expect(names).toEqual(["64ba9c006ff4e75f", "1f36a52119837060", "a73273ec9c27bd52", "904ab60537a7c7b4"]);
});
