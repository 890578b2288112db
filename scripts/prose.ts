/**
 * Checks prose: the words of `prose-words.ts` in documents, comments and messages (by textlint), the sentences of `prose-sentences.ts` in documents and in comments of the library, lines of documents above 120 characters and guides
 * above 150 lines. `npm run prose`, or `npm run prose -- docs/moves.md` for some files; `--fix` wraps lines that are too long.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { TextlintKernel, type TextlintKernelOptions, type TextlintPluginCreator } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import terminology from "textlint-rule-terminology";
import ts from "typescript";
import { type Complaint, lineComplaints, wrapped } from "./prose-lines.js";
import { commentComplaints, sentenceComplaints } from "./prose-sentences.js";
import { WORDS } from "./prose-words.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The ledgers keep the wording of their clauses, one a line; only their overviews are prose. */
const LEDGERS = ["diadochi", "nine-years", "peloponnesian", "unrest"].map((id) => `docs/rules/${id}.md`);

/** A piece of prose, and the line of its file at which it begins. */
interface Passage {
  readonly text: string;
  readonly line: number;
  readonly isComment?: boolean;
}

/** The passages of a source file: comments, each as one, and texts of at least four words. */
export function passagesOf(file: string, text: string): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const passages = new Map<number, Passage>();
  const add = (from: number, to: number, comment: boolean): void => {
    const raw = text.slice(from, to);
    passages.set(from, { line: lineOf(from), isComment: comment, text: comment ? raw.replace(/^\/\*\*?|\*\/$|^\s*\* ?|^\/\/ ?/gm, "") : raw });
  };
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) add(pos, end, true);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) add(pos, end, true);
    const isText = ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && /\S \S+ \S+ \S/.test(node.getText())) add(node.getStart() + 1, node.getEnd() - 1, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...passages.values()];
}

/** Complaints about the words of a text, each with its line. */
export async function wordComplaints(text: string): Promise<Complaint[]> {
  const { messages } = await new TextlintKernel().lintText(text, OPTIONS);
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}

// The plugin is CommonJS, whose default some loaders wrap once more.
const pluginOf = (loaded: TextlintPluginCreator | { default: TextlintPluginCreator }): TextlintPluginCreator => ("default" in loaded ? loaded.default : loaded);

const OPTIONS: TextlintKernelOptions = {
  ext: ".md",
  plugins: [{ pluginId: "markdown", plugin: pluginOf(markdown) }],
  rules: [{ ruleId: "words", rule: terminology, options: { defaultTerms: false, terms: WORDS, skip: [] } }],
};

async function complaintsOf(path: string): Promise<string[]> {
  const name = relative(ROOT, path).replaceAll("\\", "/");
  const text = readFileSync(path, "utf8");
  const isDocument = name.endsWith(".md");
  const found = isDocument ? [...lineComplaints(name, text), ...sentenceComplaints(name, text)] : [];
  const passages: readonly Passage[] = isDocument ? [{ text, line: 1 }] : passagesOf(name, text);
  for (const passage of passages)
    for (const { line, message } of [...(passage.isComment ? commentComplaints(name, passage.text) : []), ...(await wordComplaints(passage.text))])
      found.push({ line: passage.line + line - 1, message });
  return found.sort((a, b) => a.line - b.line).map(({ line, message }) => `${name}:${line} ${message}`);
}

function under(folder: string, form: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && form.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Documents and sources to be checked, without what is generated or kept as it was written. */
export function checkedFiles(): string[] {
  const isLeftOut = (name: string): boolean =>
    LEDGERS.includes(name) ||
    /^(src\/rules|docs\/(api|reference|vocabulary|playground)|examples\/python)\/|\/(node_modules|\.[^/]+)\//.test(name) ||
    ["scripts/prose-words.ts", "scripts/prose-sentences.ts", "test/guides/prose.test.ts"].includes(name);
  const roots = readdirSync(ROOT).filter((name) => name.endsWith(".md"));
  const files = [
    ...roots.map((name) => join(ROOT, name)),
    ...under("docs", /\.md$/),
    ...["src", "examples", "scripts", "test"].flatMap((folder) => under(folder, /\.(ts|mjs)$/)),
  ];
  return files.filter((path) => !isLeftOut(relative(ROOT, path).replaceAll("\\", "/"))).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2).filter((name) => name !== "--fix");
  const files = named.length > 0 ? named.map((name) => join(ROOT, name)) : checkedFiles();
  if (process.argv.includes("--fix"))
    for (const file of files.filter((path) => path.endsWith(".md"))) {
      const text = readFileSync(file, "utf8");
      const better = wrapped(text);
      if (better !== text) writeFileSync(file, better);
    }
  const complaints = (await Promise.all(files.map(complaintsOf))).flat();
  for (const complaint of complaints) console.error(complaint);
  console.log(`${files.length} files, ${complaints.length === 0 ? "nothing to change" : `${complaints.length} complaints`}`);
  if (complaints.length > 0) process.exitCode = 1;
}
