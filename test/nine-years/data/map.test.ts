import { describe, expect, test } from "vitest";
import { LINKS } from "../../../src/nine-years/data/links.js";
import { POWERS } from "../../../src/nine-years/data/powers.js";
import { REGIONS } from "../../../src/nine-years/data/regions.js";
import { SPACES } from "../../../src/nine-years/data/spaces.js";
import { linkCost } from "../../../src/nine-years/rules/movement.js";
import { ALLIANCE, BOURBON, EDITIONS, NORMAL, RED, UNLIMITED } from "../../../src/nine-years/tables/index.js";
import { NINE_YEARS, STANDARD_EDITION } from "../../../src/nine-years/index.js";
import { REGION_IDS } from "../../../src/nine-years/vocabulary/types.js";

const t = EDITIONS.of("");
const space = (id: string) => SPACES.find((row) => row.id === id)!;
const idsWhere = (test: (row: (typeof SPACES)[number]) => boolean) => SPACES.filter(test).map((row) => row.id);

test("the standard edition is there to draw and to vary: it has every space, of which a view leaves out those of nobody, and given as an option it is the standard", () => {
  const s = NINE_YEARS.setup({ seed: 1, edition: STANDARD_EDITION });
  expect(s).toEqual(NINE_YEARS.setup({ seed: 1 }));
  const owned = STANDARD_EDITION.spaces.filter(({ control }) => control !== "neutral").map(({ id }) => id);
  expect(Object.keys(NINE_YEARS.view(s, "spectator").spaces)).toEqual(owned);
});

describe("spaces and links", () => {
  test("[NYW-2.1.1] two spaces joined by a link are adjacent; every space can be reached from every other", () => {
    expect([SPACES.length, new Set(SPACES.map((row) => row.id)).size]).toEqual([107, 107]);
    const ids = new Set(SPACES.map((row) => row.id));
    for (const { a, b } of LINKS) expect([a !== b, ids.has(a), ids.has(b)], `${a}.${b}`).toEqual([true, true, true]);
    expect(new Set(LINKS.map(({ a, b }) => [a, b].sort().join("."))).size).toBe(LINKS.length);
    // By land the map has three parts: Great Britain, Ireland and the continent.
    const reached = (from: string) => {
      const found = new Set([from]);
      for (const id of found) for (const { a, b } of LINKS) if (a === id || b === id) found.add(a === id ? b : a);
      return found.size;
    };
    expect([reached("london"), reached("dublin"), reached("paris")]).toEqual([5, 5, 97]);
  });

  test("[NYW-2.1.2] a space is unfortified or has a strength of 1, 2 or 3", () => {
    expect([...new Set(SPACES.map((row) => row.fortress))].sort()).toEqual([1, 2, 3, null]);
    expect(["paris", "tournai", "lille", "york"].map((id) => space(id).fortress)).toEqual([2, 2, 3, null]);
  });

  test("[NYW-2.1.3] a space is controlled by the Alliance, by the Bourbons or neutral", () => {
    expect(new Set(SPACES.map((row) => row.control))).toEqual(new Set(["alliance", "bourbon", "neutral"]));
    expect(idsWhere((row) => row.control === "neutral")).toEqual(["turin", "nice", "montmelian", "cuneo", "lisbon"]);
  });

  test("[NYW-2.1.4] a space is the home of one power at most", () => {
    const powers = new Set<string | null>([...POWERS.map((row) => row.id), "portugal", null]);
    expect(SPACES.filter((row) => !powers.has(row.home))).toEqual([]);
    expect([space("london").home, space("namur").home, space("casale").home]).toEqual(["britain", "spain", null]);
  });

  test("[NYW-2.1.5] [NYW-14.1.1.2] [NYW-2.1.6] a normal link costs 1 MP, a red one 2 and only for the Alliance", () => {
    expect([linkCost(ALLIANCE, NORMAL), linkCost(ALLIANCE, RED), linkCost(BOURBON, NORMAL), linkCost(BOURBON, RED)]).toEqual([1, 2, 1, 0]);
    expect(LINKS.filter((row) => row.kind === "red").length).toBeGreaterThan(0);
  });
});

