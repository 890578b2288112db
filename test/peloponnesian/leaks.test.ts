/** Ways in which a secret could get out that no view shows: events by their presence, order or fields, dice by their order, pictures, records. */
import { describe, expect, test } from "vitest";
import { board as drawnBoard, table as tableOf } from "../../src/drawing/peloponnesian/index.js";
import { boardSvg } from "../../src/svg/index.js";
import { peloponnesian as texts } from "../../src/text/en/index.js";
import { Game, redact, ScriptedDice } from "../../src/index.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import {
  PELOPONNESIAN as GAME,
  type PeloponnesianEvent,
  type PeloponnesianMove,
  type PeloponnesianState,
  type PeloponnesianSeat as Seat,
  STANDARD_EDITION,
} from "../../src/peloponnesian/index.js";
import type { BlockRow } from "../../src/peloponnesian/vocabulary/edition-types.js";
import { APOLLO, SCENARIO_NAMES, SEATS } from "../../src/peloponnesian/vocabulary/types.js";
import { setHolder } from "../../src/peloponnesian/state/index.js";
import { plataea, seatOf, t, table } from "./table.js";
import { withoutSetAside } from "./seen.js";

const VIEWERS = ["sparta", "athens", "spectator"] as const;
/** Events of a battle, whose faces are public (PEL-HI.4). */
const BATTLES: readonly string[] = ["battle-began", "block-attacked", "block-hit", "block-routed"];
const isId = /"([as]\d\d)"/g;
/** The card that a seat is seen to have committed. */
const cardOf = (committed: ReturnType<typeof GAME.view>["committed"]["sparta"]) => (committed === null || committed === "hidden" ? null : committed.card);

interface Step {
  readonly before: PeloponnesianState;
  readonly after: PeloponnesianState;
  readonly move: PeloponnesianMove;
  readonly events: readonly PeloponnesianEvent[];
}

/** Every so many steps of some random games of each scenario. */
function* steps(games: number, every = 1): Generator<Step> {
  for (const scenario of SCENARIO_NAMES) {
    for (let game = 0; game < games; game++) {
      const after = GAME.setup({ scenario, seed: `leaks ${game}` });
      const dice = new SeededDice(`moves ${game}`);
      for (let ply = 0; GAME.outcome(after) === null; ply++) {
        const before = GAME.clone(after);
        const move = GAME.randomMove(after, dice);
        const events: PeloponnesianEvent[] = [];
        GAME.advance(after, move, undefined, events);
        if (ply % every === 0) yield { before, after, move, events };
      }
    }
  }
}

