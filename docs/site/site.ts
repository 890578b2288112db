/** The script of each page of the site: the search over all pages, the colours, and a note where the site is read from a folder. */
import MiniSearch from "minisearch";

/** A passage as `search-data.js` has it: kind, title of its page, its own title, address from the root, text. */
type Row = readonly [kind: string, page: string, title: string, address: string, text: string];

declare global {
  var tycheSearch: readonly Row[] | undefined;
}

const MOST_SHOWN = 30;
const root = document.documentElement.dataset["root"] ?? "";

const chosen = storage()?.getItem("theme");
if (chosen !== null && chosen !== undefined) document.documentElement.dataset["theme"] = chosen;
addEventListener("DOMContentLoaded", begin);

function begin(): void {
  const input = document.querySelector<HTMLInputElement>("#search")!;
  const found = document.querySelector<HTMLOListElement>("#found")!;
  let index: Promise<MiniSearch> | null = null;
  let latest = 0;
  const load = (): Promise<MiniSearch> => (index ??= loadIndex());
  const show = async (): Promise<void> => {
    const mine = ++latest;
    const query = input.value.trim();
    const items = query === "" ? null : itemsOf(await load(), query);
    if (mine !== latest) return;
    found.hidden = items === null;
    found.replaceChildren(...(items ?? []));
  };
  input.addEventListener("focus", () => void load());
  input.addEventListener("input", () => void show());
  addEventListener("keydown", (event) => onKey(event, input, found));
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || target.closest(".search") === null) found.hidden = true;
  });
  document.querySelector("#theme")!.addEventListener("click", changeTheme);
  document.querySelector<HTMLDetailsElement>(".list .all")!.open = matchMedia("(min-width: 52.01rem)").matches;
  document.querySelector(".list [aria-current]")?.scrollIntoView({ block: "nearest" });
  for (const note of document.querySelectorAll<HTMLElement>(".note[hidden]")) note.hidden = location.protocol !== "file:";
}

/** Loads the passages by a script, which a page in a folder may do where it may not fetch. */
async function loadIndex(): Promise<MiniSearch> {
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: `${root}search-data.js`, onload: () => resolve(), onerror: reject });
    document.head.append(script);
  });
  const index = new MiniSearch({
    fields: ["title", "page", "text"],
    storeFields: ["kind", "page", "title", "address", "text"],
    processTerm: termsOf,
    searchOptions: {
      boost: { title: 6, page: 2 },
      boostDocument: (_id, _term, stored) => (stored?.["kind"] === "changelog" ? 0.3 : 1),
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      processTerm: (term) => term.toLowerCase(),
    },
  });
  index.addAll((globalThis.tycheSearch ?? []).map(([kind, page, title, address, text], id) => ({ id, kind, page, title, address, text })));
  return index;
}

/** A word in small letters, and the words that a name is made of: `legalMoves` is found by “moves” too. */
function termsOf(term: string): string[] {
  const parts = term.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [...new Set([term, ...(parts.length > 1 ? parts : [])].map((part) => part.toLowerCase()))];
}

function itemsOf(index: MiniSearch, query: string): HTMLLIElement[] {
  const wanted = query.toLowerCase();
  const results = index.search(query);
  const exact = results.filter(({ title }) => namesOf(String(title)).includes(wanted));
  const shown = [...exact, ...results.filter((result) => !exact.includes(result))].slice(0, MOST_SHOWN);
  if (shown.length === 0) return [element("li", "none", `Nothing has “${query}”.`)];
  return shown.map(({ kind, page, title, address, text, terms }) => {
    const link = element(
      "a",
      "",
      element("span", "kind", kind),
      element("b", "", title),
      element("small", "", page === title ? "" : `${page} · `, ...excerpt(text, terms)),
    );
    link.href = `${root}${address}`;
    return element("li", "", link);
  });
}

/** A title as one types it: `Game.undo()` is “undo” and “game.undo”, “DIA-NAV.3 Uses its MP.” is “dia-nav.3”. */
function namesOf(title: string): string[] {
  const name = title.replace(/\(\)$/, "").toLowerCase();
  return [name, name.split(" ")[0]!, ...(title.endsWith("()") ? [name.split(".").at(-1)!] : [])];
}

/** The text around the longest word that was found, with that word marked. */
function excerpt(text: string, terms: readonly string[]): (Node | string)[] {
  const small = text.toLowerCase();
  const [first] = terms
    .map((term) => ({ term, at: small.indexOf(term) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.term.length - a.term.length);
  if (first === undefined) return [text.slice(0, 160)];
  const from = Math.max(0, first.at - 40);
  const to = first.at + first.term.length;
  return [`${from === 0 ? "" : "…"}${text.slice(from, first.at)}`, element("mark", "", text.slice(first.at, to)), text.slice(to, to + 160)];
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...children: readonly (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

/** A slash goes to the search, arrows through what it found, Escape back to the page. */
function onKey(event: KeyboardEvent, input: HTMLInputElement, found: HTMLOListElement): void {
  const active = document.activeElement;
  const isTyping = active instanceof HTMLElement && active.matches("input, textarea, select");
  if (event.key === "/" && !isTyping) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === "Escape") found.hidden = true;
  if (found.hidden || !(active === input || found.contains(active))) return;
  const links = [...found.querySelectorAll("a")];
  const at = links.indexOf(active as HTMLAnchorElement);
  if (event.key === "Enter" && at === -1) links[0]?.click();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const next = at + (event.key === "ArrowDown" ? 1 : -1);
  (next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
}

function changeTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset["theme"] === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : dataset["theme"] === "dark";
  dataset["theme"] = isDark ? "light" : "dark";
  storage()?.setItem("theme", dataset["theme"]);
}

/** The store of the browser, where the page may use it. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
