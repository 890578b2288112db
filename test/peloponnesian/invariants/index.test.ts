/** What cannot be is refused when a state is read, with the field, before any rule has looked at it; and what is accepted can be played to its end. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { PositionError } from "../../../src/core/basics/errors.js";
import { PELOPONNESIAN as GAME, type PeloponnesianState } from "../../../src/peloponnesian/index.js";
import { checkInvariants } from "../../../src/peloponnesian/invariants/index.js";
import { CLOCK } from "../../../src/peloponnesian/state/index.js";
import { area, block, card, table, type Table } from "../table.js";
import { type Draft, refused } from "../refused.js";

/** A battle before Corinth in which the attacker chooses who attacks next. */
function melee(): Table {
  const g = table()
    .put("megara", { s11: 3, s12: 2 })
    .put("corinth", { a01: 4, a05: 2 })
    .actionTurn("athens", 1)
    .play("maneuver", "add-block a01", "add-block a05", "enter megara");
  return g.play("fight").play("fight");
}

/** A party on the march with areas still to go. */
function march(): Table {
  return table().put("tegea", { s07: 3, s08: 2 }).put("athens", { a01: 4 }).actionTurn("sparta", 3).play("maneuver", "add-block s07", "march", "enter corinth");
}

describe("a fight read from outside", () => {
  const s = melee().state;

  test("is accepted as it is", () => {
    expect(GAME.decision(s)!.kind).toBe("melee");
    expect(refused(s, () => {})).toBe(null);
  });

  test("[PEL-6.2.4] is refused when nobody can attack who is said to be next", () => {
    expect(refused(s, (d) => (d.melee[4] = 5))).toBe("battle.hits: the agility of who attacks next");
    expect(refused(s, (d) => (d.melee[3] = 0))).toBe("battle.current: the side of who attacks next");
    expect(refused(s, (d) => (d.melee[3] = 2))).toBe("battle.current: the side of who attacks next");
    // the power of the first fighter and its CV, once taken for a fight without an end
    expect([refused(s, (d) => (d.melee[12] = 0)), refused(s, (d) => (d.melee[13] = 1))]).toEqual([null, "battle.fighters[0]: its own rating"]);
  });

  test("[PEL-6.3.4.1] is refused when a side has nobody left who is not routed", () => {
    const rout = (d: Draft) => {
      for (let i = 0; i < 4; i++) if ((d.melee[11 + i * 6 + 4]! & 1) === 1) d.melee[11 + i * 6 + 4]! |= 2;
    };
    expect(refused(s, rout)).toMatch(/^battle\.current: /);
  });

  test("[PEL-6.1.1] is refused when its fighters are not those revealed, each as strong as it is at most, with its own rating", () => {
    expect(refused(s, (d) => (d.melee[12] = 9))).toBe("battle.fighters[0]: a CV of 0 to 4");
    expect(refused(s, (d) => (d.melee[12] = -1))).toBe("battle.fighters[0]: a CV of 0 to 4");
    expect(refused(s, (d) => (d.melee[13] = 0))).toBe("battle.fighters[0]: its own rating");
    expect(refused(s, (d) => (d.melee[11] = 60))).toBe(`battle.fighters[0]: number ${block("a01")}`);
    expect(refused(s, (d) => d.melee.splice(17, 6))).toBe("battle.fighters: 4 fighters, those revealed (PEL-6.1.1)");
    expect(refused(s, (d) => (d.melee[0] = 3))).toBe("battle.mode: the mode 0");
    expect(refused(s, (d) => (d.melee[15]! |= 64))).toBe("battle.fighters[0]: the flags 0");
  });

  test("[PEL-11.3.1] is refused when somebody may use an Olympian he does not hold", () => {
    expect(refused(s, (d) => (d.melee[10] = 4))).toBe("olympians: Zeus and Ares for those who hold them");
  });

  test("shows itself as given whatever number of it is changed and accepted", () => {
    for (let cell = 0; cell < s.melee.length; cell++)
      for (const number of [-1, 1, 9999]) {
        const changed = GAME.clone(s) as Draft;
        changed.melee[cell] = number;
        if (refused(s, (d) => (d.melee[cell] = number)) === null) expect(GAME.position(GAME.view(changed, "arbiter"))).toEqual(changed);
      }
    expect(refused(s, (d) => (d.melee[5] = -1))).toBe("battle.routs: routs, 0..9999");
  });

  test("is refused when no battle is being fought", () => {
    expect(refused(march().state, (d) => d.melee.push(...s.melee))).toBe("battle: none, for no battle is being fought");
  });
});

