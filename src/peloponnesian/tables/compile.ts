/** Compiles an edition of the printed data into flat lookups. Ids become indices here and nowhere else. */
import { ARMS, type Board, EVENT_IDS, FLEET, NATIVES, SEASONS, SEATS } from "../types.js";
import type { Tables } from "./types.js";
import { compileBorders } from "./borders.js";
import { eventRow, fail, idIndex, indexIds, wordIndex } from "./checks.js";

/** Compiles an edition. @throws SetupError naming the entry that is wrong */
export function compileBoard(board: Board): Tables {
  const { land, sea, blocks, cards } = board;
  for (const [name, rows] of Object.entries(board))
    if (name !== "numbers" && (!Array.isArray(rows) || rows.length === 0 || rows.length > 900)) fail(name, "a list of 1 to 900 rows", rows);
  const areaRows = [...land, ...sea];
  if (areaRows.length > 1000) fail("land", "at most 1000 areas", areaRows.length);
  const areaIndex = indexIds(areaRows, "land and sea");
  const regionIndex = indexIds(board.regions, "regions");
  const blockIndex = indexIds(blocks, "blocks");
  indexIds(cards, "cards");
  const graph = compileBorders(board, areaIndex);
  const home = (row: string, path: string) => idIndex(areaIndex, row, path);
  const printedHomes = blocks.map((b, i) => b.home.map((h) => home(h, `blocks[${i}].home`)));
  const side = blocks.map((b, i) => wordIndex(SEATS, b.side, `blocks[${i}].side`));
  const split = side.filter((x) => x === 0).length;
  side.forEach((x, i) => {
    if (x !== (i < split ? 0 : 1)) fail(`blocks[${i}].side`, "the blocks of Sparta before those of Athens", blocks[i]!.side);
  });
  blocks.forEach((b, i) => {
    if (!/^[A-F][1-3]$/.test(b.rating)) fail(`blocks[${i}].rating`, "agility A to F and power 1 to 3", b.rating); // PEL-2.1.3.1
    if (!Number.isInteger(b.maxCV) || b.maxCV < 1 || b.maxCV > 9) fail(`blocks[${i}].maxCV`, "1 to 9", b.maxCV);
  });
  land.forEach((l, i) => {
    // PEL-1.2.1
    if (l.city !== null && (!Number.isInteger(l.city.value) || l.city.value < 1 || l.city.value > 4)) fail(`land[${i}].city.value`, "1 to 4", l.city.value);
  });
  cards.forEach((c, i) => {
    if (c.coins < 1 || c.coins > 3) fail(`cards[${i}].coins`, "1 to 3", c.coins); // PEL-3.0.2
  });
  const areaId = (name: string) => areaIndex.get(name) ?? -1;
  const cardId = (name: string) => cards.findIndex((c) => c.id === name);
  const arm = blocks.map((b, i) => wordIndex(ARMS, b.arm, `blocks[${i}].arm`));
  return {
    board,
    areaIds: areaRows.map((a) => a.id),
    areas: areaRows.length,
    lands: land.length,
    areaIndex,
    ...graph,
    sheet: areaRows.map((a) => (a.map === "greece" ? 0 : 1)),
    cityValue: land.map((l) => l.city?.value ?? 0),
    cities: land.flatMap((l, i) => (l.city === null ? [] : [i])),
    offshore: land.map((l, i) => (l.city === null || l.city.offshore === null ? -1 : home(l.city.offshore, `land[${i}].city.offshore`))),
    printedNative: land.map((l, i) => (l.city === null ? 2 : wordIndex(NATIVES, l.city.native, `land[${i}].city.native`))),
    mayRevolt: land.map((l) => (l.city?.mayRevolt ? 1 : 0)),
    region: land.map((l, i) => (l.region === null ? -1 : idIndex(regionIndex, l.region, `land[${i}].region`))),
    regionIds: board.regions.map((r) => r.id),
    subjectRegion: board.regions.map((r) => (r.subject ? 1 : 0)),
    blockIds: blocks.map((b) => b.id),
    blocks: blocks.length,
    blockIndex,
    firstBlock: [0, split],
    lastBlock: [split - 1, blocks.length - 1],
    side,
    greek: blocks.map((b) => (b.greek ? 1 : 0)),
    fleet: arm.map((a) => (a === FLEET ? 1 : 0)),
    arm,
    allowance: arm.map((a) => board.numbers.movement.values[a]!),
    maxCV: blocks.map((b) => b.maxCV),
    agility: blocks.map((b) => b.rating.charCodeAt(0) - 65),
    power: blocks.map((b) => Number(b.rating[1])),
    elite: blocks.map((b) => (b.elite ? 1 : 0)),
    homes: printedHomes,
    special: blocks.map((b) => b.special[0] ?? null),
    insurgent: blocks.map((b) => (b.special.includes("insurgent-aeolian") ? 1 : 0)),
    spartanNation: blocks.map((b) => (b.nation === "Sparta" ? 1 : 0)), // PEL-1.1.6: the one nation an event names
    cardIds: cards.map((c) => c.id),
    cardEvent: cards.map((c, i) => wordIndex(EVENT_IDS, c.event, `cards[${i}].event`)),
    cardSides: cards.map((c) => eventRow(board, c.event).sides.reduce((mask, side) => mask | (1 << SEATS.indexOf(side)), 0)),
    cardSeasons: cards.map((c) =>
      eventRow(board, c.event).seasons.reduce((mask, season) => mask | (1 << SEASONS.indexOf(season)), eventRow(board, c.event).newYear ? 1 : 0),
    ),
    coins: cards.map((c) => c.coins),
    cardRegions: cards.map((c, i) => (c.regions ?? []).map((r) => idIndex(regionIndex, r, `cards[${i}].regions`))),
    leaderCards: SEATS.map((side) => cards.flatMap((c, i) => (c.leader?.side === side ? [i] : []))),
    cardsOfEvent: EVENT_IDS.map((event) => cards.flatMap((c, i) => (c.event === event ? [i] : []))),
    leaderSide: cards.map((c, i) => (c.leader === undefined ? -1 : wordIndex(SEATS, c.leader.side, `cards[${i}].leader.side`))),
    leaderRating: cards.map((c) => c.leader?.rating ?? 0),
    cardNo: new Map(cards.map((c, i) => [c.no, i])),
    inPlay: board.scenarios.flatMap((row) => areaRows.map((a) => (row.maps.includes(a.map) ? 1 : 0))),
    scenarios: board.scenarios.map((row, i) => ({
      row,
      homes: printedHomes.map((homes, b) => {
        const overseas = row.overseasHomes.find(([, ids]) => ids.includes(blocks[b]!.id));
        return overseas === undefined ? homes : [home(overseas[0], `scenarios[${i}].overseasHomes`)];
      }),
    })),
    named: {
      sparta: areaId("sparta"),
      athens: areaId("athens"),
      messenia: areaId("messenia"),
      cythera: areaId("cythera"),
      abdera: areaId("abdera"),
      odrysia: areaId("odrysia"),
      argos: areaId("argos"),
      syracuse: areaId("syracuse"),
    },
    leaders: {
      pericles: cardId("pericles"),
      brasidas: cardId("brasidas"),
      cleon: cardId("cleon"),
      demosthenes: cardId("demosthenes"),
      alcibiades: cardId("alcibiades"),
      gylippus: cardId("gylippus"),
      lysander: cardId("lysander"),
      nicias: cardId("nicias"),
      agis: cardId("agis"),
    },
  };
}
