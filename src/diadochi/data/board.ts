import type { PlayedBoard } from "../vocabulary/edition-types.js";
import { LINKS } from "./links.js";
import { PROVINCES } from "./provinces.js";
import { SPACES } from "./spaces.js";

export const BOARD: PlayedBoard = {
  provinces: PROVINCES,
  spaces: SPACES,
  links: LINKS,
  hellespont: ["cardia", "byzantium", "cyzicus", "abydos", "chalcedon"], // DIA-MAP.11: the five spaces marked with a small H
  lordOfAsia: ["babylonia", "phrygia", "syria"], // DIA-VIC.11: the provinces that the Lord of Asia needs
  strategos: "macedonia", // DIA-LEG.6: the province that gives the title of Strategos of Europe
};
