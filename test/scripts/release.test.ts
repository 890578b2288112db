/** What a release needs of package.json and the changelog. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { changesOf, remainingIn, remainingInReleases } from "../../scripts/release.js";
import { RELEASES } from "../../src/cli/releases.js";
import { ROOT } from "../guides/programs.js";

const COMPLETE = { version: "1.2.0", repository: "github:a/b", homepage: "https://a", bugs: "https://b" };
const DATED = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-02\n\n### Added\n\n- A thing.\n\n## [1.1.0] - 2026-12-31\n\n- Older.\n";

describe("what remains before a release", () => {
  test("nothing, when manifest and changelog agree", () => expect(remainingIn(COMPLETE, DATED)).toEqual([]));
  test("a section for the version", () => {
    expect(remainingIn({ ...COMPLETE, version: "1.3.0" }, DATED)).toEqual(['CHANGELOG.md: add a section "## [1.3.0] - <date>"']);
  });
  test("its date, its text and what is still under Unreleased", () => {
    const changelog = "## [Unreleased]\n\n- New.\n\n## [1.2.0]\n";
    expect(remainingIn(COMPLETE, changelog)).toEqual([
      'CHANGELOG.md: give "## [1.2.0]" its date, "## [1.2.0] - 2026-12-31"',
      "CHANGELOG.md: describe version 1.2.0",
      "CHANGELOG.md: move what stands under [Unreleased] into [1.2.0]",
    ]);
  });
  test("addresses, of which provenance needs the repository", () => {
    expect(remainingIn({ version: "1.2.0" }, DATED)).toEqual([
      'package.json: add "repository" (npm run release -- --repository https://…)',
      'package.json: add "homepage" (npm run release -- --repository https://…)',
      'package.json: add "bugs" (npm run release -- --repository https://…)',
    ]);
  });
});

describe("the list of releases", () => {
  test("has this version of the package with the versions of its rulesets", async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(await remainingInReleases(version)).toEqual([]);
  });
  test("lacks a version that was not added, and one whose rulesets differ", async () => {
    const [release] = RELEASES;
    const [missing] = await remainingInReleases("9.9.9");
    expect(missing).toMatch(/^src\/cli\/releases\.ts: add {"version":"9\.9\.9","rulesets":{"diadochi":"\d+"/);
    const older = { ...release!, rulesets: { ...release!.rulesets, unrest: "0" } };
    expect(await remainingInReleases(older.version, [older])).toHaveLength(1);
  });
});

describe("the changelog", () => {
  test("gives the text of a version and of no other", () => {
    expect(changesOf(DATED, "1.2.0")).toBe("### Added\n\n- A thing.");
    expect([changesOf(DATED, "Unreleased"), changesOf(DATED, "2.0.0")]).toEqual(["", null]);
  });
  test("describes the version of package.json", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(changesOf(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), version)).toMatch(/^### Play$/m);
  });
});
