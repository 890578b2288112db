/** What a game can be set up with. */
import type { OptionRow } from "../protocol.js";

const flag = (name: string, of: boolean, clause: string): OptionRow => ({ name, kind: "flag", default: of, clause });
const number = (name: string, least: number, most: number, of: number | null, clause: string | null): OptionRow => ({
  name,
  kind: "number",
  least,
  most,
  default: of,
  clause,
});
const choice = (name: string, choices: readonly (string | number)[], of: string | number, clause: string | null): OptionRow => ({
  name,
  kind: "choice",
  choices,
  default: of,
  clause,
});

export const OPTIONS: Readonly<Record<string, readonly OptionRow[]>> = {
  diadochi: [
    choice("players", [2, 3, 4], 4, null),
    flag("eliteRoyals", true, "DIA-OPT.1"),
    flag("draftGenerals", false, "DIA-OPT.3"),
    flag("hostileConversion", false, "DIA-OPT.4"),
    flag("pursuit", false, "DIA-OPT.6"),
    flag("twoGenerals", false, "DIA-PLY.2"),
    number("autoVp", 1, 99, null, "DIA-OPT.5"),
    number("lpToWin", 1, 99, 18, "DIA-OPT.5"),
    number("lastTurn", 1, 20, 5, "DIA-OPT.5"),
  ],
  "nine-years": [
    choice("peaceThreshold", [10, 6], 10, "NYW-6.4.15"),
    choice("lastYear", [1699, 1697], 1699, "NYW-20.1.2"),
    number("startVp", 1, 34, 22, "NYW-20.2.2"),
  ],
  peloponnesian: [
    choice("scenario", ["431", "sicily", "413", "415", "long-war"], "431", null),
    flag("bid", false, "PEL-14.1.4.1"),
    number("startingPrestige", -40, 40, null, "PEL-14.1.0.1"),
  ],
  unrest: [number("turns", 1, 5, 5, null), number("level", 0, 10, null, null), number("ports", 0, 4, null, null), number("victoryPoints", 0, 12, null, null)],
};
