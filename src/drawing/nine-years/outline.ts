import type { SpaceRow } from "../../nine-years/vocabulary/edition-types.js";
import { spacesOf } from "../../nine-years/tables/printed-edition.js";
import { tablesOf } from "../../nine-years/tables/index.js";
import { ZONE_IDS } from "../../nine-years/vocabulary/types.js";
import type { Lettering, Outline, OutlinePlace } from "../outline.js";
import { STYLE } from "./style.js";

const CAPITALS: readonly string[] = ["london", "paris", "madrid", "vienna", "amsterdam", "turin"];
const HOME = "empire-subsidy-home";
const LINK_KINDS: readonly string[] = ["normal", "red"];

/** The regions of the outline are the home lands of the powers. */
export function outline(state: { readonly edition: string }): Outline {
  const { graph } = tablesOf(state);
  const spaces = spacesOf(state.edition);
  const homes = new Set(spaces.flatMap(({ home }) => (home === null ? [] : [home])));
  return {
    ruleset: "nine-years",
    edition: state.edition,
    places: spaces.map(placeOf),
    links: spaces.flatMap(({ id }, a) =>
      graph.to.slice(graph.start[a], graph.start[a + 1]).flatMap((b, i) => {
        const kind = LINK_KINDS[graph.kind[(graph.start[a] ?? 0) + i] ?? 0] ?? "normal";
        return a < b ? [{ a: id, b: spaces[b]?.id ?? id, kind }] : [];
      }),
    ),
    regions: [...homes].map((id) => ({ id, worth: null })),
    boxes: [...ZONE_IDS.map((id) => ({ id, kind: "zone" })), ...["force-pool", "arriving", "not-arrived", "removed"].map((id) => ({ id, kind: "box" }))],
    tracks: ["year", "victory-points", "king-williams-war"],
    style: STYLE,
  };
}

function placeOf({ id, name: title, home, zone, fortress, rich, x, y }: SpaceRow): OutlinePlace {
  const kind = id === HOME ? "home-space" : fortress === null ? "open-town" : "fortress";
  const marks = [...(zone === null ? [] : ["port"]), ...(rich ? ["rich"] : [])];
  const name = id === HOME ? { name: "empire-and-subsidies" } : {};
  const value = fortress === null ? {} : { value: fortress };
  return {
    id,
    ...name,
    title,
    kind,
    region: home,
    sheet: "nine-years",
    ...value,
    marks,
    lettering: letteringOf(id, fortress ?? 0),
    isSea: false,
    at: { x, y },
  };
}

function letteringOf(id: string, strength: number): Lettering {
  if (CAPITALS.includes(id)) return { size: 16, weight: "bold" };
  return strength >= 2 ? { size: 15, weight: "bold" } : { size: 13, weight: "regular" };
}
