/** The four games with their sentences and the sets of options that tests play. */
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { GAMES } from "../../src/cli/games/games.js";
import type { Texts } from "../../src/text/texts.js";

export interface ToldGame {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly options: object;
  readonly en: Texts;
  readonly ru: Texts;
}

/** Every game with every set of sample options. */
export async function toldGames(): Promise<ToldGame[]> {
  const games: ToldGame[] = [];
  for (const id of GAMES.ids) {
    const { ruleset, sampleOptions, texts } = await GAMES.load(id);
    const [en, ru] = [await texts("en"), await texts("ru")];
    for (const options of sampleOptions) games.push({ id, ruleset, options, en, ru });
  }
  return games;
}

/** Latin letters in Russian sentences that are meant: Roman numbers of kings and blocks, ratings and letters of counters, clauses. */
const LATIN_MEANT = /\b[IVX]+\b|\b[A-F][1-3]\b|лидер[а-я]* [AB]\b|\b(?:DIA|NYW|PEL|CAR)-[\d.A-Za-z]+/g;

/** What is wrong with the form of a sentence; null when nothing is. */
export function flawOf(sentence: string, language: "en" | "ru"): string | null {
  if (sentence.trim() !== sentence || sentence === "") return "blank at an end";
  if (/ {2}|\s[,.;:?!)]|[([“«]\s|[.?!]{2}|,,/.test(sentence)) return "spacing";
  if (/undefined|null|NaN|\[object|[{}]/.test(sentence)) return "a hole";
  if (language === "ru") return /[a-z]/i.test(sentence.replace(LATIN_MEANT, "")) ? "Latin letters" : null;
  return /\b[a-z]{2,}-\d|\b[acks]-[a-z]+-|\b(?:minor-city|major-city|enemy-army|silver-shields)\b|_/.test(sentence) ? "an id" : null;
}
