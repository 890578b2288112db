/** The game of a seat with React, for any ruleset: a board to click, the decision, buttons, the log. */
import { type MouseEvent, useMemo, useState, useSyncExternalStore } from "react";
import type { GameTypes } from "tyche";
import { type Board, boardSvg, type Table as Pieces, targetAt } from "tyche/svg";
import type { Texts } from "tyche/text/en";
import { type Choices, choices, type Clicked } from "tyche/ui";
import type { Snapshot, Store } from "./store.js";

export interface TableProps<T extends GameTypes> {
  readonly store: Store<T>;
  readonly texts: Texts<T>;
  readonly board: Board;
  readonly table: (view: T["view"]) => Pieces;
}

export function Table<T extends GameTypes>(props: TableProps<T>) {
  const { store } = props;
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return shown === null ? <p>Waiting for the server …</p> : <Seated {...props} shown={shown} />;
}

function Seated<T extends GameTypes>({ store, texts, board, table, shown }: TableProps<T> & { readonly shown: Snapshot<T> }) {
  const { viewer, view, decision, moves, log, sent, canUndo, problem } = shown;
  const pieces = useMemo(() => table(view), [table, view]);
  const all = useMemo(() => choices(moves, pieces), [moves, pieces]);
  const [clicked, setClicked] = useState<{ readonly of: Choices<T["move"]>; readonly left: Choices<T["move"]> } | null>(null);
  const { lit, beside, offered, click } = clicked?.of === all ? clicked.left : all; // of a list that is gone nothing is left
  const pick = (target: Clicked | null): void => {
    const meant = target === null ? null : click(target);
    setClicked(meant?.kind === "choices" ? { of: all, left: meant.choices } : null);
    if (meant?.kind === "move") store.play(meant.move);
  };
  return (
    <main>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is lit in the picture has a role of its own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons below do for keys what the picture does for the mouse */}
      <div
        onClick={({ target }: MouseEvent<HTMLElement>) => pick(target instanceof Element ? targetAt(target) : null)}
        dangerouslySetInnerHTML={{ __html: boardSvg(board, pieces, { texts, highlight: lit, width: "fit" }) }}
      />
      <h1>{decision === null ? "The game is over." : texts.prompt(decision, viewer)}</h1>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {beside.map((target) => (
        <button type="button" key={target.id} onClick={() => pick(target)}>
          {texts.name(target.id)}
        </button>
      ))}
      {offered.map(({ move }) => (
        <button type="button" key={store.rules.format(move)} onClick={() => store.play(move)}>
          {texts.move(move, decision, { seat: false })}
        </button>
      ))}
      {canUndo && sent === null ? (
        <button type="button" onClick={() => store.undo()}>
          Take back
        </button>
      ) : null}
      <ol>
        {log.map((entry, i) => (
          <li key={i}>{texts.log(entry).join(" ")}</li>
        ))}
      </ol>
    </main>
  );
}
