/** Checks of references between the rows of an edition: ids are unique and of the right kind, and homes fit their blocks. */
import type { BlockRow, EditionData, LandRow } from "../vocabulary/edition-types.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";

export const PATH = "options.edition";

export interface Ids {
  readonly land: ReadonlyMap<string, LandRow>;
  readonly sea: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly blocks: ReadonlySet<string>;
}

export function idsOf(data: EditionData): Ids {
  unique(
    [...data.land, ...data.sea].map(({ id }) => id),
    (i) => (i < data.land.length ? `${PATH}.land[${i}].id` : `${PATH}.sea[${i - data.land.length}].id`),
  );
  for (const part of ["regions", "blocks", "events", "cards", "scenarios"] as const)
    unique(
      data[part].map(({ id }) => id),
      (i) => `${PATH}.${part}[${i}].id`,
    );
  return {
    land: new Map(data.land.map((row) => [row.id, row])),
    sea: new Set(data.sea.map(({ id }) => id)),
    regions: new Set(data.regions.map(({ id }) => id)),
    blocks: new Set(data.blocks.map(({ id }) => id)),
  };
}

export function unique(values: readonly (string | number)[], path: (i: number) => string, expected = "an id used once"): void {
  const seen = new Set<string | number>();
  values.forEach((value, i) => {
    if (seen.has(value)) throw FAIL(path(i), expected, value);
    seen.add(value);
  });
}

export function oneOf(known: { has(id: string): boolean }, id: string, path: string, what: string): void {
  if (!known.has(id)) throw FAIL(path, `the id of ${what} of this edition`, id);
}

// PEL-2.1.1.1: Greeks need cities. PEL-5.1.4: fleets need coasts.
export function checkHome(data: EditionData, ids: Ids, { greek, arm }: BlockRow, area: string, path: string): void {
  oneOf(ids.land, area, path, "a land area");
  if (greek && ids.land.get(area)!.city === null) throw FAIL(path, "an area with a city, for a Greek block (PEL-2.1.1.1)", area);
  if (arm === "fleet" && !isCoastal(data, area)) throw FAIL(path, "an area on a coast, for a fleet (PEL-5.1.4)", area);
}

function isCoastal(data: EditionData, area: string): boolean {
  return data.borders.some(([a, b, kind]) => kind === "coast" && (a === area || b === area));
}
