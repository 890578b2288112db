/** What is asked, of whom; how the game ended. A screen reader hears it when it changes. */
import type { Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Clause } from "./Clause.js";

interface Props {
  readonly snapshot: Snapshot;
  readonly texts: Texts;
  readonly onNow: () => void;
}

export function Prompt({ snapshot, texts, onNow }: Props) {
  const words = useWords();
  const { outcome, decision, isNow } = snapshot;
  return (
    <div class="prompt" data-testid="prompt" aria-live="polite" tabIndex={-1} id="prompt">
      {isNow ? null : (
        <p class="past">
          {words.past}{" "}
          <button type="button" onClick={onNow}>
            {words.backToNow}
          </button>
        </p>
      )}
      {outcome !== null ? (
        <p data-testid="outcome" class="outcome">
          <strong>{words.over}.</strong> {texts.outcome(outcome as never)} <Clause id={outcome.clause} />
        </p>
      ) : decision === null ? null : (
        <p>
          {snapshot.choices.length > 0 ? <span class="who">{texts.name(snapshot.viewer)}: </span> : null}
          {isThinking(snapshot) ? `${words.thinking(texts.name(snapshot.thinking!))} ` : ""}
          <span class="what">
            {texts.prompt(
              decision as never,
              snapshot.viewer,
              snapshot.choices.map(({ move }) => move),
            )}
          </span>{" "}
          <Clause id={decision.clause} />
        </p>
      )}
    </div>
  );
}

function isThinking({ thinking, decision }: Snapshot): boolean {
  return thinking !== null && decision!.seats.includes(thinking);
}
