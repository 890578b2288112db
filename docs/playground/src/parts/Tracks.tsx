/** Tracks and the boxes beside the map, with what lies in them. */
import { type Board, boxesBeside, type Table, type TrackState } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import { useWords } from "../words/words.js";
import { colourOf, Emblem } from "./Emblem.js";
import { Lying } from "./Place.js";
import { titleOf } from "./place-names.js";
import "./tracks.css";

interface Props {
  readonly board: Board;
  readonly table: Table;
  readonly texts: Texts;
  /** Boxes that can be chosen now. */
  readonly lit: readonly string[];
  readonly onPick: (place: string, by: Event) => void;
}

export function Tracks({ board, table, texts, lit, onPick }: Props) {
  const words = useWords();
  const boxes = boxesBeside(board);
  const common = table.piles.filter(({ owner, count }) => owner === null && count > 0);
  return (
    <div class="tracks" data-testid="tracks">
      {table.tracks.map((track) => (
        <Track key={track.id} {...{ track, board, texts }} />
      ))}
      {common.length === 0 ? null : (
        <section>
          <h3>{words.cards}</h3>
          <p>{common.map(({ id, count }) => `${texts.label(id)} ${count}`).join(" · ")}</p>
        </section>
      )}
      {boxes.map((id) => (
        <section key={id} data-box={id}>
          <h3>{titleOf(board.places[id]!, texts)}</h3>
          {lit.includes(id) ? (
            <button type="button" class="lit" onClick={(event) => onPick(id, event)}>
              {words.choose}
            </button>
          ) : null}
          <Lying stacks={table.stacks.filter(({ place }) => place === id)} {...{ board, texts, words }} />
        </section>
      ))}
    </div>
  );
}

/** Tracks of more squares are a bar. */
const SQUARES = 24;

function Track({ track: { id, from, to, marks }, board, texts }: { readonly track: TrackState; readonly board: Board; readonly texts: Texts }) {
  const told = marks.map(({ owner, kind, at }) => `${owner === null ? texts.label(kind) : texts.name(owner)} ${at}`).join(", ");
  const squares = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const share = (at: number): string => `${(100 * (Math.min(to, Math.max(from, at)) - from)) / Math.max(1, to - from)}%`;
  return (
    <section>
      <h3>
        {texts.label(id)} <small>{told.replaceAll("-", "−")}</small>
      </h3>
      {squares.length > SQUARES ? (
        <div class="ruler" aria-hidden="true">
          <span>{`${from}`.replace("-", "−")}</span>
          <div>
            {marks.map(({ owner, at, kind }) => (
              <i key={`${owner} ${kind}`} style={{ left: share(at), background: colourOf(board, owner) }} />
            ))}
          </div>
          <span>{to}</span>
        </div>
      ) : (
        <ol class="squares" aria-hidden="true">
          {squares.map((at) => {
            const here = marks.filter((mark) => mark.at === at && mark.kind !== "cap");
            const isCap = marks.some((mark) => mark.at === at && mark.kind === "cap");
            return (
              <li key={at} class={here.length > 0 ? "held" : isCap ? "cap" : undefined}>
                {here.length === 0 ? `${at}`.replace("-", "−") : here.map((mark) => <Emblem key={mark.owner} board={board} owner={mark.owner} size={14} />)}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