describe("a stack of procedures read from outside", () => {
  const s = march().state;
  const frames = GAME.view(s, "arbiter").frames.map(({ kind }) => kind);

  test("is accepted as it is", () => {
    expect(frames).toEqual(["campaign", "player-turn", "action-phase", "maneuver", "march"]);
    expect(refused(s, () => {})).toBe(null);
  });

  test("is refused when a procedure runs under one that does not start it", () => {
    const cut = (from: number, to: number) => (d: Draft) => d.frames.splice(from, to - from);
    // a campaign has 3 cells, a turn and a phase as well, a maneuver 7
    expect(refused(s, cut(3, 6))).toBe("frames[1]: a frame that can lie on campaign at secondTurn");
    expect(refused(s, cut(6, 9))).toBe("frames[2]: a frame that can lie on player-turn at afterPhase");
    expect(refused(s, cut(9, 16))).toBe("frames[3]: a frame that can lie on action-phase at ask");
    expect(refused(s, cut(0, 3))).toBe("frames[0]: a frame that can lie on nothing");
    expect(refused(s, (d) => d.frames.splice(16, 0, ...d.frames.slice(9, 16)))).toBe("frames[4]: a frame that can lie on maneuver at arrived");
  });

  test("is refused when it is at a step that there is not, or does not ask at", () => {
    expect(refused(s, (d) => (d.frames[d.frames.length - 2] = 120))).toBe("frames[4].step: a step of march");
    expect(refused(s, (d) => (d.frames[1] = 120))).toBe("frames[0].step: a step of campaign");
    expect(refused(s, (d) => (d.frames[14] = 2))).toBe("frames[4]: a frame that can lie on maneuver at setOut");
    expect(refused(s, (d) => d.frames.splice(16, 6))).toBe("frames[3].step: a step at which maneuver asks");
  });
});

