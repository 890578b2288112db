/** A card for each seat: who it is, what it has, how far it is from winning, who thinks. */
import { type Board, measureText, printedName, type SeatState, type Table } from "tyche/svg";
import type { Language, Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { colourOf, Emblem } from "./Emblem.js";

interface Props {
  readonly board: Board;
  readonly table: Table;
  readonly texts: Texts;
  readonly language: Language;
  readonly snapshot: Snapshot;
  readonly lit: readonly { readonly kind: string; readonly id: string }[];
  readonly onTracks: () => void;
  readonly onPick: (seat: string) => void;
}

export function Seats({ board, table, texts, language, snapshot, lit, onTracks, onPick }: Props) {
  const words = useWords();
  const scores = new Set(table.seats.flatMap((seat) => seat.scores.map(({ id }) => id)));
  const told = new Set([...scores, ...table.clock.map(({ id }) => id)]);
  const tracks = table.tracks.filter(({ id, marks }) => !told.has(id) && marks.length > 0);
  return (
    <div class="seat-cards" data-covers="top" data-testid="seats">
      {table.seats.map((seat) => (
        <Seat
          key={seat.seat}
          {...{ seat, board, table, texts, language, snapshot, onPick }}
          isLit={lit.some(({ kind, id }) => kind === "seat" && id === seat.seat)}
        />
      ))}
      {tracks.length === 0 ? null : (
        <button type="button" class="seat-card common" onClick={onTracks} title={words.tracks}>
          {tracks.map(({ id, marks, to }) => {
            const { at } = marks.find(({ kind }) => kind !== "cap") ?? marks[0]!;
            return (
              <span key={id} class="measure">
                <Label text={texts.label(id)} />
                <b>
                  {`${at}`.replace("-", "−")}
                  {to > 0 ? <small>/{to}</small> : null}
                </b>
              </span>
            );
          })}
        </button>
      )}
    </div>
  );
}

interface SeatProps extends Omit<Props, "lit" | "onTracks"> {
  readonly seat: SeatState;
  readonly isLit: boolean;
}

function Seat({ seat: { seat, scores, marks }, board, table, texts, language, snapshot, isLit, onPick }: SeatProps) {
  const words = useWords();
  const { viewer, thinking, seats } = snapshot;
  const isAsked = table.decision?.seats.includes(seat) === true;
  const piles = table.piles.filter(({ owner }) => owner === seat);
  const hand = piles.find(({ id }) => id === "hand");
  const classes = ["seat-card", table.active === seat ? "active" : "", isAsked ? "asked" : "", isLit ? "lit" : ""].filter(Boolean).join(" ");
  const by = seats.find((one) => one.seat === seat)?.controller ?? "here";
  const title = [
    texts.name(seat),
    words.computers[by] ?? (by === "elsewhere" ? words.elsewhere : words.here),
    ...piles.map(({ id, count }) => `${texts.label(id)}: ${count}`),
  ];
  const inside = (
    <>
      <span class="seat-name">
        <Emblem board={board} owner={seat} size={20} />
        <b>{printedName(texts, seat)}</b>
        {seat === viewer ? <small>{words.you}</small> : null}
        {thinking === seat ? <span class="dots" role="img" aria-label={words.thinking(texts.name(seat))} /> : null}
        {hand === undefined ? null : (
          <span class="hand-count" title={`${texts.label("hand")}: ${hand.count}`}>
            <i aria-hidden="true" /> {hand.count}
          </span>
        )}
      </span>
      {scores.map((measure) => (
        <span key={measure.id} class="measure" title={measureText(texts, language, measure)}>
          <Label text={texts.label(measure.id)} />
          <b>
            {`${measure.value ?? ""}`.replace("-", "−")}
            {measure.of === null ? null : <small>/{measure.of}</small>}
          </b>
          {measure.of === null ? null : (
            <span class="bar" aria-hidden="true">
              <span style={{ width: `${Math.min(100, Math.max(0, (100 * (measure.value ?? 0)) / measure.of))}%` }} />
            </span>
          )}
        </span>
      ))}
      {marks.length === 0 ? null : (
        <span class="titles">
          {marks.map((mark) => (
            <span key={mark}>{texts.label(mark)}</span>
          ))}
        </span>
      )}
    </>
  );
  const props = { class: classes, style: { "--owner": colourOf(board, seat) }, title: title.join(" · "), "data-seat-card": seat };
  return isLit ? (
    <button type="button" {...props} onClick={() => onPick(seat)}>
      {inside}
    </button>
  ) : (
    <div {...props}>{inside}</div>
  );
}

// A name of two or three words has its letters alone where there is little room; a longer one is cut.
function Label({ text }: { readonly text: string }) {
  const words = text.split(/[\s-]+/);
  return (
    <span class="measure-name">
      <span class="long">{text}</span>
      <span class="short" aria-hidden="true">
        {words.length < 2 || words.length > 3 ? text : words.map((word) => word.charAt(0).toUpperCase()).join("")}
      </span>
    </span>
  );
}
