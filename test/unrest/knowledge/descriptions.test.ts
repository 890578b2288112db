/** What questions say besides what they are about: where an attack is, and against how many. */
import { describe, expect, test } from "vitest";
import { assault, attacking, fighting, sortie } from "../positions.js";
import { at } from "../table.js";

describe("against how many an attack or a battle is", () => {
  test("[CAR-S.16] in the Box: the level of the unrest", () => {
    expect(attacking().view.decision).toMatchObject({ kind: "attack", about: { leader: "hanno", location: "garrison-box", against: 4 } });
    const asked = at({ level: 4, cu: { box: 6 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-1", "c-sacred-band"] } });
    asked.play("activate c-ops-1", "attack", "attack-with 5");
    expect(asked.view.decision).toMatchObject({ kind: "battle-responses", about: { leader: "hanno", cu: 5, against: 4 } });
  });

  test("[CAR-S.16] in Sicily: the CU of the other side there", () => {
    const cu = { box: 5, sicily: 7, coalition: 6 };
    expect(sortie({ cu }).view.decision).toMatchObject({ kind: "attack", about: { leader: "hanno", location: "sicily", against: 6 } });
    expect(assault({ cu }).view.decision).toMatchObject({ kind: "attack", about: { leader: "coalition-strategos", location: "sicily", against: 7 } });
    expect(fighting().view.decision).toMatchObject({ kind: "battle-responses", about: { leader: "hasdrubal", cu: 5, against: 5 } });
    const leaders = { "coalition-strategos": "sicily", hasdrubal: "sicily", hanno: "sicily" } as const;
    expect(assault({ cu, leader: leaders }).play("attack-with 6").view.decision).toMatchObject({ kind: "sicily-battle", about: { against: 7 } });
  });
});