describe("time and turn read from outside", () => {
  const s = table().hand("sparta", "tempest", "winter-stores-20").hand("athens", "oracle-of-delphi", "earthquake").season("spring").state;

  test("[PEL-3.1.1] uses, seasons and committed cards fit the step of the campaign", () => {
    expect(refused(s, () => {})).toBe(null);
    expect(refused(s, (d) => (d.clock[CLOCK.season] = 0))).toBe("season: spring to winter");
    expect(refused(s, (d) => (d.clock[CLOCK.useOfSparta] = 2))).toBe("committed.sparta: one card");
    expect(refused(s, (d) => (d.clock[CLOCK.useOfSparta] = 3))).toBe("committed.sparta.use: a use of this step");
    expect(refused(s, (d) => (d.clock[CLOCK.actions] = 2))).toBe("actions: 0 between turns");
    expect(refused(s, (d) => (d.clock[CLOCK.year] = -300))).toBe("year: a year of 431 that is not over, -431..-422");
  });

  test("[PEL-12.1.0.1] a truce follows a peace, which is of the Long War only", () => {
    expect(refused(s, (d) => (d.clock[CLOCK.truce] = 1))).toBe("truce: 0 before the peace (PEL-12.1.0.1)");
    expect(refused(s, (d) => (d.clock[CLOCK.effects] = 2048))).toBe("effects: a peace that the game goes on after in the Long War only (PEL-12.0.2)");
  });

  test("[PEL-14.3.1] a game is over when it has ended, and then it has an ending", () => {
    expect(refused(s, (d) => (d.clock[CLOCK.winner] = 1))).toBe("frames[0].kind: game-over, for the game is over");
    const over = GAME.concede(s, "sparta").state;
    expect(refused(over, () => {})).toBe(null);
    expect(refused(over, (d) => (d.clock[CLOCK.winner] = 3))).toBe("ending: a draw if nobody has won, else a victory");
  });

  test("[PEL-3.0.1] [PEL-3.2.2.1] cards lie where cards can be", () => {
    const place = (id: string, to: number) => (d: Draft) => {
      const shift = (card(id) & 3) << 2;
      d.cards[card(id) >> 2] = (d.cards[card(id) >> 2]! & ~(15 << shift)) | (to << shift);
    };
    expect(refused(s, place("ill-omen-22", 4))).toBe("cards.ill-omen-22: no card in play that does not stay there");
    expect(refused(s, place("ill-omen-22", 5))).toBe("cards.ill-omen-22: no card removed that nothing removes");
    expect(refused(s, place("ill-omen-22", 6))).toBe("cards.ill-omen-22: a place of a card of this deck (PEL-3.0.1)");
    expect(refused(s, place("persian-aid-45", 0))).toBe("cards.persian-aid-45: not in the deck (PEL-3.0.1)");
    expect(refused(s, place("ill-omen-22", 12))).toBe("cards.ill-omen-22: a place of cards");
  });
});

describe("pieces read from outside", () => {
  const { state } = table()
    .put("tegea", { s07: 3 })
    .put("laconian-gulf", { s14: 3, s06: 2 })
    .control("sparta", "amphipolis")
    .garrison("amphipolis", "rebel", 3)
    .actionTurn("sparta", 2);

  test("[PEL-2.1.2.1] [PEL-5.1.4] [PEL-1.3.1.1] blocks are where they can be", () => {
    const move = (id: string, to: string) => (d: Draft) => (d.blocks[block(id)] = (d.blocks[block(id)]! & ~1023) | (4 + area(to)));
    expect(refused(state, (d) => (d.blocks[block("s07")]! += 1 << 10))).toBe(`blocks.sparta.s07.cv: 1 to 3 (PEL-2.1.2.1)`);
    expect(refused(state, move("s07", "argos"))).toBe(`blocks.sparta.s07.area: an area in play that is not neutral (PEL-1.3.1.1)`);
    expect(refused(state, move("s07", "laconian-gulf"))).toBe(`blocks.sparta.s07.carriedBy: a fleet, for a land block at sea (PEL-5.2.1.8)`);
    expect(refused(state, move("s14", "tegea"))).toBe(`blocks.sparta.s14.area: the sea or a coast, for a fleet (PEL-5.1.4)`);
    expect(refused(state, (d) => (d.blocks[block("s37")] = 0))).toBe(null); // the pool may hold whom the scenario excludes: events may have called him
    expect(refused(state, (d) => (d.blocks[block("s08")] = 2))).toBe(`blocks.sparta.s08.off: another place, for 431 does not set s08 aside`);
    expect(refused(state, (d) => (d.blocks[block("s08")] = 1 << 20))).toBe(`blocks.sparta.s08.cv: 0 and no marks, for s08 is off the map`);
  });

  test("marks are borne only while something is under way that uses them", () => {
    const mark = (bit: number) => refused(state, (d) => (d.blocks[block("s07")]! |= 1 << bit));
    expect(mark(15)).toBe(null); // it may have moved
    for (const bit of [14, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26]) expect(mark(bit)).toMatch(/^blocks/);
  });

  test("[PEL-7.2.1] [PEL-7.3.5] [PEL-1.2.6] cities are held as they can be", () => {
    const city = (id: string, change: (n: number) => number) => refused(state, (d) => (d.city[area(id)] = change(d.city[area(id)]!)));
    const at = (id: string) => `areas.${id}.city`;
    expect(city("corinth", (n) => n | (1 << 13))).toBe(`${at("corinth")}.siege: none, for no enemy is there (PEL-7.2.1)`);
    expect(city("corinth", (n) => n - (1 << 6))).toBe(`${at("corinth")}.garrisonCV: 3 (PEL-7.3.5)`);
    expect(city("corinth", (n) => n + 8)).toBe(`${at("corinth")}.controller: one of the sides (PEL-1.2.6)`);
    expect(city("corinth", (n) => n | 4)).toBe(`${at("corinth")}.garrison: native in native hands and nowhere else (PEL-7.3.1)`);
    expect(city("argos", (n) => n & ~12)).toBe(`${at("argos")}.controller: nobody, for argos is neutral or Persian (PEL-1.3.1.5)`);
    expect(city("messenia", () => 1)).toBe(`${at("messenia")}: none`);
  });

  test("[PEL-5.0.14] [PEL-5.3.9] ways lead where their blocks are, and forced marches go on from there", () => {
    const { state: marching } = march();
    expect(refused(marching, (d) => (d.routes[2] = 2))).toBe("routes[1]: an earlier node, or 0");
    expect(refused(marching, (d) => (d.routes[3] = area("athens")))).toBe("routes[1]: a node beside athens");
    expect(refused(marching, (d) => (d.onRoute[1] = 1))).toBe(`blocks.sparta.s07.route: a way of two areas or more`);
    expect(refused(marching, (d) => d.forced.push(block("s07"), area("thebes")))).toMatch(/an area beside corinth that s07 could enter$/);
    expect(refused(marching, (d) => d.forced.push(block("a01"), area("thebes")))).toBe("forcedMarches[0]: a block of sparta");
    expect(refused(marching, (d) => d.crossings.push(0, block("s14"), 0))).toBe("crossings[0]: a perilous border (PEL-5.2.2.1)");
  });
});

