/** The rulebook of a game: its chapters and clauses, and each clause as it happens on the map. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Connection } from "../connection.js";
import { type Drawing, type Language, loadBook, loadDrawing, loadTexts, type RuleBookData, type Texts, withTargets } from "../games/surface.js";
import { OpenRule } from "../parts/Clause.js";
import { Head } from "../parts/Head.js";
import { bookAddress } from "../route.js";
import { useWords } from "../words/words.js";
import { Book } from "./Book.js";
import { ExampleScreen } from "./ExampleScreen.js";
import "./book.css";

interface Props {
  readonly connection: Connection;
  readonly game: string;
  readonly clause: string | null;
  readonly isShown: boolean;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
}

/** What is loaded of a game: its rules first, what shows examples when one is asked for. */
interface Loaded {
  readonly texts: Texts;
  readonly drawing: Drawing;
}

export function BookScreen({ connection, game, clause, isShown, language, onFailure }: Props) {
  const words = useWords();
  const [book, setBook] = useState<RuleBookData | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    document.title = `${words.rules}: ${words.games[game] ?? game}`;
  }, [game, words]);
  useEffect(() => {
    loadBook(game).then(setBook).catch(onFailure);
  }, [game]);
  useEffect(() => {
    let isLate = false;
    Promise.all([loadTexts(game, language), loadDrawing(game)])
      .then(async ([texts, drawing]) => ({ texts, drawing: await withTargets(game, drawing) }))
      .then((found) => !isLate && setLoaded(found))
      .catch(onFailure);
    return () => {
      isLate = true;
    };
  }, [game, language]);
  const open = useMemo(() => (id: string) => void (location.hash = bookAddress(game, id)), [game]);
  const example = clause === null || !isShown ? undefined : book?.examples[clause];
  return (
    <OpenRule.Provider value={open}>
      <Head>
        <span class="game-name">
          {words.rules}: {words.games[game] ?? game}
        </span>
      </Head>
      <main class={example === undefined ? "game book" : "game book shown"} data-testid="book" data-ruleset={game}>
        {book === null ? <p>{words.loading}</p> : <Book {...{ book, game, clause }} />}
        {example === undefined || loaded === null ? null : (
          <ExampleScreen key={example.clause} {...{ connection, game, example, language, onFailure }} {...loaded} text={book!.rules[example.clause]!.text} />
        )}
      </main>
    </OpenRule.Provider>
  );
}