describe("what is heard of others", () => {
  /** What everybody may hear of everybody; ids of blocks only in battles, where the faces are public (PEL-HI.4). */
  const PUBLIC: Readonly<Record<string, string>> = {
    roll: "clause faces purpose seat sides",
    "sides-chosen": "bid clause seat side",
    "year-began": "year",
    "season-began": "season year",
    "cards-dealt": "count seat",
    "card-committed": "seat",
    "card-revealed": "card seat use",
    "turn-began": "actions seat use",
    "turn-ended": "seat",
    "event-began": "card clause seat",
    "event-failed": "card clause seat",
    "leader-changed": "card clause seat",
    "card-removed": "card",
    "card-left-play": "card clause",
    "olympian-taken": "olympian seat",
    "olympian-used": "clause olympian seat",
    "control-changed": "area clause controller reason",
    "garrison-changed": "area cv kind",
    "area-aligned": "area clause seat",
    "blocks-moved": "count from seat to",
    "forced-march-announced": "count from seat to",
    "block-built": "area seat",
    "recruits-drawn": "count seat",
    "recruit-placed": "area seat",
    "recruits-returned": "count seat",
    "garrison-detached": "area clause seat",
    "city-pillaged": "area clause seat",
    "block-supplied": "area seat",
    "prestige-changed": "amount clause marker reason seat",
    "storm-check": "border clause fleets rolled seat storm",
    "ships-damaged": "seat waves wrecks",
    "forced-march-rolled": "eliteNeeded from needed seat successes to",
    "siege-began": "area besieger clause",
    "siege-ended": "area clause",
    fortified: "area clause inside seat",
    "battle-began": "aggressor area faces mode",
    "round-began": "area round",
    "block-attacked": "area block clause hits routs side",
    "block-hit": "area block cv side",
    "block-routed": "area block side",
    "retreat-announced": "area clause side",
    "side-panicked": "area clause side",
    "battle-ended": "area clause way winner",
    "blocks-retreated": "count from inside seat to",
    "blocks-lost": "area count reason seat",
    "attrition-rolled": "area clause eliminated garrison losses seat",
    "peace-rolled": "clause counter peace target",
    "truce-ended": "clause",
    "game-over": "clause victory winner",
  };

  test("[PEL-HI.1] [PEL-HI.18] no event tells another seat more than is public, and a block's name only in battle", () => {
    const told = new Set<string>();
    for (const { events } of steps(6)) {
      for (const viewer of VIEWERS) {
        for (const event of GAME.viewEvents(events, viewer)) {
          if ("seat" in event && event.seat === viewer) continue;
          told.add(event.type);
          // What a die has to come to follows from what all see.
          const needed = event.type === "roll" ? ["least", "most", "upTo", "success"] : [];
          const fields = Object.keys(event).filter((key) => key !== "type" && !needed.includes(key));
          if (fields.sort().join(" ") !== PUBLIC[event.type]) expect.fail(`${event.type} tells ${fields.join(" ")}`);
          if (!BATTLES.includes(event.type) && JSON.stringify(event).search(isId) >= 0) expect.fail(`${event.type} names a block`);
        }
      }
    }
    expect(told.size).toBeGreaterThan(40);
  });

  test("[PEL-HI.7] of recruits the owner sees the blocks, the opponent how many are drawn and where one is placed", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).dice("", "1 4 9").play("recruit", "place-recruit s07 tegea");
    const drawn = (viewer: "sparta" | "athens") => g.heard(viewer).filter((e) => e.type === "recruits-drawn" || e.type === "recruit-placed");
    expect(drawn("athens")).toEqual([
      { type: "recruits-drawn", seat: "sparta", count: 3 },
      { type: "recruit-placed", seat: "sparta", area: "tegea" },
    ]);
    expect(drawn("sparta").map((e) => "secret" in e && e.secret)).toEqual([{ blocks: ["s03", "s07", "s13"] }, { blocks: ["s07"] }]);
  });

  test("[PEL-HI.8] of a build the opponent sees the area, and that one was made", () => {
    const g = table().put("corinth", { s11: 1, s14: 1 }).actionTurn("sparta", 2).play("build", "build-block s11");
    const built = (viewer: "sparta" | "athens") => g.heard(viewer).filter((e) => e.type === "block-built");
    expect(built("athens")).toEqual([{ type: "block-built", seat: "sparta", area: "corinth" }]);
    expect(built("sparta").map((e) => "secret" in e && e.secret?.blocks)).toEqual([["s11"]]);
  });

  test("[PEL-HI.9] of blocks that are lost the opponent sees the number", () => {
    const g = plataea({ s22: 4 }, { a26: 1 }).actionTurn("sparta", 2).play("end-phase").dice("1 6").play("attrition plataea");
    const lost = (viewer: "sparta" | "athens") => g.heard(viewer).filter((e) => e.type === "attrition-rolled");
    expect(lost("sparta")).toEqual([
      { type: "attrition-rolled", seat: "athens", area: "plataea", losses: 1, eliminated: 1, garrison: 0, clause: "PEL-8.2.0.3" },
    ]);
    expect(lost("athens")).toMatchObject([{ secret: { blocks: ["a26"], values: [1] } }]);
  });

  test("[PEL-HI.14] who carries whom is shown to the owner only", () => {
    const g = table().put("athens", { a01: 2, a14: 4 }).actionTurn("athens", 2).play("maneuver", "add-block a01", "add-block a14", "load a14 a01");
    const loaded = (viewer: "sparta" | "athens") => g.heard(viewer).filter((e) => e.type === "cargo-loaded");
    expect([loaded("sparta"), loaded("athens").length]).toEqual([[], 1]);
  });

  test("[PEL-HI.5] [PEL-HI.6] no view names a block of another seat outside the battle under way", () => {
    for (const { after } of steps(1, 6)) {
      for (const viewer of VIEWERS) {
        const { battle, frames, ...rest } = withoutSetAside(GAME.view(after, viewer));
        const fighting = battle?.fighters.map(({ block }) => block) ?? [];
        const namesOfOthers = (value: unknown): string[] =>
          [...JSON.stringify(value).matchAll(isId)].map(([, id]) => id!).filter((id) => viewer === "spectator" || id[0] !== viewer[0]);
        expect(namesOfOthers(rest).filter((id) => !fighting.includes(id))).toEqual([]);
        // Whoever is being lowered, the first block of the side stands there.
        for (const { kind, slots } of frames) expect(namesOfOthers(slots).filter((id) => kind !== "lower-cargo" || id.slice(1) !== "01")).toEqual([]);
        if (battle !== null) expect(GAME.decision(after)!.kind).toBe("melee");
      }
    }
  });

  test("[PEL-HI.12] a hidden card is named to nobody else: not in hand, not undealt, not while it is committed", () => {
    for (const { after, events } of steps(1, 9)) {
      if (events.some((e) => e.type === "year-began")) continue; // what was known of the old year is resampled
      const all = GAME.view(after, "arbiter");
      const open = [...all.inPlay, ...all.used, ...all.removed, ...all.outOfDeck];
      const choosing = GAME.decision(after)?.kind === "commit";
      for (const viewer of VIEWERS) {
        const text = JSON.stringify([GAME.view(after, viewer), GAME.viewEvents(events, viewer)]);
        for (const id of t.cardIds) {
          const owner = SEATS.find((seat) => (all.hands[seat] as readonly string[]).includes(id) || cardOf(all.committed[seat]) === id);
          const shown = open.includes(id) || (owner !== undefined && !choosing && cardOf(all.committed[owner]) === id);
          if (!shown && owner !== viewer && text.includes(`"${id}"`)) expect.fail(`${id} is shown to ${viewer}`);
        }
      }
    }
  });
});

