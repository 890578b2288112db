/** Names of regions, waters, countries and towns: put where room is left, in each language by itself. */
import type { Label } from "../../src/core/board/board.js";
import { linesOf } from "../../src/svg/lettering.js";
import { type Corners, overlap, type XY } from "./geometry.js";
import type { Crossing, Language, Tag } from "./labels.js";
import { LANGUAGES } from "../../src/drawing/geometry.js";
import { breaksOf, sizeOfLines } from "./lettering.js";
import { type Realm, shareOf } from "./regions.js";
import { cornersOf, type Settings, type Toponym } from "./settings.js";
import type { Sheet } from "./sheets.js";

/** Room for the sign of who controls a region, to the right of its name. */
export const SEAL = 17;

export interface PlacedName {
  readonly label: Label;
  /** The middle of the seal. */
  readonly seal: XY;
}

export type PlacedNames = Readonly<Record<Language, PlacedName>>;

export interface PlacedToponym {
  readonly id: string;
  readonly isWater: boolean;
  readonly dot: XY | null;
  readonly names: PlacedNames;
}

/** What a name looks for. */
interface Wish {
  readonly words: string;
  readonly sizes: readonly number[];
  readonly weight: Label["weight"];
  readonly centre: XY;
  readonly spread: number;
  readonly on: Sheet;
  /** Whether a point suits it, and how much of its box must. */
  readonly suits: (x: number, y: number) => boolean;
  readonly least: number;
  /** Extra width for the seal. */
  readonly extra: number;
}

interface Found {
  readonly box: Corners;
  readonly found: PlacedName;
}

/** Puts names, one after the other, where nothing else stands. */
export class Room {
  readonly #taken: Record<Language, { readonly on: Sheet | null; readonly box: Corners }[]>;
  readonly #crossing: Crossing;
  readonly #nameOf: (language: Language, id: string) => string;

