/** Through the past and back. */
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";

interface Props {
  readonly snapshot: Snapshot;
  readonly count: number;
  readonly onMoment: (moment: number | null) => void;
}

export function Time({ snapshot, count, onMoment }: Props) {
  const words = useWords();
  const { moment, isNow } = snapshot;
  const last = count - 1;
  const go = (to: number): void => onMoment(to >= last ? null : Math.max(0, to));
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
    </div>
  );
}
