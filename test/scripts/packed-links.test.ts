/** Links of packed documents. */
import { describe, expect, test } from "vitest";
import { deadLinks, homeOf, packedText } from "../../scripts/packed-links.js";
import { withRepository } from "../../scripts/release.js";

const PACKED = new Set(["README.md", "docs/moves.md"]);
const HOME = { address: "https://example.org/o/r", version: "1.2.3" };
const TEXT = "[moves](moves.md#a) [rules](rules/README.md#b) ![a map](pictures/map.png) [web](https://example.org) [here](#c)\n\n```ts\n[a](b)\n```\n";

describe("a packed document", () => {
  test("keeps links to packed files, and leads out of the package to the repository", () => {
    expect(packedText("docs/x.md", TEXT, PACKED, HOME)).toBe(
      "[moves](moves.md#a) [rules](https://example.org/o/r/blob/v1.2.3/docs/rules/README.md#b) ![a map](https://example.org/o/r/raw/v1.2.3/docs/pictures/map.png) [web](https://example.org) [here](#c)\n\n```ts\n[a](b)\n```\n",
    );
  });
  test("has no links out of the package while the repository has no address", () => {
    expect(packedText("docs/x.md", TEXT, PACKED, null)).toBe("[moves](moves.md#a) rules *a map* [web](https://example.org) [here](#c)\n\n```ts\n[a](b)\n```\n");
  });
  test("is searched for relative links that lead nowhere", () => {
    expect(deadLinks("docs/x.md", TEXT, PACKED)).toEqual(["rules/README.md", "pictures/map.png"]);
    expect(deadLinks("docs/x.md", packedText("docs/x.md", TEXT, PACKED, null), PACKED)).toEqual([]);
  });
});

describe("the address of the repository", () => {
  test("is that of package.json, in both of its forms", () => {
    expect(homeOf({ version: "1.2.3", repository: { type: "git", url: "git+https://example.org/o/r.git" } })).toEqual(HOME);
    expect(homeOf({ version: "1.2.3", repository: "https://example.org/o/r" })).toEqual(HOME);
    expect(homeOf({ version: "1.2.3" })).toBe(null);
  });
  test("is written once, with what follows from it", () => {
    const written = withRepository({ name: "tyche", version: "1.2.3", license: "MIT" }, "https://example.org/o/r");
    expect(written).toEqual({
      name: "tyche",
      version: "1.2.3",
      homepage: "https://example.org/o/r#readme",
      bugs: "https://example.org/o/r/issues",
      repository: { type: "git", url: "git+https://example.org/o/r.git" },
      license: "MIT",
    });
    expect(homeOf(written)).toEqual(HOME);
    expect(withRepository(written, "https://example.org/o/s").bugs).toBe("https://example.org/o/s/issues");
  });
  test.each(["", "example.org/o/r", "https://example.org", "https://example.org/o/r/"])("is refused when it is %j", (address) => {
    expect(() => withRepository({ version: "1.2.3" }, address)).toThrow("--repository: expected the address of a page");
  });
});