describe("two worlds that must sound alike", () => {
  test("[PEL-HI.14] [PEL-HI.17] a great wave that drowns a cargo, and one that drowns a fleet of 1 CV", () => {
    const sail = (blocks: Record<string, number>, fleet: string, cargo: string) => {
      const s = table().put("laconian-gulf", blocks).carry(fleet, cargo);
      const fleets = Object.keys(blocks).filter((id) => id !== cargo);
      const g = s.actionTurn("sparta", 2).play("maneuver", ...fleets.map((id) => `add-block ${id}`));
      if (g.decision === "loading") g.play("done"); // where the cargo could change its fleet
      return g.play("enter myrtoan-sea", "stop-here").dice("1 4 4").play("end-phase").heard("athens");
    };
    const drownedCargo = sail({ s14: 2, s11: 1, s15: 3 }, "s14", "s11");
    expect(drownedCargo).toEqual(sail({ s14: 1, s15: 3, s11: 2 }, "s15", "s11"));
    expect(drownedCargo.filter((e) => e.type === "blocks-lost")).toEqual([
      { type: "blocks-lost", seat: "sparta", area: "myrtoan-sea", count: 1, reason: "wreck" },
    ]);
  });

  test("[PEL-HI.17] which of two fleets that have parted a damage die was for", () => {
    const sail = (first: string, second: string) => {
      const g = table()
        .put("laconian-gulf", { s14: 1, s15: 1 })
        .actionTurn("sparta", 3)
        .play("maneuver", `add-block ${first}`, "march", "enter myrtoan-sea", "enter argolic-gulf", "stop-here");
      g.play(`add-block ${second}`, "enter myrtoan-sea", "stop-here");
      // The one who sailed first is wrecked, the other goes under in a wave.
      return g.dice("1 3 5").play("end-phase").heard("athens");
    };
    const losses = sail("s14", "s15").filter((e) => e.type === "blocks-lost");
    expect(losses.map((e) => e.type === "blocks-lost" && e.area)).toEqual(["argolic-gulf", "myrtoan-sea"]);
    const order = sail("s14", "s15").map((e) => e.type);
    expect(order.lastIndexOf("roll")).toBeLessThan(order.indexOf("blocks-lost"));
  });

  test("[PEL-HI.10] [PEL-8.2.0.5] attrition dice are shown in the order of their faces, so that nobody can assign them to blocks met later", () => {
    const starve = (dice: string) => {
      const g = table()
        .put("megara", { a01: 4 })
        .put("inside megara", { s11: 2, s17: 2 })
        .besiege("megara")
        .put("saronic-gulf", { a14: 2 })
        .actionTurn("athens", 1)
        .play("end-phase");
      return g.dice(dice).play("attrition megara");
    };
    const [one, other] = [starve("5 1 6"), starve("1 5 6")];
    expect(one.heard("athens")).toEqual(other.heard("athens"));
    expect(one.told("roll").map((e) => e.faces)).toEqual([[1, 5], [6]]);
    expect(one.told("attrition-rolled")[0]!.secret).toEqual({ blocks: ["s11", "s17"], values: [5, 1] });
    expect(other.told("attrition-rolled")[0]!.secret).toEqual({ blocks: ["s11", "s17"], values: [1, 5] });
  });

  test("[PEL-HI.1] [PEL-HI.9] Apollo's holder hears his dice and how many blocks were lost, not which die took which", () => {
    const strike = (strong: string, weak: string) => {
      const g = table()
        .put("tegea", { [strong]: 2, [weak]: 1 })
        .set((s) => setHolder(s, APOLLO, seatOf("athens")))
        .actionTurn("athens", 1)
        .play("end-phase");
      return g.dice("1 1").play("strike-area tegea").heard("athens");
    };
    expect(strike("s07", "s08")).toEqual(strike("s08", "s07"));
    expect(strike("s07", "s08").filter((e) => e.type === "blocks-lost")).toHaveLength(1);
  });

  test("[PEL-HI.1] [PEL-3.5.15] that helots weakened a block is heard by its owner only", () => {
    const g = table().put("sparta", { s01: 4, s02: 3 }).eventTurn("athens", "helot-rising").play("lose-step s01", "lose-step s02");
    expect(g.heard("athens").some((e) => e.type === "block-reduced")).toBe(false);
    expect(g.heard("sparta").filter((e) => e.type === "block-reduced")).toHaveLength(2);
  });

  test("[PEL-HI.9] [PEL-9.2.3.1] an answer cannot be taken back once the other side has been through its Winter, whether it had blocks to disband or not", () => {
    const fixedWith = (where: string): (string | null)[] => {
      const g = table({ season: "winter" });
      for (const city of ["larissa", "pagasae", "naupactus", "stratus"]) g.control("sparta", city).garrison(city, "detached", 1);
      g.put("sparta", { s01: 4, s02: 3 }).put(where, { a01: 1 });
      let { state } = g.eventTurn("athens", "helot-rising");
      const fixed: (string | null)[] = [];
      while (GAME.legalMoves(state)[0]!.type === "lose-step") {
        const step = GAME.apply(state, GAME.legalMoves(state)[0]!);
        fixed.push(step.undoBarrier);
        state = step.state;
      }
      return fixed;
    };
    expect(fixedWith("malis")).toEqual(fixedWith("athens"));
    expect(fixedWith("athens").at(-1)).toBe("asked");
  });

  test("[PEL-HI.22] [PEL-HI.4] an answer cannot be taken back once the other side has been through its battles, whether it has announced a sally or not", () => {
    const fortified = (...announced: string[]): string | null => {
      const g = table()
        .put("plataea", { s22: 2 })
        .put("inside plataea", { a26: 2 })
        .besiege("plataea")
        .control("athens", "megara")
        .garrison("megara", "detached", 1)
        .put("megara", { a01: 3 })
        .put("corinth", { s11: 3 })
        .actionTurn("athens", 4)
        .play("maneuver", "add-block a01", "enter corinth", "end-phase");
      g.play(...announced);
      if (g.decision === "combat") g.play("fight-at corinth"); // where there is another battle
      expect([g.decision, g.seats]).toEqual(["fortify", ["sparta"]]);
      return GAME.apply(g.state, GAME.parse("sparta fortify")).undoBarrier;
    };
    expect(fortified("sally-from plataea")).toBe("asked");
    expect(fortified("done")).toBe("asked");
  });

  test("[PEL-HI.14] that a fleet was loaded leaves no trace in what the other side has of a record", () => {
    const g = table().put("athens", { a14: 4, a01: 2 }).actionTurn("athens", 1).play("maneuver", "add-block a14", "add-block a01", "load a14 a01");
    expect(g.heard("athens").some((e) => e.type === "cargo-loaded")).toBe(true);
    expect([g.heard("sparta"), g.heard("spectator")].map((events) => events.some((e) => e.type === "cargo-loaded"))).toEqual([false, false]);
  });
});

