/**
 * Patterns of sentences that have to be read twice, and what to write: `npm run prose` fails on them in documents.
 *
 * A row is a pattern (a regular expression without regard to case), what to write, and the sentence that it was made for.
 */
export const SENTENCES: readonly (readonly [pattern: RegExp, write: string, example: string])[] = [
  [
    /\b(an?|one|some|many|\d[\d,.]*|the) (packet|entry|row|line|page|piece|file|value|moves|decisions|bytes|lists?|games|plans?|sockets?|keys?|address|number|ms|s|column|worker|process) an? (viewer|decision|ruleset|seat|move|second|list|row|game|request|command|player|choice|iteration|entry|person|playout)\b/i,
    "“per” for “a”",
    "One packet a viewer.",
  ],
  [
    /\b(decisions|moves|games|steps|bytes|characters|samples|numbers|requests) an? (second|list|game|move|decision|day|minute|place|tag|position|side)\b/i,
    "“per” for “a”",
    "Decisions a second.",
  ],
  [
    /\b(ms|games|iterations|lists|procedures?|rows?|lines?|folders?|adapters?|segments?) an? (move|hour|core|round|file|field|seat|game|ruleset|command|decision|thing|list)\b/i,
    "“per” for “a”",
    "Games an hour, one procedure a file.",
  ],
  [/\b(is|are) an? `?\w+Error\b/, "“throws”", "A wrong face is a `DiceError`."],
  [/\bsays? of (each|every|it|them|an?)\b/i, "“lists … for each”, “returns … for it”", "`FACTS` says of each ruleset what a library asks."],
  [/\b(what|as) (an?|the|its|that) \w+ is (shown|told|asked)\b/i, "the one who sees or decides as the subject", "What a seat is shown of a position."],
  [/\b(all|every|each|everything|anything)\b [^.,;:|]{2,40} but (the|for|what|an?|its)\b/i, "“except”", "Every option of `setup` but the seed."],
  [/\b(who|that|which) (wants|needs|likes) (speed|more|less)\b/i, "“To …, do …”", "Who wants speed uses numbers."],
  [/\b(has|have|had|having) of\b/i, "what of it, as an object after the verb", "What a client has of it."],
  [/\bmakes? of (it|them|an?|the|each|what|one|all)\b/i, "“turns … into …”, “builds … from …”", "`choices` makes of a list what is lit."],
  [/\bmakes? an? [\w-]+ of (it|them|an?|the|each|any|one|all)\b/i, "“turns … into …”, “builds … from …”", "A bundler makes a file of each."],
  [/\bknows? no (game|picture|ruleset|move)s?\b/i, "nothing here is specific to one", "Every part knows no game."],
  [/\bwhoever\b/i, "name the person or the program, then the verb", "Whoever replaces the lines has them all."],
  [
    /\bwhat (was|is|were|are) [^.,;:]{3,40} (says?|shows?|has|have) `/i,
    "the subject first: “`x` returns what …”",
    "What was clicked in the picture says `targetAt`.",
  ],
  [
    /\b(what|which|how)\b[^.,;:|]{3,60} (say|says|shows?) \[/i,
    "the subject first: “[the guide] says what …”",
    "What it costs a page says [Only what a page needs].",
  ],
  [/\bis no (state|move|list|number)\b/i, "say it without a negated noun", "It refuses what is no state."],
  [/\bit is [^.,;]{2,40} that (says?|decides?|holds?|shows?|matters?)\b/i, "the subject first, without “it is … that”", "It is the ledger that decides."],
];

/** Patterns of comments in `src` that have to be read twice, in the same form. */
export const COMMENTS: readonly (readonly [pattern: RegExp, write: string, example: string])[] = [
  [/^\s*(What|Who|Whose|Whether|Which|How|Why|Where)\b/, "a noun phrase (“The …”), a verb (“Checks …”), or “True if …”", "What a seat sees."],
  [/^\s*(Of|By) (?!default\b)/, "what it is, then what it is of: “Indexed by …”, “The … of …”", "By seat: its points."],
  [/(?<!\bthere )\b(is|are) no (?!more\b|longer\b|less\b|one\b|matter\b|such\b|other\b|doubt\b)[a-z]/i, "“is not a …”", "One page is no seat."],
  [
    /\b(one|entries|row|line|bit|mark|column|numbers|integers|function|value|object|cell|sentence|bits|words|lists?|key) an? (seat|space|general|card|block|leader|power|area|row|field|game|kind|player|frame|fleet|move|language|cell|fighter|decision|event|region|type)\b/i,
    "“per” for “a”",
    "It has entries a general.",
  ],
  [/\bso many\b(?! as\b| [a-z]+ that\b)/i, "“this many”, or the number itself", "Ends after so many decisions."],
];

/** Complaints about a comment of the library. */
export function commentComplaints(name: string, text: string): { readonly line: number; readonly message: string }[] {
  if (!name.startsWith("src/")) return [];
  return COMMENTS.flatMap(([pattern, write]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ line: text.slice(0, found.index).split("\n").length, message: `“${found[0].trim()}”: write ${write}` }];
  });
}

/** A page whose table is written by a program. */
const FREE: readonly string[] = ["docs/benchmarks.md"];

/** Complaints about the sentences of a document, each with its line; code and the changelog of old versions are not read. */
export function sentenceComplaints(name: string, text: string): { readonly line: number; readonly message: string }[] {
  if (FREE.includes(name) || !/^(README|SECURITY|CONTRIBUTING|docs\/[^/]+)\.md$/.test(name)) return [];
  const prose = text.replace(/^```[^]*?^```$/gm, (block) => block.replace(/[^\n]/g, " "));
  const joined = prose.replace(/\n(?=[^\n|#-])/g, " ");
  return SENTENCES.flatMap(([pattern, write]) =>
    [...joined.matchAll(new RegExp(pattern.source, "gi"))].map(({ 0: found, index }) => ({
      line: prose.slice(0, index).split("\n").length,
      message: `“${found}”: write ${write}`,
    })),
  );
}