describe("capitals", () => {
  test("[NYW-2.2.1] [NYW-2.2.2] the capital of each power", () => {
    expect(Object.fromEntries(POWERS.map((row) => [row.id, row.capital]))).toEqual({
      france: "paris",
      jacobites: "london",
      catalonia: "paris",
      britain: "london",
      "united-provinces": "amsterdam",
      spain: "madrid",
      austria: "vienna",
      empire: "empire-subsidy-home",
      subsidies: "empire-subsidy-home",
      savoy: "turin",
    });
  });

  test("[NYW-2.4.1] [NYW-2.4.2] the Empire/Subsidy Home Space is the capital of the Empire and of the Subsidies, and of nobody else", () => {
    expect(POWERS.filter((row) => row.capital === "empire-subsidy-home").map((row) => row.id)).toEqual(["empire", "subsidies"]);
  });

  test("[NYW-7.1.1] [NYW-7.2.6.1] France, the Jacobites and Catalonia are the powers of the Bourbons", () => {
    expect(POWERS.filter((row) => row.side === "bourbon").map((row) => row.id)).toEqual(["france", "jacobites", "catalonia"]);
  });

  test("[NYW-7.1.1] [NYW-7.2.4] [NYW-7.2.5] the Empire and the Subsidies are powers of the Alliance, beside five others", () => {
    expect(POWERS.filter((row) => row.side === "alliance").map((row) => row.id)).toEqual([
      "britain",
      "united-provinces",
      "spain",
      "austria",
      "empire",
      "subsidies",
      "savoy",
    ]);
  });

  test("[NYW-2.4.3] [NYW-2.4.4] the Empire/Subsidy Home Space is the Alliance's and has no stacking limit", () => {
    expect([space("empire-subsidy-home").control, t.limit[t.named.empireHome]]).toEqual(["alliance", UNLIMITED]);
  });
});

describe("sea", () => {
  test("[NYW-2.6.1] [NYW-2.6.2] every port belongs to one zone, Cadiz to the Atlantic, Gibraltar to the Mediterranean", () => {
    expect(SPACES.filter((row) => row.zone !== null).length).toBe(t.ports.length);
    expect([space("cadiz").zone, space("gibraltar").zone, space("amsterdam").zone, space("barcelona").zone, space("paris").zone]).toEqual([
      "atlantic",
      "mediterranean",
      "atlantic",
      "mediterranean",
      null,
    ]);
  });
});

test("[NYW-4.1.1] stacking limits: 12 in the north and on the Rhine and Danube, 8 in Britain and Italy, 6 in Ireland, Spain and Portugal", () => {
  expect(REGIONS.map((row) => row.id)).toEqual([...REGION_IDS]);
  expect(Object.fromEntries(REGIONS.map((row) => [row.id, row.stackingLimit]))).toEqual({
    britain: 8,
    ireland: 6,
    "low-countries": 12,
    france: 12,
    rhine: 12,
    danube: 12,
    italy: 8,
    spain: 6,
    portugal: 6,
  });
  expect([t.limit[t.spaceIds.indexOf("antwerp")], t.limit[t.spaceIds.indexOf("london")], t.limit[t.spaceIds.indexOf("dublin")]]).toEqual([12, 8, 6]);
});

test("[NYW-12.3.1.5] [NYW-12.3.1.6] [NYW-12.3.1.7] the rich spaces", () => {
  expect(idsWhere((row) => row.rich)).toEqual(["london", "antwerp", "brussels", "namur", "tournai", "milan", "munich", "barcelona"]);
});

test("[NYW-7.2.2] Portugal is neutral, and its spaces are closed for the whole scenario", () => {
  expect(idsWhere((row) => row.home === "portugal")).toEqual(["lisbon"]);
  expect(space("lisbon").control).toBe("neutral");
});

test("[NYW-2.7.1] there are no army boxes: every unit of a view stands in a space or off the map", () => {
  const view = NINE_YEARS.view(NINE_YEARS.setup({ seed: 1 }), "arbiter");
  for (const { off, space: at } of Object.values(view.leaders)) expect(off === undefined).toBe(at !== undefined);
});
