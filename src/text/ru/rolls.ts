import type { RollEvent } from "../../core/events/events.js";
import { entryOf, numeral } from "../wording.js";

/** The words for the rolls of one purpose. */
export interface RollWords {
  /** The purpose: `перехват`. */
  readonly name: string;
  /** The effect of reaching the number: `гибель при`; by default `нужно`. */
  readonly at?: string;
  /** The word for success; by default `удача`. */
  readonly yes?: string;
  /** The word for failure; by default `неудача`. */
  readonly no?: string;
  /** The result in the table of the roll. */
  readonly result?: (result: number) => string;
  /** The number of successes in words, for a roll where each die that shows at least a given face is one: `2 попадания`. */
  readonly counts?: (count: number) => string;
}

/** A roll as one sentence, with the words of a table for its purpose. `who` is in the nominative. */
export function rollText(e: RollEvent, who: string, rolls: Readonly<Record<string, RollWords>>): string {
  const words = entryOf(rolls, e.purpose, { name: "бросок" });
  const { faces, bonus = 0, each } = e;
  const sum = bonus === 0 ? "" : ` ${bonus < 0 ? "−" : "+"} ${Math.abs(bonus)} = ${numeral(faces.reduce((all, face) => all + face, bonus))}`;
  const pool =
    each === undefined ? "" : ` (от ${each}): ${words.counts?.(faces.filter((face) => face >= each).length) ?? faces.filter((face) => face >= each).length}`;
  const result = e.result === undefined || words.result === undefined ? "" : `; ${words.result(e.result)}`;
  return `${who}, ${words.name}: ${faces.join(", ")}${sum}${pool}${testText(e, words)}${result}.`;
}

function testText({ least, most, bonus, success, sides, faces }: RollEvent, words: RollWords): string {
  if (success === undefined) return "";
  const isHighest = least === sides && bonus === undefined && faces.length === 1;
  const needed = least === undefined ? `${most ?? 0} и меньше` : isHighest ? `${least}` : `${least} и больше`;
  return ` (${words.at ?? "нужно"} ${needed}) — ${success ? (words.yes ?? "удача") : (words.no ?? "неудача")}`;
}
