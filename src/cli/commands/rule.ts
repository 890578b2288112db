/** `tyche rule`: a clause of the rules and an example of it in play. */
import type { GameTypes, Viewer } from "../../core/ruleset/contract.js";
import type { GameState } from "../../core/state/state.js";
import { type Example, type PlayedStep, playExample } from "../../examples/index.js";
import type { Rule, Source } from "../../rules/rule.js";
import { boardSvg } from "../../svg/index.js";
import { LOCALES, type Locale, type Texts } from "../../text/texts.js";
import { type GameAdapter, UsageError, wordOption } from "../games/game-adapter.js";
import { stepLines } from "../print/step-lines.js";
import { boardText, pilesText, standingText } from "../print/table-text.js";
import { wrapping } from "../wrap.js";
import { type Command, LANGUAGE } from "./command.js";
import { reasonText } from "./moves.js";
import { findClauses, type Found } from "./rule-search.js";

const SOURCES: Readonly<Record<Locale, Readonly<Record<Source, string>>>> = {
  en: { seed: "seed", reference: "reference", reconstruction: "reconstruction" },
  ru: { seed: "исходный текст", reference: "другие материалы", reconstruction: "реконструкция" },
};
const NO_EXAMPLE: Readonly<Record<Locale, string>> = {
  en: "There is no example of this clause.",
  ru: "Примера к этому пункту нет.",
};
const BESIDE: Readonly<Record<Locale, string>> = {
  en: "Beside it, another position. What differs there:",
  ru: "Рядом — другая позиция. Чем она отличается:",
};
const BESIDE_ALIKE: Readonly<Record<Locale, string>> = {
  en: "Beside it, the same pieces, and another result:",
  ru: "Рядом — те же фигуры и другой итог:",
};
const NO_STEPS: Readonly<Record<Locale, string>> = {
  en: "Nothing is played here: look at the position, at the decision, and at the legal moves.",
  ru: "Здесь нет ходов: смотрите на позицию, на вопрос и на допустимые ходы.",
};
const ONLY_THE_GAME_OVER: Readonly<Record<Locale, string>> = {
  en: "Nothing is played here: look at the position and at the outcome.",
  ru: "Здесь нет ходов: смотрите на позицию и на итог.",
};
const CHANGED: Readonly<Record<Locale, string>> = { en: "What has changed:", ru: "Что изменилось:" };
const SEES: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `Different as seen by ${name}:`,
  ru: (name) => `Иначе это видит ${name}:`,
};
const SPECTATOR: Readonly<Record<Locale, string>> = { en: "a spectator", ru: "зритель" };
const WITH_EXAMPLE: Readonly<Record<Locale, string>> = {
  en: "* with an example: tyche rule <clause>",
  ru: "* с примером: tyche rule <пункт>",
};
const AS_AT_THE_START: Readonly<Record<Locale, (lines: number) => string>> = {
  en: (lines) => `${lines} more ${lines === 1 ? "line" : "lines"}, as at the start of a game (--full)`,
  ru: (lines) => `ещё ${lines} — как в начале игры (--full)`,
};
const PLAY_ON: Readonly<Record<Locale, (command: string) => string>> = {
  en: (command) => `play on from it: ${command}`,
  ru: (command) => `играть дальше: ${command}`,
};
/** The most clauses that are listed, and the most characters of each. */
const MOST_FOUND = 30;
const LONGEST_LINE = 100;
const WIDEST_ID = 14;
const LEGAL: Readonly<Record<Locale, string>> = { en: "Legal here", ru: "Можно здесь" };
/** The most legal moves that are printed. A longer list is left out if the example has steps, and else cut. */
const MOST_MOVES = 12;
/** Divides a line into its label and the rest. */
const LABEL = /: (.*)/s;
/** A stack: its owner, and its pieces in brackets. */
const STACK = /^(.*?)\[(.*)\]$/s;
/** Divides names, but not within parentheses. */
const COMMA = /, (?![^(]*\))/;
const ARBITER: Viewer<string> = "arbiter";

