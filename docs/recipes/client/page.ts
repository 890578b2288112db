/** The game of a seat on a page without a framework: three elements that are filled again after every change. */
import type { GameTypes } from "tyche";
import { type Board, boardSvg, type Table, targetAt } from "tyche/svg";
import type { Texts } from "tyche/text/en";
import { type Choices, choices, type Clicked } from "tyche/ui";
import type { Store } from "./store.js";

/** Shows a game in an element of the page; what is returned takes it away again. */
export function show<T extends GameTypes>(element: HTMLElement, store: Store<T>, texts: Texts<T>, board: Board, table: (view: T["view"]) => Table): () => void {
  const [picture, asked, log] = [document.createElement("div"), document.createElement("section"), document.createElement("ol")];
  element.append(picture, asked, log);
  let left: Choices<T["move"]> = choices<T["move"]>([]);
  const button = (label: string, click: () => void): HTMLButtonElement => {
    const made = document.createElement("button");
    made.textContent = label;
    made.onclick = click;
    return made;
  };
  const draw = (): void => {
    const shown = store.getSnapshot();
    if (shown === null) return;
    const { viewer, view, decision, sent, canUndo, problem } = shown;
    const { lit, beside, offered } = left;
    picture.innerHTML = boardSvg(board, table(view), { texts, highlight: lit, width: "fit" });
    asked.replaceChildren(
      decision === null ? "The game is over. " : `${texts.prompt(decision, viewer)} `,
      problem === null ? "" : `(${problem}) `,
      ...beside.map((target) => button(texts.name(target.id), () => pick(target))),
      ...offered.map(({ move }) => button(texts.move(move, decision, { seat: false }), () => store.play(move))),
      ...(canUndo && sent === null ? [button("Take back", () => store.undo())] : []),
    );
    const lines = shown.log.flatMap((entry) => texts.log(entry));
    log.replaceChildren(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  };
  const begin = (): void => {
    const shown = store.getSnapshot();
    if (shown === null) return;
    left = choices(shown.moves, table(shown.view));
    draw();
  };
  const pick = (target: Clicked | null): void => {
    const meant = target === null ? null : left.click(target);
    if (meant?.kind === "move") store.play(meant.move);
    else if (meant?.kind === "choices") {
      left = meant.choices;
      draw();
    } else begin(); // a click beside everything goes back
  };
  picture.onclick = ({ target }) => pick(target instanceof Element ? targetAt(target) : null);
  const stop = store.subscribe(begin);
  begin();
  return () => {
    stop();
    element.replaceChildren();
  };
}
