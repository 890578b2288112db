/** Where the game stands: turn, round, the step under way. */
import { measureText, type Table } from "tyche/svg";
import type { Language, Texts } from "../games/surface.js";
import { useWords } from "../words/words.js";

interface Props {
  readonly table: Table;
  readonly texts: Texts;
  readonly language: Language;
}

export function Clock({ table, texts, language }: Props) {
  const words = useWords();
  const step = table.decision === null ? null : texts.decision(table.decision.kind);
  const parts = table.clock.map((measure) => measureText(texts, language, measure));
  return (
    <ul class="clock" aria-label={words.clock} data-testid="clock">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
      {step === null || parts.includes(step) ? null : <li class="step">{step}</li>}
    </ul>
  );
}
