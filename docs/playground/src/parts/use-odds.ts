/** The odds of what is pointed at. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Chances, Choice } from "../protocol.js";

/** So long a choice is pointed at before its odds are asked for, in milliseconds. */
const PATIENCE = 250;

/** A choice and its odds; null where they cannot be told. */
export interface Asking {
  readonly choice: Choice;
  readonly chances: Chances | null;
}

/** The odds of what is pointed at; none as soon as it is left, or the list is gone. */
export function useOdds(
  list: number,
  askOdds: (line: string) => Promise<Chances>,
): { readonly asked: Asking | null; readonly onHover: (choice: Choice | null) => void } {
  const [asked, setAsked] = useState<Asking | null>(null);
  const timer = useRef(0);
  const pointed = useRef<Choice | null>(null);
  const onHover = (choice: Choice | null): void => {
    clearTimeout(timer.current);
    pointed.current = choice;
    setAsked(null);
    if (choice === null) return;
    timer.current = window.setTimeout(() => {
      const show = (chances: Chances | null): void => void (pointed.current === choice && setAsked({ choice, chances }));
      askOdds(choice.line).then(show, () => show(null));
    }, PATIENCE);
  };
  useEffect(() => {
    onHover(null);
    return () => clearTimeout(timer.current);
  }, [list]);
  return { asked, onHover };
}
