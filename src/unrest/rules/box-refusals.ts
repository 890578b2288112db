/** The reasons for refusals by the Garrison Box of another game; `tyche/text` has the sentences. */
import { IllegalMoveError, type Refusal } from "../../core/basics/errors.js";

/** Every reason, with its clause. */
export const BOX_REFUSALS = {
  "box/owner-only": "CAR-19.0.4",
  "box/no-leader": "CAR-R9.1",
  "box/no-sea-move": "CAR-H.5",
  "box/already-there": "CAR-19.0.1",
  "box/not-there": "CAR-19.0.3",
  "box/has-fought": "CAR-20.3.28",
  "box/too-few-cu": "CAR-19.0.3",
  "box/cu-have-fought": "CAR-20.3.28",
  "box/no-raise": "CAR-20.0.2",
  "box/no-support-room": "CAR-20.1.8",
  "box/level-zero": "CAR-20.3.24",
  "box/no-movement-points": "CAR-20.3.3",
  "box/initiative": "CAR-19.0.8",
  "box/not-activated": "CAR-20.3.2",
  "box/no-cu": "CAR-20.3.33",
  "box/too-many-cu": "CAR-20.3.27",
  "box/bad-losses": "CAR-20.3.8",
} as const;

export type BoxReason = keyof typeof BOX_REFUSALS;

/** A reason with its data, and its clause if it differs from the table's. */
export type BoxRefusal = readonly [code: BoxReason, data?: Refusal["data"], clause?: string];

export function refused(...[code, data = {}, clause = BOX_REFUSALS[code]]: BoxRefusal): IllegalMoveError {
  const words = Object.entries(data).map(([key, value]) => `${key} ${String(value).slice(0, 40)}`);
  return new IllegalMoveError(code, `The rules refuse this: ${[code.replace("/", ", ").replaceAll("-", " "), ...words].join("; ")} (${clause}).`, {
    clause,
    data,
  });
}
