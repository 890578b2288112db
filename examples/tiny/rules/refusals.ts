/** Why a choice is refused, with the clause. */
import { type Refusal, refuser } from "tyche/engine";

export const REFUSALS = {
  "pledge/not-in-hand": "TINY-1",
  "raid/no-force": "TINY-3",
  "raid/too-strong": "TINY-3",
  "ambush/too-low": "TINY-4",
  "ambush/not-in-hand": "TINY-4",
} as const;

export const refuse: (code: keyof typeof REFUSALS | null, data?: Refusal["data"]) => Refusal | null = refuser(REFUSALS);
