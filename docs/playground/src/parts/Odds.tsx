/** How a move is likely to end: every result that may or may not come about, with its chance. It stands in one place and names its move. */
import type { Texts } from "../games/surface.js";
import type { Asked, Chances } from "../protocol.js";
import { useWords } from "../words/words.js";
import { moveText } from "./Moves.js";
import type { Asking } from "./use-odds.js";

const MOST = 7;
/** Of what was only tried, a result is told from this share on. */
const LEAST = 0.05;
interface Props {
  readonly asked: Asking;
  readonly decision: Asked | null;
  readonly texts: Texts;
}

export function Odds({ asked: { choice, chances }, decision, texts }: Props) {
  const words = useWords();
  const rows = chances === null ? [] : likely(chances, texts);
  // Cards that are drawn come in any number of ways: of what is tried a few times only, nothing can be told.
  const isOpen = chances === null || (rows.length === 0 && chances.tries !== null);
  if (!isOpen && rows.length === 0) return null;
  return (
    <div class="odds" data-testid="odds" aria-live="polite">
      <h3>
        {words.odds}: {moveText(texts, choice, decision)}
      </h3>
      {isOpen || chances === null ? (
        <p>{words.oddsMany}</p>
      ) : (
        <>
          <ul>
            {rows.map(([text, share]) => (
              <li key={text}>
                <meter min={0} max={1} value={share} aria-hidden="true" />
                <strong>{words.oddsOf(share)}</strong> <span>{text}</span>
              </li>
            ))}
          </ul>
          <small>{chances.tries === null ? words.oddsWorlds(chances.worlds, chances.error) : words.oddsTries(chances.tries, chances.error)}</small>
        </>
      )}
    </div>
  );
}

/** The chance of each sentence of some results and not of others, likeliest first; sentences that always come together are one row. */
export function likely({ results, tries }: Chances, texts: Texts): [string, number][] {
  const found = new Map<string, { share: number; in: Set<number> }>();
  for (const [nth, { events, probability }] of results.entries()) {
    for (const text of new Set(events.map((event) => texts.event(event as never)))) {
      const row = found.get(text) ?? { share: 0, in: new Set() };
      row.share += probability;
      row.in.add(nth);
      found.set(text, row);
    }
  }
  const together = new Map<string, { texts: string[]; share: number }>();
  for (const [text, { share, in: ways }] of found) {
    if (share >= 0.9999 || (tries !== null && share <= LEAST)) continue;
    const key = [...ways].join();
    const row = together.get(key) ?? { texts: [], share };
    row.texts.push(text);
    together.set(key, row);
  }
  return [...together.values()]
    .map(({ texts: list, share }): [string, number] => [list.slice(0, 2).join(" "), share])
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST);
}
