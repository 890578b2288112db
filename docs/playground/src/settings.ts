/** How somebody likes to play, kept in the browser: the pace at which others' moves are shown, clauses, when one is asked. */
import { useState } from "preact/hooks";
import type { Asked, Choice } from "./protocol.js";

/** How what others did is shown: all at once, an event a second, or an event a key. */
export const PACES = ["once", "second", "key"] as const;
export type Pace = (typeof PACES)[number];

/** When the viewer is asked: always, not where only a pass is possible, or not at all where others act and a pass is possible. */
export const ASKING = ["always", "choice", "never"] as const;
export type Asking = (typeof ASKING)[number];

/** The moves that answer nothing to what others do: by their type, or by the kind of the decision and their type. */
const PASSES: readonly string[] = ["pass", "keep-olympian", "keep-held", "interception decline"];

/** What decides whether the viewer is asked. */
interface Window {
  readonly asking: Asking;
  readonly decision: Asked | null;
  readonly isOwnTurn: boolean;
}

/** The move by which the page passes for its viewer; null where the viewer is asked. */
export function passOf(choices: readonly Choice[], { asking, decision, isOwnTurn }: Window): Choice | null {
  const [only] = choices;
  if (asking !== "always" && choices.length === 1 && only!.part === "end") return only!;
  if (asking !== "never" || isOwnTurn) return null;
  return choices.find(({ move: { type } }) => PASSES.includes(type) || PASSES.includes(`${decision?.kind} ${type}`)) ?? null;
}

export interface Settings {
  readonly pace: Pace;
  readonly isCited: boolean;
  readonly asking: Asking;
}

const KEPT = "tyche-settings";
const USUAL: Settings = { pace: "once", isCited: false, asking: "always" };

function kept(): Settings {
  try {
    const { pace, isCited, asking } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
    return {
      pace: PACES.find((one) => one === pace) ?? USUAL.pace,
      isCited: isCited === true,
      asking: ASKING.find((one) => one === asking) ?? USUAL.asking,
    };
  } catch {
    return USUAL;
  }
}

/** The settings, and how they are changed. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(kept);
  const change = (more: Partial<Settings>): void =>
    setSettings((before) => {
      const next = { ...before, ...more };
      localStorage.setItem(KEPT, JSON.stringify(next));
      return next;
    });
  return [settings, change];
}
