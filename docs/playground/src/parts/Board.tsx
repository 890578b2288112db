/** The map: it fills its pane, opens where the decision is, is moved and enlarged, and says what a click on it means. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board as Printed, boardLayer, type BoardPart, mapFrame, type Rect, type Table, tableLayer, targetAt, type Trail } from "tyche/svg";
import type { Language, Texts } from "../games/surface.js";
import type { Target } from "../protocol.js";
import { useWords } from "../words/words.js";
import { placesOf, type Spot, spotOf, spotsOf, viewOf } from "./focus.js";
import { Overview } from "./Overview.js";
import { PanZoom, type Size, type View } from "./pan-zoom.js";

const ID = "board";
/** The type that the drawings are measured for. */
const FONT = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Tinos, Times, serif";
/** Parts of the picture that the page shows beside the map. */
const WITHOUT: readonly BoardPart[] = ["title", "legend", "seats", "tracks", "boxes", "edge"];
const PAN = 80;
/** Counters are enlarged where the map is shown smaller than this. */
const FAR = 0.95;
const ENLARGED = 1.5;

/** The two clicks of a double click, in milliseconds. */
const DOUBLE = 700;

/** Places that the map is to show, each time that somebody asks for it. */
export interface Jump {
  readonly places: readonly string[];
  readonly nth: number;
}

interface Props {
  readonly board: Printed;
  readonly table: Table;
  readonly texts: Texts;
  readonly language: Language;
  readonly lit: readonly Target[];
  /** Places of what has happened, to be seen as well. */
  readonly moved: readonly string[];
  readonly trails: readonly Trail[];
  readonly rings: readonly string[];
  /** The number of the list of choices: with another one the map looks where its decision is. */
  readonly list: number;
  readonly jump: Jump | null;
  readonly onPick: (target: Target, at: Element, by: Event) => void;
  readonly children?: ComponentChildren;
}

