/** Nothing of the page is wider than the screen: the form of a new game and a game under way, from the narrowest phone on. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, open, serve } from "./browser.js";
import { begin, clickOn } from "./player.js";

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  site.server.close();
});

/** What can be scrolled to beside the screen, or is cut off at its edges; what lies in a box that scrolls, and the drawing, are not looked at. */
async function tooWide(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.getBoundingClientRect().right <= edge + 1) return true;
      return element.closest("svg") !== null || element.closest(".skip, .hidden") !== null;
    };
    const found = document.documentElement.scrollWidth > edge ? [`the page: ${document.documentElement.scrollWidth} of ${edge}`] : [];
    for (const element of document.querySelectorAll("body *")) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (right <= edge + 1 && left >= -1) || isBoxed(element)) continue;
      found.push(`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)} to ${Math.round(right)} of ${edge}`);
    }
    return found;
  });
}

const WIDTHS = [320, 390, 768];

test.each(["diadochi", "nine-years", "peloponnesian", "unrest"].flatMap((ruleset) => ["en", "ru"].map((language) => [ruleset, language] as const)))(
  "%s in %s fits on screens of 320, 390 and 768 points",
  async (ruleset, language) => {
    const troubles: string[] = [];
    const context = await browser.newContext({ viewport: { width: WIDTHS[0]!, height: 844 } });
    const page = await open(context, `${site.url}?lang=${language}`, troubles);
    const found: Record<string, readonly string[]> = {};
    const look = async (what: string): Promise<void> => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        found[`${what} at ${width}`] = await tooWide(page);
      }
    };
    await page.locator(`[data-testid="new-game"] [name="ruleset"][value="${ruleset}"]`).check();
    await page.locator('[data-testid="new-game"] button[type="submit"]:not(:disabled)').waitFor();
    await look("form");
    await begin(page, { ruleset, seed: "width" });
    await clickOn(page, "width", 4);
    await look("game");
    await context.close();
    expect(troubles).toEqual([]);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((what) => [what, []])));
  },
);
