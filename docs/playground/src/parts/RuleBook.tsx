/** The rules, clause by clause, with a search. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Rules } from "../games/surface.js";
import { bookAddress } from "../route.js";
import { useWords } from "../words/words.js";
import { Marked } from "./Clause.js";
import { showIn } from "./Log.js";

const MOST = 60;

interface Props {
  readonly game: string;
  readonly rules: Rules | null;
  readonly open: string | null;
}

export function RuleBook({ game, rules, open }: Props) {
  const words = useWords();
  const [search, setSearch] = useState("");
  const shown = useRef<HTMLElement>(null);
  useEffect(() => setSearch(""), [open]);
  useEffect(() => showIn(shown.current?.closest<HTMLElement>(".panel"), shown.current), [open, rules]);
  if (rules === null) return <p>{words.loading}</p>;
  const found = foundIn(rules, search.trim().toLowerCase(), open);
  return (
    <div class="rules" data-testid="rules">
      {words.rulesEnglish === "" ? null : <p>{words.rulesEnglish}</p>}
      <p>
        <a href={bookAddress(game, open)}>{words.asBook}</a>
      </p>
      <label>
        {words.rulesSearch} <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <div lang="en">
        {found.slice(0, MOST).map((id) => (
          <article key={id} ref={id === open ? shown : null} class={id === open ? "open" : undefined}>
            <h3>
              {id} <span>{rules[id]!.title}</span>
            </h3>
            <p>
              <Marked text={rules[id]!.text} />
            </p>
            {id === open ? (
              <a class="show-me" href={bookAddress(game, id, true)}>
                {words.showMe}
              </a>
            ) : null}
          </article>
        ))}
      </div>
      <p>{words.rulesFound(found.length)}</p>
    </div>
  );
}

// The clauses with the words sought; without any, the open one and those after it.
function foundIn(rules: Rules, search: string, open: string | null): string[] {
  const ids = Object.keys(rules);
  if (search === "") return ids.slice(Math.max(0, open === null ? 0 : ids.indexOf(open)));
  return ids.filter((id) => `${id} ${rules[id]!.title} ${rules[id]!.text}`.toLowerCase().includes(search));
}
