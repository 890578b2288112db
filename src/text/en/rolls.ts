import type { RollEvent } from "../../core/events/events.js";
import { entryOf, numeral } from "../wording.js";

/** The words for the rolls of one purpose. */
export interface RollWords {
  /** The purpose: `interception`. */
  readonly name: string;
  /** The effect of reaching the number, if the roller does not want it: `killed on`. */
  readonly at?: string;
  /** The word for success; by default `success`. */
  readonly yes?: string;
  /** The word for failure; by default `failure`. */
  readonly no?: string;
  /** The result in the table of the roll. */
  readonly result?: (result: number) => string;
  /** The number of successes in a roll where each die that shows at least a given face is one: `2 hits`. */
  readonly counts?: (count: number) => string;
}

/**
 * A roll as one sentence, with the words of a table for its purpose: the roller, the purpose, the number needed, success or failure. It begins with `who`,
 * with which `verb` agrees.
 */
export function rollText(e: RollEvent, who: string, verb: string, rolls: Readonly<Record<string, RollWords>>): string {
  const words = entryOf(rolls, e.purpose, { name: e.purpose });
  const { faces, bonus = 0, each } = e;
  const sum = bonus === 0 ? "" : ` ${bonus < 0 ? "−" : "+"} ${Math.abs(bonus)} = ${numeral(faces.reduce((all, face) => all + face, bonus))}`;
  const count = each === undefined ? 0 : faces.filter((face) => face >= each).length;
  const pool = each === undefined ? "" : `, each from ${each} on: ${words.counts?.(count) ?? count}`;
  const result = e.result === undefined || words.result === undefined ? "" : `: ${words.result(e.result)}`;
  return `${who} ${verb} ${faces.join(", ")}${sum} for ${words.name}${pool}${testText(e, words)}${result}.`;
}

function testText({ least, most, bonus, success, sides, faces }: RollEvent, words: RollWords): string {
  if (success === undefined) return "";
  const isHighest = least === sides && bonus === undefined && faces.length === 1;
  const number = least === undefined ? `${most ?? 0} or less` : isHighest ? `${least}` : `${least} or more`;
  return ` (${words.at === undefined ? `${number} needed` : `${words.at} ${number}`}): ${success ? (words.yes ?? "success") : (words.no ?? "failure")}`;
}
