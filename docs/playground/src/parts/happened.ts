/** What has happened, as ways on the map and as places that have changed. */
import type { Board, Trail } from "tyche/svg";
import type { Drawing } from "../games/surface.js";
import type { Moment, Told } from "../protocol.js";

/** The act of a seat: a moment, or a part of one. */
export type Deed = Pick<Moment, "events" | "seat">;

/** Arrows of what happened longer ago are left out. */
const TRAILS = 14;

/** The first moment after the viewer's last decision but its own: what that led to counts. */
export function lastOwn(log: readonly Moment[], moment: number, viewer: string): number {
  for (let at = moment; at > 0; at--) if (log[at]?.move?.seat === viewer) return at;
  return 0;
}

/** The seat whose act an event tells. */
export function doerOf(event: Told, { seat }: Pick<Moment, "seat">, board: Board): string | null {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  for (const key of ["seat", "side", "attacker", "winner", "owner"]) {
    const value = fields[key];
    if (typeof value === "string" && board.style.owners[value] !== undefined) return value;
  }
  return seat;
}

/** Ways on the map: those that somebody went, the latest. */
export function trailsOf(entries: readonly Deed[], { eventTargets, board }: Drawing, not: string | null): readonly Trail[] {
  const trails = entries.flatMap((entry) =>
    entry.events.flatMap((event): Trail[] => {
      const { trail } = eventTargets(event);
      const owner = doerOf(event as Told, entry, board);
      return trail.length < 2 || owner === not ? [] : [{ owner, places: trail }];
    }),
  );
  const chained: Trail[] = [];
  for (const trail of trails) {
    const last = chained.at(-1);
    // Steps of one march are one arrow.
    if (last !== undefined && last.owner === trail.owner && last.places.at(-1) === trail.places[0])
      chained[chained.length - 1] = { owner: last.owner, places: [...last.places, ...trail.places.slice(1)] };
    else chained.push(trail);
  }
  return chained.slice(-TRAILS);
}

/** Places that something happened at, but those that something only left or passed. */
export function placesIn(entries: readonly Deed[], { eventTargets, board }: Drawing): readonly string[] {
  const places = new Set<string>();
  for (const event of entries.flatMap(({ events }) => events)) {
    const { targets, trail } = eventTargets(event);
    const passed = new Set(trail.slice(0, -1));
    for (const { kind, id } of targets) if (kind === "place" && board.places[id] !== undefined && !passed.has(id)) places.add(id);
  }
  return [...places];
}
