/** The digest since the viewer's last decision, in few sentences; and the way through it on the map, one event after the other. */
import type { Board } from "tyche/svg";
import { useMemo } from "preact/hooks";
import type { Texts } from "../games/surface.js";
import type { Moment } from "../protocol.js";
import { useWords } from "../words/words.js";
import type { Contest } from "./contests.js";
import { Emblem } from "./Emblem.js";
import { Fight } from "./Fight.js";
import { digestOf } from "./sentences.js";

interface Props {
  readonly texts: Texts;
  readonly log: readonly Moment[];
  /** The viewer's last decision; 0 before it. */
  readonly own: number;
  readonly board: Board;
  /** The moments that can be gone through. */
  readonly steps: readonly number[];
  readonly moment: number;
  readonly isNow: boolean;
  readonly contests: readonly Contest[];
  readonly onBattle: (contest: Contest) => void;
  readonly onMoment: (moment: number | null) => void;
  readonly onPoint: (moments: readonly number[] | null) => void;
  readonly onShow: (moments: readonly number[]) => void;
}

export function Digest({ texts, log, own, board, steps, moment, isNow, contests, onBattle, onMoment, onPoint, onShow }: Props) {
  const words = useWords();
  const sentences = useMemo(() => digestOf(log, own, moment, texts, board), [log, own, moment, texts, board]);
  if (sentences.length === 0 && steps.length === 0) return null;
  const next = isNow ? steps[0] : steps.find((step) => step > moment);
  return (
    <section class="digest" data-testid="digest" aria-label={words.sinceOwn}>
      <header>
        <h2>{words.sinceOwn}</h2>
        {steps.length === 0 ? null : (
          <button type="button" data-testid="step" onClick={() => onMoment(next ?? null)} title={`${words.step} (N)`}>
            {isNow ? `▷ ${words.step}` : next === undefined ? words.backToNow : `▷ ${words.nextStep}`}
          </button>
        )}
      </header>
      <ul>
        {sentences.map(({ seat, text, moments }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the step button shows the same by keyboard
          <li
            key={`${moments[0]} ${text}`}
            class={!isNow && moments.includes(moment) ? "now" : undefined}
            onPointerEnter={() => onPoint(moments)}
            onPointerLeave={() => onPoint(null)}
            onClick={() => onShow(moments)}
          >
            <Emblem board={board} owner={seat} size={14} />
            <span>{text}</span>
            <Fight
              contest={contests.find(
                ({ first, last, moment: at }) => moments.includes(at) && [first, last].some((event) => texts.event(event as never) === text),
              )}
              onBattle={onBattle}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