/** The game of an example, and the language and sentences in which it is printed. */
interface Shown {
  readonly game: GameAdapter;
  readonly texts: Texts;
  readonly lang: Locale;
  /** True if no line of the position is left out. */
  readonly isFull: boolean;
}

export const rule: Command = {
  name: "rule",
  usage: "rule <clause | words> [options]",
  purpose:
    "Shows a clause of the rules and an example: a position, what is played and refused there, and what happens. Lists the clauses of a section, or those with all the words.",
  options: [
    { name: "full", value: null, help: "also prints what lies in the position as at the start of a game" },
    { name: "position", value: "FILE", help: "also writes the position of the example to FILE, to play on from it" },
    { name: "svg", value: "FILE", help: "also draws the position of the example to FILE" },
    LANGUAGE,
  ],
  takesGameOptions: null,
  examples: ["tyche rule DIA-NAV.22", "tyche rule diadochi overrun", "tyche rule PEL-8.2", "tyche rule CAR-20.3.19 --lang ru --svg position.svg"],
  async run(call) {
    const terminal = wrapping(call.terminal);
    const asked = call.positionals.join(" ").trim();
    if (asked === "") throw new UsageError("expected the id of a clause, or words; see tyche rule --help");
    const found = await findClauses(asked, call.games);
    const lang = wordOption(call.values, "lang", LOCALES, "en");
    if (found.length > 1) {
      call.terminal.out(await listOfClauses(found, lang));
      return 0;
    }
    const { game, clause, said, isOnSecrets } = found[0]!;
    const shown: Shown = { game, lang, texts: await game.texts(lang), isFull: call.values["full"] === true };
    terminal.out(clauseText(clause, said, lang));
    const example = (await game.examples?.())?.[clause];
    if (example === undefined) {
      terminal.out(`\n${NO_EXAMPLE[lang]}\n`);
      return 0;
    }
    const { position, steps } = playExample(game.ruleset, example);
    const text = await positionText(shown, position);
    const played = await playedText(shown, position, steps, text);
    const laid = steps.length === 0 ? text : await shortText(shown, position, text, played);
    terminal.out(`\n${titleOf(example, lang)}${laid}${isOnSecrets ? await seenText(shown, position, text) : ""}${played}`);
    if (example.beside !== undefined) {
      const beside = playExample(game.ruleset, example.beside);
      const other = await positionText(shown, beside.position);
      terminal.out(`\n${besideText(text, other, lang)}${await playedText(shown, beside.position, beside.steps, other)}`);
    }
    const { svg, position: file } = call.values;
    if (typeof svg === "string") {
      terminal.write(svg, await svgOf(shown, position));
      terminal.err(`rule: ${svg}\n`);
    }
    if (typeof file === "string") {
      terminal.write(file, `${JSON.stringify(position)}\n`);
      const [seat = ""] = game.ruleset.seatsToMove(position);
      terminal.err(`rule: ${file}; ${PLAY_ON[lang](`tyche play ${game.ruleset.id} --position ${file} --seat ${seat}=me`)}\n`);
    }
    return 0;
  },
};

