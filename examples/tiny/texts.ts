/** English sentences of Tiny. */
import type { Texts } from "tyche/text/en";
import type { TinyTypes } from "./game-types.js";

export const tinyTexts: Texts<TinyTypes> = {
  move(move) {
    switch (move.type) {
      case "pledge":
        return `${move.seat} pledges ${move.card}`;
      case "strike":
        return `${move.seat} strikes with ${move.force}`;
      case "hold":
        return `${move.seat} holds`;
      case "ambush":
        return `${move.seat} ambushes with ${move.card}`;
      case "let-pass":
        return `${move.seat} lets it pass`;
    }
  },
  event(event) {
    switch (event.type) {
      case "roll":
        return `Rolled ${event.faces.join(" ")} for ${event.purpose}.`;
      case "round-began":
        return `Round ${event.round}.`;
      case "dealt":
        return `${event.seat} is dealt ${event.cards.map((card) => card ?? "a card").join(", ") || "nothing"}.`;
      case "pledged":
        return `${event.seat} has pledged ${event.card ?? "a card"}.`;
      case "revealed":
        return `Pledges: ${event.cards.join(" and ")}; ${event.first} is first.`;
      case "struck":
        return `The strike makes ${event.total}: ${event.hit ? "a hit" : "a miss"}.`;
      case "ambushed":
        return `${event.seat} ambushes with ${event.card}.`;
      case "raid-ended":
        return `${event.seat} ends the raid.`;
      case "raider-moved":
        return `The raider moves to ${event.space}.`;
      case "game-over":
        return `The game is over; ${event.winner ?? "nobody"} wins.`;
    }
  },
  log: ({ move, events }) => [...(move === null ? [] : [tinyTexts.move(move)]), ...events.map((event) => tinyTexts.event(event))],
  refusal: (refusal) => `Refused: ${refusal.code}.`,
  outcome: (outcome) => `${outcome.winners[0] ?? "Nobody"} wins by ${outcome.kind}.`,
  decision: (kind) => kind,
  prompt: ({ kind, seats }) => `${seats.join(" and ")}: ${kind}?`,
  name: (id) => id,
  card: () => null,
  label: (id) => id,
};
