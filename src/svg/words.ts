/** The few words of the picture that belong to no id. Names of ids come from the texts. */
import type { Measure } from "../core/board/table.js";

/** The words of a language that a picture needs, as `tyche/text` has them: names and, optionally, words of the board and headings of decisions. */
export interface Names {
  name(id: string): string;
  label?(id: string): string;
  decision?(kind: string): string;
}

/** The languages for whose names the drawings have room. */
export type Language = "en" | "ru";

interface OwnWords {
  readonly legend: string;
  readonly turn: string;
  readonly nobody: string;
  readonly empty: string;
  readonly faceDown: string;
  readonly year: (year: number) => string;
  readonly more: (count: number) => string;
}

const OWN: Readonly<Record<Language, OwnWords>> = {
  en: {
    legend: "Legend",
    turn: "to play",
    nobody: "nobody’s",
    empty: "empty",
    faceDown: "face down",
    year: (year) => (year < 0 ? `${-year} BC` : String(year)),
    more: (count) => `and ${count} more`,
  },
  ru: {
    legend: "Условные знаки",
    turn: "ходит",
    nobody: "ничьи",
    empty: "пусто",
    faceDown: "лицом вниз",
    year: (year) => (year < 0 ? `${-year} г. до н. э.` : `${year} год`),
    more: (count) => `и ещё ${count}`,
  },
};

export function ownWords(language: Language): OwnWords {
  return OWN[language];
}

/** The name of an id on the board, for the middle of a line. */
export function wordOf(texts: Names, id: string): string {
  return texts.label?.(id) ?? texts.name(id);
}

/** The name of an id as it is written on a map: with a capital and without an article. */
export function printedName(texts: Names, id: string): string {
  return capital(wordOf(texts, id).replace(/^the /, ""));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A measure in words: `Turn 2/5`, `431 BC`, `Movement Segment`. */
export function measureText(texts: Names, language: Language, { id, value, of }: Measure): string {
  if (value === null) return printedName(texts, id);
  if (id === "year") return OWN[language].year(value);
  return `${printedName(texts, id)} ${signed(value)}${of === null ? "" : `/${of}`}`;
}

/** A number with a minus sign instead of a hyphen. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}
