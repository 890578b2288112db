/** The printed editions are compiled without the checks that other editions go through: here they go through them. */
import { describe, expect, test } from "vitest";
import { hashText } from "../../src/core/hash.js";
import { compileChecked as diadochi } from "../../src/diadochi/register.js";
import { STANDARD_EDITION as DIADOCHI } from "../../src/diadochi/data/standard.js";
import { compileEdition as compileDiadochi } from "../../src/diadochi/tables.js";
import { compileChecked as nineYears } from "../../src/nine-years/register.js";
import { STANDARD_EDITION as NINE_YEARS } from "../../src/nine-years/data/standard.js";
import { EDITIONS as NINE_YEARS_EDITIONS } from "../../src/nine-years/tables.js";
import { compileEdition as peloponnesian } from "../../src/peloponnesian/register.js";
import { EDITIONS as PELOPONNESIAN_EDITIONS, STANDARD_EDITION as PELOPONNESIAN } from "../../src/peloponnesian/tables.js";
import { STANDARD as UNREST } from "../../src/unrest/data/index.js";
import { compileChecked as unrest } from "../../src/unrest/register.js";
import { EDITIONS as UNREST_EDITIONS } from "../../src/unrest/tables.js";

// Diadochi is compiled anew, since the searches of games that were played leave their notes in its tables.
describe("the printed edition passes the checks of other editions", () => {
  test("diadochi", () => expect(diadochi(DIADOCHI)).toEqual(compileDiadochi(DIADOCHI)));
  test("nine-years", () => expect(nineYears(NINE_YEARS)).toEqual(NINE_YEARS_EDITIONS.of("")));
  test("peloponnesian", () => expect(peloponnesian(PELOPONNESIAN)).toEqual(PELOPONNESIAN_EDITIONS.of("")));
  test("unrest", () => expect(unrest(UNREST)).toEqual(UNREST_EDITIONS.of("")));
});

// By these the editions made of them are named, so that records of other editions find theirs.
test("the printed editions are what they were", () => {
  const names = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST].map((edition) => hashText(JSON.stringify(edition)));
  expect(names).toEqual(["e53e0f0673c81a0e", "1f36a52119837060", "1ba5b5ae7cdfab3b", "a9d11e9908a3c61c"]);
});
