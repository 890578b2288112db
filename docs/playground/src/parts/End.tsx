/** The end of a game: who has won and why, the scores, their course, and how to go on. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board, printedName, type Table } from "tyche/svg";
import type { Connection } from "../connection.js";
import type { Drawing, Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { gameAddress } from "../route.js";
import { useWords } from "../words/words.js";
import { Clause } from "./Clause.js";
import { colourOf, Emblem } from "./Emblem.js";
import "./end.css";

interface Props {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly drawing: Drawing;
  readonly texts: Texts;
  readonly onLookThrough: () => void;
  readonly onShowAll: () => void;
  readonly onClose: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** So many moments make the plot. */
const POINTS = 60;

export function End({ connection, snapshot, drawing, texts, onLookThrough, onShowAll, onClose, onFailure }: Props) {
  const words = useWords();
  const own = useRef<HTMLDivElement>(null);
  const [course, setCourse] = useState<readonly { readonly moment: number; readonly table: Table }[]>([]);
  const outcome = snapshot.outcome!;
  const { board, table } = drawing;
  useEffect(() => own.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    connection
      .call("course", POINTS)
      .then((views) => setCourse(views.map(({ moment, view }) => ({ moment, table: table(view) }))))
      .catch(onFailure);
  }, []);
  const again = (isSwapped: boolean) => (): void => {
    connection
      .call("again", isSwapped)
      .then((game) => (location.hash = gameAddress(game)))
      .catch(onFailure);
  };
  const seats = snapshot.seats
    .map(({ seat }) => ({ seat, score: outcome.scores[seat] ?? null, isWinner: outcome.winners.includes(seat) }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || (b.score ?? 0) - (a.score ?? 0));
  return (
    <div
      ref={own}
      class="battle end"
      role="dialog"
      aria-label={words.over}
      data-testid="end"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <button type="button" class="close" onClick={onClose} aria-label={words.close}>
        ×
      </button>
      <h2>{words.over}</h2>
      <p class="how">
        {texts.outcome(outcome as never)} <Clause id={outcome.clause} />
      </p>
      <table>
        <tbody>
          {seats.map(({ seat, score, isWinner }) => (
            <tr key={seat} class={isWinner ? "won" : undefined}>
              <th scope="row">
                <Emblem board={board} owner={seat} size={18} /> {printedName(texts, seat)}
              </th>
              <td>{isWinner ? words.wins : ""}</td>
              <td class="score">{score === null ? "" : `${score}`.replace("-", "−")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Plot course={course} board={board} texts={texts} />
      <div class="buttons">
        <button type="button" class="primary" onClick={again(false)}>
          {words.again}
        </button>
        <button type="button" onClick={again(true)}>
          {words.swap}
        </button>
        <button type="button" onClick={onLookThrough}>
          {words.lookThrough}
        </button>
        <button type="button" onClick={onShowAll}>
          {words.showAll}
        </button>
      </div>
    </div>
  );
}

/** A score over the moments of a game. */
interface Line {
  readonly owner: string | null;
  readonly points: readonly (readonly [moment: number, value: number])[];
}

const WIDTH = 420;
const HEIGHT = 130;

function Plot({
  course,
  board,
  texts,
}: {
  readonly course: readonly { readonly moment: number; readonly table: Table }[];
  readonly board: Board;
  readonly texts: Texts;
}) {
  const words = useWords();
  const { name, lines } = useMemo(() => linesOf(course), [course]);
  const all = lines.flatMap(({ points }) => points);
  if (all.length < 2) return null;
  const [last, low, high] = [Math.max(...all.map(([at]) => at)), Math.min(0, ...all.map(([, value]) => value)), Math.max(1, ...all.map(([, value]) => value))];
  const x = (at: number): number => 30 + ((WIDTH - 40) * at) / Math.max(1, last);
  const y = (value: number): number => HEIGHT - 12 - ((HEIGHT - 24) * (value - low)) / (high - low);
  return (
    <figure>
      <figcaption>{texts.label(name)}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${words.course}: ${texts.label(name)}`} data-testid="plot">
        {[...new Set([low, 0, high])].map((value) => (
          <g key={value}>
            <path class="rule" d={`M30 ${y(value)}H${WIDTH - 10}`} />
            <text x="25" y={y(value) + 4} text-anchor="end">
              {`${value}`.replace("-", "−")}
            </text>
          </g>
        ))}
        {lines.map(({ owner, points }) => (
          <polyline key={owner} points={points.map(([at, value]) => `${x(at)},${y(value)}`).join(" ")} stroke={colourOf(board, owner)} />
        ))}
      </svg>
    </figure>
  );
}

// The first score that all seats have; where there is none, the track with most numbers.
export function linesOf(course: readonly { readonly moment: number; readonly table: Table }[]): { readonly name: string; readonly lines: readonly Line[] } {
  const last = course.at(-1)?.table;
  if (last === undefined) return { name: "", lines: [] };
  const shared = last.seats[0]?.scores.find(({ id, of }) => of !== null && last.seats.every(({ scores }) => scores.some((score) => score.id === id)));
  if (shared !== undefined) {
    const valueOf = (table: Table, seat: string): number => table.seats.find((one) => one.seat === seat)?.scores.find(({ id }) => id === shared.id)?.value ?? 0;
    return {
      name: shared.id,
      lines: last.seats.map(({ seat }) => ({ owner: seat, points: course.map(({ moment, table }) => [moment, valueOf(table, seat)]) })),
    };
  }
  const counted = last.tracks.filter(({ id, marks }) => marks.length > 0 && !last.clock.some((measure) => measure.id === id));
  const [track] = [...counted].sort((a, b) => b.to - b.from - (a.to - a.from));
  if (track === undefined) return { name: "", lines: [] };
  const markOf = (table: Table): number => table.tracks.find(({ id }) => id === track.id)?.marks.find(({ kind }) => kind !== "cap")?.at ?? 0;
  return { name: track.id, lines: [{ owner: track.marks[0]?.owner ?? null, points: course.map(({ moment, table }) => [moment, markOf(table)]) }] };
}
