/**
 * npm run drawings [-- <ruleset>...]: makes the drawings of the boards, src/drawing/<ruleset>/geometry.ts, and prints what it measured. The same input gives the same
 * bytes. Land is Natural Earth's (public domain, by the package world-atlas); rivers, coordinates, regions and the layout are made here from geography, nothing is
 * taken from a published board.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as en from "../src/text/en/index.js";
import * as ru from "../src/text/ru/index.js";
import { type Names, printedName } from "../src/svg/words.js";
import { DIADOCHI } from "./drawing/games/diadochi.js";
import { NINE_YEARS } from "./drawing/games/nine-years.js";
import { PELOPONNESIAN } from "./drawing/games/peloponnesian.js";
import { UNREST } from "./drawing/games/unrest.js";
import { meetingsOf, crossingOf, type Language, makeTags } from "./drawing/labels.js";
import { layWays } from "./drawing/links.js";
import { Room } from "./drawing/names.js";
import { placeSpots } from "./drawing/places.js";
import { growRegions, type Realm } from "./drawing/regions.js";
import type { Settings } from "./drawing/settings.js";
import { makeSheets } from "./drawing/sheets.js";
import { type Drawn, moduleOf } from "./drawing/write.js";

type Texts = Readonly<Record<Language, Names>>;

const GAMES: Readonly<Record<string, readonly [Settings, Texts]>> = {
  diadochi: [DIADOCHI, { en: en.diadochi, ru: ru.diadochi }],
  "nine-years": [NINE_YEARS, { en: en.nineYears, ru: ru.nineYears }],
  peloponnesian: [PELOPONNESIAN, { en: en.peloponnesian, ru: ru.peloponnesian }],
  unrest: [UNREST, { en: en.unrest, ru: ru.unrest }],
};

const asked = process.argv.slice(2);
for (const id of asked.length === 0 ? Object.keys(GAMES) : asked) {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`no ruleset "${id}"; there are ${Object.keys(GAMES).join(", ")}`);
  const drawing = draw(...game);
  const text = moduleOf(drawing);
  writeFileSync(fileURLToPath(new URL(`../src/drawing/${id}/geometry.ts`, import.meta.url)), text);
  console.log(JSON.stringify({ id, gzip: gzipSync(text, { level: 9 }).length, ...measuresOf(drawing) }, null, 1));
}

function draw(settings: Settings, texts: Texts): Drawn {
  const nameOf = (language: Language, id: string): string => printedName(texts[language], id);
  const sheets = makeSheets(settings);
  const [main] = sheets;
  const spots = placeSpots(settings, sheets);
  const ways = layWays(settings, spots);
  const crossing = crossingOf(ways);
  const tags = makeTags(settings, spots, ways, crossing, nameOf);
  const room = new Room(settings, tags, crossing, nameOf);
  const regions = growRegions(settings, sheets, spots, ways).sort((a, b) => a.cells - b.cells);
  const hasNameOfPlace = (realm: Realm): boolean => spots.some((spot) => spot.region === realm.id && nameOf("en", spot.id) === nameOf("en", realm.id));
  const realms = regions.map((realm) => {
    const worth = settings.outline.regions.find(({ id }) => id === realm.id)?.worth ?? null;
    const named = hasNameOfPlace(realm) ? null : room.region(realm, worth);
    return [realm, named, named === null && worth !== null ? room.seal(realm) : null] as const;
  });
  const toponyms = (
    [
      ["water", settings.waters],
      ["land", settings.lands],
      ["town", settings.towns],
    ] as const
  ).flatMap(([kind, list]) => list.flatMap((row) => room.toponym(row, main!, kind) ?? []));
  return { settings, sheets, spots, ways, tags, realms, toponyms };
}

function measuresOf({ settings, spots, tags, realms, toponyms }: Drawn): object {
  const moved = spots.map(({ x, y, home }) => Math.hypot(x - home[0], y - home[1]));
  const near = spots.map((a) => Math.min(...spots.filter((b) => b !== a && b.on === a.on).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const written = [...settings.waters, ...settings.lands, ...settings.towns];
  return {
    places: spots.length,
    meetings: settings.stackWidths.length === 0 ? [] : meetingsOf(tags),
    narrow: tags.filter(({ stacks, stack }) => (stacks[stack]?.box[2] ?? 0) - (stacks[stack]?.box[0] ?? 0) < (settings.stackWidths[0] ?? 0)).length,
    moved: { mean: Math.round((10 * moved.reduce((a, b) => a + b, 0)) / moved.length) / 10, most: Math.round(Math.max(...moved)) },
    leastDistance: Math.round(Math.min(...near)),
    regionsWithoutName: realms.filter(([, named]) => named === null).map(([realm]) => realm.id),
    withoutRoom: written.map(([id]) => id).filter((id) => !toponyms.some((toponym) => toponym.id === id)),
  };
}
