/** `tyche play`: a random game with a readable log, or one between people and bots. */
import { isTycheError } from "../../core/basics/errors.js";
import type { EventBase } from "../../core/events/events.js";
import { Game } from "../../core/game/game.js";
import type { StartOptions } from "../../core/ruleset/start.js";
import { hashState } from "../../core/state/hash.js";
import type { MoveBase } from "../../core/moves/moves.js";
import { LOCALES, type Locale, type Texts } from "../../text/texts.js";
import { type GameAdapter, notOneOf, type OptionValues, UsageError, wordOption } from "../games/game-adapter.js";
import { type AnyPlayer, makePlayer, PERSON, readSeats, SITTER_FORMS } from "../players.js";
import { askGame } from "../ask-game.js";
import { Progress } from "../progress.js";
import { type AnyGame, chance, type Sitter, Sitting, type Table } from "../sitting.js";
import { readTagOptions } from "../print/notes-text.js";
import { parseJson } from "../text-file.js";
import { BRIEF, stepLines, untilTheEnd } from "../print/step-lines.js";
import { type Call, type Command, LANGUAGE, onlyPositional, SEED, textOption, textsOption } from "./command.js";
import { wrapping } from "../wrap.js";
import { editionOf, isFileName, loadRecord, positionAt, stepsOf, writeRecord } from "./record-file.js";

/** The default opponent of a person: quick, the same on every machine, and fairly strong. */
const OPPONENT = "ismcts:50";

export const play: Command = {
  name: "play",
  usage: "play [ruleset | record.json] [options]",
  purpose:
    'Plays a game to its end, with random moves or the players of --seat, and prints what happens; a record goes on from where it ends. Without arguments it asks you at a terminal for game, seat and opponent. At the prompt of a person "help" lists what can be typed besides moves.',
  options: [
    { ...SEED, help: `${SEED.help.replace(")", "; a new one if you play)")}` },
    {
      name: "seat",
      value: "SEAT=PLAYER",
      help: `who plays a seat: ${SITTER_FORMS}; other seats play at random, or as ${OPPONENT} if you play`,
      isRepeated: true,
    },
    {
      name: "record",
      value: "FILE",
      help: "writes the record to FILE: at the end, when you leave, and after each decision of a person",
    },
    {
      name: "tag",
      value: "KEY=TEXT",
      help: "writes a tag into the record: who plays a seat, event, place, date, result, annotator, or your own key",
      isRepeated: true,
    },
    { name: "position", value: "FILE", help: "begins with a position: a state or an arbiter's view, as JSON", about: "ruleset" },
    { name: "ply", value: "N", help: "begins a new game from the position of a record after N decisions", about: "record" },
    { name: "quiet", value: null, help: "prints only the outcome" },
    { ...BRIEF, notWith: ["quiet"] },
    LANGUAGE,
  ],
  takesGameOptions: "setup",
  examples: [
    "tyche play",
    "tyche play <ruleset> --seed 7 --record game.json",
    "tyche play <ruleset> --brief",
    "tyche play unrest --seat carthage=me --seat coalition=ismcts:1s",
    "tyche play game.json --ply 40 --seat carthage=ismcts:1s --record other.json",
    "tyche play game.json --seat carthage=me --seat coalition=ismcts:1s",
  ],
  async run(called) {
    const lang = wordOption(called.values, "lang", LOCALES, "en");
    const call = await completed(called, lang);
    if (call === null) return 0;
    const given = readSeats(textsOption(call.values, "seat"));
    const isSitting = [...given.values()].includes(PERSON);
    refuseUnusedBy(isSitting, call.values);
    const isFresh = isSitting && call.values["seed"] === undefined && isDealt(call);
    const seed = textOption(call.values, "seed", isFresh ? call.terminal.freshSeed() : "1");
    const table = await gameOf(call, seed);
    const { adapter, game } = table;
    writeTags(game, textsOption(call.values, "tag"));
    const texts = await adapter.texts(lang);
    const terminal = wrapping(call.terminal);
    const sitters = sittersOf(game, adapter, seed, given);
    const file = call.values["record"];
    const keep = typeof file === "string" ? () => writeRecord(terminal, file, game.record()) : null;
    if (isSitting) {
      terminal.out(openingText(game, texts, given, isFresh ? seed : null));
      const brief = call.values["brief"] === true;
      const sitting = new Sitting({ ...table, sitters, texts, lang, terminal, brief, keep });
      if (!(await sitting.play())) terminal.out(`left after ${game.ply} decisions${sitting.lost === 0 ? "" : `, ${sitting.lost} of them in no file`}\n`);
    } else playOut(game, sitters, texts, { ...call, terminal });
    if (game.outcome !== null) {
      if (call.values["quiet"] !== true) terminal.out("\n");
      terminal.out(`${texts.outcome(game.outcome)} (${game.outcome.clause})\n`);
      terminal.out(`${game.ply} decisions, hash ${hashState(game.state)}\n`);
    }
    keep?.();
    if (typeof file === "string") terminal.out(`record: ${file}\n`);
    return 0;
  },
};

// Asks for game, seat and opponent if a person at a terminal names neither game nor players; null if that person quits.
async function completed(call: Call, lang: Locale): Promise<Call | null> {
  const { terminal, positionals, values, games } = call;
  if (positionals.length > 0 || values["seat"] !== undefined || values["quiet"] === true || !terminal.isInteractive()) return call;
  const asked = await askGame(games, wrapping(terminal), lang);
  return asked === null ? null : { ...call, positionals: [asked.ruleset], values: { ...values, seat: asked.seats } };
}

