/** The board: the drawing of the library, with pan and zoom, and what a click on it means. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type Board as Printed, boardLayer, type Table, tableLayer, targetAt } from "tyche/svg";
import type { Language, Texts } from "../games/surface.js";
import type { Target } from "../protocol.js";
import { PanZoom } from "./pan-zoom.js";
import { useWords } from "../words/words.js";

const ID = "board";
/** The type that the drawings are measured for. */
const FONT = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Tinos, Times, serif";
const MOST = 10;
const PAN = 60;

interface Props {
  readonly board: Printed;
  readonly table: Table;
  readonly texts: Texts;
  readonly language: Language;
  readonly lit: readonly Target[];
  readonly onPick: (target: Target, at: Element, by: Event) => void;
}

export function Board({ board, table, texts, language, lit, onPick }: Props) {
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const world = useRef<SVGGElement>(null);
  const options = { texts, lang: language, id: ID, highlight: lit };
  const printed = useMemo(() => boardLayer(board, options), [board, texts, language]);
  const lying = useMemo(() => tableLayer(board, table, options), [board, table, texts, language, lit]);
  const view = useRef<PanZoom>(null);

  useLayoutEffect(() => {
    const panZoom = new PanZoom(svg.current!, board, MOST, ({ k, x, y }) => {
      for (const layer of [ground, world]) layer.current?.setAttribute("transform", `translate(${x} ${y}) scale(${k})`);
    });
    view.current = panZoom;
    return () => panZoom.stop();
  }, [board]);

  useEffect(() => {
    document.title = `${words.title}: ${texts.label(board.ruleset)}`;
  }, [board, texts, words]);

  const scale = (by: number): void => view.current?.scaleBy(by);
  const pan = (x: number, y: number): void => view.current?.panBy(x, y);
  const whole = (): void => view.current?.whole();

  const pick = (event: Event): void => {
    const element = event.target as Element;
    const found = targetAt(element);
    if (found !== null) onPick(found, element, event);
  };
  const keyed = (event: KeyboardEvent): void => {
    if ((event.key === "Enter" || event.key === " ") && event.target !== svg.current) {
      event.preventDefault();
      if (!event.repeat) pick(event);
      return;
    }
    const actions: Readonly<Record<string, () => void>> = {
      "+": () => scale(1.4),
      "=": () => scale(1.4),
      "-": () => scale(1 / 1.4),
      "0": whole,
      ArrowLeft: () => pan(PAN, 0),
      ArrowRight: () => pan(-PAN, 0),
      ArrowUp: () => pan(0, PAN),
      ArrowDown: () => pan(0, -PAN),
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  const viewBox = `0 0 ${board.width} ${board.height}`;
  return (
    <div class="board">
      {/* What is printed is a picture of its own, so that a move does not paint it again. */}
      <svg class="printed" viewBox={viewBox} font-family={FONT} aria-hidden="true">
        <g ref={ground} dangerouslySetInnerHTML={{ __html: printed }} />
      </svg>
      <svg
        ref={svg}
        viewBox={viewBox}
        font-family={FONT}
        role="group"
        aria-label={`${words.board}: ${texts.label(board.ruleset)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        onClick={pick}
        onKeyDown={keyed}
      >
        <g ref={world}>
          <g id={`${ID}-table`} dangerouslySetInnerHTML={{ __html: lying }} />
        </g>
      </svg>
      <div class="zoom" role="group" aria-label={words.board}>
        <button type="button" onClick={() => scale(1.5)} aria-label={words.zoomIn} title={words.zoomIn}>
          +
        </button>
        <button type="button" onClick={() => scale(1 / 1.5)} aria-label={words.zoomOut} title={words.zoomOut}>
          −
        </button>
        <button type="button" onClick={whole} aria-label={words.zoomAll} title={words.zoomAll}>
          ⤢
        </button>
      </div>
    </div>
  );
}
