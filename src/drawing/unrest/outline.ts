import { LOCATIONS } from "../../unrest/vocabulary/types.js";
import type { Outline } from "../outline.js";
import { STYLE } from "./style.js";

/** CAR-S.1: four locations, the same in every edition. */
export function outline(state: { readonly edition: string }): Outline {
  return {
    ruleset: "unrest",
    edition: state.edition,
    places: LOCATIONS.map((id) => ({
      id,
      title: null,
      kind: "location",
      region: id === "garrison-box" ? null : id,
      sheet: "unrest",
      marks: [],
      lettering: { size: 20, weight: "bold" },
      isSea: false,
      at: null,
    })),
    links: [
      { a: "garrison-box", b: "carthago", kind: "sea" },
      { a: "garrison-box", b: "sicily", kind: "sea" },
      { a: "carthago", b: "sicily", kind: "sea" },
      { a: "sicily", b: "syracusae", kind: "road" },
    ],
    regions: [
      { id: "carthago", worth: null },
      { id: "sicily", worth: null },
      { id: "syracusae", worth: null },
    ],
    boxes: ["displaced", "set-aside", "resting"].map((id) => ({ id, kind: "box" })),
    tracks: ["turn", "round", "unrest-level", "victory-points", "ports"],
    style: STYLE,
  };
}
