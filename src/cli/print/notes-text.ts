/** Remarks on a record, as text: tags before the game, comments below their steps. */
import type { Viewer } from "../../core/ruleset/contract.js";
import { type RecordComment, mayRead, TAGS, type RecordTags } from "../../core/game/notes.js";
import type { Locale, Texts } from "../../text/texts.js";
import { UsageError } from "../games/game-adapter.js";

const NAMES: Readonly<Record<Locale, Readonly<Record<(typeof TAGS)[number], string>>>> = {
  en: { event: "event", place: "place", date: "date", result: "result", annotator: "annotator" },
  ru: { event: "событие", place: "место", date: "дата", result: "результат", annotator: "комментатор" },
};

/** Printed for a game that did not begin with the set-up. */
export const FROM_POSITION: Readonly<Record<Locale, string>> = { en: "The game begins with a position.", ru: "Партия начинается с позиции." };

export function tagLines(tags: RecordTags, texts: Texts, lang: Locale): readonly string[] {
  const players = Object.entries(tags.players ?? {}).map(([seat, player]) => [texts.name(seat), player] as const);
  const said = TAGS.flatMap((name) => (tags[name] === undefined ? [] : [[NAMES[lang][name], tags[name]] as const]));
  return [...players, ...said, ...Object.entries(tags.other ?? {})].map(([name, text]) => `${inLine(name)}: ${inLine(text ?? "")}`);
}

/** The comments at a ply that a viewer may read, with their authors. */
export function commentLines(comments: readonly RecordComment[], ply: number, viewer: Viewer<string>, texts: Texts): readonly string[] {
  const here = comments.filter((comment) => comment.ply === ply && mayRead(comment, viewer));
  return here.flatMap(({ text, seat }) => {
    const [first, ...rest] = text.split(/\r?\n/).map(inLine);
    return [`> ${seat === undefined ? "" : `${texts.name(seat)}: `}${first}`, ...rest.map((line) => `> ${line}`)];
  });
}

/** Tags from values `KEY=TEXT`: the tag of a seat names its player, and unknown keys are kept as `other`. @throws UsageError */
export function readTagOptions(given: readonly string[], seats: readonly string[]): RecordTags {
  const players: Record<string, string> = {};
  const known: Record<string, string> = {};
  const other: [key: string, text: string][] = [];
  for (const option of given) {
    const at = option.indexOf("=");
    const [key, text] = [option.slice(0, at), option.slice(at + 1)];
    if (at < 1) throw new UsageError(`--tag: expected KEY=TEXT, got "${option}"`);
    if (seats.includes(key)) players[key] = text;
    else if ((TAGS as readonly string[]).includes(key)) known[key] = text;
    else other.push([key, text]);
  }
  return { ...known, ...(Object.keys(players).length === 0 ? {} : { players }), ...(other.length === 0 ? {} : { other: Object.fromEntries(other) }) };
}

// A text without control characters, so that a file cannot control the terminal.
function inLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
