/** The prestige of battles, storms, pillage and tribute (14.1). `rules/tribute.ts` computes the tribute, `rules/victory.ts` the winner. */
import type { PeloponnesianLog, PrestigeReason } from "../vocabulary/events.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { SEATS, SPARTA } from "../vocabulary/types.js";

/** A negative amount is a loss. */
export interface Gain {
  readonly amount: number;
  readonly reason: PrestigeReason;
  readonly clause: string;
}

/** Moves the prestige marker by a gain of a seat (PEL-14.1.0.2). Prestige decides the game (PEL-0.2). */
export function gainPrestige(s: PeloponnesianState, seat: number, { amount, reason, clause }: Gain, log: PeloponnesianLog): void {
  if (amount === 0) return;
  const marker = S.read(s, S.CLOCK.prestige) + (seat === SPARTA ? -amount : amount); // PEL-14.1.0.1: there is one marker; a lead of Athens is positive.
  S.write(s, S.CLOCK.prestige, marker);
  log?.push({ type: "prestige-changed", seat: SEATS[seat]!, amount, marker, reason, clause });
}
