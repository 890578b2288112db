/** Links of packed documents: relative ones lead to files of the package, all others to the repository. */
import { posix } from "node:path";

/** Where the repository is shown, and at which version: the one constant of all such links. Null before there is an address. */
export interface Home {
  readonly address: string;
  readonly version: string;
}

/** The address that `repository` of package.json names, as a page; null when there is none. */
export function homeOf({ repository, version }: { readonly repository?: unknown; readonly version: string }): Home | null {
  const url = typeof repository === "object" && repository !== null ? (repository as { readonly url?: unknown }).url : repository;
  if (typeof url !== "string") return null;
  return { address: url.replace(/^git\+/, "").replace(/\.git$/, ""), version };
}

const LINK = /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)/g;

/**
 * A document as it is packed. A link to a file that is not in the package leads to the repository; while there is no address, its text alone
 * stays, and of a picture its description.
 */
export function packedText(path: string, text: string, packed: ReadonlySet<string>, home: Home | null): string {
  return outsideOfCode(text, (prose) =>
    prose.replace(LINK, (whole, picture: string, label: string, target: string, anchor = "") => {
      const file = posix.join(posix.dirname(path), target);
      if (packed.has(file)) return whole;
      if (home === null) return picture === "" ? label : `*${label}*`;
      return `${picture}[${label}](${home.address}/${picture === "" ? "blob" : "raw"}/v${home.version}/${file}${anchor})`;
    }),
  );
}

/** The relative links of a document that lead to no file of the package. */
export function deadLinks(path: string, text: string, packed: ReadonlySet<string>): string[] {
  const dead: string[] = [];
  outsideOfCode(text, (prose) => {
    for (const [, , , target] of prose.matchAll(LINK)) if (!packed.has(posix.join(posix.dirname(path), target!))) dead.push(target!);
    return prose;
  });
  return dead;
}

function outsideOfCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join("");
}
