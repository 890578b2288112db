/** The tutorial of a player, step by step, as a reader follows it: it compiles by `tsc --strict`, and its commands print what is shown. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stepsOf, TUTORIALS } from "../guides/tutorials.js";
import { createEmpty, type Project } from "../page/follow.js";
import { install, type Installed } from "./installed.js";

const MODULES = ["tsx", "typescript", "@types"];
const PROGRAM = /^npx tsx (\S+\.ts)(.*)$/gm;

let installed: Installed;
let parent: string;
beforeAll(() => {
  installed = install();
  parent = mkdtempSync(join(tmpdir(), "tyche-tutorial-"));
}, 900_000);
afterAll(() => {
  installed.remove();
  rmSync(parent, { recursive: true, force: true });
});

describe("tutorial-player.md", () => {
  const [first, ...steps] = stepsOf("tutorial-player.md");
  let project: Project;
  beforeAll(() => {
    project = createEmpty(parent, MODULES, installed);
    project.save(first!);
  });
  test("has steps of files of at most 30 lines, as all tutorials", () => {
    const files = TUTORIALS.flatMap((page) => stepsOf(page)).flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "file"));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(({ text }) => text.trimEnd().split("\n").length > 30).map(({ path }) => path)).toEqual([]);
  });
  test.each(steps.filter(({ title }) => /^\d/.test(title)))(
    "$title",
    (step) => {
      project.save(step);
      project.run("tsc", "--strict", "-p", ".");
      for (const [i, { kind, text }] of step.blocks.entries())
        for (const [, program] of kind === "run" ? text.matchAll(PROGRAM) : []) {
          expect(step.blocks[i + 1]?.kind).toBe("prints");
          expect(project.run("tsx", program!)).toBe(step.blocks[i + 1]!.text);
        }
    },
    600_000,
  );
});
