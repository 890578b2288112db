/** Places, links, pieces, marks and owners by their kind, in the order of the legend. */
import type { BoardStyle } from "../../core/board/board.js";

export const STYLE: BoardStyle = {
  hasWalls: true,
  places: {
    "major-city": { symbol: "square", size: 8 },
    "minor-city": { symbol: "circle", size: 6 },
    fortress: { symbol: "castle", size: 8 },
    transit: { symbol: "dot", size: 4 },
    box: { symbol: "box", size: 0 },
  },
  links: {
    land: { colour: "#7d6243", width: 1.9, dash: "" },
    pass: { colour: "#8a3f22", width: 2.4, dash: "6 3.5" },
    strait: { colour: "#17616f", width: 3, dash: "2 3" },
    sea: { colour: "#3f7d98", width: 1.6, dash: "1 4" },
    "trans-mediterranean": { colour: "#3f7d98", width: 1.6, dash: "9 5" },
  },
  printed: {},
  pieces: {
    mercenary: { sign: "unit", isRated: false },
    macedonian: { sign: "unit", isRated: false },
    royal: { sign: "unit", isRated: false },
    elephant: { sign: "unit", isRated: false },
    "silver-shields": { sign: "unit", isRated: false },
    "independent-army": { sign: "unit", isRated: false },
    general: { sign: "star", isRated: false },
    "royal-family": { sign: "crown", isRated: false },
    "alexanders-body": { sign: "casket", isRated: false },
    fleet: { sign: "ship", isRated: true },
  },
  marks: {
    siege: { sign: "swords" },
    tomb: { sign: "tomb" },
  },
  owners: {
    red: { colour: "#b3342b", form: "square", hatch: "none", side: null },
    blue: { colour: "#2d5f94", form: "circle", hatch: "level", side: null },
    green: { colour: "#3d7d46", form: "hexagon", hatch: "rising", side: null },
    yellow: { colour: "#c58d0b", form: "shield", hatch: "dotted", side: null },
    independent: { colour: "#857b6e", form: "house", hatch: "crossed", side: null },
  },
};
