/** Every game on the command line: its adapter is complete, its drawing is sound, and every command takes it. */
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/cli/games/games.js";
import { playout } from "../../src/core/game/playout.js";
import { placeAnswer, unheldLine } from "../../src/cli/print/place-text.js";
import { boardText, handLine, handText, standingText } from "../../src/cli/print/table-text.js";
import type { OptionRow } from "../../src/core/state/options.js";
import { LOCALES } from "../../src/text/texts.js";
import { commandLine } from "./command-line.js";

describe.each(GAMES.ids)("%s on the command line", (id) => {
  test("its adapter has a title, options with help, and set-ups that work", async () => {
    const { ruleset, title, options, sampleOptions, setupOptions } = await GAMES.load(id);
    expect(ruleset.id).toBe(id);
    expect(title).toMatch(/players?$/);
    for (const option of options) expect(option).toMatchObject({ name: expect.stringMatching(/^[a-z][a-z-]*$/), help: expect.stringMatching(/.{10}/) });
    expect(sampleOptions.length).toBeGreaterThan(0);
    for (const sample of [...sampleOptions, setupOptions({})]) expect(ruleset.seatsToMove(ruleset.setup({ ...sample, seed: 1 })).length).toBeGreaterThan(0);
  });
  test("each option of its set-up but another edition is a flag, with range and default, and takes its default", async () => {
    const { ruleset, options, setupOptions } = await GAMES.load(id);
    for (const [name, row] of Object.entries<OptionRow>(ruleset.options)) {
      if (row.kind === "edition") continue;
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const flag = options.find((option) => option.name === kebab || option.name === `no-${kebab}`);
      expect([name, flag?.value]).toEqual([name, row.kind === "flag" ? null : row.kind === "integer" || typeof row.default === "number" ? "N" : "NAME"]);
      if (row.kind === "flag") expect(setupOptions({ [flag!.name]: true })).toEqual({ [name]: !row.default });
      else if (typeof row.default !== "object") expect(setupOptions({ [kebab]: String(row.default) })).toEqual({ [name]: row.default });
    }
    for (const { value, help } of options) if (value === null) expect(help).toMatch(/^turns (?:on|off): /); // words of a flag may be a sentence
    expect(ruleset.setup({ ...setupOptions({ players: String(ruleset.seats.length) }), seed: 1 })).toEqual(ruleset.setup({ seed: 1 }));
    expect(() => setupOptions({ players: "9" })).toThrow(ruleset.seats.length === 2 ? /^--players: expected 2, got "9"$/ : "--players");
  });
  test("its sentences are loaded in every language", async () => {
    const { texts, ruleset } = await GAMES.load(id);
    for (const locale of LOCALES) for (const seat of ruleset.seats) expect((await texts(locale)).name(seat)).toMatch(/./);
  });
  test("its board is drawn for every viewer, without raw ids", async () => {
    const { ruleset, drawing } = await GAMES.load(id);
    const { board, table } = await drawing();
    const state = ruleset.setup({ seed: "drawn" });
    expect(board(state).ruleset).toBe(id);
    for (const viewer of [...ruleset.seats, "spectator", "arbiter"] as const) expect(table(ruleset.view(state, viewer))).toMatchObject({ ruleset: id, viewer });
    const { out } = await commandLine(GAMES).run("map", id, "--lang", "ru", "--viewer", ruleset.seats[0]!);
    const words = [...out.matchAll(/>([^<>]+)</g)].map(([, text]) => text!);
    expect(words.filter((text) => /[a-z]{2}-[a-z]{2}|[a-z]{4}/.test(text))).toEqual([]);
    expect(words.some((text) => /[а-я]{4}/.test(text))).toBe(true);
  });
  test("a person comes to the first question after less than a screen, whatever their seat", async () => {
    const { ruleset } = await GAMES.load(id);
    for (const seat of ruleset.seats) {
      const line = commandLine(GAMES, undefined, 100);
      const others = ruleset.seats.filter((other: string) => other !== seat).flatMap((other: string) => ["--seat", `${other}=random`]);
      line.answers.push("log", "quit");
      const { out } = await line.run("play", id, "--seed", "7", "--seat", `${seat}=me`, ...others);
      const [opening, log] = [out.slice(0, out.search(/\n {3}1 {2}/)), out.slice(out.indexOf("> "))];
      expect([seat, opening.split("\n").length <= 30]).toEqual([seat, true]);
      if (id === "diadochi") expect(log.split("\n").length).toBeGreaterThan(100); // where all of it is shown
    }
  });
  test("its board, standing and hands are shown in the language, without raw ids and without what is hidden", async () => {
    const { ruleset, drawing, texts: load } = await GAMES.load(id);
    const { table } = await drawing();
    const { state: final } = playout(ruleset, ruleset.setup({ seed: "told" }), "told", { most: 60 });
    const [seat, other] = ruleset.players(final);
    const lying = table(ruleset.view(final, seat!));
    for (const lang of LOCALES) {
      const words = { texts: await load(lang), lang };
      const told = [standingText(lying, words), handLine(lying, words, seat!), handText(lying, words, seat!), boardText(lying, words)];
      for (const text of [told[0], told[2], told[3]]) expect(text).toMatch(/^(?:.+\n)+$/);
      expect(told.join("").match(lang === "en" ? /\b[a-z]+-(?:ops|\d)\S*|undefined|null/g : /[a-z]{3,}/g) ?? []).toEqual([]);
      // What has no name of its own is shown with its number, also when it is one.
      for (const { count, kind, name } of lying.stacks.flatMap(({ pieces }) => pieces))
        if (name === null || name === kind) expect(told[3]).toContain(`${count} × ${words.texts.label(kind)}`);
      expect(handText(lying, words, other!)).not.toContain(`${words.texts.label("hand")}:`);
    }
  });
  test("each of its places is shown by its name and its id, with its neighbours both ways, in words of the language", async () => {
    const { ruleset, drawing, texts: load } = await GAMES.load(id);
    const { board: boardOf, table } = await drawing();
    const { state } = playout(ruleset, ruleset.setup({ seed: "told" }), "told", { most: 60 });
    const [board, lying] = [boardOf(state), table(ruleset.view(state, "spectator"))];
    const isFileName = (name: string): boolean => /[./\\]/.test(name);
    for (const lang of LOCALES) {
      const words = { texts: await load(lang), lang };
      for (const place of Object.keys(board.places)) {
        const report = placeAnswer(place, board, lying, words);
        const [head] = report.split(": ") as [string];
        expect(report).toMatch(/^ {2}\S.*: .+\n(?: {2}\S.*\n)+$/);
        expect(placeAnswer(head, board, lying, words)).toBe(report);
        expect([place, head, isFileName(head), isFileName(place)]).toEqual([place, head, false, false]);
        expect(report.match(lang === "en" ? /\b[a-z]+-(?:ops|\d)\S*|undefined|null/g : /[a-z]{3,}/g) ?? []).toEqual([]);
      }
      const [{ a, b, kind } = board.links[0]!] = board.links;
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const line = placeAnswer(one, board, lying, words)
          .split("\n")
          .find((text) => text.startsWith(`  ${words.texts.label(kind)}: `));
        expect(line).toContain(placeAnswer(other, board, lying, words).trim().split(":")[0]);
      }
      expect(unheldLine(board, lying, words)).toMatch(/^$|^ {2}[^:\n]+: [1-9]\d*(?:; [^:\n]+: [1-9]\d*)?\n$/);
    }
  });
  test("every command takes it", async () => {
    const line = commandLine(GAMES);
    const done = async (...args: string[]): Promise<string> => {
      const { code, out, err } = await line.run(...args);
      expect({ args, code, err: err.startsWith("tyche:") ? err : "" }).toEqual({ args, code: 0, err: "" });
      return out;
    };
    expect(await done("play", "--help", id)).toContain("usage: tyche play");
    expect(await done("play", "--help", id)).not.toContain("no more and no fewer");
    expect(await done("play", id, "--seed", "7", "--record", "game.json")).toMatch(/hash [0-9a-f]{16}/);
    expect(await done("play", id, "--seed", "7", "--lang", "ru")).toMatch(/[а-я]{4}/);
    expect(await done("verify", "game.json")).toContain("verified");
    expect(await done("replay", "game.json", "--viewer", "spectator")).toMatch(/\S/);
    const [whole, brief] = [await done("replay", "game.json"), await done("replay", "game.json", "--brief")];
    expect(brief.split("\n").length).toBeLessThan(whole.split("\n").length / 3);
    expect(await done("moves", "game.json", "--ply", "5")).toMatch(/^5 {2}[A-Z].*: .*[.?] \(.*\)\n/);
    expect(await done("perft", "game.json", "--ply", "5", "-d", "1")).toMatch(/ all\n$/);
    expect(await done("simulate", id, "-n", "3")).toContain("decisions per second");
    expect(await done("map", "game.json", "--ply", "5")).toContain("</svg>");
    expect(await done("map", id)).toContain("</svg>");
  });
  test("the example of its odds works and adds up", async () => {
    const { odds } = await GAMES.load(id);
    if (odds === undefined) return;
    const { code, out } = await commandLine(GAMES).run(...odds.example.split(" ").slice(1));
    expect(code).toBe(0);
    const sum = [...out.matchAll(/^ +([\d.]+) %/gm)].reduce((all, match) => all + Number(match[1]), 0);
    expect(sum).toBeCloseTo(100, 1);
  });
});

