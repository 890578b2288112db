/** Where a page stands, by what follows # in its address. */
import { useEffect, useState } from "preact/hooks";

export type Route =
  | { readonly at: "start" }
  | { readonly at: "game"; readonly game: string; readonly seat: string | null }
  | { readonly at: "share"; readonly packed: string };

export function routeOf(hash: string): Route {
  const [at, first, second] = hash.replace(/^#\/?/, "").split("/");
  if (at === "game" && first) return { at, game: first, seat: second ? decodeURIComponent(second) : null };
  if (at === "share" && first) return { at, packed: first };
  return { at: "start" };
}

export function gameAddress(game: string, seat: string | null = null): string {
  return `#/game/${game}${seat === null ? "" : `/${encodeURIComponent(seat)}`}`;
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
