/** The site, as `npm run site` writes it: every link leads somewhere, and a reader finds guides, rules and API by clicks, under a path and in a folder. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Pages, pagesOf, sourcesOf, writeSite } from "../../scripts/site.js";
import { launch, open, seriousFindings, serve, type Site } from "./browser.js";

const ROOT = new URL("../../", import.meta.url).pathname;
const UNDER = "games/tyche";

let folder: string;
let pages: Pages;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  const parent = mkdtempSync(join(tmpdir(), "tyche-site-"));
  folder = join(parent, UNDER);
  mkdirSync(folder, { recursive: true });
  const reference = join(parent, "reference");
  execFileSync("npx", ["tsx", "scripts/vocabulary.ts"], { cwd: ROOT });
  execFileSync("npx", ["typedoc", "--options", "typedoc.markdown.json", "--out", reference], { cwd: ROOT });
  pages = pagesOf(sourcesOf(reference), JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
  await writeSite(pages, folder);
  site = await serve(`${parent}/`);
  browser = await launch();
}, 900_000);
afterAll(async () => {
  await browser.close();
  site.server.close();
  rmSync(join(folder, "../.."), { recursive: true, force: true });
});

/** Looks at a page of the site; what it complains of fails the test. */
async function at(url: string, look: (page: Page) => Promise<void>, colorScheme: "light" | "dark" = "light"): Promise<void> {
  const context = await browser.newContext({ colorScheme });
  const troubles: string[] = [];
  try {
    await look(await open(context, url, troubles));
    expect(troubles).toEqual([]);
  } finally {
    await context.close();
  }
}

const served = (path: string): string => `${site.url}${UNDER}/${path}`;
const titleOf = async (page: Page): Promise<string> => await page.locator("main h1").first().innerText();
const paperOf = async (page: Page): Promise<string> => await page.evaluate("getComputedStyle(document.body).backgroundColor");

/** Searches, and follows the first result. */
async function findFirst(page: Page, query: string): Promise<void> {
  await page.fill("#search", query);
  await page.locator("#found a").first().click();
}

describe("links", () => {
  test("each leads to a page of the site, to its place there, or out of it", () => {
    const places = new Map([...pages.html].map(([path, html]) => [path, new Set([...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => id!))]));
    const dead: string[] = [];
    for (const [path, html] of pages.html)
      for (const [, target] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
        if (/^(?:https?|mailto|data):/.test(target!)) continue;
        const [name, anchor] = target!.split("#");
        const to = name === "" ? path : posix.join(posix.dirname(path), name!);
        if (to === "playground/index.html") continue; // built by vite, and played on by the other tests
        const isThere = places.has(to) ? anchor === undefined || places.get(to)!.has(decodeURIComponent(anchor)) : existsSync(join(folder, to));
        if (!isThere) dead.push(`${path}: ${target}`);
      }
    expect(dead).toEqual([]);
  });
  test("each thing that the search finds is there", () => {
    const dead = pages.found.filter(([, , , address]) => {
      const [path = "", anchor] = address.split("#");
      const html = pages.html.get(path);
      return html === undefined ? path !== "playground/index.html" : anchor !== undefined && !html.includes(`id="${anchor}"`);
    });
    expect(dead).toEqual([]);
  });
  test("every clause of the ledgers is found", () => {
    const clauses = JSON.parse(readFileSync(join(ROOT, "docs/rules/clauses.json"), "utf8")) as { readonly id: string }[];
    const found = new Set(pages.found.map(([, , , address]) => address.split("#")[1]));
    expect(clauses.length).toBeGreaterThan(2_000);
    expect(clauses.filter(({ id }) => !found.has(id))).toEqual([]);
  });
});

