/** Locations, links, pieces and owners by their kind, in the order of the legend. */
import type { BoardStyle } from "../../core/board/board.js";

export const STYLE: BoardStyle = {
  hasWalls: false,
  places: {
    location: { symbol: "box", size: 11 },
    box: { symbol: "box", size: 0 },
  },
  links: {
    road: { colour: "#7d6243", width: 5, dash: "" },
    sea: { colour: "#3f7d98", width: 3.4, dash: "1 8" },
  },
  printed: {},
  pieces: {
    cu: { sign: "unit", isRated: false },
    leader: { sign: "star", isRated: true },
  },
  marks: {},
  owners: {
    carthage: { colour: "#733a8f", form: "square", hatch: "none", side: null },
    coalition: { colour: "#2f6f4f", form: "circle", hatch: "level", side: null },
  },
};
