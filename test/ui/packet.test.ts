/** One packet a viewer, the same in all games. */
import { describe, expect, test } from "vitest";
import { Game, SeededDice } from "../../src/index.js";
import { choices, hand, type HistoryEntry, type Packet, packetFor } from "../../src/ui/index.js";
import { GAMES, viewersOf } from "../drawing/games.js";

describe.each(GAMES)("packets of $id", (drawn) => {
  const { ruleset, texts, table } = drawn;
  test("are JSON, tell each viewer what it may know, and follow on each other", () => {
    const game: Game = new Game(ruleset, { seed: "packets" });
    const dice = new SeededDice("packets");
    const last = new Map<string, { packet: Packet; log: readonly HistoryEntry[] }>();
    for (let n = 0; n < 120 && game.outcome === null; n++) {
      if (n % 4 === 0) {
        for (const viewer of viewersOf(drawn)) {
          const before = last.get(viewer);
          const packet = packetFor(game, viewer, { since: before?.packet.mark, texts: texts.en });
          expect(JSON.parse(JSON.stringify(packet))).toEqual(packet);
          const log = [...(before?.log ?? []).slice(0, packet.from), ...packet.entries];
          expect(log).toEqual(game.history(viewer));
          expect([packet.view, packet.decision]).toEqual([game.view(viewer), ruleset.decision(game.state, viewer)]);
          expect(packet.moves.map(({ line }) => line)).toEqual(
            ruleset.seats.includes(viewer) ? game.legalMoves(viewer).map((move) => ruleset.format(move)) : [],
          );
          expect(packet.words?.moves.length).toBe(packet.moves.length);
          expect(packet.words?.log.length).toBe(packet.entries.length);
          expect(choices(packet.moves, table(packet.view)).moves).toEqual(packet.moves);
          last.set(viewer, { packet, log });
        }
      }
      game.play(ruleset.randomMove(game.state, dice) as never);
    }
    expect(last.size).toBe(viewersOf(drawn).length);
  });
  test("have words without the seat, or none; moves, or none", () => {
    const game: Game = new Game(ruleset, { seed: "words" });
    const [seat = ""] = ruleset.seatsToMove(game.state);
    const said = packetFor(game, seat, { texts: texts.en });
    for (const [i, words] of (said.words?.moves ?? []).entries()) {
      const whole = texts.en.move(said.moves[i]!.move, said.decision as never);
      expect(whole.endsWith(`: ${words}`)).toBe(true);
    }
    expect(said.words?.prompt).not.toBe("");
    const bare = packetFor(game, seat, { moves: false });
    expect([bare.words, bare.moves, bare.question]).toEqual([null, [], said.question]);
  });
});

test("the packets of all games have the same fields", () => {
  const fields = GAMES.map(({ ruleset }) => Object.keys(packetFor(new Game(ruleset, { seed: 1 }) as Game, "spectator")));
  for (const names of fields) expect(names).toEqual(fields[0]);
});

describe.each(GAMES)("hands of $id", ({ ruleset, table }) => {
  test("are seen by their owner and the arbiter, counted by others", () => {
    const state = ruleset.setup({ seed: "hands" });
    const dice = new SeededDice("hands");
    let seen = 0;
    for (let n = 0; n < 40; n++) {
      const [seat = "", other = ""] = ruleset.players(state) as string[];
      const [own, foreign] = [seat, other].map((viewer) => hand(table(ruleset.view(state, viewer)), seat));
      expect(own?.cards?.length).toBe(own?.count);
      expect([foreign?.count, foreign?.cards]).toEqual([own?.count, null]);
      seen += own?.count ?? 0;
      ruleset.advance(state, ruleset.randomMove(state, dice));
    }
    expect(seen).toBeGreaterThan(0);
    expect(hand(table(ruleset.view(state, "spectator")), "nobody")).toBe(null);
  });
});
