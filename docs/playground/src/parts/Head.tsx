/** The head of the page: where one is, what can be opened, the language. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { LANGUAGES, type Language } from "../games/surface.js";
import { useWords } from "../words/words.js";

/** The language of the page, and how it is changed. */
export const LanguageContext = createContext<{ readonly language: Language; readonly onLanguage: (language: Language) => void }>({
  language: "en",
  onLanguage: () => {},
});

/** Content of the middle, and of the end before the language. */
export function Head({ children, tools }: { readonly children?: ComponentChildren; readonly tools?: ComponentChildren }) {
  const words = useWords();
  const { language, onLanguage } = useContext(LanguageContext);
  return (
    <header class="page">
      <h1>
        <a href="#/">Tyche</a>
      </h1>
      <div class="head-middle">{children}</div>
      {tools}
      <label class="language">
        <span class="hidden">{words.language}</span>
        <select name="language" value={language} onChange={(event) => onLanguage(event.currentTarget.value as Language)}>
          {LANGUAGES.map((id) => (
            <option key={id} value={id}>
              {id.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
