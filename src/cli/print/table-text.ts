/**
 * The table as text for people at a terminal: the standing, the cards of a seat, the board. It is made from a `Table`, so it shows only what the
 * viewer may see.
 */
import type { Piece, Stack, Table } from "../../core/board/table.js";
import { measureText, ownWords } from "../../svg/words.js";
import type { Locale, Texts } from "../../text/texts.js";
import { numeral, signed } from "../../text/wording.js";

export interface Words {
  readonly texts: Texts;
  readonly lang: Locale;
}

/** The words for pieces behind walls. */
const INSIDE: Readonly<Record<Locale, string>> = { en: "inside", ru: "за стенами" };
const UNDER_WAY: Readonly<Record<Locale, string>> = { en: "under way", ru: "в пути" }; // moving or fighting

/** The pile whose cards `handText` shows by name only, and `handLine` leaves out. */
const PLAYED = "discards";
/** Kinds of markers without names; the track shows their meaning. */
const COUNTED: readonly string[] = ["score", "marker", "turn"];

/** The most cards of an open pile that are named; a longer one is counted. */
const MOST_NAMED = 12;

/** The time, the scores and marks of each seat, and the other tracks. */
export function standingText(table: Table, { texts, lang }: Words): string {
  const clock = table.clock.map((measure) => measureText(texts, lang, measure));
  const seats = table.seats.flatMap(({ seat, scores, marks }) => {
    const facts = [...scores.map(({ id, value }) => `${texts.label(id)} ${numeral(value ?? 0)}`), ...marks.map((mark) => texts.label(mark))];
    return facts.length === 0 ? [] : [`${texts.name(seat)}: ${facts.join(", ")}`];
  });
  return [clock.join(", "), ...seats, ...trackLines(table, texts)].map((line) => `  ${line}\n`).join("");
}

// The tracks, except those that repeat the clock or a score.
function trackLines({ clock, seats, tracks }: Table, texts: Texts): string[] {
  const shown = new Set([...clock.map(({ id }) => id), ...seats.flatMap(({ scores }) => scores.map(({ id }) => id))]);
  return tracks.flatMap(({ id, from, marks }) => {
    if (shown.has(id) || marks.length === 0) return [];
    const isShared = new Set(marks.map(({ owner }) => owner).filter((owner) => owner !== null)).size > 1;
    const at = marks.map(({ kind, owner, at: value }) => {
      const whose = isShared && owner !== null ? `${texts.name(owner)} ` : COUNTED.includes(kind) ? "" : `${texts.label(kind)} `;
      return `${whose}${from < 0 ? signed(value) : value}`;
    });
    return [`${texts.label(id)}: ${at.join(", ")}`];
  });
}

/** The names of the cards that a seat holds, a line per pile; "" without cards. */
export function handLine(table: Table, { texts }: Words, seat: string): string {
  const held = ownPiles(table, seat).filter(({ id }) => id !== PLAYED);
  return held.map(({ id, cards }) => `  ${texts.label(id)}: ${namesOf(cards, texts)}\n`).join("");
}

/** The cards of a seat with their descriptions; its discards only by name. */
export function handText(table: Table, { texts, lang }: Words, seat: string): string {
  const piles = ownPiles(table, seat);
  if (piles.length === 0) return `  ${ownWords(lang).empty}\n`;
  return piles
    .map(({ id, cards }) => {
      if (id === PLAYED) return `${texts.label(id)}: ${namesOf(cards, texts)}\n`;
      return `${texts.label(id)}:\n${[...counts(cards)].map(([card, count]) => cardText(card, count, texts)).join("")}`;
    })
    .join("");
}

/** The cards that lie open and belong to nobody, a line per pile, such as those in play and the discards. */
export function openCardsText({ piles }: Table, { texts }: Words): string {
  const open = piles.filter(({ owner, cards }) => owner === null && cards !== null && cards.length > 0);
  return open.map(({ id, count, cards }) => `  ${texts.label(id)}: ${count > MOST_NAMED ? count : namesOf(cards!, texts)}\n`).join("");
}

