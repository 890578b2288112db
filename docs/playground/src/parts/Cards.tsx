/** The viewer's cards with their texts, and what can be done with each. */
import type { Table } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import type { Asked, Choice } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Clause, Marked } from "./Clause.js";
import { MoveButton, moveText, type OnPlay } from "./Moves.js";

interface Props {
  readonly table: Table;
  readonly viewer: string;
  readonly texts: Texts;
  readonly choices: readonly Choice[];
  readonly decision: Asked | null;
  readonly onPlay: OnPlay;
}

export function Cards({ table, viewer, texts, choices, decision, onPlay }: Props) {
  const words = useWords();
  const piles = table.piles.filter(({ owner, cards }) => (owner === viewer || viewer === "arbiter") && cards !== null && cards.length > 0);
  if (piles.length === 0) return <p>{words.noCards}</p>;
  return (
    <div class="cards">
      {piles.map(({ id, owner, cards }) => (
        <section key={id} aria-label={texts.label(id)}>
          <h3>
            {owner === null || owner === viewer ? "" : `${texts.name(owner)}: `}
            {texts.label(id)}
          </h3>
          <ul>
            {counted(cards!).map(([card, count]) => (
              <Card
                key={card}
                id={card}
                count={count}
                texts={texts}
                choices={choices.filter(({ targets }) => targets.some((target) => target.kind === "card" && target.id === card))}
                decision={decision}
                onPlay={onPlay}
              />
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

interface CardProps {
  readonly id: string;
  readonly count: number;
  readonly texts: Texts;
  readonly choices: readonly Choice[];
  readonly decision: Asked | null;
  readonly onPlay: OnPlay;
}

function Card({ id, count, texts, choices, decision, onPlay }: CardProps) {
  const card = texts.card(id);
  return (
    <li class={choices.length > 0 ? "card usable" : "card"} data-card={id}>
      <h4>
        {card?.name ?? texts.name(id)}
        {count > 1 ? ` × ${count}` : ""}
      </h4>
      {card === null ? null : (
        <>
          <p>
            <Marked text={card.text} />
          </p>
          <ul class="uses">
            {card.uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
          <p class="clauses">
            {card.clauses.map((clause) => (
              <Clause key={clause} id={clause} />
            ))}
          </p>
        </>
      )}
      {choices.map((choice) => (
        <MoveButton key={choice.line} choice={choice} label={moveText(texts, choice, decision)} onPlay={onPlay} />
      ))}
    </li>
  );
}
