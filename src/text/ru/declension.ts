/**
 * Russian nouns in their cases, from dictionary forms such as `Пелла`, `Афинские гоплиты/гоплитов I` or `Македоняне/Македонян ~Филиппа`.
 * A slash precedes the genitive of a word whose nominative does not show its declension (plurals, fleeting vowels, feminine soft signs). `/-` marks a word
 * that never changes, a tilde a final part that never does. Adjectives beside a noun, Roman numerals, letters and brackets are recognized by their form.
 */

/** Nominative, genitive, dative, accusative, instrumental, prepositional. */
export type Forms = readonly [string, string, string, string, string, string];

/** Masculine, feminine, neuter, plural; verbs and participles agree with it. */
export type Gender = "m" | "f" | "n" | "pl";

/** A name with its cases, its gender and, for a place, its prepositions. */
export interface Noun {
  readonly forms: Forms;
  readonly gender: Gender;
  /** The place: `в Тире`, `на Родосе`. */
  readonly inPlace: string;
  /** The destination: `в Тир`, `на Родос`. */
  readonly intoPlace: string;
  /** The origin: `из Тира`, `с Родоса`. */
  readonly fromPlace: string;
}

/** Nouns by id. */
export type Nouns = Readonly<Record<string, Noun>>;

type Rows = Readonly<Record<string, string>>;

/**
 * The class of nouns: `alive` for peoples and for men (masculine with any ending), whose accusative equals the genitive; `open` for places that take "на"
 * and "с".
 */
interface Kind {
  readonly alive: boolean;
  readonly open: boolean;
}

/** Places with "in": `в Тире`, `из Тира`. */
export const places = (rows: Rows): Nouns => declined(rows, { alive: false, open: false });
/** Places with "on": `на Родосе`, `с Родоса`. */
export const islands = (rows: Rows): Nouns => declined(rows, { alive: false, open: true });
/** Men and peoples. */
export const people = (rows: Rows): Nouns => declined(rows, { alive: true, open: false });
/** Names of inanimate things, and of women, which have the same endings. */
export const things = (rows: Rows): Nouns => declined(rows, { alive: false, open: false });
/** Adjectives used as nouns for persons: `Красный`, `независимые`. */
export const substantives = (rows: Rows): Nouns => mapped(rows, (row) => nounOf(formsOfAdjective(row, true), row.endsWith("е") ? "pl" : "m", false));

/** A noun with all its forms, since no rule produces them. */
export function irregular(forms: Forms, gender: Gender, where: Partial<Pick<Noun, "inPlace" | "intoPlace" | "fromPlace">> = {}): Noun {
  return { ...nounOf(forms, gender, false), ...where };
}

/** "во" before в or ф and a consonant, "со" before a sibilant and a consonant: `во Фракии`, `со Спорад`. */
export function withVowel(preposition: "в" | "с", word: string): string {
  const heavy = preposition === "в" ? /^[вф][^аеёиоуыэюя]/i : /^[сзшж][^аеёиоуыэюя]/i;
  return heavy.test(word) ? `${preposition}о` : preposition;
}

function mapped(rows: Rows, make: (row: string) => Noun): Nouns {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, make(row)]));
}

function declined(rows: Rows, kind: Kind): Nouns {
  return mapped(rows, (row) => {
    const [head = "", tail = ""] = row.split("~");
    const words = head.split(" ");
    const forms = words.map((word) => formsOfWord(word, words, kind.alive));
    const phrase = ([0, 1, 2, 3, 4, 5] as const).map((n) => forms.map((form) => form[n]).join(" ") + tail);
    return nounOf(phrase as unknown as Forms, genderOf(words, kind.alive), kind.open);
  });
}

function nounOf(forms: Forms, gender: Gender, open: boolean): Noun {
  const [, genitive, , accusative, , prepositional] = forms;
  return {
    forms,
    gender,
    inPlace: `${open ? "на" : withVowel("в", prepositional)} ${prepositional}`,
    intoPlace: `${open ? "на" : withVowel("в", accusative)} ${accusative}`,
    fromPlace: `${open ? withVowel("с", genitive) : "из"} ${genitive}`,
  };
}

const ADJECTIVE = /(?:[^-]..ый|[сц]кий|[нш]ий|[ое]е|[ая]я|[^и]ые|[гкхн]ие)$/;
/** Words that never change: "и", numbers, letters, words in brackets, and foreign words in -о, -у, -ю, -э. */
const FIXED = /^(?:и|[^А-Яа-яЁё]*|\(.*\)|[A-ZА-Я]|.*[оуэю])$/;
const SIBILANT = /[жшчщц]$/;
const THROATY = /[гкх]$/;

