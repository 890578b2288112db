/** The words of the page in the language chosen. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Language } from "../games/surface.js";
import { en, type Words } from "./en.js";
import { ru } from "./ru.js";

export const WORDS: Readonly<Record<Language, Words>> = { en, ru };
export const WordsContext = createContext<Words>(en);

export function useWords(): Words {
  return useContext(WordsContext);
}

export type { Words };