// The clauses that have been found, a line each; those with an example first.
async function listOfClauses(found: readonly Found[], lang: Locale): Promise<string> {
  const rows: [shows: boolean, row: string][] = [];
  for (const { game, clause, said } of found) {
    const shows = Object.hasOwn((await game.examples?.()) ?? {}, clause);
    const told = said.text.startsWith(said.title.replace(/ …$/, "")) ? said.text : `${said.title}: ${said.text}`;
    rows.push([shows, `${shows ? "*" : " "} ${clause.padEnd(WIDEST_ID)}  ${shortened(told)}\n`]);
  }
  const sorted = [...rows.filter(([shows]) => shows), ...rows.filter(([shows]) => !shows)].map(([, row]) => row);
  const more = sorted.length > MOST_FOUND ? `  … ${sorted.length - MOST_FOUND}\n` : "";
  return `${sorted.slice(0, MOST_FOUND).join("")}${more}\n${WITH_EXAMPLE[lang]}\n`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE).replace(/ \S*$/, "")} …`;
}

function clauseText(clause: string, { title, text, source }: Rule, lang: Locale): string {
  const from = source.length === 0 ? "" : ` [${source.map((name) => SOURCES[lang][name]).join(", ")}]`;
  return text.startsWith(title.replace(/ …$/, "")) ? `${clause}${from}\n${text}\n` : `${clause}  ${title}${from}\n${text}\n`;
}

// The title of an example, which exists only in English.
function titleOf({ title }: Example, lang: Locale): string {
  return lang === "en" ? `${title}\n\n` : "";
}

// The position without the lines that a new game has too, unless what is played names their place.
async function shortText(shown: Shown, state: GameState, text: string, played: string): Promise<string> {
  if (shown.isFull || state.edition !== "") return text;
  const { ruleset } = shown.game;
  const players = Object.hasOwn(ruleset.options, "players") ? { players: ruleset.players(state).length } : {};
  const known = new Set((await positionText(shown, ruleset.setup({ ...players, seed: "rule" }))).split("\n"));
  const lines = text.split("\n");
  const kept = lines.filter((line) => line === "" || !known.has(line) || played.includes(placeOf(line)));
  const left = lines.length - kept.length;
  return left === 0 ? text : `${kept.join("\n").trimEnd()}\n  ${AS_AT_THE_START[shown.lang](left)}\n\n`;
}

// The place or the thing that a line of a position is about: its words before the brackets or the colon.
function placeOf(line: string): string {
  return line.trim().split(/ \(|: /)[0]!;
}

// The lines of the position that each player and a spectator see differently from the arbiter.
async function seenText(shown: Shown, state: GameState, arbiterText: string): Promise<string> {
  const { game, texts, lang } = shown;
  const parts: string[] = [];
  for (const viewer of [...game.ruleset.players(state), "spectator"]) {
    const lines = differingLines(arbiterText, await positionText(shown, state, viewer));
    const name = viewer === "spectator" ? SPECTATOR[lang] : texts.name(viewer);
    if (lines.length > 0) parts.push(`\n${SEES[lang](name)}\n\n${lines.join("\n")}\n`);
  }
  return parts.join("");
}

async function positionText({ game, texts, lang }: Shown, state: GameState, viewer: Viewer<string> = ARBITER): Promise<string> {
  const { table } = await game.drawing();
  const lying = table(game.ruleset.view(state, viewer));
  const words = { texts, lang };
  return `${standingText(lying, words)}${pilesText(lying, words)}${boardText(lying, words)}`;
}

// The lines in which the position of the counterexample differs: the example's with a minus, the counterexample's with a plus.
function besideText(own: string, other: string, lang: Locale): string {
  const differing = differingLines(own, other);
  return differing.length === 0 ? `${BESIDE_ALIKE[lang]}\n` : `${BESIDE[lang]}\n\n${differing.join("\n")}\n`;
}

function differingLines(own: string, other: string): string[] {
  const [lines, others] = [own.split("\n"), other.split("\n")];
  return [...missingFrom(others, lines).map((line) => `- ${line}`), ...missingFrom(lines, others).map((line) => `+ ${line}`)];
}

// The facts in `lines` that `text` lacks, a line for each label.
function missingFrom(text: readonly string[], lines: readonly string[]): string[] {
  const known = new Set(text.flatMap(factsOf).map(factText));
  const missing = new Map<string, Fact[]>();
  for (const fact of lines.flatMap(factsOf)) if (!known.has(factText(fact))) missing.set(fact.label, [...(missing.get(fact.label) ?? []), fact]);
  return [...missing].flatMap(([label, facts]) => (label === "" ? facts.map(({ name }) => name) : [`${label}: ${listOf(facts)}`]));
}

/** One fact of a line: a name or a piece, with the label of the line and the owner of the piece. A line without a label is a single fact. */
interface Fact {
  readonly label: string;
  readonly owner: string;
  readonly name: string;
}

function factsOf(line: string): Fact[] {
  const [label, rest] = line.trim().split(LABEL) as [string, string | undefined];
  if (rest === undefined) return line.trim() === "" ? [] : [{ label: "", owner: "", name: line.trim() }];
  return rest.split("; ").flatMap((part) => {
    const [, owner = "", names = part] = part.match(STACK) ?? [];
    return names.split(COMMA).map((name) => ({ label, owner, name }));
  });
}

function factText({ label, owner, name }: Fact): string {
  return `${label}: ${owner}[${name}]`;
}

function listOf(facts: readonly Fact[]): string {
  const owners = [...new Set(facts.map(({ owner }) => owner))];
  return owners
    .map((owner) => {
      const names = facts.filter((fact) => fact.owner === owner).map(({ name }) => name);
      return owner === "" ? names.join(", ") : `${owner}[${names.join(", ")}]`;
    })
    .join("; ");
}

// The steps, the changes they have made to the position, and the next question. `text` is the position before them.
async function playedText(shown: Shown, position: GameState, steps: readonly PlayedStep<GameTypes>[], text: string): Promise<string> {
  const played = steps.map((step, i) => `\n${stepText(shown, step, i + 1)}`).join("");
  const last = steps.at(-1)?.after ?? position;
  const isOver = shown.game.ruleset.decision(last) === null;
  const look = steps.length > 0 ? "" : `\n${(isOver ? ONLY_THE_GAME_OVER : NO_STEPS)[shown.lang]}\n`;
  const changes = steps.some(({ refusal }) => refusal === null) ? differingLines(text, await positionText(shown, last)) : [];
  const changed = changes.length === 0 ? "" : `\n${CHANGED[shown.lang]}\n\n${changes.join("\n")}\n`;
  return `${played}${look}${changed}\n${questionText(shown, last)}${isOver ? "" : listText(shown, last, steps.length === 0)}`;
}

// The legal moves if there are few; the first of many if nothing else is printed.
function listText({ game, texts, lang }: Shown, position: GameState, isAll: boolean): string {
  const moves = game.ruleset.legalMoves(position);
  if (moves.length > MOST_MOVES && !isAll) return "";
  const rest = moves.length > MOST_MOVES ? "     …\n" : "";
  return `${LEGAL[lang]}: ${moves.length}\n${moves
    .slice(0, MOST_MOVES)
    .map((move) => `     ${texts.move(move)}\n`)
    .join("")}${rest}`;
}

// The decision, then the move with its events or the reason for its refusal.
function stepText(shown: Shown, { step, move, before, events, refusal }: PlayedStep<GameTypes>, number: number): string {
  const { texts } = shown;
  const said = texts.move(move);
  const lines = refusal === null ? texts.log({ move: null, events }) : [reasonText(texts.refusal(refusal), refusal)];
  return `${questionText(shown, before)}${stepLines(number, [`${step.line}  ${said}`, ...lines.map((line) => `  ${line}`)])}`;
}

function questionText({ game, texts }: Shown, state: GameState): string {
  const { ruleset } = game;
  const decision = ruleset.decision(state);
  if (decision !== null) return `${texts.prompt(decision, ARBITER)} (${decision.clause})\n`;
  const outcome = ruleset.outcome(state)!;
  return `${texts.outcome(outcome)} (${outcome.clause})\n`;
}

async function svgOf({ game, texts, lang }: Shown, state: GameState): Promise<string> {
  const { board, table } = await game.drawing();
  return `${boardSvg(board(state), table(game.ruleset.view(state, ARBITER)), { texts, lang })}\n`;
}
