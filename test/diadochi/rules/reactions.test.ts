/** Questions about interception, avoidance and walls: from where, and where to. */
import { describe, expect, test } from "vitest";
import {
  avoidingRoyals,
  canAvoid,
  canAvoidTo,
  canInterceptFrom,
  canStepBack,
  hasWalls,
  interceptorSpace,
  isOpenToInterceptors,
  roomInside,
} from "../../../src/diadochi/rules/reactions.js";
import { INDEPENDENTS } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const BLUE = 2;
const ONE = { mercenary: 1 };

/** Red's army in a space, on its march. */
function marching(at: string, t: Table = table()): Table {
  t.army("red", "antigonus", at, { mercenary: 3 }).segment("red", "movement").play("move-armies").dice("4").play("activate-general antigonus");
  return t.asked === "compose-army red" ? t.play("done") : t;
}

describe("interception", () => {
  const open = (t: Table, owner = BLUE, id = "gordium"): boolean => isOpenToInterceptors(t.state, t0, owner, space(id));

  test("[DIA-INT.4] not into a transit point, nor where another's or an independent marker lies, unless own CUs are there", () => {
    expect([open(table()), open(table().control("blue", "gordium")), open(table(), BLUE, "delos")]).toEqual([true, true, false]);
    expect([open(table().control("red", "gordium")), open(table().control("independent", "gordium"))]).toEqual([false, false]);
    expect(open(table().control("red", "gordium").units("blue", "gordium", ONE))).toBe(true);
    expect(open(table().control("independent", "gordium").units("blue", "gordium", ONE))).toBe(true);
  });

  test("[DIA-INT.5] not where CUs of a third player, of the active one or of the independents stand", () => {
    expect(open(table().units("green", "gordium", ONE))).toBe(false);
    expect(open(table().units("red", "gordium", ONE))).toBe(false);
    expect(open(table().independents("gordium", 1))).toBe(false);
    expect(open(table().units("blue", "gordium", ONE))).toBe(true);
  });

  test("[DIA-INT.20] independents intercept where nobody's or an independent marker lies and no CUs are", () => {
    const tribes = (t: Table, id = "gordium"): boolean => open(t, INDEPENDENTS, id);
    expect([tribes(table()), tribes(table().control("independent", "gordium")), tribes(table(), "delos")]).toEqual([true, true, false]);
    expect([tribes(table().control("blue", "gordium")), tribes(table().independents("gordium", 1))]).toEqual([false, false]);
    expect(tribes(table().units("blue", "gordium", ONE))).toBe(false);
  });

  test("[DIA-INT.2] [DIA-INT.3] with a general and CUs in the field, from a neighbour by an ordinary link", () => {
    const from = (t: Table, owner = BLUE): boolean => canInterceptFrom(t.state, owner, space("dorylaeum"));
    expect([from(table().army("blue", "perdiccas", "dorylaeum", ONE)), from(table().independents("dorylaeum", 1), INDEPENDENTS)]).toEqual([true, true]);
    expect([from(table().units("blue", "dorylaeum", ONE)), from(table().general("blue", "perdiccas", "dorylaeum")), from(table())]).toEqual([
      ...[false, false, false],
    ]);
    const t = table().army("blue", "perdiccas", "dorylaeum", ONE).army("blue", "craterus", "ancyra", ONE).army("blue", "ptolemy", "tyre", ONE);
    const found = [0, 1, 2].map((nth) => interceptorSpace(t.state, t0, BLUE, space("gordium"), nth));
    expect(
      found
        .slice(0, 2)
        .map((place) => t0.spaceIds[place])
        .sort(),
    ).toEqual(["ancyra", "dorylaeum"]);
    expect(found[2]).toBe(NONE);
    // Tarsus and Tyana are joined by a pass.
    expect(interceptorSpace(table().army("blue", "perdiccas", "tarsus", ONE).state, t0, BLUE, space("tyana"), 0)).toBe(NONE);
  });
});

test("[DIA-INT.3] every space is intercepted from its neighbours by ordinary links and from no other, in the order of its links", () => {
  const near = (id: string): string[] => t0.edition.board.links.flatMap(({ a, b, kind }) => (kind !== "land" ? [] : a === id ? [b] : b === id ? [a] : []));
  // Independent armies everywhere: none needs a general.
  const t = table();
  for (const id of t0.spaceIds) t.independents(id, 1);
  for (const [i, id] of t0.spaceIds.entries()) {
    const found: string[] = [];
    for (let nth = 0; nth <= t0.spaceCount; nth++) {
      const from = interceptorSpace(t.state, t0, INDEPENDENTS, i, nth);
      if (from !== NONE) found.push(t0.spaceIds[from]!);
    }
    expect(found.sort(), id).toEqual(near(id).sort());
  }
});

