/** `npm run bench:page`: how long a click takes to be answered and a move to be drawn, medians over clicks by chance in every game. */
import { launch, open, serve } from "./browser.js";
import build from "./build.js";
import { begin } from "./player.js";

const CLICKS = 150;
const GAMES = ["diadochi", "nine-years", "peloponnesian", "unrest"];

interface Times {
  readonly answers: number[];
  readonly draws: number[];
}

// From the click to the first change of the page, and the page's own work until the next frame is ready.
const MEASURE = `async (clicks) => {
  const answers = [], draws = [];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  for (let i = 0; i < clicks; i++) {
    for (let wait = 0; wait < 500 && document.querySelector("#moves [data-move], .face.lit") === null; wait++) await pause(20);
    if (document.querySelector("#moves [data-move]") === null) document.querySelector(".face.lit")?.click();
    await pause(20);
    const moves = [...document.querySelectorAll("#moves [data-move], .card-panel [data-move]")];
    if (moves.length === 0) break;
    const began = performance.now();
    const changed = new Promise((done) => {
      const observer = new MutationObserver(() => { observer.disconnect(); done(performance.now()); });
      observer.observe(document.querySelector("main.game"), { subtree: true, childList: true, attributes: true });
    });
    moves[(i * 7919) % moves.length].click();
    const answered = await changed;
    answers.push(answered - began);
    await new Promise((done) => requestAnimationFrame(() => { const frame = performance.now(); const channel = new MessageChannel(); channel.port1.onmessage = () => { draws.push(performance.now() - frame); done(); }; channel.port2.postMessage(null); }));
    await pause(30);
  }
  return { answers, draws };
}`;

await build();
const site = await serve();
const browser = await launch();
console.log("| game | answer to a click, ms | redraw, ms |\n|---|---|---|");
for (const ruleset of GAMES) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const troubles: string[] = [];
  const page = await open(context, `${site.url}?lang=en`, troubles);
  const others = ruleset === "diadochi" ? { "seat-blue": "chance", "seat-green": "chance", "seat-yellow": "chance" } : {};
  await begin(page, { ruleset, seed: "bench", ...others });
  // As text, since what compiles this file names its functions by a helper that the page does not have.
  const { answers, draws } = (await page.evaluate(`(${MEASURE})(${CLICKS})`)) as Times;
  console.log(`| ${ruleset} | ${median(answers)} | ${median(draws)} |`);
  if (troubles.length > 0) console.log(troubles.join("\n"));
  await context.close();
}
await browser.close();
site.server.close();

function median(times: readonly number[]): string {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!.toFixed(1);
}
