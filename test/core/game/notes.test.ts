/** What people write on records. */
import { describe, expect, test } from "vitest";
import { Game, isTycheError, recordFrom, redact, SeededDice, type RecordTags, verify } from "../../../src/index.js";
import { TINY } from "../../../examples/tiny/index.js";

type Seat = (typeof TINY.seats)[number];
const TAGS: RecordTags<Seat> = {
  players: { north: "Ann", south: "Ben" },
  event: "Spring open",
  place: "Tunis",
  date: "2026-04-18",
  result: "1-0",
  annotator: "Cy",
  other: { round: "3", ["__proto__"]: "a key like any other" },
};

function written() {
  const game = new Game(TINY, { seed: "notes" });
  const choices = new SeededDice("choices");
  game.tag(TAGS);
  game.comment("All begin so.");
  for (let i = 0; i < 6; i++) game.play(TINY.randomMove(game.state, choices));
  game.comment("Now or never.");
  game.comment("I bluff.", { seat: "north" });
  game.comment("He bluffs.", { seat: "south", ply: 3 });
  return game;
}

describe("tags and comments", () => {
  test("are kept by record, JSON, resume and the end of a record, and change nothing of the game", () => {
    const record = written().record();
    expect(record.tags).toEqual(TAGS);
    expect(record.comments).toEqual([
      { ply: 0, text: "All begin so." },
      { ply: 3, text: "He bluffs.", seat: "south" },
      { ply: 6, text: "Now or never." },
      { ply: 6, text: "I bluff.", seat: "north" },
    ]);
    const json = JSON.parse(JSON.stringify(record));
    const { tags: _tags, comments: _comments, ...bare } = record;
    expect(verify(TINY, json)).toEqual(verify(TINY, bare));
    expect(Game.resume(TINY, json).record()).toEqual(record);
    expect(Game.resume(TINY, bare).record()).toEqual(bare);
    const end = recordFrom(TINY, json, 3);
    expect(end).toMatchObject({ tags: TAGS, comments: [{ ply: 0, seat: "south" }, { ply: 3 }, { ply: 3, seat: "north" }] });
    expect(verify(TINY, end).plies).toBe(3);
  });
  test("are read by those who may: tags by all, a seat's own notes by it and the arbiter", () => {
    const record = written().record();
    const read = (viewer: Seat | "spectator" | "arbiter") => redact(TINY, record, viewer).comments?.map(({ text }) => text);
    expect([read("north"), read("south"), read("spectator"), read("arbiter")]).toEqual([
      ["All begin so.", "Now or never.", "I bluff."],
      ["All begin so.", "He bluffs.", "Now or never."],
      ["All begin so.", "Now or never."],
      ["All begin so.", "He bluffs.", "Now or never.", "I bluff."],
    ]);
    for (const viewer of ["north", "spectator"] as const) {
      const { tags, comments, happened } = redact(TINY, record, viewer);
      expect(tags).toEqual(TAGS);
      for (const comment of comments!) expect(happened[comment.happened]).toBeDefined();
      expect(comments!.every((comment) => !("ply" in comment))).toBe(true); // how many decisions there were is not told
    }
    expect(
      written()
        .comments("spectator")
        .map(({ text }) => text),
    ).toEqual(read("spectator"));
  });
  test("are replaced field by field, and taken away by an empty text", () => {
    const game = new Game(TINY, { seed: "notes" });
    game.tag({ event: "Spring open", place: "Tunis", other: { round: "3" } });
    game.tag({ place: "", event: "Autumn open" });
    expect(game.tags).toEqual({ event: "Autumn open", other: { round: "3" } });
    game.tag({ event: "", other: {} });
    expect(game.record()).not.toHaveProperty("tags");
  });
  test("a decision that is taken back takes what was said of it along", () => {
    const game = new Game(TINY, { seed: "notes" });
    game.comment("before");
    game.play(game.legalMoves("north")[0]!);
    game.comment("after");
    game.undo("north");
    expect(game.record().comments).toEqual([{ ply: 0, text: "before" }]);
  });
  test("are shared with nobody", () => {
    const game = written();
    const given = { players: { north: "Ann" } };
    game.tag(given);
    given.players.north = "Zoe";
    (game.tags.players as { north: string }).north = "Zoe";
    (game.record().tags!.players as { north: string }).north = "Zoe";
    (game.comments("arbiter")[0] as { text: string }).text = "Zoe";
    expect(JSON.stringify(game.record())).not.toContain("Zoe");
  });
  test.each<[unknown, string]>([
    [{ tags: [] }, "record.tags"],
    [{ tags: { opening: "x" } }, "record.tags.opening"],
    [{ tags: { event: 7 } }, "record.tags.event"],
    [{ tags: { event: "x".repeat(201) } }, "record.tags.event"],
    [{ tags: { players: { east: "x" } } }, "record.tags.players.east"],
    [{ tags: { players: { north: null } } }, "record.tags.players.north"],
    [{ tags: { other: { round: 3 } } }, "record.tags.other.round"],
    [{ tags: { other: { round: "x".repeat(2001) } } }, "record.tags.other.round"],
    [{ tags: { other: { ["k".repeat(61)]: "x" } } }, `record.tags.other.${"k".repeat(60)}`],
    [{ tags: { other: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, "x"])) } }, "record.tags.other"],
    [{ comments: {} }, "record.comments"],
    [{ comments: Array.from({ length: 10_001 }, () => ({ ply: 0, text: "x" })) }, "record.comments"],
    [
      {
        comments: [
          { ply: 0, text: "x" },
          { ply: 7, text: "x" },
        ],
      },
      "record.comments[1].ply",
    ],
    [{ comments: [{ ply: -1, text: "x" }] }, "record.comments[0].ply"],
    [{ comments: [{ ply: 0, text: "x".repeat(4001) }] }, "record.comments[0].text"],
    [{ comments: [{ ply: 0 }] }, "record.comments[0].text"],
    [{ comments: [{ ply: 0, text: "x", seat: "east" }] }, "record.comments[0].seat"],
    [{ comments: [{ ply: 0, text: "x", by: "north" }] }, "record.comments[0].by"],
  ])("%#, wrong ones, are refused by name", (fields, path) => {
    try {
      verify(TINY, { ...written().record(), ...(fields as object) });
    } catch (error) {
      expect(isTycheError(error) && [error.name, error.code, error.details.path]).toEqual(["ReplayError", "record/malformed", path]);
      return;
    }
    expect.unreachable();
  });
  test("the longest ones are kept, and what is empty is left out", () => {
    const other = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`${i}`.padStart(60, "k"), i === 0 ? "x".repeat(2000) : "x"]));
    const tags = { players: { north: "x".repeat(200) }, event: "x".repeat(200), other };
    const comments = [
      { ply: 6, text: "" },
      { ply: 0, text: "x".repeat(4000) },
    ];
    const given = { ...written().record(), tags: { ...tags, place: "", result: undefined }, comments };
    expect(Game.resume(TINY, given).record()).toMatchObject({ tags, comments: [comments[1], comments[0]] });
    expect(Object.keys(Game.resume(TINY, given).tags)).toEqual(["players", "event", "other"]);
    const emptied = { players: { north: "", south: undefined }, place: "", other: { round: "" } };
    expect(Game.resume(TINY, { ...given, tags: emptied, comments: [] }).tags).toEqual({});
    const most = Array.from({ length: 10_000 }, () => ({ ply: 0, text: "x" }));
    expect(Game.resume(TINY, { ...given, comments: most }).comments("spectator")).toEqual(most);
  });
  test("the key of a tag that is too long is shown as far as it may go", () => {
    const game = new Game(TINY, { seed: "notes" });
    expect(() => game.tag({ other: { ["k".repeat(61)]: "x" } })).toThrow(
      `tags.other.${"k".repeat(60)}: expected a key of at most 60 characters, got ${JSON.stringify("k".repeat(61))}`,
    );
    expect(() => game.tag({ other: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, "x"])) })).toThrow(
      "tags.other: expected at most 100 keys, got an array of 101",
    );
  });
  test("what a game refuses leaves it as it was", () => {
    const game = written();
    const before = game.record();
    expect(() => game.tag({ event: 7 as never })).toThrow("tags.event: expected a text");
    expect(() => game.comment("x", { ply: 7 })).toThrow("comments[4].ply: expected a whole number in 0..6, got 7");
    expect(game.record()).toEqual(before);
  });
});
