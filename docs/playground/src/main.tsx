/** The page: a new game, or a game under way. */
import { render } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { CallError, Connection } from "./connection.js";
import { GameScreen } from "./GameScreen.js";
import { LANGUAGES, type Language } from "./games/surface.js";
import { NewGame } from "./NewGame.js";
import { Head, LanguageContext } from "./parts/Head.js";
import { later } from "./parts/later.js";
import { gameAddress, useRoute } from "./route.js";
import { en, loadWords, type Words, WordsContext } from "./words/words.js";
import "./style.css";

const BookScreen = later(async () => (await import("./book/BookScreen.js")).BookScreen);

const KEPT = "tyche-language";

function firstLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}

function Page() {
  const connection = useMemo(() => new Connection(), []);
  const route = useRoute();
  const [language, setLanguage] = useState(firstLanguage);
  const [failure, setFailure] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<Words | null>(null);
  const words = loaded ?? en;
  const forget = useCallback(() => setFailure(null), []);
  const fail = (error: unknown): void => setFailure(error instanceof CallError ? error.fault.message : error instanceof Error ? error.message : String(error));

  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem(KEPT, language);
    let isLate = false;
    loadWords(language)
      .then((found) => !isLate && setLoaded(found))
      .catch(fail);
    return () => {
      isLate = true;
    };
  }, [language]);
  useEffect(() => {
    setFailure(null);
    if (route.at === "start") document.title = words.title;
    if (route.at !== "share") return;
    import("./share.js")
      .then(({ unpacked }) => unpacked(route.packed))
      .then((game) => connection.call("load", game, null))
      .then((game) => location.replace(gameAddress(game)))
      .catch(fail);
  }, [location.hash, words]);

  if (loaded === null) return null;
  return (
    <WordsContext.Provider value={words}>
      <LanguageContext.Provider value={{ language, onLanguage: setLanguage }}>
        {failure === null ? null : (
          <div class="failure" role="alert" data-testid="failure">
            <p>
              <strong>{words.failed}.</strong> {failure}
            </p>
            <button type="button" onClick={() => setFailure(null)}>
              {words.close}
            </button>
          </div>
        )}
        {route.at === "game" ? (
          <GameScreen
            key={`${route.game}/${route.seat}`}
            {...{ connection, language }}
            game={route.game}
            seat={route.seat}
            onFailure={fail}
            onDecision={forget}
          />
        ) : route.at === "rules" ? (
          <BookScreen key={route.game} {...{ connection, language }} game={route.game} clause={route.clause} isShown={route.isShown} onFailure={fail} />
        ) : route.at === "start" ? (
          <>
            <Head />
            <NewGame connection={connection} language={language} onFailure={fail} />
          </>
        ) : (
          <>
            <Head />
            <main>
              <p>{words.loading}</p>
            </main>
          </>
        )}
      </LanguageContext.Provider>
    </WordsContext.Provider>
  );
}

render(<Page />, document.getElementById("page")!);
