/** Sieges that many tests begin with. */
import { at, type Scene, type Table } from "./table.js";

/** The Bourbons before Mons (strength 2): all that stands there takes part, up to the command of its leaders. */
export function beforeMons(scene: Scene = {}): Table {
  return at({ active: "bourbon", ...scene, corps: { mons: "4 france-full", ...scene.corps }, leader: { noailles: "mons", ...scene.leader } });
}

/** A siege roll with every free leader and corps. */
export function besiege(t: Table, corps = 99): Table["events"] {
  const events = [...t.play("act siege").events];
  for (let taken = 0; t.decision === "select-force"; ) {
    const take = t.list.find((line) => line.startsWith("take-leader") || (line.startsWith("take-corps") && taken < corps));
    if (take?.startsWith("take-corps")) taken++;
    events.push(...t.play(take ?? "stop").events);
  }
  return events;
}
