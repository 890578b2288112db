/** How a move is likely to end: every event that may or may not come about, with its chance. */
import type { Texts } from "../games/surface.js";
import type { Chances } from "../protocol.js";
import { useWords } from "../words/words.js";

const MOST = 7;
/** Of what was only tried, a result is told from this share on. */
const LEAST = 0.05;

export function Odds({ chances, texts }: { readonly chances: Chances | null; readonly texts: Texts }) {
  const words = useWords();
  if (chances === null) return <p class="odds">{words.oddsMany}</p>;
  const rows = likely(chances, texts);
  // Cards that are drawn come in any number of ways: of what is tried a few times only, nothing can be told.
  if (rows.length === 0) return chances.tries === null ? null : <p class="odds">{words.oddsMany}</p>;
  return (
    <div class="odds" data-testid="odds">
      <h3>{words.odds}</h3>
      <ul>
        {rows.map(([text, share]) => (
          <li key={text}>
            <meter min={0} max={1} value={share} aria-hidden="true" />
            <strong>{words.oddsOf(share)}</strong> {text}
          </li>
        ))}
      </ul>
      <small>{chances.tries === null ? words.oddsWorlds(chances.worlds, chances.error) : words.oddsTries(chances.tries, chances.error)}</small>
    </div>
  );
}

// The chance of each sentence that is told in some results and not in others.
function likely({ results, tries }: Chances, texts: Texts): [string, number][] {
  const shares = new Map<string, number>();
  for (const { events, probability } of results) {
    for (const text of new Set(events.map((event) => texts.event(event as never)))) shares.set(text, (shares.get(text) ?? 0) + probability);
  }
  return [...shares]
    .filter(([, share]) => share < 0.9999 && (tries === null || share > LEAST))
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST);
}
