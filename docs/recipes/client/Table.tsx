/** The game of a seat with React, for any ruleset: the board, what is asked, the moves, the log. */
import { useSyncExternalStore } from "react";
import type { GameTypes } from "tyche";
import { type Board, boardSvg, type Table as Pieces } from "tyche/svg";
import type { Texts } from "tyche/text/en";
import type { Store } from "./store.js";

export interface TableProps<T extends GameTypes> {
  readonly store: Store<T>;
  readonly texts: Texts<T>;
  readonly board: Board;
  readonly table: (view: T["view"]) => Pieces;
}

export function Table<T extends GameTypes>({ store, texts, board, table }: TableProps<T>) {
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot);
  if (shown === null) return <p>Waiting for the server …</p>;
  const { viewer, view, decision, moves, events, sent, canUndo, problem } = shown;
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: boardSvg(board, table(view), { texts }) }} />
      <h1>{decision === null ? "The game is over." : texts.prompt(decision, viewer, moves)}</h1>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {moves.map((move) => (
        <button type="button" key={store.rules.format(move)} onClick={() => store.play(move)}>
          {texts.move(move, decision)}
        </button>
      ))}
      {canUndo && sent === null ? (
        <button type="button" onClick={() => store.undo()}>
          Take back
        </button>
      ) : null}
      <ol>
        {texts.log({ move: null, events }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </main>
  );
}
