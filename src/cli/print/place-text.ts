/** A place of the board as text, with its marks, controller, pieces and links; or a region with its places. */
import type { Board, Place } from "../../core/board/board.js";
import type { PlaceMark, Table } from "../../core/board/table.js";
import { ownWords, printedName, wordOf } from "../../svg/words.js";
import type { Locale } from "../../text/texts.js";
import { meantBy } from "../meant.js";
import { stackText, type Words } from "./table-text.js";

/** The words for the controller of a place, and for an uncontrolled place. */
const CONTROL: Readonly<Record<Locale, readonly [string, string]>> = { en: ["control", "nobody"], ru: ["контроль", "никто"] };

/** The words for places and regions without a controller. */
const UNHELD: Readonly<Record<Locale, readonly [string, string]>> = { en: ["places that nobody controls", "regions"], ru: ["места без контроля", "области"] };

/**
 * The numbers of uncontrolled places and regions, in one line: places of kinds that can be controlled, and regions with a value. Empty if there are
 * none.
 */
export function unheldLine(board: Board, table: Table, { lang }: Words): string {
  const kinds = controlledKinds(board, table);
  const places = Object.entries(board.places).filter(([id, { kind }]) => kinds.has(kind) && (table.places[id]?.control ?? null) === null).length;
  const regions = Object.entries(board.regions).filter(([id, { worth }]) => worth !== null && table.regions[id] === undefined).length;
  const counts = [places, regions].flatMap((count, i) => (count === 0 ? [] : [`${UNHELD[lang][i]}: ${count}`]));
  return counts.length === 0 ? "" : `  ${counts.join("; ")}\n`;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly isRegion: boolean;
}

/** Describes the place or region whose name or id contains the words; lists the candidates if there are several. */
export function placeAnswer(asked: string, board: Board, table: Table, words: Words): string {
  const places = Object.keys(board.places).map((id): Named => ({ id, name: nameOf(board, id, words), isRegion: false }));
  const taken = new Set(places.map(({ name }) => name));
  const regions = Object.keys(board.regions).map((id): Named => ({ id, name: printedName(words.texts, id), isRegion: true }));
  // The regions that the texts name. One with the name of a place is left out: the report of that place names its region.
  const told = regions.filter(({ id, name }) => words.texts.label(id) !== id && !taken.has(name));
  const named = meantBy(asked, [...places, ...told], ({ id, name }) => [name, id]);
  const [first, ...others] = named;
  if (first === undefined) return `no place is named "${asked}"\n`;
  if (others.length > 0) return `several places have such a name: ${named.map(({ name }) => name).join(", ")}\n`;
  return first.isRegion ? regionReport(first.id, board, table, words) : placeReport(first.id, board, table, words);
}

function regionReport(id: string, board: Board, table: Table, words: Words): string {
  const places = Object.keys(board.places).filter((place) => board.places[place]!.region === id);
  return `  ${regionText(id, board, table, words)}: ${places.map((place) => neighbourText(place, board, table, words)).join(", ")}\n`;
}

function placeReport(id: string, board: Board, table: Table, words: Words): string {
  const { texts } = words;
  const place = board.places[id]!;
  const state = table.places[id];
  const kind = `${texts.label(place.kind)} ${state?.value ?? place.value ?? ""}`.trim();
  const here = table.stacks.filter((stack) => stack.place === id).map((stack) => stackText(stack, words));
  const lines = [
    `${nameOf(board, id, words)}: ${[kind, ...place.marks.map((mark) => texts.label(mark))].join(", ")}`,
    ...regionLine(place, board, table, words).filter((line) => line !== nameOf(board, id, words)),
    ...controlLine(id, board, table, words),
    ...(state?.marks ?? []).map((mark) => markText(mark, words)),
    ...(here.length === 0 ? [ownWords(words.lang).empty] : here),
    ...linkLines(id, board, table, words),
  ];
  return lines.map((line) => `  ${line}\n`).join("");
}

// The line for the region of a place; empty if there is no region or the texts do not name it.
function regionLine({ region }: Place, board: Board, table: Table, words: Words): string[] {
  return region === null || words.texts.label(region) === region ? [] : [regionText(region, board, table, words)];
}

// A region with its value and controller.
function regionText(region: string, { regions }: Board, table: Table, { texts }: Words): string {
  const worth = regions[region]?.worth ?? null;
  const control = table.regions[region];
  const facts = [...(worth === null ? [] : [`${texts.label("worth")}: ${worth}`]), ...(control === undefined ? [] : [texts.name(control)])];
  return `${printedName(texts, region)}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
}

function controlLine(id: string, board: Board, table: Table, { texts, lang }: Words): string[] {
  const control = table.places[id]?.control ?? null;
  if (control === null && !controlledKinds(board, table).has(board.places[id]!.kind)) return [];
  const [word, nobody] = CONTROL[lang];
  return [`${word}: ${control === null ? nobody : texts.name(control)}`];
}

// Kinds of places with at least one controller; other kinds are assumed to be uncontrollable.
function controlledKinds({ places }: Board, table: Table): ReadonlySet<string> {
  return new Set(Object.entries(places).flatMap(([id, { kind }]) => ((table.places[id]?.control ?? null) === null ? [] : [kind])));
}

function markText({ kind, owner, value }: PlaceMark, { texts }: Words): string {
  return `${texts.label(kind)}${value === null ? "" : ` ${value}`}${owner === null ? "" : ` (${texts.name(owner)})`}`;
}

// The neighbours of a place, a line for each kind of link, in the order of the legend.
function linkLines(id: string, board: Board, table: Table, words: Words): string[] {
  const { links, style } = board;
  const beyond = links.flatMap(({ a, b, kind }) => (a === id ? [{ kind, to: b }] : b === id ? [{ kind, to: a }] : []));
  return Object.keys(style.links).flatMap((kind) => {
    const names = beyond.filter((link) => link.kind === kind).map(({ to }) => neighbourText(to, board, table, words));
    return names.length === 0 ? [] : [`${words.texts.label(kind)}: ${names.join(", ")}`];
  });
}

function neighbourText(id: string, board: Board, table: Table, words: Words): string {
  const control = table.places[id]?.control ?? null;
  return `${nameOf(board, id, words)}${control === null ? "" : ` (${words.texts.name(control)})`}`;
}

// The name of a place; if the texts have none, the name in the edition.
function nameOf(board: Board, id: string, { texts }: Words): string {
  const { name, title } = board.places[id]!;
  return title !== null && wordOf(texts, name) === name ? title : printedName(texts, name);
}
