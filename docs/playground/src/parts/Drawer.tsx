/** Panels beside the decision that open and close: tracks, the legend, the rules, the tools of developers. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../words/words.js";

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Drawer({ title, onClose, children }: Props) {
  const words = useWords();
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus(), [title]);
  return (
    <section
      ref={own}
      class="drawer"
      data-testid="drawer"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="close" onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </header>
      <div class="panel">{children}</div>
    </section>
  );
}
