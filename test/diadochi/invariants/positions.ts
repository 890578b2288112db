/** Positions in the middle of a march or battle, for the tests of what a stack of procedures must fulfil. */
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { type Table, table } from "../table.js";

/** Windows of an army that is about to move, and of the battle that it begins. */
export const aboutToMove = (): Table => {
  const before = table().army("red", "antipater", "pella", { macedonian: 5 }).army("blue", "perdiccas", "aegae", { macedonian: 3, mercenary: 1 });
  before.hand("red", "scouts").hand("green", "mutiny").hand("blue", "ambush").segment("red", "movement").play("red move-armies").dice("6");
  return before.passTo("red activate-general antipater").passTo("red done");
};
export const inBattle = (): Table => aboutToMove().passTo("red step-to aegae").passTo("blue stand");
export const afterBattle = (): Table => {
  const before = inBattle().dice("6 6 1 1 6", "any");
  while (!F["land-battle"].isUnderWay(before.state) || F["land-battle"].find(before.state)!.step !== F["land-battle"].step.end)
    before.play(`${before.seat} pass`);
  return before;
};
export function marching(before: Table, roll = "6"): Table {
  before.segment("red", "movement").play("red move-armies").dice(roll).play("red activate-general antigonus");
  while (before.asked === "compose-army red") before.play("red done");
  return before.dice("");
}
/** Red's army in Celaenae is about to ask Blue for passage through Gordium. */
export const neighbour = (): Table =>
  marching(table().control("blue", "gordium").army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 4 }));
export const asking = (): Table => neighbour().play("red ask-passage gordium");
export const refused = (): Table => asking().play("blue refuse-passage");
export const permitted = (): Table => asking().play("blue permit-passage");
export const passing = (): Table => permitted().play("blue let-pass");

/** A card of the hidden hand has been revealed, and its event takes place. */
export const revealing = (): Table => {
  const before = table({ players: 3 })
    .hiddenHand(0, "unrest")
    .control("red", "rhodes", "chalcis", "corinth", "athens", "memphis", "pelusium")
    .control("green", "argos")
    .set((s) => (s.round = 1));
  return before.only("game-turn", "roundOver").dice("", "any").begin("hidden-hands");
};