function formsOfWord(word: string, phrase: readonly string[], alive: boolean): Forms {
  const [nominative = "", genitive] = word.split("/");
  if (genitive === "-" || (genitive === undefined && FIXED.test(word))) return [nominative, nominative, nominative, nominative, nominative, nominative];
  if (isAdjective(word, phrase)) return formsOfAdjective(word, alive);
  return genitive === undefined ? formsByEnding(nominative, alive) : formsByGenitive(nominative, genitive, alive);
}

// An adjective has a noun beside it; a name that only looks like one, such as Никий, is alone.
function isAdjective(word: string, phrase: readonly string[]): boolean {
  return ADJECTIVE.test(word) && phrase.some((other) => !ADJECTIVE.test(other) && !FIXED.test(other));
}

function formsByEnding(word: string, alive: boolean): Forms {
  const stem = word.slice(0, -1);
  if (word.endsWith("ия")) return [word, `${stem}и`, `${stem}и`, `${stem}ю`, `${stem}ей`, `${stem}и`];
  if (word.endsWith("я")) return [word, `${stem}и`, `${stem}е`, `${stem}ю`, `${stem}ей`, `${stem}е`];
  if (word.endsWith("а"))
    return [word, stem + (/[гкхжшчщ]$/.test(stem) ? "и" : "ы"), `${stem}е`, `${stem}у`, stem + (SIBILANT.test(stem) ? "ей" : "ой"), `${stem}е`];
  return masculine(word, /[йь]$/.test(word) ? `${stem}я` : `${word}а`, alive);
}

// The genitive determines the declension: Египет/Египта, Ла-Рошель/Ла-Рошели, море/моря, Афины/Афин.
function formsByGenitive(word: string, genitive: string, alive: boolean): Forms {
  if (isNeuter(word, genitive)) return [word, genitive, genitive.slice(0, -1) + (genitive.endsWith("я") ? "ю" : "у"), word, `${word}м`, word];
  if (/[ыиае]$/.test(word)) return plural(word, genitive, alive);
  if (word.endsWith("ь") && genitive.endsWith("и")) return [word, genitive, genitive, word, `${word}ю`, genitive];
  return masculine(word, genitive, alive);
}

const isNeuter = (word: string, genitive: string): boolean => /[ое]$/.test(word) && /[ая]$/.test(genitive);

function masculine(word: string, genitive: string, alive: boolean): Forms {
  const stem = genitive.slice(0, -1);
  const soft = genitive.endsWith("я");
  return [
    word,
    genitive,
    stem + (soft ? "ю" : "у"),
    alive ? genitive : word,
    stem + (soft || SIBILANT.test(stem) ? "ем" : "ом"),
    stem + (word.endsWith("ий") ? "и" : "е"),
  ];
}

function plural(word: string, genitive: string, alive: boolean): Forms {
  const stem = word.slice(0, -1) + (word.endsWith("и") && !/[гкхжшчщ]и$/.test(word) ? "я" : "а");
  return [word, genitive, `${stem}м`, alive ? genitive : word, `${stem}ми`, `${stem}х`];
}

function formsOfAdjective(word: string, alive: boolean): Forms {
  const stem = word.slice(0, -2);
  const soft = /(?:яя|ее)$/.test(word) || (word.endsWith("ий") && !THROATY.test(stem));
  const [o, y] = [soft ? "е" : "о", soft || THROATY.test(stem) ? "и" : "ы"];
  const many = word.slice(0, -1);
  if (/[ыи]е$/.test(word)) return [word, `${many}х`, `${many}м`, alive ? `${many}х` : word, `${many}ми`, `${many}х`];
  if (/[ая]я$/.test(word)) return [word, `${stem}${o}й`, `${stem}${o}й`, stem + (soft ? "юю" : "ую"), `${stem}${o}й`, `${stem}${o}й`];
  return [word, `${stem}${o}го`, `${stem}${o}му`, alive ? `${stem}${o}го` : word, `${stem}${y}м`, `${stem}${o}м`];
}

function genderOf(words: readonly string[], alive: boolean): Gender {
  const [nominative = "", genitive] = (words.find((word) => !FIXED.test(word) && !isAdjective(word, words)) ?? "").split("/");
  if (genitive === "-") return "m";
  if (genitive !== undefined && isNeuter(nominative, genitive)) return "n";
  if (genitive !== undefined && /[ыиае]$/.test(nominative)) return "pl";
  return /[ая]$/.test(nominative) || (nominative.endsWith("ь") && genitive?.endsWith("и") === true) ? (alive ? "m" : "f") : "m";
}
