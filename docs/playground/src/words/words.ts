/** The words of the page in the language chosen; English is there at once, others are loaded. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Language } from "../games/surface.js";
import { en, type Words } from "./en.js";

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  ru: async () => (await import("./ru.js")).ru,
};

export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}

export const WordsContext = createContext<Words>(en);

export function useWords(): Words {
  return useContext(WordsContext);
}

export { en, type Words };
