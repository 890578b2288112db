/** The tutorials as a reader follows them: their files in the order of their steps, and the commands and outputs between them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./programs.js";

/** One block of a tutorial: a file to save, lines to add to a file, a command to run, or what is printed. */
export interface Block {
  readonly kind: "file" | "append" | "run" | "prints";
  /** The path of the file; empty for commands and outputs. */
  readonly path: string;
  readonly text: string;
}

/** One section of a tutorial with its blocks; the section before the first heading is called "". */
export interface Step {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const TUTORIALS: readonly string[] = ["tutorial-page.md", "tutorial-react.md", "tutorial-server.md", "tutorial-player.md"];

const FENCE = /^```(\w+)(?: (file|append))?\n([^]*?)^```$/gm;
const NAMED = /^(?:\/\/|<!--) (\S+)/;
const KINDS: Readonly<Record<string, Block["kind"]>> = { sh: "run", text: "prints" };

/** The steps of a tutorial in `docs`. A file is named by the comment in its first line. */
export function stepsOf(page: string): Step[] {
  const [before, ...sections] = readFileSync(join(ROOT, "docs", page), "utf8").split(/^## /m);
  return [`\n${before}`, ...sections].map((section) => {
    const [title = ""] = section.split("\n", 1);
    return { title, blocks: [...section.matchAll(FENCE)].map(([, language, mark, text]) => blockOf(language!, mark, text!)) };
  });
}

function blockOf(language: string, mark: string | undefined, text: string): Block {
  if (mark === undefined) {
    const kind = KINDS[language];
    if (kind === undefined) throw new Error(`A block of ${language} is neither a file nor a command nor an output:\n${text}`);
    return { kind, path: "", text };
  }
  if (language === "json") return { kind: "file", path: "tsconfig.json", text };
  const path = NAMED.exec(text)?.[1];
  if (path === undefined) throw new Error(`A file of a tutorial has no name in its first line:\n${text}`);
  return mark === "file" ? { kind: "file", path, text } : { kind: "append", path, text: text.slice(text.indexOf("\n") + 1) };
}
