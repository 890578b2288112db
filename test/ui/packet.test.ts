/** One packet a viewer, the same in all games. */
import { describe, expect, test } from "vitest";
import { Game, type MoveBase, SeededDice } from "../../src/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { peloponnesian as russian } from "../../src/text/ru/index.js";
import { carryOut, choices, followGame, handOf, type HistoryEntry, type Packet, packetFor } from "../../src/ui/index.js";
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
          expect(choices(packet.moves, table(packet.view)).moves).toEqual(packet.moves.map((listed, index) => ({ ...listed, index })));
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

/** What a packet shows but for what is new in it. */
const shownBy = (packet: Packet): string => JSON.stringify({ ...packet, from: 0, entries: [], words: null });

describe.each(GAMES)("a viewer of $id who is followed", (drawn) => {
  const { ruleset, texts } = drawn;
  test("gets what it sees, each thing once, and nothing when nothing is seen to have changed", () => {
    const game: Game = new Game(ruleset, { seed: "followed" });
    const dice = new SeededDice("followed");
    const followed = viewersOf(drawn).map((viewer) => {
      const page = { viewer, log: [] as readonly HistoryEntry[], packets: [] as Packet[], stop: (): void => undefined };
      page.stop = followGame(
        game,
        viewer,
        (packet) => {
          page.log = [...page.log.slice(0, packet.from), ...packet.entries];
          page.packets.push(packet);
        },
        { texts: texts.en },
      );
      return page;
    });
    for (let n = 0; n < 30 && game.outcome === null; n++) {
      const move: MoveBase = ruleset.randomMove(game.state, dice);
      game.play(move as never);
      if (n % 3 === 0 && game.canUndo(move.seat)) game.undo(move.seat);
      for (const { viewer, log, packets } of followed) {
        const [last] = packets.slice(-1);
        expect(log).toEqual(game.history(viewer));
        expect(shownBy(last!)).toBe(shownBy(packetFor(game, viewer, { since: last!.mark })));
        expect(last!.words?.log.length).toBe(last!.entries.length);
      }
    }
    for (const { packets, stop } of followed) {
      const shown = packets.map(shownBy);
      expect(shown.filter((one, at) => one === shown[at - 1])).toEqual([]);
      stop();
    }
    const counts = followed.map(({ packets }) => packets.length);
    if (game.outcome === null) game.play(ruleset.randomMove(game.state, dice) as never);
    expect(followed.map(({ packets }) => packets.length)).toEqual(counts);
  });
});

test("a choice of another seat that shows nothing sends nothing", () => {
  const game = new Game(DIADOCHI, { seed: "follow", players: 4 });
  const dice = new SeededDice("follow");
  let count = 0;
  let silent = 0;
  followGame(game, "spectator", () => count++, { moves: false });
  for (let n = 0; n < 200; n++) {
    const before = count;
    game.play(DIADOCHI.randomMove(game.state, dice));
    if (count === before) silent++;
    expect(count - before).toBeLessThanOrEqual(1);
  }
  expect(silent).toBeGreaterThan(0);
});

describe("what a page sends back", () => {
  const begun = () => {
    const game = new Game(PELOPONNESIAN, { seed: "requests" });
    const packet = packetFor(game, "athens");
    return { game, line: packet.moves[0]!.line, question: packet.question };
  };
  test("is carried out, as an object or as text", () => {
    const { game, line, question } = begun();
    expect(carryOut(game, "athens", { to: "play", line, question })).toBe(null);
    expect(game.history("athens").at(-1)?.move).toEqual(PELOPONNESIAN.parse(line));
    expect(carryOut(game, "athens", JSON.stringify({ to: "undo", question: game.question("athens") }))).toBe(null);
    expect(game.ply).toBe(0);
    expect(carryOut(game, "athens", { to: "redo", question: game.question("athens") })).toBe(null);
    expect(game.ply).toBe(1);
    expect(carryOut(game, "sparta", { to: "concede", question: game.question("sparta") })).toBe(null);
    expect(game.outcome?.winners).toEqual(["athens"]);
  });
  test("is refused with the reason, and changes nothing", () => {
    const { game, line, question } = begun();
    const codes = (...requests: readonly unknown[]) => requests.map((request) => carryOut(game, "athens", request)?.code);
    const malformed = [undefined, null, 7, "", "{", "7", [], {}, { to: "dance", question }, { to: "play", question }, { to: "play", line }, { to: "undo" }];
    expect(codes(...malformed, { to: "play", line, question, seat: "sparta" }, { to: "play", line: "x".repeat(2000), question })).toEqual(
      Array(malformed.length + 2).fill("request/malformed"),
    );
    expect(codes({ to: "play", line, question: "old" }, { to: "undo", question: "old" })).toEqual(["move/stale", "move/stale"]);
    expect(codes({ to: "play", line: "athens dances", question }, { to: "undo", question }, { to: "redo", question })).toEqual([
      "notation/no-move",
      "undo/none",
      "redo/none",
    ]);
    expect(codes({ to: "play", line: line.replace("athens", "sparta"), question })).toEqual(["move/other-seat"]);
    expect(carryOut(game, "spectator", { to: "play", line, question })).toEqual({ code: "move/looks-on", message: "Only players decide; you are looking on." });
    expect(carryOut(game, "arbiter", { to: "concede", question }, russian)).toEqual({
      code: "move/looks-on",
      message: "Решают только игроки, а вы наблюдаете.",
    });
    expect(game.ply).toBe(0);
  });
  test("names the field that is wrong, and speaks the language of the texts", () => {
    const { game, line } = begun();
    expect(carryOut(game, "athens", { to: "play", line })?.message).toBe("request.question: expected a text, got undefined");
    const said = (request: unknown) => carryOut(game, "athens", request)?.message;
    expect([null, 7, [], "7", "null", "[]", {}, { to: null }, { to: [] }].map(said)).toEqual([
      "request: expected a plain object, got null",
      "request: expected a plain object, got 7",
      "request: expected a plain object, got an array of 0",
      "request: expected a plain object, got 7",
      "request: expected a plain object, got null",
      "request: expected a plain object, got an array of 0",
      "request.to: expected one of play, undo, redo, concede, got undefined",
      "request.to: expected one of play, undo, redo, concede, got null",
      "request.to: expected one of play, undo, redo, concede, got an array of 0",
    ]);
    const stale = { to: "play", line, question: "old" };
    expect(carryOut(game, "athens", stale)?.message).toBe("The position has changed meanwhile.");
    expect(carryOut(game, "athens", stale, russian)?.message).toBe("Положение тем временем изменилось.");
  });
  test("leaves what a listener throws to the server", () => {
    const { game, line, question } = begun();
    game.subscribe(() => {
      throw new Error("the disk is full");
    });
    expect(() => carryOut(game, "athens", { to: "play", line, question })).toThrow("the disk is full");
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
      const [own, foreign] = [seat, other].map((viewer) => handOf(table(ruleset.view(state, viewer)), seat));
      expect(own?.cards?.length).toBe(own?.count);
      expect([foreign?.count, foreign?.cards]).toEqual([own?.count, null]);
      seen += own?.count ?? 0;
      ruleset.advance(state, ruleset.randomMove(state, dice));
    }
    expect(seen).toBeGreaterThan(0);
    expect(handOf(table(ruleset.view(state, "spectator")), "nobody")).toBe(null);
  });
});