export function Board({ board, table, texts, language, lit, moved, trails, rings, list, jump, onPick, children }: Props) {
  const words = useWords();
  const pane = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const world = useRef<SVGGElement>(null);
  const panZoom = useRef<PanZoom | null>(null);
  const [seen, setSeen] = useState<Rect | null>(null);
  const [isFar, setFar] = useState(false);
  const map = mapFrame(board);
  const options = { texts, lang: language, id: ID, without: WITHOUT };
  const printed = useMemo(() => boardLayer(board, options), [board, texts, language]);
  const lying = useMemo(
    () => tableLayer(board, table, { ...options, highlight: lit, trails, rings, counterScale: isFar ? ENLARGED : 1 }),
    [board, table, texts, language, lit, trails, rings, isFar],
  );
  const litPlaces = useMemo(() => [...new Set(lit.flatMap((target) => placesOf(target, board, table)))], [lit, board, table]);

  const moveTo = ({ k, x, y }: View, { width, height }: Size): void => {
    for (const layer of [ground, world]) layer.current?.setAttribute("transform", `translate(${round(x)} ${round(y)}) scale(${Math.round(k * 1e4) / 1e4})`);
    setSeen({ x: -x / k, y: -y / k, width: width / k, height: height / k });
    setFar(k < FAR);
  };
  const look = (spots: readonly Spot[], isSudden = false): void => {
    const free = freeIn(pane.current!);
    panZoom.current?.show(viewOf(spots, board, free), isSudden, free);
  };
  const lookAtDecision = (isSudden = false): void => look(spotsOf(board, table, lit, moved), isSudden);

  useLayoutEffect(() => {
    const own = new PanZoom(svg.current!, map, moveTo);
    panZoom.current = own;
    const { clientWidth, clientHeight } = pane.current!;
    own.resize({ width: clientWidth, height: clientHeight });
    lookAtDecision(true);
    const sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width !== own.pane.width || height !== own.pane.height) own.resize({ width, height });
    });
    sizes.observe(pane.current!);
    return () => {
      sizes.disconnect();
      own.stop();
    };
  }, [board]);
  // The map stays as one has laid it, unless most of what can be chosen now is out of sight: a frame later, when the panel of the last choice is closed.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const spots = spotsOf(board, table, lit, []).filter(({ weight }) => weight > 1);
      const own = panZoom.current;
      if (own === null || spots.length === 0) return;
      const inSight = spots.filter((spot) => isInSight(spot, own.at, svg.current!));
      if (inSight.length * 2 < spots.length) lookAtDecision();
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
  useEffect(() => {
    if (jump === null) return;
    const spots = jump.places.flatMap((id) => spotOf(board, id) ?? []).map((spot) => ({ ...spot, weight: 1 }));
    if (spots.length > 0) look(spots);
  }, [jump]);
  useEffect(() => {
    document.title = `${words.title}: ${texts.label(board.ruleset)}`;
  }, [board, texts, words]);

  const scale = (by: number): void => panZoom.current?.scaleBy(by);
  const pan = (x: number, y: number): void => panZoom.current?.panBy(x, y);
  const whole = (): void => panZoom.current?.whole();
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
      if (event.key === "0") whole();
      else if (event.key === "c" || event.key === "с") lookAtDecision();
    };
    addEventListener("keydown", keyed);
    return () => removeEventListener("keydown", keyed);
  });

  const empty = useRef(0);
  const pick = (event: Event): void => {
    const element = event.target as Element;
    const found = targetAt(element);
    empty.current = found === null && !isSecond(event) ? event.timeStamp : empty.current;
    if (found !== null) onPick(found, element, event);
  };
  const doubled = (event: MouseEvent): void => {
    // Both clicks have to fall on nothing: the first of them may have been a button that is gone.
    if (targetAt(event.target as Element) === null && event.timeStamp - empty.current < DOUBLE) panZoom.current?.double(event);
  };
  const keyed = (event: KeyboardEvent): void => {
    if ((event.key === "Enter" || event.key === " ") && event.target !== svg.current) {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) pick(event);
      return;
    }
    const actions: Readonly<Record<string, () => void>> = {
      "+": () => scale(1.4),
      "=": () => scale(1.4),
      "-": () => scale(1 / 1.4),
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

  const isWhole = seen !== null && seen.width >= map.width - 1 && seen.height >= map.height - 1;
  return (
    <div class="board" ref={pane}>
      {/* What is printed is a picture of its own, so that a move does not paint it again. */}
      <svg class="printed" font-family={FONT} aria-hidden="true">
        <g ref={ground}>
          <rect class="sheet" x={map.x} y={map.y} width={map.width} height={map.height} />
          <g dangerouslySetInnerHTML={{ __html: printed }} />
        </g>
      </svg>
      <svg
        ref={svg}
        class="lying"
        font-family={FONT}
        role="group"
        aria-label={`${words.board}: ${texts.label(board.ruleset)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        onClick={pick}
        onDblClick={doubled}
        onKeyDown={keyed}
      >
        <g ref={world}>
          <g id={`${ID}-table`} dangerouslySetInnerHTML={{ __html: lying }} />
        </g>
      </svg>
      <div class="tools">
        <div class="zoom" role="group" aria-label={words.zoom}>
          <button type="button" onClick={() => scale(1.5)} aria-label={words.zoomIn} title={words.zoomIn}>
            +
          </button>
          <button type="button" onClick={() => scale(1 / 1.5)} aria-label={words.zoomOut} title={words.zoomOut}>
            −
          </button>
          <button type="button" onClick={() => lookAtDecision()} aria-label={words.zoomDecision} title={`${words.zoomDecision} (C)`}>
            ◎
          </button>
          <button type="button" data-testid="whole" onClick={whole} aria-label={words.zoomAll} title={`${words.zoomAll} (0)`}>
            ⤢
          </button>
        </div>
        {seen === null || isWhole ? null : (
          <Overview {...{ board, map, seen }} id={ID} lit={litPlaces} onGo={(x, y) => panZoom.current?.show({ k: panZoom.current.at.k, x, y }, true)} />
        )}
      </div>
      {children}
    </div>
  );
}

/** The part of a pane that nothing lies over: what covers an edge of it says so. */
export function freeIn(pane: HTMLElement): Rect {
  const box = pane.getBoundingClientRect();
  let [top, bottom] = [0, box.height];
  for (const cover of document.querySelectorAll<HTMLElement>("[data-covers]")) {
    const { top: from, bottom: to, height } = cover.getBoundingClientRect();
    if (height === 0) continue;
    if (cover.dataset["covers"] === "top") top = Math.max(top, to - box.top);
    else bottom = Math.min(bottom, from - box.top);
  }
  // Where next to nothing is free, the whole pane is as good.
  return bottom - top < box.height / 4 ? { x: 0, y: 0, width: box.width, height: box.height } : { x: 0, y: top, width: box.width, height: bottom - top };
}

// True if a spot lies in the pane and under no panel.
function isInSight({ x, y }: Spot, at: View, svg: SVGSVGElement): boolean {
  const { left, top } = svg.getBoundingClientRect();
  const found = document.elementFromPoint(left + x * at.k + at.x, top + y * at.k + at.y);
  return found !== null && svg.contains(found);
}

function isSecond(event: Event): boolean {
  return event instanceof MouseEvent && event.detail > 1;
}

/** True if keys are letters there. */
export function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches("input:not([type=range], [type=radio], [type=checkbox]), textarea, select") || target.isContentEditable)
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
