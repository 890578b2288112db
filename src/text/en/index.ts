/**
 * The sentences of every ruleset in English, one value per ruleset; a program that imports one of them bundles no other.
 * @module tyche/text/en
 */
export { diadochi } from "./diadochi/index.js";
export { nineYears } from "./nine-years/index.js";
export { peloponnesian } from "./peloponnesian/index.js";
export { unrest } from "./unrest/index.js";
/** The types of these texts, to write sentences of your own: each value here is a `Texts`. */
export type { CardText } from "../cards.js";
export type { LogEntry, LogOptions } from "../log.js";
export type { Locale, MoveOptions, Texts } from "../texts.js";
