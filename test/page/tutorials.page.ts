/** The tutorials of a page, step by step: each step is built as a reader builds it, and played on with the mouse. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Step, stepsOf } from "../guides/tutorials.js";
import { install, type Installed, ROOT } from "../package/installed.js";
import { launch, open, serve } from "./browser.js";
import { createEmpty, createFromTemplate, type Project, start } from "./follow.js";

/** What the commands of the tutorial of a server set. */
const SECRET = /SECRET="(.*)"/;
/** The page of that tutorial has no icon, and for a moment no server. */
const NO_ICON_AND_NO_SERVER = /status of 404|ERR_CONNECTION_REFUSED/;
/** More decisions than a page that stands still after the first turn of the bot would reach. */
const DECISIONS = 25;

let installed: Installed;
let browser: Browser;
let parent: string;
beforeAll(async () => {
  installed = install();
  browser = await launch();
  parent = mkdtempSync(join(tmpdir(), "tyche-tutorial-"));
}, 900_000);
afterAll(async () => {
  await browser.close();
  installed.remove();
  rmSync(parent, { recursive: true, force: true });
});

/** Shows the page that a project builds now. What it complains of fails the test, but for what is expected. */
async function show(project: Project, look: (page: Page) => Promise<void>, expected: RegExp = /^$/): Promise<void> {
  project.run("vite", "build", "--logLevel", "error");
  const site = await serve(`${project.folder}/dist/`);
  const context = await browser.newContext();
  const troubles: string[] = [];
  try {
    await look(await open(context, site.url, troubles));
    expect(troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
  } finally {
    await context.close();
    site.server.close();
  }
}

/** Writes a picture of the tutorials when `PICTURES` is set. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  await page.setViewportSize({ width: 1000, height: 1000 });
  await page.evaluate("scrollTo(0, 0)");
  await page.screenshot({ path: join(ROOT, `docs/pictures/${name}.png`) });
}

const logOf = async (page: Page): Promise<string[]> => await page.locator("#log li").allTextContents();
const labelsOf = async (page: Page): Promise<string[]> => await page.locator("#buttons button").allTextContents();

async function seesTheBoard(page: Page): Promise<void> {
  await page.locator("svg [data-place]").first().waitFor();
  expect(await page.locator("svg [data-stack]").count()).toBeGreaterThan(3);
  await picture(page, "tutorial-1");
}

/** Clicks the first button until there is none. */
async function playsByButtonsUntilTheOtherSideDecides(page: Page): Promise<void> {
  const before = await logOf(page);
  let clicks = 0;
  for (; (await labelsOf(page)).length > 0; clicks++) {
    expect(clicks).toBeLessThan(50);
    await page.locator("#buttons button").first().click();
  }
  expect(clicks).toBeGreaterThan(0);
  expect((await logOf(page)).length).toBeGreaterThan(before.length);
  expect(await page.locator("#prompt").textContent()).toMatch(/^Carthage/);
}

/** One click of a person: on something lit on the map, or on a button. */
async function clickOnce(page: Page, n: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector("svg [data-lit], #buttons button") !== null, undefined, { timeout: 60_000 });
  const buttons = page.locator("#buttons button:not(:text-is('Take back'))");
  const lit = page.locator("svg [data-lit]");
  if ((await lit.count()) > 0 && (n % 2 === 0 || (await buttons.count()) === 0)) await lit.first().dispatchEvent("click");
  else await buttons.first().click();
}

async function playsOnWithoutStandingStill(page: Page): Promise<void> {
  for (let n = 0; n < DECISIONS; n++) await clickOnce(page, n);
  await page.waitForFunction(() => document.querySelector("svg [data-lit], #buttons button") !== null, undefined, { timeout: 60_000 });
  const log = await logOf(page);
  for (const side of [/carthage/i, /coalition/i]) expect(log.filter((line) => side.test(line)).length, String(side)).toBeGreaterThan(2);
}

async function clicksOnTheMapChooseAndAreTakenBack(page: Page): Promise<void> {
  let [onTheMap, takenBack] = [0, 0];
  for (let n = 0; n < 4 * DECISIONS && (onTheMap < 5 || takenBack === 0); n++) {
    if ((await page.locator("svg [data-stack][data-lit], svg [data-place][data-lit]").count()) > 0 && ++onTheMap === 3) await picture(page, "tutorial-4");
    await clickOnce(page, n);
    const back = page.locator("#buttons button:text-is('Take back')");
    if (takenBack > 0 || (await back.count()) === 0) continue;
    const before = await logOf(page);
    await back.click();
    takenBack++;
    expect((await logOf(page)).length).toBeLessThanOrEqual(before.length);
  }
  expect([onTheMap >= 5, takenBack]).toEqual([true, 1]);
}

