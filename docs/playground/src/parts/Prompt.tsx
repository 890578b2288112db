/** What is asked, of whom; how the game ended. A screen reader hears it when it changes. */
import { type Board, printedName } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import type { Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Clause } from "./Clause.js";
import { colourOf, Emblem } from "./Emblem.js";

interface Props {
  readonly snapshot: Snapshot;
  readonly board: Board;
  readonly texts: Texts;
  readonly isCited: boolean;
  readonly onNow: () => void;
}

export function Prompt({ snapshot, board, texts, isCited, onNow }: Props) {
  const words = useWords();
  const { outcome, decision, isNow } = snapshot;
  return (
    <div class="prompt" data-testid="prompt" aria-live="polite" tabIndex={-1} id="prompt" style={{ "--owner": colourOf(board, snapshot.viewer) }}>
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
          <strong>{words.over}.</strong> {texts.outcome(outcome as never)} {isCited ? <Clause id={outcome.clause} /> : null}
        </p>
      ) : decision === null ? null : (
        <>
          <h2 class="who">
            {snapshot.choices.length > 0 ? (
              <>
                <Emblem board={board} owner={snapshot.viewer} size={14} /> {words.yourDecision(printedName(texts, snapshot.viewer))}
              </>
            ) : isThinking(snapshot) ? (
              words.thinking(texts.name(snapshot.thinking!))
            ) : (
              words.othersDecide
            )}
          </h2>
          <p>
            <span class="what">
              {texts.prompt(
                decision as never,
                snapshot.viewer,
                snapshot.choices.map(({ move }) => move),
              )}
            </span>{" "}
            {isCited ? <Clause id={decision.clause} /> : null}
          </p>
        </>
      )}
    </div>
  );
}

function isThinking({ thinking, decision }: Snapshot): boolean {
  return thinking !== null && decision!.seats.includes(thinking);
}
