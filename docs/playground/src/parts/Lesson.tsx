/** The guided start of a game: what its step says, the move it asks for, and what to do when another one was played. */
import { useEffect, useState } from "preact/hooks";
import type { Language, Texts } from "../games/surface.js";
import { type Lesson as Data, placeIn } from "../lessons/lesson.js";
import { loadLesson } from "../lessons/lessons.js";
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Marked } from "./Clause.js";
import { moveText } from "./Moves.js";

interface Props {
  readonly snapshot: Snapshot;
  readonly texts: Texts;
  readonly language: Language;
  /** The move that the step asks for, in notation, and the places it is about. */
  readonly onStep: (wanted: string | null, show: readonly string[]) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function Lesson({ snapshot, texts, language, onStep, onAgain, onClose }: Props) {
  const words = useWords();
  const [data, setData] = useState<Data | null>(null);
  const [read, setRead] = useState(0);
  const { ruleset, choices, decision } = snapshot;
  const { moves, isLeft } = snapshot.lesson!;
  useEffect(() => {
    loadLesson(ruleset).then(setData).catch(reportError);
  }, [ruleset]);
  const { step, wanted } = data === null ? { step: 0, wanted: null } : placeIn(data, moves, read);
  const asked = isLeft ? null : wanted;
  const shown = data?.steps[step];
  useEffect(() => {
    onStep(asked, isLeft ? [] : (shown?.show ?? []));
  }, [asked, shown, isLeft]);
  if (data === null) return null;
  const choice = choices.find(({ line }) => line === asked);
  return (
    <section class="lesson" aria-label={words.learn} data-testid="lesson" data-step={step} data-wanted={choice?.line}>
      <header>
        <h2>
          {words.learn} <small>{words.lessonStep(Math.min(step + 1, data.steps.length), data.steps.length)}</small>
        </h2>
        <button type="button" class="close" onClick={onClose} aria-label={words.lessonLeave} title={words.lessonLeave}>
          ×
        </button>
      </header>
      {isLeft || shown === undefined ? (
        <>
          <p>{isLeft ? words.lessonLeft(snapshot.canUndo) : words.lessonOver}</p>
          <div class="buttons">
            <button type="button" onClick={onAgain}>
              {words.lessonAgain}
            </button>
            <button type="button" class="primary" onClick={onClose}>
              {words.lessonPlayOn}
            </button>
          </div>
        </>
      ) : (
        <>
          <div aria-live="polite">
            <h3>{shown.title[language]}</h3>
            <p>
              <Marked text={shown.text[language]} />
            </p>
            {choice === undefined ? null : (
              <button type="button" class="do" onClick={showWanted}>
                {words.lessonDo}: <strong>{moveText(texts, choice, decision)}</strong>
              </button>
            )}
          </div>
          {asked !== null ? null : (
            <button type="button" class="primary" data-testid="lesson-next" onClick={() => setRead(step + 1)}>
              {words.lessonNext}
            </button>
          )}
        </>
      )}
    </section>
  );
}

// Brings what is marked into sight, with the focus on it: the card that the move is chosen by, or its button.
function showWanted(): void {
  const marked = document.querySelector<HTMLElement>(".move.wanted") ?? document.querySelector<HTMLElement>(".face.wanted");
  marked?.scrollIntoView({ block: "center", inline: "center" });
  marked?.focus({ preventScroll: true });
}
