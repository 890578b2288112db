/** The clauses of a ledger by chapters, with a search. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RuleBookData } from "../games/surface.js";
import { Marked } from "../parts/Clause.js";
import { bookAddress } from "../route.js";
import { useWords } from "../words/words.js";

/** So many clauses are listed of what a search finds. */
const MOST = 80;

interface Props {
  readonly book: RuleBookData;
  readonly game: string;
  readonly clause: string | null;
}

/** A chapter with its headings and clauses in order. */
interface Section {
  readonly title: string;
  readonly parts: readonly { readonly heading: string | null; readonly level: number; readonly ids: readonly string[] }[];
}

export function Book({ book, game, clause }: Props) {
  const words = useWords();
  const [search, setSearch] = useState("");
  const sections = useMemo(() => sectionsOf(book), [book]);
  const [chosen, setChosen] = useState(0);
  const open = useRef<HTMLElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setSearch("");
    const at = sections.findIndex(({ parts }) => parts.some(({ ids }) => clause !== null && ids.includes(clause)));
    if (at >= 0) setChosen(at);
  }, [clause, sections]);
  useEffect(() => open.current?.scrollIntoView({ block: "nearest" }), [clause, chosen]);
  const go = (to: number): void => {
    setSearch("");
    setChosen(to);
    top.current?.scrollTo({ top: 0 });
  };
  const found = search.trim() === "" ? null : foundIn(book, search.trim().toLowerCase());
  const article = (id: string) => <Article key={id} {...{ book, game, id }} isOpen={id === clause} own={id === clause ? open : null} />;
  return (
    <section class="book-text" aria-label={words.rules}>
      <div class="book-tools">
        {words.rulesEnglish === "" ? null : <p>{words.rulesEnglish}</p>}
        <label>
          {words.contents}{" "}
          <select name="chapter" value={chosen} onChange={(event) => go(Number(event.currentTarget.value))}>
            {sections.map(({ title }, nth) => (
              <option key={title} value={nth}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.rulesSearch} <input type="search" name="search-rules" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
        </label>
      </div>
      <div class="rules" lang="en" ref={top} data-testid="rules">
        {found === null ? (
          <>
            <h2>{sections[chosen]!.title}</h2>
            {sections[chosen]!.parts.map(({ heading, ids }) => (
              <section key={ids[0]}>
                {heading === null ? null : <h3 class="heading">{heading}</h3>}
                {ids.map(article)}
              </section>
            ))}
            <Neighbours sections={sections} chosen={chosen} onGo={go} />
          </>
        ) : (
          <>
            <p role="status">{words.rulesFound(found.length)}</p>
            {found.slice(0, MOST).map(article)}
          </>
        )}
      </div>
    </section>
  );
}

interface ArticleProps {
  readonly book: RuleBookData;
  readonly game: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly own: { readonly current: HTMLElement | null } | null;
}

function Article({ book: { rules, examples }, game, id, isOpen, own }: ArticleProps) {
  const words = useWords();
  const { title, text } = rules[id]!;
  return (
    <article ref={own as never} class={isOpen ? "open" : undefined} data-clause={id}>
      <h3>
        <a href={bookAddress(game, id)}>{id}</a> {text.startsWith(title.replace(/ …$/, "")) ? null : <span>{title}</span>}
      </h3>
      <p>
        <Marked text={text} />
      </p>
      {Object.hasOwn(examples, id) ? (
        <a class="show-me" data-show={id} href={bookAddress(game, id, true)}>
          {words.showMe}
        </a>
      ) : null}
    </article>
  );
}

function Neighbours({ sections, chosen, onGo }: { readonly sections: readonly Section[]; readonly chosen: number; readonly onGo: (to: number) => void }) {
  const button = (to: number, before: string, after: string) =>
    sections[to] === undefined ? null : (
      <button type="button" onClick={() => onGo(to)}>
        {before}
        {sections[to].title}
        {after}
      </button>
    );
  return (
    <nav class="neighbours">
      {button(chosen - 1, "← ", "")}
      {button(chosen + 1, "", " →")}
    </nav>
  );
}

// Chapters are the headings of the level that divides the ledger; those below it head the parts of a chapter.
function sectionsOf({ rules, chapters }: RuleBookData): Section[] {
  const ids = Object.keys(rules);
  const level = chapters.filter((chapter) => chapter.level === 0).length > 1 ? 0 : 1;
  const starts = chapters.filter((chapter) => chapter.level === level);
  return starts.map(({ title, first }, nth) => {
    const from = ids.indexOf(first);
    const to = starts[nth + 1] === undefined ? ids.length : ids.indexOf(starts[nth + 1]!.first);
    const below = chapters.filter((chapter) => chapter.level > level && ids.indexOf(chapter.first) >= from && ids.indexOf(chapter.first) < to);
    const cuts = [from, ...below.map((chapter) => ids.indexOf(chapter.first)), to];
    const parts = cuts
      .slice(0, -1)
      .map((cut, i) => ({ heading: below[i - 1]?.title ?? null, level: below[i - 1]?.level ?? level, ids: ids.slice(cut, cuts[i + 1]) }));
    return { title, parts: parts.filter((part) => part.ids.length > 0 || part.heading !== null) };
  });
}

function foundIn({ rules }: RuleBookData, search: string): string[] {
  return Object.keys(rules).filter((id) => `${id} ${rules[id]!.title} ${rules[id]!.text}`.toLowerCase().includes(search));
}
