import type { LandRow } from "../../peloponnesian/vocabulary/edition-types.js";
import { editionOf } from "../../peloponnesian/tables/printed-edition.js";
import type { Lettering, Outline, OutlinePlace } from "../outline.js";
import { STYLE } from "./style.js";

const MAJOR: Lettering = { size: 17, weight: "bold" };
const MINOR: Lettering = { size: 14.5, weight: "bold" };
const NO_CITY: Lettering = { size: 14, weight: "italic" };
const SHEETS: Readonly<Record<LandRow["map"], string>> = { greece: "peloponnesian", sicily: "sicily-and-italy" };

/** The regions of the outline are the nations of the land areas. */
export function outline(state: { readonly edition: string }): Outline {
  const data = editionOf(state.edition);
  return {
    ruleset: "peloponnesian",
    edition: state.edition,
    places: [
      ...data.land.map(landOf),
      ...data.sea.map(({ id, name, map, x, y }) => ({
        id,
        title: name,
        kind: "sea-area",
        region: null,
        sheet: SHEETS[map],
        marks: [],
        lettering: NO_CITY,
        isSea: true,
        at: { x, y },
      })),
    ],
    links: data.borders.map(([a, b, kind]) => ({ a, b, kind })),
    regions: [...new Set(data.land.map(({ nation }) => regionOf(nation)))].map((id) => ({ id, worth: null })),
    boxes: ["pool", "drawn", "reserve", "excluded"].map((id) => ({ id, kind: "box" })),
    tracks: ["prestige"],
    style: STYLE,
  };
}

function landOf({ id, name, nation, map, city, x, y }: LandRow): OutlinePlace {
  const kind = city === null ? "country" : city.offshore === null ? "city" : "port";
  const lettering = city === null ? NO_CITY : city.value >= 3 ? MAJOR : MINOR;
  const value = city === null ? {} : { value: city.value };
  return { id, title: city?.name ?? name, kind, region: regionOf(nation), sheet: SHEETS[map], ...value, marks: [], lettering, isSea: false, at: { x, y } };
}

// "Thrace (inland)" becomes inland-thrace.
function regionOf(nation: string): string {
  return nation
    .toLowerCase()
    .replace(/^(.*) \((.*)\)$/, "$2 $1")
    .replaceAll(" ", "-");
}
