/** What procedures need so that they can go on. */
import { expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";

import type { DiadochiState } from "../../../src/diadochi/state/index.js";
import { indexIn } from "../../support/table.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { fromStart, type Table, table } from "../table.js";

const t = EDITIONS.of("");

test("[DIA-OPT.3] a draft has every seat once in its order, and as many picks as generals that have been drafted", () => {
  const before = fromStart({ draftGenerals: true }, "draft");
  const changed = (change: (s: DiadochiState) => unknown): string => before.checked((s) => void change(s));
  const order = (...seats: number[]) => changed((s) => F["draft-general"].under(s).order.take(seats));
  expect(changed(() => {})).toBe("accepted");
  expect(order(3, 2, 1, 0)).toBe("accepted");
  expect(order(0, 1, 2, 2)).toContain("slots.order: expected every seat once, got 4");
  expect(order(0, 1, 2)).toContain("slots.order: expected every seat once, got 3");
  expect(changed((s) => (F["draft-general"].under(s).picks = 1))).toContain("slots.picks: expected 0, as many as generals have been drafted, got 1");
});

/** Blue has declared an attempt of two generals from Dorylaeum, and one of them leaves with it. */
const leaving = (): Table => {
  const before = table().army("red", "antigonus", "celaenae", { mercenary: 6 }).army("blue", "perdiccas", "dorylaeum", { mercenary: 3 });
  before.general("blue", "craterus", "dorylaeum").segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  return before.dice("6").play("red step-to gordium", "blue declare-interception dorylaeum", "blue lead-interception perdiccas");
};

test("[DIA-INT.7] each attempt declared has a leader, and the one under way is among them", () => {
  const before = leaving();
  const changed = (change: (f: ReturnType<typeof F.interception.under>) => unknown): string => before.checked((s) => void change(F.interception.under(s)));
  expect(changed(() => {})).toBe("accepted");
  expect(changed((f) => (f.next = 1))).toContain("slots.next: expected one of the attempts declared, got 1");
  expect(changed((f) => f.spaces.push(indexIn(t.spaceIds, "ancyra")))).toContain("slots.leaders: expected a leader for every attempt, got 1");
});
