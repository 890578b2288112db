import type { Highlight } from "./highlight.js";

/** The part of a DOM element that `targetAt` needs. */
export interface PictureElement {
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  readonly parentElement: PictureElement | null;
}

const KINDS = ["card", "stack", "place", "region", "seat", "track", "pile"] as const;

/**
 * The thing to which an element of a picture belongs, such as the target of a click: the innermost place, region, stack, card, seat, track or pile around it.
 * For a stack that is not lit, the result is its place. Null outside all of them.
 */
export function targetAt(element: PictureElement | null): Highlight | null {
  for (let at = element; at !== null; at = at.parentElement) {
    const place = at.getAttribute("data-at");
    if (place !== null && !at.hasAttribute("data-lit")) return { kind: "place", id: place };
    for (const kind of KINDS) {
      const id = at.getAttribute(`data-${kind}`);
      if (id !== null) return { kind, id };
    }
  }
  return null;
}
