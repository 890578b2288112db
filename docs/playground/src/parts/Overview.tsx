/** A small map of the whole, with what part of it is shown: a click or a drag goes there. */
import type { Board, Rect } from "tyche/svg";
import { useWords } from "../words/words.js";
import { spotOf } from "./focus.js";

interface Props {
  readonly board: Board;
  /** Begins the ids of the large picture, whose land is drawn again. */
  readonly id: string;
  readonly map: Rect;
  /** The part of the map in the pane. */
  readonly seen: Rect;
  readonly lit: readonly string[];
  readonly onGo: (x: number, y: number) => void;
}

export function Overview({ board, id, map, seen, lit, onGo }: Props) {
  const words = useWords();
  const go = (event: PointerEvent): void => {
    if (event.buttons === 0) return;
    const { left, top, width, height } = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    onGo(map.x + ((event.clientX - left) / width) * map.width, map.y + ((event.clientY - top) / height) * map.height);
  };
  return (
    <svg
      class="overview"
      data-testid="overview"
      viewBox={`${map.x} ${map.y} ${map.width} ${map.height}`}
      role="img"
      aria-label={words.overview}
      onPointerDown={go}
      onPointerMove={go}
    >
      <rect x={map.x} y={map.y} width={map.width} height={map.height} fill="#bad2d8" />
      {board.sheets[0]!.land === "" ? null : <use href={`#${id}-land-0`} fill="#efe3c4" stroke="#5b6d70" stroke-width="3" />}
      {lit.map((place) => {
        const spot = spotOf(board, place);
        return spot === null ? null : <circle key={place} cx={spot.x} cy={spot.y} r="22" fill="#f0b400" stroke="#33291f" stroke-width="5" />;
      })}
      <rect class="seen" x={seen.x} y={seen.y} width={seen.width} height={seen.height} />
    </svg>
  );
}
