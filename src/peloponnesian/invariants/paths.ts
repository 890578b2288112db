import type { Tables } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

export function pathOfBlock(t: Tables, block: number, field: string): string {
  return `blocks.${SEATS[t.side[block]!]}.${t.blockIds[block]}.${field}`;
}

export function pathOfCity(t: Tables, area: number): string {
  return `areas.${t.areaIds[area]}.city`;
}
