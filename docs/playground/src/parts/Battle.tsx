/** A battle, siege or interception as a card in the middle: both sides, dice as faces, what they came to, losses, who won. It stays until it is dismissed. */
import { useEffect, useRef } from "preact/hooks";
import { type Board, printedName } from "tyche/svg";
import type { Drawing, Texts } from "../games/surface.js";
import type { Told } from "../protocol.js";
import { useWords } from "../words/words.js";
import type { Contest } from "./contests.js";
import { colourOf, Emblem } from "./Emblem.js";
import { titleOf } from "./place-names.js";
import "./battle.css";

interface Props {
  readonly contest: Contest;
  readonly drawing: Drawing;
  readonly texts: Texts;
  readonly onClose: () => void;
}

export function Battle({ contest, drawing, texts, onClose }: Props) {
  const words = useWords();
  const own = useRef<HTMLDivElement>(null);
  const { board, eventTargets } = drawing;
  const { sides, events, winner, first, isDecided } = contest;
  useEffect(() => own.current?.focus({ preventScroll: true }), [contest]);
  const place = events.flatMap((event) => eventTargets(event).targets).find(({ kind, id }) => kind === "place" && board.places[id] !== undefined);
  const title = place === undefined ? texts.event(first as never) : titleOf(board.places[place.id]!, texts);
  return (
    <div
      ref={own}
      class="battle"
      role="dialog"
      aria-label={`${words.battle}: ${title}`}
      data-testid="battle"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <button type="button" class="close" onClick={onClose} aria-label={words.close}>
        ×
      </button>
      <h2>{title}</h2>
      <div class="sides">
        {sides.map((side, nth) => (
          <div key={nth} class={isDecided && winner !== null && winner === side ? "side won" : "side"} style={{ "--owner": colourOf(board, side) }}>
            <Emblem board={board} owner={side} size={30} />
            <b>{side === null ? words.independents : printedName(texts, side)}</b>
            <small>{nth === 0 ? words.attacker : words.defender}</small>
          </div>
        ))}
      </div>
      <ol>
        {events.map((event, nth) => (
          <Line key={nth} {...{ event, board, texts, sides }} />
        ))}
      </ol>
      <button type="button" class="primary" onClick={onClose}>
        {words.goOn}
      </button>
    </div>
  );
}

interface LineProps {
  readonly event: Told;
  readonly board: Board;
  readonly texts: Texts;
  readonly sides: Contest["sides"];
}

/** The numbers of a roll and of a sum of both sides, beside their sentence. */
interface Numbers {
  readonly seat?: string | null;
  readonly sides?: number;
  readonly faces?: readonly number[];
  readonly each?: number;
  readonly success?: boolean;
  readonly attacker?: unknown;
  readonly defender?: unknown;
  readonly totals?: { readonly attacker: number; readonly defender: number };
}

function Line({ event, board, texts, sides }: LineProps) {
  const { seat = null, faces, each, success, attacker, defender, totals } = event as Told & Numbers;
  const text = texts.event(event as never);
  if (event.type === "roll" && faces !== undefined) {
    return (
      <li class={`rolled ${seat === sides[0] ? "first" : "second"}`} style={{ "--owner": colourOf(board, seat) }}>
        <span class="faces-rolled" aria-hidden="true">
          {faces.map((face, nth) => (
            <Die key={nth} face={face} isHit={each === undefined ? success : face >= each} />
          ))}
        </span>
        <span>{text}</span>
      </li>
    );
  }
  const [a, b] = totals === undefined ? [attacker, defender] : [totals.attacker, totals.defender];
  if (typeof a === "number" && typeof b === "number") {
    return (
      <li class="sums">
        <b>{a}</b>
        <span>{text}</span>
        <b>{b}</b>
      </li>
    );
  }
  return <li>{text}</li>;
}

/** Where the pips of each face are, on a square of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

function Die({ face, isHit }: { readonly face: number; readonly isHit: boolean | undefined }) {
  const pips = PIPS[face];
  return (
    <svg class={isHit === undefined ? "die" : isHit ? "die hit" : "die missed"} viewBox="0 0 30 30" width="28" height="28" aria-hidden="true">
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {pips === undefined || face > 6 ? (
        <text x="15" y="21" text-anchor="middle">
          {face}
        </text>
      ) : (
        pips.map((pip) => <circle key={pip} cx={7.5 + 7.5 * (pip % 3)} cy={7.5 + 7.5 * Math.floor(pip / 3)} r="2.7" />)
      )}
    </svg>
  );
}
