/** Bidding for the choice of side before the game. */
import { expect, test } from "vitest";
import type { PeloponnesianEvent } from "../../../src/peloponnesian/vocabulary/events.js";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";

/** The game after these lines of whoever is asked, and what the last of them brought. */
function bid(...lines: readonly string[]) {
  let state = GAME.setup({ seed: "bid", bid: true });
  let events: readonly PeloponnesianEvent[] = [];
  for (const line of lines) ({ state, events } = GAME.apply(state, GAME.parse(`${GAME.seatsToMove(state)[0]} ${line}`)));
  return { state, events, list: GAME.legalMoves(state).map((move) => GAME.format(move).split(" ").slice(1).join(" ")) };
}
const raises = (count: number) => Array.from({ length: count }, () => "bid-raise");

test("[PEL-14.1.4.2] the bid goes up to 10 at most", () => {
  expect(bid(...raises(9)).list).toEqual(["bid-raise", "bid-pass"]);
  const most = bid(...raises(10));
  expect(most.list.includes("bid-raise")).toBe(false);
});

test("[PEL-14.1.4.2] who is not out chooses his side, and all learn for what bid", () => {
  const { state } = bid("bid-raise", "bid-raise", "bid-pass");
  const [seat] = GAME.seatsToMove(state);
  const { events } = bid("bid-raise", "bid-raise", "bid-pass", "take-side sparta");
  expect(events.filter((e) => e.type === "sides-chosen")).toEqual([{ type: "sides-chosen", seat, side: "sparta", bid: 2, clause: "PEL-14.1.4.2" }]);
});