  constructor(settings: Settings, tags: readonly Tag[], crossing: Crossing, nameOf: (language: Language, id: string) => string) {
    this.#crossing = crossing;
    this.#nameOf = nameOf;
    const boxes = Object.values(settings.boxes).map((box) => ({ on: null, box: cornersOf(box) }));
    const leaders = tags.flatMap(({ spot }) => leaderOf(settings, spot.id, [spot.x, spot.y]).map((box) => ({ on: spot.on, box })));
    this.#taken = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        [...boxes, ...leaders, ...tags.flatMap((tag) => boxesOf(settings, tag, language).map((box) => ({ on: tag.spot.on, box })))],
      ]),
    ) as Record<Language, { on: Sheet | null; box: Corners }[]>;
  }

  /** The name of a region, inside it; null in a language where there is no room. */
  region(realm: Realm, value: number | null): PlacedNames | null {
    const spread = Math.min(260, 60 + Math.sqrt(realm.cells) * 2.8);
    const sizes = [...(realm.cells > 4200 ? [32, 27, 23] : []), 20, 17, 15, 14];
    const common = { weight: "capitals", centre: realm.centre, on: realm.on, suits: realm.holds, extra: value === null ? 0 : SEAL + 4 } as const;
    return this.#inAll(
      realm.id,
      (words, language) =>
        this.#find(language, { ...common, words, sizes, spread, least: 0.6 }) ??
        this.#find(language, { ...common, words, sizes: [14, 12.5, 11.5], spread: spread + 50, least: 0.2 }) ??
        this.#find(language, { ...common, words, sizes: [12, 11], spread: 70, least: 0.01 }),
    );
  }

  /** Only the seal of a region whose name is that of its place. */
  seal(realm: Realm): PlacedNames | null {
    const wish = {
      words: "",
      sizes: [14],
      weight: "capitals",
      centre: realm.centre,
      spread: 60,
      on: realm.on,
      suits: realm.holds,
      least: 0,
      extra: SEAL,
    } as const;
    return this.#inAll(realm.id, (_, language) => this.#find(language, wish));
  }

  toponym([id, lat, lon, size]: Toponym, on: Sheet, kind: "water" | "land" | "town"): PlacedToponym | null {
    const [x, y] = on.project([lon, lat]);
    const isWater = kind === "water";
    const dot: XY | null = kind === "town" ? [Math.round(x), Math.round(y)] : null;
    if (dot !== null) for (const language of LANGUAGES) this.#taken[language].push({ on, box: [x - 5, y - 5, x + 5, y + 5] });
    const suits = kind === "town" ? () => true : (px: number, py: number) => on.isLand([px, py]) !== isWater;
    const names = this.#inAll(id, (words, language) => {
      const { width } = sizeOfLines([words], size, "italic");
      const wish =
        dot === null
          ? ({ sizes: [size, size * 0.85, size * 0.7], weight: "capitals", centre: [x, y], spread: 70 } as const)
          : ({ sizes: [size], weight: "italic", centre: [x + 11 + width / 2, y], spread: 40 } as const);
      return this.#find(language, { ...wish, words, on, suits, least: 0.6, extra: 0 });
    });
    return names === null ? null : { id, isWater, dot, names };
  }

  #inAll(id: string, find: (words: string, language: Language) => Found | null): PlacedNames | null {
    const entries = LANGUAGES.map((language) => {
      const place = find(this.#nameOf(language, id), language);
      if (place !== null) this.#taken[language].push({ on: null, box: place.box });
      return [language, place?.found ?? null] as const;
    });
    if (entries.some(([, found]) => found === null)) return null;
    return Object.fromEntries(entries) as unknown as PlacedNames;
  }

  #find(language: Language, { words, sizes, weight, centre, spread, on, suits, least, extra }: Wish): Found | null {
    const found: (Found & { readonly cost: number })[] = [];
    const taken = this.#taken[language].filter((other) => other.on === null || other.on === on).map(({ box }) => box);
    const blocked = [...taken, ...on.keepOut];
    for (const size of sizes) {
      for (const breaks of words === "" ? [[]] : breaksOf(words, size, weight, 2)) {
        const lines = linesOf(words, breaks);
        const { width: wide, height: high, rise } = words === "" ? { width: 0, height: SEAL, rise: SEAL / 2 + 5 } : sizeOfLines(lines, size, weight);
        const [width, height] = [wide + extra, Math.max(high, extra > 0 ? SEAL : 0)];
        for (let dy = -spread; dy <= spread; dy += 5) {
          for (let dx = -spread; dx <= spread; dx += 5) {
            const [left, top] = [centre[0] + dx - width / 2, centre[1] + dy - height / 2];
            const box: Corners = [left, top, left + width, top + height];
            if (!isInFrame(on.frame, box) || blocked.some((other) => overlap(box, other, 4) > 0)) continue;
            const share = least === 0 ? 1 : shareOf(box, suits);
            if (share < least) continue;
            const cost = (1 - share) * 60 + Math.hypot(dx, dy) * 0.12 + this.#crossing(box) * 0.4 - size * 2.2 + lines.length * 2;
            if (cost >= (found.at(-1)?.cost ?? Number.POSITIVE_INFINITY)) continue;
            const label: Label = {
              x: Math.round(left + wide / 2),
              y: Math.round(top + (height - high) / 2 + rise),
              anchor: "middle",
              size: Math.round(size * 2) / 2,
              weight,
              breaks,
            };
            found.push({ box, cost, found: { label, seal: [Math.round(left + width - SEAL / 2), Math.round(top + height / 2)] } });
          }
        }
      }
      if ((found.at(-1)?.cost ?? 0) < -size * 0.6) break;
    }
    return found.at(-1) ?? null;
  }
}

function isInFrame([x0, y0, x1, y1]: Corners, box: Corners): boolean {
  return box[0] > x0 + 16 && box[2] < x1 - 16 && box[1] > y0 + 16 && box[3] < y1 - 16;
}

function boxesOf(settings: Settings, tag: Tag, language: Language): Corners[] {
  if (settings.boxes[tag.spot.id] !== undefined) return [tag.symbol];
  return [tag.symbol, tag.stacks[tag.stack]!.box, tag.names[language][tag.name[language]]!.box];
}

// The line from the point of a box to the box.
function leaderOf({ boxes }: Settings, id: string, [x, y]: XY): Corners[] {
  const box = boxes[id];
  if (box === undefined) return [];
  const [tx, ty] = [Math.min(box.x + box.width, Math.max(box.x, x)), Math.min(box.y + box.height, Math.max(box.y, y))];
  return [[Math.min(x, tx) - 5, Math.min(y, ty) - 5, Math.max(x, tx) + 5, Math.max(y, ty) + 5]];
}
