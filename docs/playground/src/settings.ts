/** How somebody likes to play, kept in the browser: the pace at which others' moves are shown, clauses, when one is asked. */
import { useState } from "preact/hooks";

/** How what others did is shown: all at once, an event a second, or an event a key. */
export const PACES = ["once", "second", "key"] as const;
export type Pace = (typeof PACES)[number];

/** True if the viewer is asked where only a pass is possible. */
export const ASKING = ["always", "choice"] as const;
export type Asking = (typeof ASKING)[number];

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
