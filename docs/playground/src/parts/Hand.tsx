/** The viewer's cards on the table: a card that can be chosen is lit, a click on one shows what it does and what can be done with it. */
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import type { Asked, Choice } from "../protocol.js";
import { useWords } from "../words/words.js";
import { CardText } from "./Cards.js";
import { MoveButton, moveText, type OnPlay } from "./Moves.js";
import { Wanted } from "./wanted.js";

interface Props {
  readonly table: Table;
  readonly viewer: string;
  readonly texts: Texts;
  /** The choices that cards are chosen for. */
  readonly choices: readonly Choice[];
  readonly decision: Asked | null;
  readonly list: number;
  readonly onPlay: OnPlay;
  readonly onHover: (choice: Choice | null) => void;
}

/** The cards of the viewer's hand, each as often as he holds it. */
export function handOf(table: Table, viewer: string): readonly string[] {
  return table.piles.flatMap(({ owner, cards, id }) => (owner === viewer && cards !== null && id === "hand" ? cards : []));
}

/** The choices that are made by a click on a card of the hand. */
export function byCard(
  choices: readonly Choice[],
  cards: readonly string[],
  lit: readonly { readonly kind: string; readonly id: string }[],
): readonly Choice[] {
  const clicked = new Set(lit.flatMap(({ kind, id }) => (kind === "card" && cards.includes(id) ? [id] : [])));
  return choices.filter(({ targets, part }) => part === "main" && targets.some(({ kind, id }) => kind === "card" && clicked.has(id)));
}

export function Hand({ table, viewer, texts, choices, decision, list, onPlay, onHover }: Props) {
  const words = useWords();
  const [open, setOpen] = useState<string | null>(null);
  const [isFolded, setFolded] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => setOpen(null), [list]);
  useEffect(() => {
    const panel = dialog.current;
    const first = panel?.querySelector<HTMLElement>("[data-move]") ?? panel?.querySelector("button");
    first?.focus({ preventScroll: true });
  }, [open]);
  const cards = handOf(table, viewer);
  if (cards.length === 0) return null;
  const usesOf = (card: string): readonly Choice[] => choices.filter(({ targets }) => targets.some(({ kind, id }) => kind === "card" && id === card));
  const isChosen = choices.length > 0;
  return (
    <div class={["hand", isFolded ? "folded" : "", open === null ? "" : "reading"].join(" ")} data-covers="bottom">
      {open === null || !cards.includes(open) ? null : (
        <div
          ref={dialog}
          class="card-panel"
          role="dialog"
          aria-label={texts.name(open)}
          data-testid="card-panel"
          onKeyDown={(event) => {
            if (event.key === "Escape") setOpen(null);
          }}
        >
          <button type="button" class="close" onClick={() => setOpen(null)} aria-label={words.close}>
            ×
          </button>
          <CardText id={open} texts={texts} />
          <div class="buttons">
            {usesOf(open).map((choice) => (
              <MoveButton key={choice.line} choice={choice} label={moveText(texts, choice, decision)} onPlay={onPlay} onHover={onHover} />
            ))}
          </div>
        </div>
      )}
      <button type="button" class="fold" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
        {isFolded ? `${texts.label("hand")} (${cards.length})` : "▾"}
        <span class="hidden">{words.fold}</span>
      </button>
      {isFolded ? null : (
        <ul class="faces" aria-label={texts.label("hand")}>
          {cards.map((card, nth) => (
            <li key={`${card} ${nth}`}>
              <Face
                card={card}
                texts={texts}
                uses={usesOf(card)}
                isDull={isChosen && usesOf(card).length === 0}
                isOpen={open === card}
                onOpen={() => setOpen(open === card ? null : card)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FaceProps {
  readonly card: string;
  readonly texts: Texts;
  readonly uses: readonly Choice[];
  readonly isDull: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Face({ card, texts, uses, isDull, isOpen, onOpen }: FaceProps) {
  const text = texts.card(card);
  const isLit = uses.length > 0;
  const wanted = useContext(Wanted);
  const number = /\d+/.exec([...(text?.uses.slice(0, 1) ?? []), text?.name].join(" "))?.[0];
  const classes = ["face", isLit ? "lit" : "", isDull ? "dull" : "", isOpen ? "open" : "", uses.some(({ line }) => line === wanted) ? "wanted" : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={classes}
      data-card={card}
      data-moves={isLit ? `|${uses.map(({ line }) => line).join("|")}|` : undefined}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span class="face-head">
        {number === undefined ? null : <i class="number">{number}</i>}
        <b>{text?.name ?? texts.name(card)}</b>
      </span>
      <span class="does">{text?.text}</span>
      {text === null ? null : (
        <span class="whole-text" aria-hidden="true">
          <CardText id={card} texts={texts} isPlain />
        </span>
      )}
    </button>
  );
}