// Refuses `--quiet` if a person plays, since a person must see the game; refuses `--tag` if no record can be written. A person may save a record at
// any time.
function refuseUnusedBy(isSitting: boolean, { quiet, tag, record }: OptionValues): void {
  if (isSitting && quiet === true) throw new UsageError("--quiet: expected no person at a seat, since a person must see what happens");
  if (!isSitting && tag !== undefined && record === undefined)
    throw new UsageError("--tag: expected --record beside it, since tags are written into the record");
}

function writeTags(game: AnyGame, given: readonly string[]): void {
  const { players = {}, other = {}, ...tags } = readTagOptions(given, game.ruleset.seats);
  const before = game.tags;
  try {
    game.tag({ ...tags, players: { ...before.players, ...players }, other: { ...before.other, ...other } });
  } catch (error) {
    if (!isTycheError(error)) throw error;
    throw new UsageError(`--tag: ${error.message}`);
  }
}

// True if the game begins with the set-up, which needs a seed.
function isDealt({ positionals: [argument], values, games }: Call): boolean {
  return values["position"] === undefined && argument !== undefined && !isFileName(argument, games);
}

// A new game, from the set-up or a position, or the continued game of a record.
async function gameOf(call: Call, seed: string): Promise<Pick<Table, "adapter" | "game" | "start" | "past">> {
  const argument = onlyPositional(call, "a ruleset or a record");
  const { ply, position } = call.values;
  const reseeded = call.values["seed"] === undefined ? {} : { seed };
  if (isFileName(argument, call.games)) {
    const loaded = await loadRecord(argument, call.games, call.terminal);
    if (ply !== undefined) return begunAt(loaded.game, { position: positionAt(loaded, call.values).state, ...editionOf(loaded.record), ...reseeded });
    const steps = [...stepsOf(loaded)];
    const past = steps.map(({ move, events }) => ({ seat: move === null ? null : move.seat, events }));
    return { adapter: loaded.game, game: Game.resume(loaded.game.ruleset, loaded.record), start: steps[0]!.state, past };
  }
  const adapter = await call.games.load(argument);
  if (typeof position !== "string") return begunAt(adapter, { ...adapter.setupOptions(call.values), seed });
  const json = parseJson(await call.terminal.read(position), position);
  return begunAt(adapter, { position: json as object, ...reseeded });
}

function begunAt(adapter: GameAdapter, options: StartOptions<object>): Pick<Table, "adapter" | "game" | "start" | "past"> {
  const game: AnyGame = new Game(adapter.ruleset, options);
  return { adapter, game, start: game.state, past: [{ seat: null, events: game.lastEvents("arbiter") }] };
}

// The player of each seat. By default seats play at random, all from one generator; against a person, the default opponent plays them.
function sittersOf(game: AnyGame, adapter: GameAdapter, seed: string, given: ReadonlyMap<string, string>): ReadonlyMap<string, Sitter> {
  const seats = game.ruleset.players(game.state);
  for (const seat of given.keys()) if (!seats.includes(seat)) throw notOneOf("--seat", seats, seat);
  const anybody = chance(game, `${seed} choices`);
  const sitterOf = (player: string, seat: string): Sitter => (player === PERSON ? PERSON : makePlayer(player, adapter, `${seed} ${seat}`, SITTER_FORMS));
  const isSitting = [...given.values()].includes(PERSON);
  const other = (seat: string): Sitter => (isSitting ? sitterOf(OPPONENT, seat) : anybody);
  return new Map(seats.map((seat) => [seat, given.has(seat) ? sitterOf(given.get(seat)!, seat) : other(seat)]));
}

// The opening lines: the option that repeats the game, the other players, and a note about help.
function openingText(game: AnyGame, texts: Texts, given: ReadonlyMap<string, string>, freshSeed: string | null): string {
  const others = game.ruleset.players(game.state).filter((seat) => given.get(seat) !== PERSON);
  const playerOf = (seat: string): string => given.get(seat) ?? OPPONENT;
  const lines = [
    ...(freshSeed === null ? [] : [`seed ${freshSeed}: --seed ${freshSeed} gives the same game`]),
    ...(others.length === 0
      ? []
      : [`others: ${others.map((seat) => `${texts.name(seat)} ${playerOf(seat)}`).join(", ")} (--seat ${others[0]}=greedy for another)`]),
    '"help" lists the commands; "log" shows the set-up and all that happened',
  ];
  return `${lines.join("\n")}\n\n`;
}

function playOut(game: AnyGame, sitters: ReadonlyMap<string, Sitter>, texts: Texts, { terminal, values }: Call): void {
  const isQuiet = values["quiet"] === true;
  const brief = values["brief"] === true;
  const tell = (move: MoveBase | null, events: readonly EventBase[], decision: { readonly kind: string } | null): void => {
    if (!isQuiet) terminal.out(stepLines(game.ply, texts.log({ move, events: untilTheEnd(events), decision }, { brief })));
  };
  const progress = new Progress(terminal, "playing");
  if (game.ply === 0) tell(null, game.lastEvents("arbiter"), null);
  while (game.outcome === null) {
    const [seat] = game.ruleset.seatsToMove(game.state);
    const move = (sitters.get(seat!) as AnyPlayer).choose(game.state, seat!);
    const decision = isQuiet ? null : game.ruleset.decision(game.state);
    tell(move, game.play(move), decision);
    if (isQuiet || !terminal.isWatched) progress.show(Math.min(1, game.ply / game.ruleset.maxDecisions), () => `${game.ply} decisions`);
  }
  progress.done();
}