/** All piles, a line each: the names of the cards if the viewer sees them, else their number. A long pile that belongs to nobody is also shown as a number. */
export function pilesText({ piles }: Table, { texts }: Words): string {
  return piles
    .filter(({ count }) => count > 0)
    .map(({ id, owner, count, cards }) => {
      const isCounted = cards === null || (owner === null && count > MOST_NAMED);
      return `  ${owner === null ? "" : `${texts.name(owner)}, `}${texts.label(id)}: ${isCounted ? count : namesOf(cards, texts)}\n`;
    })
    .join("");
}

function ownPiles({ piles }: Table, seat: string): { readonly id: string; readonly cards: readonly string[] }[] {
  return piles.flatMap(({ id, owner, cards }) => (owner !== seat || cards === null || cards.length === 0 ? [] : [{ id, cards }]));
}

function cardText(id: string, count: number, texts: Texts): string {
  const card = texts.card(id);
  const name = `  ${timesText(count)}${card?.name ?? texts.name(id)}\n`;
  return card === null ? name : `${name}      ${[...card.uses, card.text].filter((line) => line !== "").join("\n      ")}\n`;
}

function namesOf(cards: readonly string[], texts: Texts): string {
  return [...counts(cards)].map(([card, count]) => `${timesText(count)}${texts.card(card)?.name ?? texts.name(card)}`).join(", ");
}

function timesText(count: number): string {
  return count === 1 ? "" : `${count} × `;
}

function counts(cards: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** The board: every place with pieces or marks, with its controller, then the other places and the regions by controller. */
export function boardText(table: Table, words: Words): string {
  const { texts } = words;
  const ids = [...new Set([...Object.keys(table.places), ...table.stacks.map(({ place }) => place)])];
  const isBusy = (id: string): boolean => (table.places[id]?.marks.length ?? 0) > 0 || table.stacks.some(({ place }) => place === id);
  const busy = ids.filter(isBusy).map((id) => `  ${placeText(id, table, words)}\n`);
  const quiet = controlLines(Object.fromEntries(ids.flatMap((id) => (isBusy(id) ? [] : [[id, table.places[id]?.control ?? null]]))), texts);
  return [...busy, ...quiet, ...controlLines(table.regions, texts)].join("");
}

function placeText(id: string, { places, stacks }: Table, words: Words): string {
  const { texts } = words;
  const place = places[id];
  const control = place?.control ?? null;
  const marks = (place?.marks ?? []).map(({ kind, value }) => `${texts.label(kind)}${value === null ? "" : ` ${value}`}`);
  const facts = [...(control === null ? [] : [texts.name(control)]), ...marks];
  const here = stacks.filter((stack) => stack.place === id).map((stack) => stackText(stack, words));
  return `${texts.label(id)}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}${here.length === 0 ? "" : `: ${here.join("; ")}`}`;
}

/** A stack as text: its owner, the words for "inside" and "under way" if they apply, and its pieces, such as `Red inside [2 × mercenary]`. */
export function stackText({ owner, inside, underWay, pieces }: Stack, { texts, lang }: Words): string {
  const whose = owner === null ? "" : `${texts.name(owner)} `;
  return `${whose}${inside ? `${INSIDE[lang]} ` : ""}${underWay ? `${UNDER_WAY[lang]} ` : ""}[${pieces.map((piece) => pieceText(piece, texts)).join(", ")}]`;
}

function pieceText({ kind, name, count, strength, rating, marks }: Piece, texts: Texts): string {
  const worth = rating ?? strength;
  const facts = [...(worth === null ? [] : [String(worth)]), ...marks.map((mark) => texts.label(mark))];
  // Pieces without their own names are counted, even a single one.
  const times = name === null || name === kind ? `${count} × ` : timesText(count);
  return `${times}${texts.label(name ?? kind)}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
}

// The controlled places or regions, a line per controller.
function controlLines(controls: Readonly<Record<string, string | null>>, texts: Texts): string[] {
  const owners = [...new Set(Object.values(controls))].filter((owner) => owner !== null);
  return owners.map(
    (owner) =>
      `  ${texts.name(owner)}: ${Object.keys(controls)
        .filter((id) => controls[id] === owner)
        .map((id) => texts.label(id))
        .join(", ")}\n`,
  );
}
