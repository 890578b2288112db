import type { TinyBoard } from "../types.js";

/** The printed track, north end first. */
export const BOARD: TinyBoard = { spaces: ["north-gate", "hill", "ford", "mill", "south-gate"] };