describe("a reader", () => {
  test("goes by a door to a tutorial, by the list to a guide, by a link to the glossary", async () => {
    await at(served("index.html"), async (page) => {
      await page.click(".doors a >> text=a game over the net");
      expect(await titleOf(page)).toBe("Tutorial: a game over the net");
      await page.click(".list summary >> text=Play");
      await page.click(".list a >> text=Save and replay");
      expect(await titleOf(page)).toBe("Save and replay");
      await page.click("main a >> text=ply");
      expect(new URL(page.url()).hash).toBe("#ply");
      expect(await page.locator(":target").innerText()).toBe("ply");
    });
  });
  test.each([
    ["DIA-NAV.3", /DIA-NAV\.3/, "docs/rules/diadochi.html#DIA-NAV.3"],
    ["legalMoves", /legalMoves/, null],
    ["save and replay", /Save and replay/, "docs/records.html"],
    ["verify", /verify/, null],
    ["hot seat", /hot-seat/i, null],
  ])("finds %s by one search", async (query, title, address) => {
    await at(served("docs/moves.html"), async (page) => {
      await page.fill("#search", query);
      const first = page.locator("#found a").first();
      expect(await first.locator("b").innerText()).toMatch(title);
      await first.click();
      if (address !== null) expect(page.url()).toBe(served(address));
    });
  });
  test("finds a name of the API, a clause, a tutorial and a guide among the results, each with its kind", async () => {
    await at(served("index.html"), async (page) => {
      for (const [query, kind] of [
        ["Driver", "API"],
        ["besieged", "rules"],
        ["React", "tutorial"],
        ["undo", "guide"],
      ] as const) {
        await page.fill("#search", query);
        await expect.poll(async () => await page.locator("#found .kind").allInnerTexts()).toContain(kind);
      }
    });
  });
  test("searches by the keyboard alone", async () => {
    await at(served("docs/moves.html"), async (page) => {
      await page.keyboard.press("/");
      await page.keyboard.type("glossary");
      await page.locator("#found a").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/glossary\.html/);
    });
  });
  test("reads that nothing is found, and Escape closes the list", async () => {
    await at(served("docs/moves.html"), async (page) => {
      await page.fill("#search", "xyzzyxyzzy");
      await expect.poll(async () => await page.locator("#found").innerText()).toBe("Nothing has “xyzzyxyzzy”.");
      await page.keyboard.press("Escape");
      expect(await page.locator("#found").isVisible()).toBe(false);
    });
  });
  test("reads in dark or light colours, as the system has them or as chosen, on every page", async () => {
    const papers: string[] = [];
    for (const scheme of ["light", "dark"] as const)
      await at(
        served("index.html"),
        async (page) => {
          papers.push(await paperOf(page));
          await page.click("#theme");
          papers.push(await paperOf(page));
          await page.click("header nav a >> text=Guides");
          papers.push(await paperOf(page));
        },
        scheme,
      );
    const [light, dark] = papers;
    expect(light).not.toBe(dark);
    expect(papers).toEqual([light, dark, dark, dark, light, light]);
  });
  test("opens it from a folder: pages, pictures and search work, and a note names what does not", async () => {
    await at(pathToFileURL(join(folder, "index.html")).href, async (page) => {
      expect(await page.locator(".note").isVisible()).toBe(true);
      expect(await page.evaluate("[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)")).toBe(true);
      await findFirst(page, "DIA-NAV.3");
      await page.waitForURL(/diadochi\.html#DIA-NAV\.3$/);
      await page.click("header nav a >> text=API");
      expect(await titleOf(page)).not.toBe("");
    });
    await at(served("index.html"), async (page) => expect(await page.locator(".note").isVisible()).toBe(false));
  });
  test.each(["light", "dark"] as const)("finds no page that axe calls serious, in %s colours", async (scheme) => {
    await at(
      served("index.html"),
      async (page) => {
        for (const path of ["index.html", "docs/records.html", "docs/rules/unrest.html", "reference/tyche/ui.html"]) {
          await page.goto(served(path));
          expect(await seriousFindings(page), path).toEqual([]);
        }
        await page.fill("#search", "undo");
        await page.locator("#found a").first().waitFor();
        expect(await seriousFindings(page), "search").toEqual([]);
      },
      scheme,
    );
  });
  test.each([390, 800, 1400])("has no page that is wider than a window of %i pixels", async (width) => {
    await at(served("index.html"), async (page) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["index.html", "docs/moves.html", "docs/rules/diadochi.html", "docs/benchmarks.html", "reference/README.html"]) {
        await page.goto(served(path));
        expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(width);
      }
    });
  });
});
