/** Through the past and back, and by whose eyes. */
import type { Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";

interface Props {
  readonly snapshot: Snapshot;
  readonly count: number;
  readonly viewer: string;
  readonly texts: Texts;
  readonly onLook: (viewer: string, moment: number | null) => void;
}

export function Time({ snapshot, count, viewer, texts, onLook }: Props) {
  const words = useWords();
  const { moment, isNow, isBound, seats } = snapshot;
  const last = count - 1;
  const go = (to: number): void => onLook(viewer, to >= last ? null : Math.max(0, to));
  const eyes = [
    ["auto", words.auto],
    ...seats.filter(({ mine }) => mine || !isBound).map(({ seat }) => [seat, texts.name(seat)]),
    ["spectator", words.spectator],
    ...(isBound ? [] : [["arbiter", words.arbiter]]),
  ];
  return (
    <div class="time" role="group" aria-label={words.time}>
      <button type="button" aria-label={words.first} title={words.first} disabled={moment === 0} onClick={() => go(0)}>
        «
      </button>
      <button type="button" aria-label={words.back} title={words.back} disabled={moment === 0} onClick={() => go(moment - 1)}>
        ‹
      </button>
      <input type="range" aria-label={words.time} min={0} max={last} value={moment} onInput={(event) => go(Number(event.currentTarget.value))} />
      <button type="button" aria-label={words.forward} title={words.forward} disabled={isNow} onClick={() => go(moment + 1)}>
        ›
      </button>
      <button type="button" aria-label={words.last} title={words.last} disabled={isNow} onClick={() => go(last)}>
        »
      </button>
      <output>
        {moment}/{last}
      </output>
      <label class="eyes">
        {words.viewer}{" "}
        <select name="viewer" value={viewer} onChange={(event) => onLook(event.currentTarget.value, isNow ? null : moment)}>
          {eyes.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
