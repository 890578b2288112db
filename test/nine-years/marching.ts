/** Campaign moves that many tests begin with; most battles are about Reims, which the army enters from Valenciennes. */
import { at, type Scene, type Table } from "./table.js";

/** A Campaign move begun with everybody. */
export function campaign(scene: Scene): Table {
  const t = at(scene);
  t.play("act campaign");
  t.takeAll();
  return t;
}

/** An Alliance army in Valenciennes before Bourbon corps in Reims, which has no fortress. */
export function facing(attackers: string, defenders: string, more: Scene = {}): Table {
  return at({
    control: { valenciennes: "alliance", ...more.control },
    ...more,
    corps: { valenciennes: attackers, reims: defenders, ...more.corps },
    leader: { gastanaga: "valenciennes", ...more.leader },
  });
}

/** The army marches to Reims with every leader and corps. */
export function march(t: Table, ...after: readonly string[]): Table["events"] {
  t.play("act campaign");
  if (t.decision === "choose-space") t.play("choose-space valenciennes");
  return t.takeAll().play("step reims", ...after).events;
}
