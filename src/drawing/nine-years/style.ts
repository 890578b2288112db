/** Places, links, pieces, marks and owners by their kind, in the order of the legend. */
import type { BoardStyle } from "../../core/board/board.js";

export const STYLE: BoardStyle = {
  hasWalls: true,
  places: {
    fortress: { symbol: "star", size: 10 },
    "open-town": { symbol: "circle", size: 6 },
    "home-space": { symbol: "ring", size: 8 },
    zone: { symbol: "box", size: 0 },
    box: { symbol: "box", size: 0 },
  },
  links: {
    normal: { colour: "#7d6243", width: 1.9, dash: "" },
    red: { colour: "#b3261e", width: 2.6, dash: "7 4" },
  },
  printed: {
    port: { sign: "drop" },
  },
  pieces: {
    corps: { sign: "unit", isRated: false },
    leader: { sign: "star", isRated: false },
    fleet: { sign: "ship", isRated: true },
  },
  marks: {
    siege: { sign: "ring" },
    "continued-siege": { sign: "broken-ring" },
    "fortified-line": { sign: "bar" },
    lowered: { sign: "none" },
  },
  owners: {
    alliance: { colour: "#c2512c", form: "circle", hatch: "falling", side: null },
    bourbon: { colour: "#2f4f8f", form: "square", hatch: "none", side: null },
    neutral: { colour: "#857b6e", form: "octagon", hatch: "crossed", side: null },
    france: { colour: "#2f4f8f", form: "square", hatch: "none", side: "bourbon" },
    jacobites: { colour: "#3f7d4e", form: "square", hatch: "none", side: "bourbon" },
    catalonia: { colour: "#7a5a9e", form: "square", hatch: "none", side: "bourbon" },
    britain: { colour: "#b4322d", form: "circle", hatch: "none", side: "alliance" },
    "united-provinces": { colour: "#d9771b", form: "circle", hatch: "none", side: "alliance" },
    spain: { colour: "#b8930f", form: "circle", hatch: "none", side: "alliance" },
    austria: { colour: "#7c766d", form: "circle", hatch: "none", side: "alliance" },
    empire: { colour: "#3b3b3b", form: "circle", hatch: "none", side: "alliance" },
    subsidies: { colour: "#8a6f50", form: "circle", hatch: "none", side: "alliance" },
    savoy: { colour: "#8c3b6a", form: "circle", hatch: "none", side: "alliance" },
  },
};
