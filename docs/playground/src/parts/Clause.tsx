/** A clause of the rules: a button that opens it, and texts in which clauses are buttons. */
import type { ComponentChildren } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useWords } from "../words/words.js";

/** Opens the rules at a clause. */
export const OpenRule = createContext<(id: string) => void>(() => {});

export function Clause({ id }: { readonly id: string | null | undefined }) {
  const open = useContext(OpenRule);
  const words = useWords();
  if (!id) return null;
  return (
    <button type="button" class="clause" aria-label={words.openRule(id)} onClick={() => open(id)}>
      {id}
    </button>
  );
}

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{3}-[A-Z]?\d[\w.]*\w|\b[A-Z]{3}-[A-Z]{2,}\.\d+\w*)/;

/** A text with emphasis, code spans and clauses. */
export function Marked({ text }: { readonly text: string }) {
  return <>{text.split(MARKED).map(span)}</>;
}

function span(part: string, nth: number): ComponentChildren {
  if (nth % 2 === 0) return part;
  if (part.startsWith("**")) return <strong key={nth}>{part.slice(2, -2)}</strong>;
  if (part.startsWith("*")) return <em key={nth}>{part.slice(1, -1)}</em>;
  if (part.startsWith("`")) return <code key={nth}>{part.slice(1, -1)}</code>;
  return <Clause key={nth} id={part} />;
}
