/** What holds for every attack on the unrest, whatever the forces and the dice. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { createUnrestBox, standardBoxTables, type UnrestHost } from "../../../src/unrest/box.js";
import { attackUnrest, automaticAttack, type UnrestAttack } from "../../../src/unrest/rules/unrest-battle.js";
import { capOf, supportFor } from "../../../src/unrest/rules/level.js";
import { at } from "../table.js";

const t = standardBoxTables();
const FACES = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 });
const ATTACKS = fc
  .record({
    level: fc.integer({ min: 1, max: 10 }),
    cu: fc.integer({ min: 1, max: 10 }),
    garrison: fc.integer({ min: 0, max: 12 }),
    tactics: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ level, cu, garrison, tactics }): UnrestAttack => ({ level, cu, boxCu: cu + garrison, tactics }));

test("the level stays in 0 to 10, rises to the cap at most, falls only if Carthage wins; losses are those of the attackers", () => {
  fc.assert(
    fc.property(ATTACKS, FACES, (attack, faces) => {
      const dice = new ScriptedDice(automaticAttack(t, attack) === null ? faces : []);
      const result = attackUnrest(t, attack, null, dice);
      dice.assertUsedUp();
      expect(result.removed).toBeLessThanOrEqual(attack.cu);
      expect(result.boxCuAfter).toBe(attack.boxCu - result.removed);
      expect(result.leaderLost).toBe(result.removed === attack.cu);
      if (result.winner === "attacker") {
        expect(result.levelAfter).toBe(result.automatic ? 0 : Math.max(0, attack.level - result.support));
      } else {
        expect(result.support).toBe(supportFor(t, result.removed));
        expect(result.levelAfter).toBe(Math.max(attack.level, Math.min(capOf(t, result.boxCuAfter), attack.level + result.support)));
      }
      expect(result.supportLost).toBe(result.automatic && result.winner === "attacker" ? 0 : result.support - Math.abs(result.levelAfter - attack.level));
    }),
    { numRuns: 2000 },
  );
});

test("the stand-alone game, the module and the pure procedure come to the same result with the same dice", () => {
  const leaders = ["minor-a", "hanno", "bomilcar"] as const;
  fc.assert(
    fc.property(ATTACKS, FACES, fc.constantFrom(...leaders), (given, faces, leader) => {
      const tactics = leaders.indexOf(leader) + 1;
      const attack = { ...given, tactics };
      const isAutomatic = automaticAttack(t, attack) !== null;
      const pure = attackUnrest(t, attack, null, new ScriptedDice(isAutomatic ? [] : faces));

      const game = at({
        level: attack.level,
        cu: { box: attack.boxCu, syracusae: 1 },
        leader: { [leader]: "garrison-box" },
        hand: { carthage: ["c-ops-3", "c-ops-3"] },
      });
      game.byChance().play("activate c-ops-3", "attack");
      if (game.decision !== "attack") return; // a single CU attacks without being asked for a number, with dice of its own
      game.dice(isAutomatic ? "" : faces.join(" ")).play(`attack-with ${attack.cu}`);
      expect([game.level, game.cu.box]).toEqual([pure.levelAfter, pure.boxCuAfter]);

      const rolls = [...faces];
      const host: UnrestHost = {
        ratings: () => ({ kind: "named", initiative: 1, tactics }),
        seaMove: () => ({ legal: true, cost: 3 }),
        responses: () => [],
        rollDice: (count) => rolls.splice(0, count),
        chooseLosses: (attackers) => attackers,
      };
      const box = createUnrestBox({ owner: "carthage" }, host);
      const s = box.start({ level: attack.level, cu: { citizens: attack.boxCu }, leaders: [leader] });
      const step = box.resolveAttack(s, { leader, cardValue: 3, mpLeft: 4 }, { leader, cu: { citizens: attack.cu } });
      expect(step.result).toEqual(pure);
      expect([step.state.level, step.state.box.cu["citizens"]]).toEqual([pure.levelAfter, pure.boxCuAfter]);
    }),
    { numRuns: 300 },
  );
});

test("every battle event adds up: dice and modifiers make the totals, the higher total wins, a tie is the unrest's", () => {
  fc.assert(
    fc.property(FACES, fc.integer({ min: 2, max: 10 }), (faces, cu) => {
      const game = at({ level: 5, cu: { box: cu, syracusae: 1 }, leader: { hanno: "garrison-box" }, hand: { carthage: ["c-ops-3", "c-ops-3"] } });
      game.play("activate c-ops-3", "attack");
      const { totals, modifiers, winner } = game.dice(faces.join(" ")).play(`attack-with ${cu}`).one("battle-fought");
      expect(totals.attacker).toBe(faces[0]! + faces[1]! + faces[2]! + modifiers.attacker);
      expect(totals.defender).toBe(faces[3]! + faces[4]! + faces[5]! + modifiers.defender);
      expect(winner).toBe(totals.attacker > totals.defender ? "carthage" : "unrest");
    }),
    { numRuns: 100 },
  );
});
