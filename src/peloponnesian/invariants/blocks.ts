import { demand } from "../../core/basics/errors.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { pathOfBlock } from "./paths.js";

/** Checks the places, CVs and cargo of all blocks. */
export function checkBlocks(s: PeloponnesianState, t: Tables): void {
  demand(S.isOfPairs(s.aboard, t.blocks, t.blocks), "blocks.carriedBy", "cargo in block order, each block once", s.aboard);
  const laden = new Set<number>();
  for (let i = 1; i < s.aboard.length; i += 2) {
    demand(
      !laden.has(s.aboard[i]!),
      pathOfBlock(t, s.aboard[i - 1]!, "carriedBy"),
      "a fleet that carries no other block (PEL-5.2.1.1)",
      t.blockIds[s.aboard[i]!],
    );
    laden.add(s.aboard[i]!);
  }
  for (let i = 0; i < s.aboard.length; i += 2)
    demand(S.isCarried(s, s.aboard[i]!), pathOfBlock(t, s.aboard[i]!, "carriedBy"), "nobody, for it is not carried", t.blockIds[s.aboard[i + 1]!]);
  for (let b = 0; b < t.blocks; b++) checkBlock(s, t, b);
}

function checkBlock(s: PeloponnesianState, t: Tables, block: number): void {
  const place = S.placeOf(s, block);
  if (place >= S.ON_MAP + t.areas) demand(false, pathOfBlock(t, block, "area"), "an area, or a place off the map", place);
  if (S.isInPlay(s, block)) return checkOnMap(s, t, block, S.areaOf(s, block));
  if (s.blocks[block] !== place) demand(false, pathOfBlock(t, block, "cv"), `0 and no marks, for ${t.blockIds[block]} is off the map`, S.cvOf(s, block));
  if (place === S.RESERVE || place === S.EXCLUDED) checkSetAside(s, t, block, place);
}

// PEL-2.0.3, PEL-15.0.3: the scenario determines the reserve and the excluded blocks. Some join later (PEL-2.2.11.1, PEL-12.1.3.1).
function checkSetAside(s: PeloponnesianState, t: Tables, block: number, place: number): void {
  const { row } = S.scenarioOf(s);
  const id = t.blockIds[block]!;
  if ((place === S.RESERVE ? row.reserve : row.excluded).includes(id)) return;
  demand(false, pathOfBlock(t, block, "off"), `another place, for ${row.id} does not set ${id} aside`, place === S.RESERVE ? "reserve" : "excluded");
}

function checkOnMap(s: PeloponnesianState, t: Tables, block: number, area: number): void {
  const cv = S.cvOf(s, block);
  const fleet = t.fleet[block] === 1;
  if (cv < 1 || cv > t.maxCV[block]!) demand(false, pathOfBlock(t, block, "cv"), `1 to ${t.maxCV[block]} (PEL-2.1.2.1)`, cv);
  if (S.isClosedArea(s, t, area)) demand(false, pathOfBlock(t, block, "area"), "an area in play that is not neutral (PEL-1.3.1.1)", t.areaIds[area]);
  if (fleet && area < t.lands && t.coastal[area] === 0)
    demand(false, pathOfBlock(t, block, "area"), "the sea or a coast, for a fleet (PEL-5.1.4)", t.areaIds[area]);
  if (S.hasMark(s, block, S.INSIDE)) checkInside(s, t, block, area);
  if (S.hasMark(s, block, S.CARRIED)) checkCargo(s, t, block, area);
  else if (!fleet && area >= t.lands) demand(false, pathOfBlock(t, block, "carriedBy"), "a fleet, for a land block at sea (PEL-5.2.1.8)", null);
}

// PEL-1.1.4: a block is inside only in a city that its side controls.
function checkInside(s: PeloponnesianState, t: Tables, block: number, area: number): void {
  const holds = area < t.lands && t.cityValue[area]! > 0 && S.controllerOf(s, area) === t.side[block];
  demand(holds, pathOfBlock(t, block, "marks"), "nobody inside a city that is not his side's", "inside");
}

// PEL-5.2.1.1, PEL-5.2.1.2, PEL-5.2.1.8: cargo is a Greek land block with a fleet of its side in the same area.
function checkCargo(s: PeloponnesianState, t: Tables, block: number, area: number): void {
  const fleet = S.carrierOf(s, block);
  const isThere = t.fleet[fleet] === 1 && t.side[fleet] === t.side[block] && S.areaOf(s, fleet) === area;
  if (!isThere) demand(false, pathOfBlock(t, block, "carriedBy"), "a fleet of its side that is there", t.blockIds[fleet]);
  if (t.fleet[block] === 1 || t.greek[block] === 0)
    demand(false, pathOfBlock(t, block, "carriedBy"), "nobody, for only Greek land blocks are carried (PEL-5.2.1.2)", t.blockIds[fleet]);
}

/** PEL-5.2.1.3: a cargo is weaker than its fleet, except for the one that is being lowered. */
export function checkLoads(s: PeloponnesianState, t: Tables, lowered: number): void {
  for (let i = 0; i < s.aboard.length; i += 2) {
    const block = s.aboard[i]!;
    const fleet = s.aboard[i + 1]!;
    if (block !== lowered && S.cvOf(s, block) >= S.cvOf(s, fleet))
      demand(false, pathOfBlock(t, block, "cv"), `less than ${S.cvOf(s, fleet)}, the CV of ${t.blockIds[fleet]}`, S.cvOf(s, block));
  }
}

export function isInsideWithoutSiege(s: PeloponnesianState, block: number): boolean {
  return S.isInPlay(s, block) && S.hasMark(s, block, S.INSIDE) && !S.isBesieged(s, S.areaOf(s, block));
}