describe("avoiding battle", () => {
  const to = (t: Table, owner = BLUE, id = "ancyra"): boolean => canAvoidTo(t.state, owner, space("celaenae"), space(id));

  test("[DIA-AVO.5] a step does not enter where the attacker came from, where enemies are, or a foreign marker lies", () => {
    expect([to(table()), to(table().control("blue", "ancyra")), to(table(), BLUE, "delos")]).toEqual([true, true, true]);
    expect(to(table(), BLUE, "celaenae")).toBe(false);
    expect([to(table().units("red", "ancyra", ONE)), to(table().independents("ancyra", 1)), to(table().units("blue", "ancyra", ONE))]).toEqual([
      ...[false, false, true],
    ]);
    expect([to(table().control("red", "ancyra")), to(table().control("independent", "ancyra"))]).toEqual([false, false]);
  });

  test("[DIA-AVO.17] [DIA-IND.14] independent markers are no bar to independents, another army of theirs is", () => {
    expect(to(table().control("independent", "ancyra"), INDEPENDENTS)).toBe(true);
    expect(to(table().control("blue", "ancyra"), INDEPENDENTS)).toBe(false);
    expect(to(table().independents("ancyra", 1), INDEPENDENTS)).toBe(false);
  });

  test("[DIA-AVO.1] [DIA-AVO.3] with a general in the field and somewhere to go", () => {
    const can = (t: Table, at = "gordium"): boolean => canAvoid(marching("gordium", t).general("blue", "perdiccas", at).state, t0, BLUE - 1, space("celaenae"));
    expect([can(table()), can(table(), "babylon")]).toEqual([true, false]);
    expect(can(table().control("green", "dorylaeum", "ancyra", "bithynium"))).toBe(false);
  });

  test("[DIA-INT.25] the royal family goes along, the body only under a major general with a CU", () => {
    const along = (t: Table): number =>
      avoidingRoyals(t.royal("philip-iii", "gordium", "blue").royal("alexanders-body", "gordium", "blue").state, t0, BLUE, space("gordium"));
    const philip = 1 << t0.royalIds.indexOf("philip-iii");
    const body = 1 << t0.royalCount;
    expect(along(table().army("blue", "perdiccas", "gordium", ONE))).toBe(philip | body);
    expect(along(table().general("blue", "perdiccas", "gordium"))).toBe(philip);
    expect(along(table().army("blue", "cleitus", "gordium", ONE))).toBe(philip);
    expect(along(table().general("blue", "perdiccas", "gordium").units("red", "gordium", ONE))).toBe(philip);
  });
});

describe("walls and ways back", () => {
  test("[DIA-AVO.7] [DIA-AVO.9] two CUs fit inside an own major city, in any other space none", () => {
    const room = (t: Table, id = "celaenae"): number => roomInside(t.state, t0, BLUE - 1, space(id));
    expect([0, 1, 2].map((mercenary) => room(table().inside("blue", "celaenae", mercenary === 0 ? {} : { mercenary })))).toEqual([2, 1, 0]);
    expect([room(table()), room(table().control("red", "celaenae")), room(table().control("blue", "gordium"), "gordium")]).toEqual([0, 0, 0]);
  });

  test("[DIA-SIE.16] the walls of a city without a marker are of no use", () => {
    const walls = (t: Table): boolean => hasWalls(t.state, t0, BLUE - 1, space("celaenae"));
    expect([walls(table()), walls(table().control("independent", "celaenae")), walls(table().control("blue", "celaenae"))]).toEqual([false, false, true]);
    expect(roomInside(table().state, t0, BLUE - 1, space("celaenae"))).toBe(0);
  });

  test("[DIA-INT.23] [DIA-BAT.18] an army steps back to where nobody's or its own CUs are, an independent one not to another", () => {
    const back = (t: Table, id = "celaenae"): boolean => canStepBack(marching("gordium", t).state, space(id));
    expect([back(table()), back(table().units("red", "celaenae", ONE))]).toEqual([true, true]);
    expect([back(table().units("blue", "celaenae", ONE)), back(table().independents("celaenae", 1))]).toEqual([false, false]);
    expect(canStepBack(marching("gordium").state, NONE)).toBe(false);
    const tribe = table().control("independent", "sparta").independents("argos", 2).independents("corinth", 1).hand("red", "tribal-uprising").tyche("red");
    tribe.play("red use-event", "red choose-option activate-army", "red activate-army argos");
    expect([canStepBack(tribe.state, space("corinth")), canStepBack(tribe.state, space("megalopolis"))]).toEqual([false, true]);
  });
});
