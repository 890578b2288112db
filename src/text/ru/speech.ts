import { type Data, valueText } from "../wording.js";
import { type Noun, type Nouns, withVowel } from "./declension.js";

/** The names of one ruleset in Russian sentences. A thing without a name is called by its id, in every case. */
export interface Speech {
  /** Nominative: `Тир`. */
  readonly nameOf: (id: string) => string;
  /** Genitive, of whom or what: `Тира`. */
  readonly of: (id: string) => string;
  /** Dative, to whom: `Тиру`. */
  readonly to: (id: string) => string;
  /** Accusative, whom or what: `Тир`, `Птолемея`. */
  readonly acc: (id: string) => string;
  /** Instrumental, by or with whom: `Тиром`. */
  readonly by: (id: string) => string;
  /** With whom: `со Спартой`. */
  readonly withWhom: (id: string) => string;
  /** The place: `в Тире`, `на Родосе`. */
  readonly inPlace: (id: string) => string;
  /** The destination: `в Тир`, `на Родос`. */
  readonly intoPlace: (id: string) => string;
  /** The origin: `из Тира`, `с Родоса`. */
  readonly fromPlace: (id: string) => string;
  /** The form that agrees with the name: masculine, feminine, neuter or plural. */
  readonly agreed: (id: string, m: string, f: string, n: string, pl: string) => string;
  /** The singular or the plural form: `берёт`, `берут`. */
  readonly verb: (id: string, one: string, many: string) => string;
}

/** The speech made from a table of nouns and one of words that are not declined, such as titles. `otherwise` makes names that are in neither. */
export function speechOf(nouns: Nouns, words: Readonly<Record<string, string>>, otherwise: (id: string) => Noun | string | null = () => null): Speech {
  const find = (id: string): Noun | string =>
    Object.hasOwn(nouns, id) ? (nouns[id] as Noun) : Object.hasOwn(words, id) ? (words[id] as string) : (otherwise(id) ?? id);
  const form = (n: 0 | 1 | 2 | 3 | 4) => (id: string) => {
    const found = find(id);
    return typeof found === "string" ? found : found.forms[n];
  };
  const by = form(4);
  const place = (key: "inPlace" | "intoPlace" | "fromPlace", preposition: string) => (id: string) => {
    const found = find(id);
    return typeof found === "string" ? `${preposition} ${found}` : found[key];
  };
  const genderOf = (id: string) => {
    const found = find(id);
    return typeof found === "string" ? "m" : found.gender;
  };
  return {
    nameOf: form(0),
    of: form(1),
    to: form(2),
    acc: form(3),
    by,
    withWhom: (id) => `${withVowel("с", by(id))} ${by(id)}`,
    inPlace: place("inPlace", "в"),
    intoPlace: place("intoPlace", "в"),
    fromPlace: place("fromPlace", "из"),
    agreed: (id, m, f, n, pl) => ({ m, f, n, pl })[genderOf(id)],
    verb: (id, one, many) => (genderOf(id) === "pl" ? many : one),
  };
}

/** A name in the data of a refusal, in the case of its sentence; a pronoun in that case if the data have no name. */
export type InCase = (data: Data, key: string) => string;

export interface Cases {
  readonly word: InCase;
  readonly genitive: InCase;
  readonly dative: InCase;
  readonly accusative: InCase;
  readonly instrumental: InCase;
  readonly where: InCase;
  readonly whither: InCase;
  readonly whence: InCase;
}

/** The names in the data of refusals, in every case. */
export function casesOf(names: Speech): Cases {
  const inCase =
    (form: (id: string) => string, missing: string): InCase =>
    (data, key) =>
      valueText(data, key, form, missing);
  return {
    word: inCase(names.nameOf, "это"),
    genitive: inCase(names.of, "этого"),
    dative: inCase(names.to, "этому"),
    accusative: inCase(names.acc, "это"),
    instrumental: inCase(names.by, "этим"),
    where: inCase(names.inPlace, "там"),
    whither: inCase(names.intoPlace, "туда"),
    whence: inCase(names.fromPlace, "оттуда"),
  };
}