async function survivesAReload(page: Page): Promise<void> {
  for (let n = 0; n < 12; n++) await clickOnce(page, n);
  await page.waitForFunction(() => document.querySelector("svg [data-lit], #buttons button") !== null, undefined, { timeout: 60_000 });
  const [log, prompt] = [await logOf(page), await page.locator("#prompt").textContent()];
  await page.reload();
  await page.locator("#log li").first().waitFor();
  expect([await logOf(page), await page.locator("#prompt").textContent()]).toEqual([log, prompt]);
  expect(log.length).toBeGreaterThan(10);
  await clickOnce(page, 0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

type Look = (page: Page) => Promise<void>;
const RESULTS: readonly { page: string; config: string; results: Readonly<Record<string, Look>> }[] = [
  {
    page: "tutorial-page.md",
    config: "tsconfig.json",
    results: {
      "1. Draw the board": seesTheBoard,
      "2. Offer the moves as buttons": playsByButtonsUntilTheOtherSideDecides,
      "3. Let a bot play the other side": playsOnWithoutStandingStill,
      "4. Click on the map": clicksOnTheMapChooseAndAreTakenBack,
      "5. Save the game": survivesAReload,
    },
  },
  {
    page: "tutorial-react.md",
    config: "tsconfig.app.json",
    results: {
      "1. Draw the board": seesTheBoard,
      "2. Let the player decide": playsByButtonsUntilTheOtherSideDecides,
      "3. Let a bot play the other side": async (page) => {
        await playsOnWithoutStandingStill(page);
        await clicksOnTheMapChooseAndAreTakenBack(page);
      },
      "4. Save the game": survivesAReload,
    },
  },
];

describe.each(RESULTS)("$page", ({ page: name, config, results }) => {
  const [first, ...steps] = stepsOf(name) as [Step, ...Step[]];
  const numbered = steps.filter(({ title }) => /^\d/.test(title));
  let project: Project;
  beforeAll(() => {
    project = createFromTemplate(first, mkdtempSync(join(parent, "t-")), installed);
  });

  test("each of its steps has a result that is looked at", () => {
    expect(numbered.map(({ title }) => title)).toEqual(Object.keys(results));
  });
  test.each(numbered)("$title", async (step) => {
    project.save(step);
    project.run("tsc", "--noEmit", "--strict", "-p", config);
    await show(project, results[step.title]!);
  });
});

describe("tutorial-server.md", () => {
  const [first, stored, served, shown, restarted] = stepsOf("tutorial-server.md") as [Step, Step, Step, Step, Step];
  const output = (step: Step): string => step.blocks.find(({ kind }) => kind === "prints")!.text;
  const lines = (): number => readFileSync(join(project.folder, "games/first.txt"), "utf8").split("\n").length;
  let project: Project;
  let port: number;
  let server: ChildProcess;
  const follow = (step: Step): void => {
    project.save(step, (text) => text.replaceAll("localhost:8080", `127.0.0.1:${port}`).replaceAll("8080", String(port)));
    project.run("tsc", "--strict", "-p", ".");
  };
  async function serveAgain(): Promise<void> {
    if (server !== undefined) {
      server.kill();
      await once(server, "exit");
    }
    server = start(project, "server.ts");
    for (let waited = 0; !(await isServed()); waited++) if (waited > 300) throw new Error("the server does not start");
  }
  async function isServed(): Promise<boolean> {
    await new Promise((done) => setTimeout(done, 100));
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    return answer !== null;
  }
  beforeAll(async () => {
    project = createEmpty(parent, ["tsx", "typescript", "vite", "ws", "@types"], installed);
    port = await freePort();
    process.env["SECRET"] = SECRET.exec(stored.blocks.map(({ text }) => text).join(""))![1]!;
    project.save(first);
  });
  afterAll(() => void server?.kill());

  test(stored.title, () => {
    follow(stored);
    expect(project.run("tsx", "begin.ts", "first", "my first deal")).toBe(output(stored));
    expect(lines()).toBe(1);
  });
  test(served.title, async () => {
    follow(served);
    await serveAgain();
    expect(project.run("tsx", "athens.ts")).toBe(output(served));
    expect(lines()).toBe(2);
  });
  test(`${shown.title}, and: ${restarted.title}`, async () => {
    expect(restarted.blocks).toEqual([]);
    follow(shown);
    const addresses = [...output(stored).matchAll(/\?game=\S+/g)].map(([query]) => query);
    await show(
      project,
      async (spectator) => {
        const site = spectator.url();
        const context = spectator.context();
        await spectator.goto(`${site}?game=first`);
        const players = await Promise.all(addresses.map(async (query) => await open(context, `${site}${query}`, [])));
        await playByTurns(players, 30);
        expect(await labelsOf(spectator)).toEqual([]);
        await picture(players[1]!, "tutorial-server");
        const before = await Promise.all(players.map(logOf));
        const stored = lines();
        await serveAgain();
        // What is clicked before a page has connected again is lost.
        for (let n = 0; n < 60 && lines() < stored + 8; n++) await playByTurns(players, 1);
        const after = await Promise.all(players.map(logOf));
        expect(after.map((log, i) => log.slice(0, 20).join() === before[i]!.slice(0, 20).join() && log.length > before[i]!.length)).toEqual([true, true]);
        expect(lines()).toBeGreaterThan(stored + 3);
        expect((await logOf(spectator)).length).toBeGreaterThan(10);
      },
      NO_ICON_AND_NO_SERVER,
    );
  });
});

/** Decisions of whoever is asked, each until the server has answered. */
async function playByTurns(players: readonly Page[], decisions: number): Promise<void> {
  const asked = "svg [data-lit], #buttons button:not(:text-is('Take back'))";
  for (let n = 0; n < decisions; n++) {
    const mover = await Promise.any(
      players.map(
        async (page) =>
          await page
            .locator(asked)
            .first()
            .waitFor({ state: "attached" })
            .then(() => page),
      ),
    );
    await clickOnce(mover, n);
    await mover.waitForTimeout(100);
  }
}
