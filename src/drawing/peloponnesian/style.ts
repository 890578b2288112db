/** Areas, borders, blocks, marks and owners by their kind, in the order of the legend. */
import type { BoardStyle } from "../../core/board/board.js";

export const STYLE: BoardStyle = {
  hasWalls: true,
  places: {
    port: { symbol: "circle", size: 9 },
    city: { symbol: "square", size: 8.5 },
    country: { symbol: "ring", size: 5 },
    "sea-area": { symbol: "wave", size: 5 },
    box: { symbol: "box", size: 0 },
  },
  links: {
    land: { colour: "#7d6243", width: 1.9, dash: "" },
    coast: { colour: "#6f9fb4", width: 1.1, dash: "" },
    sea: { colour: "#3f7d98", width: 1.6, dash: "1 4.2" },
    "perilous-sea": { colour: "#b0472f", width: 1.9, dash: "1 4.6" },
  },
  printed: {},
  pieces: {
    block: { sign: "unit", isRated: false },
  },
  marks: {
    siege: { sign: "ring" },
    blockade: { sign: "broken-ring" },
    pillaged: { sign: "cross" },
    "rebel-garrison": { sign: "flag" },
    "detached-garrison": { sign: "flag" },
    "native-garrison": { sign: "none" },
    closed: { sign: "none" },
    "out-of-bounds": { sign: "faded" },
  },
  owners: {
    sparta: { colour: "#b3342b", form: "square", hatch: "falling", side: null },
    athens: { colour: "#2d5f94", form: "circle", hatch: "none", side: null },
    neutral: { colour: "#857b6e", form: "octagon", hatch: "crossed", side: null },
    persia: { colour: "#7a4b91", form: "hexagon", hatch: "upright", side: null },
  },
};