describe("what is accepted", () => {
  // One to three numbers of positions of random games changed to what stands beside, far off or elsewhere.
  test("is played to its end by chance, with all that must hold", () => {
    const dice = new SeededDice("mutations");
    const fields = ["clock", "blocks", "city", "cards", "aboard", "routes", "onRoute", "crossings", "forced", "melee", "frames"] as const;
    let accepted = 0;
    for (let game = 0; game < 3; game++) {
      const s = GAME.setup({ scenario: (["431", "413", "long-war"] as const)[game]!, seed: `mutations ${game}` });
      for (let ply = 0; ply < 120 && GAME.outcome(s) === null; ply++) {
        const draft = JSON.parse(JSON.stringify(s)) as Draft;
        for (let n = dice.draw(3); n >= 0; n--) {
          const list = draft[fields[dice.draw(fields.length)]!];
          if (list.length === 0) continue;
          const at = dice.draw(list.length);
          list[at] = [list[at]! + 1, list[at]! - 1, -list[at]!, 2 ** 31, list[dice.draw(list.length)]!, dice.draw(8)][dice.draw(6)]!;
        }
        if (plays(draft)) accepted++;
        GAME.advance(s, GAME.randomMove(s, dice));
      }
    }
    expect(accepted).toBeGreaterThan(40);
  });

  function plays(draft: Draft): boolean {
    let s: PeloponnesianState;
    try {
      s = GAME.restore(draft);
    } catch (error) {
      expect(error).toBeInstanceOf(PositionError);
      expect((error as PositionError).details.path).toBeTruthy();
      return false;
    }
    const dice = new SeededDice("to the end");
    for (let n = 0; n < 60 && GAME.outcome(s) === null; n++) {
      GAME.advance(s, GAME.randomMove(s, dice));
      checkInvariants(s);
    }
    return true;
  }
});