describe("order that could tell", () => {
  /** Pairs of blocks that differ by nothing but their number. */
  const twins: [number, number][] = [];
  for (let a = 0; a < t.blocks; a++) {
    for (let b = a + 1; b < t.blocks; b++) {
      const kind = ({ id: _id, name: _name, ...row }: BlockRow) => JSON.stringify(row);
      if (kind(STANDARD_EDITION.blocks[a]!) === kind(STANDARD_EDITION.blocks[b]!)) twins.push([a, b]);
    }
  }

  // The same position with two blocks exchanged, made from what the arbiter sees.
  function exchanged(s: PeloponnesianState, a: number, b: number): PeloponnesianState {
    const [one, other] = [t.blockIds[a]!, t.blockIds[b]!];
    const swap = (text: string) => text.replaceAll(`"${one}"`, '"?"').replaceAll(`"${other}"`, `"${one}"`).replaceAll('"?"', `"${other}"`);
    const view = JSON.parse(swap(JSON.stringify(GAME.view(s, "arbiter")))) as ReturnType<typeof GAME.view>;
    return GAME.position(view);
  }

  test("[PEL-HI.6] [PEL-HI.18] views, lists and events for the other side do not depend on which of two like blocks it was", () => {
    expect(twins.length).toBeGreaterThan(4);
    const pick = new SeededDice("twins");
    let compared = 0;
    let moved = 0;
    for (const { before, after, move, events } of steps(3, 7)) {
      if (GAME.view(before, "spectator").scenario === "sicily") continue; // there some have homes overseas
      if (JSON.stringify(before.dice) !== JSON.stringify(after.dice)) continue; // dice fall in block order by rule (PEL-5.2.2.7, PEL-5.3.8)
      if (GAME.decision(before)!.kind === "recruit" || events.some((e) => e.type === "battle-began")) continue; // in a battle the faces are public
      const [a, b] = twins[pick.draw(twins.length)]!;
      if (t.side[a] !== seatOf(move.seat)) continue;
      const frames = GAME.view(before, "arbiter").frames.map((f) => f.kind);
      if (["lower-cargo", "wintering", "retreat", "pillage", "muster", "melee"].some((k) => frames.includes(k))) continue; // they hold numbers of blocks
      const other = exchanged(before, a, b);
      const rival: Seat = move.seat === "sparta" ? "athens" : "sparta";
      expect(GAME.view(other, rival)).toEqual(GAME.view(before, rival));
      expect(GAME.legalMoves(other, rival)).toEqual(GAME.legalMoves(before, rival));
      const [one, two] = [t.blockIds[a]!, t.blockIds[b]!];
      const twin = JSON.parse(JSON.stringify(move), (_key, value) => (value === one ? two : value === two ? one : value)) as PeloponnesianMove;
      const step = GAME.apply(other, twin, new ScriptedDice(""));
      expect(GAME.viewEvents(step.events, rival)).toEqual(GAME.viewEvents(events, rival));
      expect(GAME.view(step.state, rival)).toEqual(GAME.view(after, rival));
      compared++;
      if (events.some((e) => e.type === "blocks-moved")) moved++;
    }
    expect([compared > 60, moved > 6]).toEqual([true, true]);
  });

  test("the picture of the board shows a viewer what his view says, and the same in every world he could be in", () => {
    for (const { after } of steps(1, 60)) {
      for (const seat of GAME.seats) {
        const pictureOf = (state: PeloponnesianState): string => boardSvg(drawnBoard(), tableOf(withoutSetAside(GAME.view(state, seat))), { texts });
        const picture = pictureOf(after);
        expect(pictureOf(GAME.determinize(after, seat, "world"))).toBe(picture);
        const names = [...picture.matchAll(/\b([as]\d\d)\b/g)].map(([, id]) => id!);
        if (GAME.view(after, seat).battle === null) expect(names.filter((id) => id[0] !== seat[0])).toEqual([]);
      }
    }
  });

  test("what a seat has of a record holds no seed, no fingerprint, no dice state and no block of the enemy outside battles", () => {
    const game = new Game(GAME, { seed: "a secret seed" });
    const dice = new SeededDice("record");
    while (GAME.outcome(game.state) === null) game.play(GAME.randomMove(game.state, dice));
    for (const viewer of VIEWERS) {
      const record = redact(GAME, JSON.parse(JSON.stringify(game.record())), viewer);
      const text = JSON.stringify(record);
      expect([text.includes("a secret seed"), text.includes("hash")]).toEqual([false, false]);
      for (const { move, events } of record.happened) {
        if (move !== null) expect(move.startsWith(viewer)).toBe(true);
        for (const event of events) {
          if (("seat" in event && event.seat === viewer) || BATTLES.includes(event.type)) continue;
          expect(JSON.stringify(event)).not.toMatch(isId);
        }
      }
    }
  });
});
