/** What places are called, and what is printed of them. */
import type { Board } from "tyche/svg";
import type { Texts } from "../games/surface.js";

/** What a place is called: as it is printed, or by its name in the language of the page. */
export function titleOf({ title, name }: Board["places"][string], texts: Texts): string {
  return title ?? texts.label(name);
}

/** What is printed of a place; nothing of it by an id. A label of the legend tells after a comma what stands beside its sign. */
export function printedFacts({ kind, region, marks }: Board["places"][string], texts: Texts): string[] {
  return [texts.label(kind).split(",")[0]!, ...(region === null ? [] : [texts.label(region)]), ...marks.map((mark) => texts.label(mark))];
}
