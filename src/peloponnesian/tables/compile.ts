import { bit, withBit } from "../../core/basics/bits.js";
import { packed } from "../../core/basics/lists.js";
import type { PlayedEdition, PlayedCard } from "../vocabulary/edition-types.js";
import { ARMS, EVENT_IDS, FLEET, NATIVES, SEASONS, SEATS } from "../vocabulary/types.js";
import type { Tables } from "./types.js";
import { compileBorders } from "./borders.js";

/**
 * Compiles an edition that has been checked. Ids become indices only here.
 * @throws SetupError if its areas are too far apart
 */
export function compile(data: PlayedEdition): Tables {
  const { land, sea, blocks, cards } = data;
  const areaRows = [...land, ...sea];
  const areaIndex = indexIds(areaRows);
  const regionIndex = indexIds(data.regions);
  const graph = compileBorders(data, areaIndex);
  const home = (id: string) => areaIndex.get(id) ?? -1;
  const printedHomes = blocks.map((b) => b.home.map(home));
  const side = blocks.map((b) => SEATS.indexOf(b.side));
  const split = side.filter((x) => x === 0).length;
  const areaId = (name: string) => areaIndex.get(name) ?? -1;
  const cardId = (name: string) => cards.findIndex((c) => c.id === name);
  const arm = blocks.map((b) => ARMS.indexOf(b.arm));
  const eventRow = (card: PlayedCard) => data.events[EVENT_IDS.indexOf(card.event)]!;
  return {
    data,
    numbers: data.numbers,
    cards,
    eventOfCard: cards.map(eventRow),
    areaIds: areaRows.map((a) => a.id),
    areas: areaRows.length,
    lands: land.length,
    areaIndex,
    ...graph,
    sheet: areaRows.map((a) => (a.map === "greece" ? 0 : 1)),
    cityValue: land.map((l) => l.city?.value ?? 0),
    cities: packed(land.flatMap((l, i) => (l.city === null ? [] : [i]))),
    offshore: land.map((l) => (l.city === null || l.city.offshore === null ? -1 : home(l.city.offshore))),
    printedNative: land.map((l) => (l.city === null ? 2 : NATIVES.indexOf(l.city.native))),
    mayRevolt: land.map((l) => (l.city?.mayRevolt ? 1 : 0)),
    region: land.map((l) => (l.region === null ? -1 : (regionIndex.get(l.region) ?? -1))),
    regionIds: data.regions.map((r) => r.id),
    subjectRegion: data.regions.map((r) => (r.subject ? 1 : 0)),
    blockIds: blocks.map((b) => b.id),
    blocks: blocks.length,
    blockIndex: indexIds(blocks),
    firstBlock: [0, split],
    lastBlock: [split - 1, blocks.length - 1],
    side,
    greek: blocks.map((b) => (b.greek ? 1 : 0)),
    fleet: arm.map((a) => (a === FLEET ? 1 : 0)),
    arm,
    allowance: arm.map((a) => data.numbers.movement.values[a]!),
    maxCV: blocks.map((b) => b.maxCV),
    agility: blocks.map((b) => b.rating.charCodeAt(0) - 65),
    power: blocks.map((b) => Number(b.rating[1])),
    elite: blocks.map((b) => (b.elite ? 1 : 0)),
    homes: printedHomes,
    special: blocks.map((b) => b.special[0] ?? null),
    insurgent: blocks.map((b) => (b.special.includes("insurgent-aeolian") ? 1 : 0)),
    spartanNation: blocks.map((b) => (b.nation === "Sparta" ? 1 : 0)), // PEL-1.1.6: this is the only nation that an event names.
    cardIds: cards.map((c) => c.id),
    cardEvent: cards.map((c) => EVENT_IDS.indexOf(c.event)),
    cardSides: cards.map((c) => eventRow(c).sides.reduce((mask, side) => withBit(mask, SEATS.indexOf(side)), 0)),
    cardSeasons: cards.map((c) =>
      eventRow(c).seasons.reduce((mask, season) => withBit(mask, SEASONS.indexOf(season)), eventRow(c).newYear ? bit(SEASONS.indexOf("new-year")) : 0),
    ),
    coins: cards.map((c) => c.coins),
    cardRegions: cards.map((c) => (c.regions ?? []).map((r) => regionIndex.get(r) ?? -1)),
    leaderCards: SEATS.map((side) => packed(cards.flatMap((c, i) => (c.leader?.side === side ? [i] : [])))),
    cardsOfEvent: EVENT_IDS.map((event) => packed(cards.flatMap((c, i) => (c.event === event ? [i] : [])))),
    leaderSide: cards.map((c) => (c.leader === undefined ? -1 : SEATS.indexOf(c.leader.side))),
    leaderRating: cards.map((c) => c.leader?.rating ?? 0),
    inPlay: packed(data.scenarios.flatMap((row) => areaRows.map((a) => (row.maps.includes(a.map) ? 1 : 0)))),
    scenarios: data.scenarios.map((row) => ({
      row,
      homes: printedHomes.map((homes, b) => {
        const overseas = row.overseasHomes.find(([, ids]) => ids.includes(blocks[b]!.id));
        return overseas === undefined ? homes : [home(overseas[0])];
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

function indexIds(rows: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(rows.map(({ id }, i) => [id, i]));
}
