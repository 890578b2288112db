import { editionOf } from "../../diadochi/tables/printed-edition.js";
import type { SpaceRow } from "../../diadochi/vocabulary/edition-types.js";
import type { SpaceKind } from "../../diadochi/vocabulary/types.js";
import type { Lettering, Outline, OutlinePlace } from "../outline.js";
import { STYLE } from "./style.js";

const LETTERING: Readonly<Record<SpaceKind, Lettering>> = {
  "major-city": { size: 15, weight: "bold" },
  "minor-city": { size: 13, weight: "regular" },
  fortress: { size: 13, weight: "italic" },
  transit: { size: 12, weight: "italic" },
};

/** The regions of the outline are the provinces, with their victory points. */
export function outline(state: { readonly edition: string }): Outline {
  const { board } = editionOf(state.edition);
  const ports = new Set(board.links.flatMap(({ a, b, kind }) => (kind === "sea" || kind === "trans-mediterranean" ? [a, b] : [])));
  return {
    ruleset: "diadochi",
    edition: state.edition,
    places: board.spaces.map((row) => placeOf(row, [...(ports.has(row.id) ? ["port"] : []), ...(board.hellespont.includes(row.id) ? ["hellespont"] : [])])),
    links: board.links,
    regions: board.provinces.map(({ id, points }) => ({ id, worth: points })),
    boxes: ["pool", "dispersed", "dead", "fleets"].map((id) => ({ id, kind: "box" })),
    tracks: ["turn", "victory-points", "legitimacy-points"],
    style: STYLE,
  };
}

function placeOf({ id, name, kind, province, x, y }: SpaceRow, marks: readonly string[]): OutlinePlace {
  return { id, title: name, kind, region: province, sheet: "diadochi", marks, lettering: LETTERING[kind], isSea: false, at: { x, y } };
}
