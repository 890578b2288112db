/** Battles that tests of several files fight: Red's Antigonus against Blue at Gordium. */
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, type TableOptions, table } from "../table.js";

/** Red's Antigonus (battle rating 4) at Celaenae with these CUs is about to enter Gordium, where Blue's unled CUs stand. */
export function facing(attackers: UnitCounts, defenders: UnitCounts, t: Table = table()): Table {
  t.units("blue", "gordium", defenders).army("red", "antigonus", "celaenae", attackers);
  return ready(t, "antigonus");
}

/** He marches with a movement roll of 6. */
export function ready(t: Table, general: string): Table {
  t.segment("red", "movement").play("red move-armies").dice("6").play(`red activate-general ${general}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

/** Blue's Perdiccas (battle rating 3, initiative 3) stands with these CUs at Gordium and does not avoid. */
export function led(attackers: UnitCounts, defenders: UnitCounts, options: TableOptions = {}): Table {
  const t = table(options).army("blue", "perdiccas", "gordium", defenders).army("red", "antigonus", "celaenae", attackers);
  return ready(t, "antigonus").play("red step-to gordium");
}
