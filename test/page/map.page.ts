/** The map as it opens: what can be read of it, where it looks, and that the page keeps it where one has laid it. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launch, open, serve } from "./browser.js";
import { ASKED, begin, clickOn, uncover } from "./player.js";

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let context: BrowserContext;
let troubles: string[];
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
beforeEach(async () => {
  troubles = [];
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
});
afterEach(async () => {
  await context.close();
  expect(troubles).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

async function game(ruleset: string, language: string, seed: string, clicks: number): Promise<Page> {
  const page = await open(context, `${site.url}?lang=${language}`, troubles);
  await begin(page, { ruleset, seed });
  await clickOn(page, seed, clicks);
  await page.waitForSelector(ASKED);
  await uncover(page);
  await page.waitForTimeout(400); // the map glides
  return page;
}

interface Sizes {
  /** The least letters in sight, in pixels, with what they say. */
  readonly letters: readonly [size: number, text: string];
  /** The least counter in sight. */
  readonly counters: number;
  readonly labels: number;
}

async function sizesOn(page: Page): Promise<Sizes> {
  return await page.evaluate(() => {
    const pane = document.querySelector(".board")!.getBoundingClientRect();
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return right > pane.left && left < pane.right && bottom > pane.top && top < pane.bottom;
    };
    const scaleOf = (element: Element): number => (element as SVGGraphicsElement).getScreenCTM()!.a;
    const texts = [...document.querySelectorAll(".board > svg text")].filter((text) => isSeen(text) && text.closest(".overview") === null);
    const letters = texts.map((text) => [Number(text.getAttribute("font-size")) * scaleOf(text), text.textContent!] as const).sort((a, b) => a[0] - b[0]);
    const counters = [...document.querySelectorAll(".board .counter")]
      .filter(isSeen)
      .map((counter) => Number(counter.getAttribute("height")) * scaleOf(counter));
    return { letters: letters[0]!, counters: Math.min(...counters), labels: letters.length };
  });
}

// The least size of type in an element, in pixels.
function least(within: Element): number {
  const shown = [...within.querySelectorAll("*")].filter(({ textContent }) => textContent !== "");
  return Math.min(...shown.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
}

describe.each(["diadochi", "nine-years", "peloponnesian", "unrest"])("%s", (ruleset) => {
  test.each(["en", "ru"])("opens with letters of 11 pixels and counters of 22 at 1440 × 900, in %s", async (language) => {
    const page = await game(ruleset, language, "opens", 0);
    const { letters, counters, labels } = await sizesOn(page);
    expect(letters[0], letters[1]).toBeGreaterThanOrEqual(11);
    expect(counters).toBeGreaterThanOrEqual(22);
    expect(labels).toBeGreaterThan(10);
    const pane = (await page.locator(".board").boundingBox())!;
    expect([pane.width > 1000, pane.height > 820]).toEqual([true, true]);
    for (const what of [".clock", ".seat-cards", "aside"]) expect(await page.locator(what).evaluate(least), what).toBeGreaterThanOrEqual(11);
  });

  test("whatever is asked, something of what is lit on the map is in sight and under no panel", async () => {
    const page = await game(ruleset, "en", "lit", 0);
    let asked = 0;
    for (let clicks = 0; clicks < 25; clicks++) {
      await clickOn(page, `lit ${clicks}`, 1);
      await page.waitForSelector(`${ASKED}, [data-testid="cover"], [data-testid="outcome"]`);
      if ((await page.locator('[data-testid="outcome"]').count()) > 0) break;
      await uncover(page);
      const look = (): boolean | null => {
        const pane = document.querySelector(".board")!.getBoundingClientRect();
        const lit = [...document.querySelectorAll("#board-table [data-lit]")].map((element) => element.getBoundingClientRect());
        const isSeen = ({ left, top, width, height }: DOMRect): boolean => {
          const [x, y] = [left + width / 2, top + height / 2];
          return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom && document.elementFromPoint(x, y)?.closest("#board-table, .lying") != null;
        };
        return lit.length === 0 ? null : lit.some(isSeen);
      };
      const isOnTheMap = (await page.evaluate(look)) !== null;
      if (!isOnTheMap) continue;
      asked++;
      // The map glides there.
      await page.waitForFunction(look, undefined, { timeout: 5_000 }).catch(() => expect.fail(`after ${clicks} decisions nothing of what is lit is in sight`));
    }
    expect(asked).toBeGreaterThan(0);
  });
});

test("the map stays as one has laid it while the decision is in sight", async () => {
  const page = await game("unrest", "en", "stays", 2);
  await page.keyboard.press("0");
  await page.waitForTimeout(400);
  const at = (): Promise<string | null> => page.locator("#board-table").evaluate((layer) => layer.parentElement!.getAttribute("transform"));
  const whole = await at();
  for (let clicks = 0; clicks < 6; clicks++) {
    await clickOn(page, `stays ${clicks}`, 1);
    await page.waitForSelector(ASKED);
  }
  await page.waitForTimeout(400);
  expect(await at()).toBe(whole);
  expect(await page.locator('[data-testid="overview"]').count()).toBe(0);
  await page.keyboard.press("c");
  await page.waitForTimeout(400);
  expect(await at()).not.toBe(whole);
  // A click in the overview goes there.
  const before = await at();
  const overview = (await page.locator('[data-testid="overview"]').boundingBox())!;
  await page.mouse.click(overview.x + overview.width - 4, overview.y + overview.height - 4);
  expect(await at()).not.toBe(before);
});
