/** Where a page stands, by what follows # in its address. */
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { readonly at: "start" }
  | { readonly at: "game"; readonly game: string; readonly seat: string | null }
  | { readonly at: "rules"; readonly game: string; readonly clause: string | null; readonly isShown: boolean }
  | { readonly at: "share"; readonly packed: string };

export function routeOf(hash: string): Route {
  const [at, first, second, third] = hash.replace(/^#\/?/, "").split("/");
  if (at === "game" && first) return { at, game: first, seat: second ? decodeURIComponent(second) : null };
  if (at === "rules" && first) return { at, game: first, clause: second ? decodeURIComponent(second) : null, isShown: third === "example" };
  if (at === "share" && first) return { at, packed: first };
  return { at: "start" };
}

export function gameAddress(game: string, seat: string | null = null): string {
  return `#/game/${game}${seat === null ? "" : `/${encodeURIComponent(seat)}`}`;
}

/** The rules of a game, at a clause, and with its example on the map. */
export function bookAddress(game: string, clause: string | null = null, isShown = false): string {
  return `#/rules/${game}${clause === null ? "" : `/${encodeURIComponent(clause)}${isShown ? "/example" : ""}`}`;
}

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return routeOf(hash);
}
