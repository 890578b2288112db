/** Cards as text: their names, what they do, how they can be used; and all piles that a viewer sees. */
import type { Table } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import { useWords } from "../words/words.js";
import { Clause, Marked } from "./Clause.js";

/** All that a card says; plain where no clause in it can be clicked. */
export function CardText({ id, texts, isPlain = false }: { readonly id: string; readonly texts: Texts; readonly isPlain?: boolean }) {
  const card = texts.card(id);
  return (
    <>
      <strong class="card-name">{card?.name ?? texts.name(id)}</strong>
      {card === null ? null : (
        <>
          <span class="uses">
            {card.uses.map((use) => (
              <span key={use}>{use}</span>
            ))}
          </span>
          <span class="card-text">{isPlain ? card.text : <Marked text={card.text} />}</span>
        </>
      )}
    </>
  );
}

interface Props {
  readonly table: Table;
  readonly viewer: string;
  readonly texts: Texts;
}

/** Every pile whose cards the viewer sees. */
export function Cards({ table, viewer, texts }: Props) {
  const words = useWords();
  const piles = table.piles.filter(({ cards }) => cards !== null && cards.length > 0);
  if (piles.length === 0) return <p>{words.noCards}</p>;
  return (
    <div class="cards">
      {piles.map(({ id, owner, cards }) => (
        <section key={`${owner} ${id}`} aria-label={texts.label(id)}>
          <h3>
            {owner === null || owner === viewer ? "" : `${texts.name(owner)}: `}
            {texts.label(id)}
          </h3>
          <ul>
            {counted(cards!).map(([card, count]) => (
              <li key={card} class="card" data-card={card}>
                {count > 1 ? <small>{count} ×</small> : null} <CardText id={card} texts={texts} />
                <span class="clauses">
                  {texts.card(card)?.clauses.map((clause) => (
                    <Clause key={clause} id={clause} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
