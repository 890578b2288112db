import { expect, test } from "vitest";
import { NINE_YEARS as GAME, type NineYearsEvent } from "../../../src/nine-years/index.js";
import { SeededDice } from "../../../src/index.js";
import { handSize, inHand } from "../../../src/nine-years/state/index.js";
import { SEATS, type Seat } from "../../../src/nine-years/vocabulary/types.js";

/** A random game at the first place where the second player has taken a card back that the others have seen, with the memories of all. */
function afterShowing() {
  for (let game = 0; game < 50; game++) {
    let state = GAME.setup({ seed: `shown ${game}` });
    const dice = new SeededDice(`shown ${game}`);
    const memories = new Map(SEATS.map((seat) => [seat, GAME.memory(state, seat)]));
    for (let ply = 0; ply < 60; ply++) {
      const step = GAME.apply(state, GAME.randomMove(state, dice));
      state = step.state;
      for (const [seat, memory] of memories) memories.set(seat, GAME.remember(memory, GAME.viewEvents(step.events, seat)));
      const shown = step.events.find((event) => event.type === "cards-shown") as Extract<NineYearsEvent, { type: "cards-shown" }> | undefined;
      const first = step.events.find((event) => event.type === "first-player") as Extract<NineYearsEvent, { type: "first-player" }> | undefined;
      if (shown === undefined || first === undefined) continue;
      const second: Seat = first.seat === "alliance" ? "bourbon" : "alliance";
      if (handSize(state, SEATS.indexOf(second)) > 2) return { state, memory: memories.get(first.seat)!, viewer: first.seat, second, value: shown[second] };
    }
  }
  throw new Error("nobody shows a card");
}

test("[NYW-HI.2] [NYW-13.2.1.3] the card that was shown and taken back is in the second player's hand in every world", () => {
  const { state, memory, viewer, second, value } = afterShowing();
  const held = (seed: number, remembered?: typeof memory) => inHand(GAME.determinize(state, viewer, seed, remembered), SEATS.indexOf(second), value);
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  expect(seeds.every((seed) => held(seed, memory) > 0)).toBe(true);
  expect(seeds.every((seed) => held(seed) > 0)).toBe(false);
});

test("[NYW-13.4.1] once he has played a card of that value nothing is certain any more", () => {
  const { memory, second, value } = afterShowing();
  const played = GAME.remember(memory, [{ type: "card-played", seat: second, value, clause: "NYW-13.4.1" }]);
  expect(played.held).toEqual({ [second]: [0, 0, 0] });
  const other = GAME.remember(memory, [{ type: "card-played", seat: second, value: (value % 3) + 1, clause: "NYW-13.4.1" }]);
  expect(other).toEqual(memory);
});

test("cards that are in no hand of the position are refused, and so is what is no count", () => {
  const { state, memory, viewer, second } = afterShowing();
  expect(() => GAME.determinize(state, viewer, 1, { ...memory, held: { [second]: [9, 9, 9] } })).toThrow(`memory.held.${second}`);
  expect(() => GAME.determinize(state, viewer, 1, { ...memory, held: { [second]: [1] } })).toThrow(`memory.held.${second}[1]`);
  expect(() => GAME.determinize(state, viewer, 1, { ...memory, held: { [viewer]: [0, 0, 0] } })).toThrow(`memory.held.${viewer}`);
});
