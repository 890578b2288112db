/**
 * `npm run budget`: fails where a size is above its bar, or a speed far below it. Speeds are ratios to the yardstick, interleaved with it in one process; a ratio that
 * falls short is measured again, up to three times, since a busy machine slows now the one and now the other.
 */
import process from "node:process";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { GAMES } from "../../src/cli/games/games.js";
import { BARS, type Bars, BOX_GZIP, ENTRY_GZIP, EXAMPLES_GZIP, NET_GZIP, SPEED_MARGIN } from "./bars.js";
import { type Measured, measureInPlace, measurePure, median } from "./games.js";
import { sizeOf, sizeOfEntry, sizeOfExamples, sizeOfNet, sizeOfSmall } from "./size.js";
import { measureChess } from "./yardstick.js";

const ROUNDS = 8;
const SLICE_MILLISECONDS = 150;
const WARM_UP_MILLISECONDS = 4000;
const ATTEMPTS = 3;

type Way = (ruleset: AnyRuleset, options: object, milliseconds: number, seed: number) => Measured;

const broken: string[] = [];

check("the entry tyche", await sizeOfEntry(), ENTRY_GZIP);
check("nets/unrest", await sizeOfNet("unrest"), NET_GZIP);
check("unrest/box", await sizeOfSmall("unrest", "box"), BOX_GZIP);
for (const [id, most] of Object.entries(EXAMPLES_GZIP)) check(`examples/${id}`, await sizeOfExamples(id), most);
for (const [id, bars] of Object.entries(BARS)) {
  check(id, (await sizeOf(id)).whole, bars.gzip);
  check(`${id}/play`, await sizeOfSmall(id, "play"), bars.play);
  check(`${id}/client`, await sizeOfSmall(id, "client"), bars.client);
  await checkSpeeds(id, bars);
}
if (broken.length > 0) console.error(`over the budget: ${broken.join("; ")}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function check(what: string, bytes: number, most: number): void {
  const kilobytes = bytes / 1000;
  console.log(`${what}: ${kilobytes.toFixed(1)} kB of ${most}`);
  if (kilobytes > most) broken.push(`${what} has ${kilobytes.toFixed(1)} kB, more than ${most}`);
}

async function checkSpeeds(id: string, bars: Bars): Promise<void> {
  const { ruleset, sampleOptions } = await GAMES.load(id);
  const options = sampleOptions[0] ?? {};
  checkSpeed(`${id} in place`, bars.inPlace, () => ratio(measureInPlace, ruleset, options));
  checkSpeed(`${id} pure`, bars.pure, () => ratio(measurePure, ruleset, options));
}

function checkSpeed(what: string, bar: number, measure: () => number): void {
  const least = bar * SPEED_MARGIN;
  let best = 0;
  for (let attempt = 0; attempt < ATTEMPTS && best < least; attempt++) best = Math.max(best, measure());
  console.log(`${what}: ${best.toFixed(2)} Y, the bar is ${bar}`);
  if (best < least) broken.push(`${what} is ${best.toFixed(2)} Y, below ${least.toFixed(2)}`);
}

// How many decisions of the ruleset in the time of one of the yardstick.
function ratio(way: Way, ruleset: AnyRuleset, options: object): number {
  measureChess(WARM_UP_MILLISECONDS / 2, -1);
  way(ruleset, options, WARM_UP_MILLISECONDS, -1);
  const speed = ({ decisions, milliseconds }: Measured): number => decisions / milliseconds;
  return median(
    Array.from({ length: ROUNDS }, (_, round) => speed(way(ruleset, options, SLICE_MILLISECONDS, round)) / speed(measureChess(SLICE_MILLISECONDS, round))),
  );
}