describe("one place of the board", () => {
  const told = async (id: string, asked: string): Promise<string> => {
    const { ruleset, drawing, texts } = await GAMES.load(id);
    const { board, table } = await drawing();
    const state = ruleset.setup({ seed: 1 });
    return placeAnswer(asked, board(state), table(ruleset.view(state, "spectator")), { texts: await texts("en"), lang: "en" });
  };
  test("is shown with what is printed, who controls it, what lies there and its neighbours by kind of link", async () => {
    expect(await told("nine-years", "lond")).toBe("several places have such a name: London, Londonderry\n");
    expect(await told("nine-years", "dubl")).toMatchInlineSnapshot(`
      "  Dublin: fortress, its strength 1, port
        Britain
        control: Bourbons
        Bourbons [full Jacobite corps, Tyrconnell (3-0)]
        road: Londonderry (Bourbons), Athlone (Bourbons), Cork (Bourbons)
      "
    `);
    expect(await told("diadochi", "Ephes")).toMatchInlineSnapshot(`
      "  Ephesus: minor city, port
        Lydia (victory points of a province: 3)
        control: nobody
        empty
        road: Pergamum, Sardis, Miletus
        sea route: Mytilene (independents), Delos
      "
    `);
    expect(await told("unrest", "box")).toMatch(/^ {2}Garrison Box: location\n[^]*way by sea: .*Sicily\n$/);
    expect(await told("diadochi", "lydia")).toBe("  Lydia (victory points of a province: 3): Sardis, Ephesus, Pergamum, Mytilene (independents)\n");
    expect(await told("peloponnesian", "Atlantis")).toBe('no place is named "Atlantis"\n');
  });
  test("how many places nobody controls is shown in one line", async () => {
    const { ruleset, drawing, texts } = await GAMES.load("diadochi");
    const { board, table } = await drawing();
    const state = ruleset.setup({ seed: 1 });
    const words = { texts: await texts("en"), lang: "en" } as const;
    const lying = table(ruleset.view(state, "spectator"));
    const held = Object.values(lying.places).filter(({ control }) => control !== null).length;
    const cities = Object.values(board(state).places).filter(({ kind }) => ["major-city", "minor-city", "fortress"].includes(kind)).length;
    const regions = Object.keys(board(state).regions).length - Object.keys(lying.regions).length;
    expect(unheldLine(board(state), lying, words)).toBe(`  places that nobody controls: ${cities - held}; regions: ${regions}\n`);
  });
});
