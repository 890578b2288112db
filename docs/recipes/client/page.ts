/** The game of a seat on a page without a framework: three elements that are filled again after every change. */
import type { GameTypes } from "tyche";
import { type Board, boardSvg, type Table } from "tyche/svg";
import type { Texts } from "tyche/text/en";
import type { Store } from "./store.js";

/** Shows a game in an element of the page; what is returned takes it away again. */
export function show<T extends GameTypes>(element: HTMLElement, store: Store<T>, texts: Texts<T>, board: Board, table: (view: T["view"]) => Table): () => void {
  const [picture, asked, log] = ["div", "section", "ol"].map((tag) => element.appendChild(document.createElement(tag)));
  const button = (label: string, click: () => void): HTMLButtonElement => {
    const made = document.createElement("button");
    made.textContent = label;
    made.onclick = click;
    return made;
  };
  const draw = (): void => {
    const shown = store.getSnapshot();
    if (shown === null || picture === undefined || asked === undefined || log === undefined) return;
    const { viewer, view, decision, moves, events, sent, canUndo, problem } = shown;
    picture.innerHTML = boardSvg(board, table(view), { texts });
    asked.replaceChildren(
      decision === null ? "The game is over. " : `${texts.prompt(decision, viewer, moves)} `,
      problem === null ? "" : `(${problem}) `,
      ...moves.map((move) => button(texts.move(move, decision), () => store.play(move))),
      ...(canUndo && sent === null ? [button("Take back", () => store.undo())] : []),
    );
    log.replaceChildren(...texts.log({ move: null, events }).map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  };
  const stop = store.subscribe(draw);
  draw();
  return () => {
    stop();
    element.replaceChildren();
  };
}
