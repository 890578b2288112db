/** The Champion status and what costs it (DIA-CHA); royal family members and the body on the march. */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { commitConversion, costsStatus } from "../../../src/diadochi/effects/hostile-act.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { INDEPENDENTS, setChampion } from "../../../src/diadochi/state/index.js";
import { NONE } from "../../../src/diadochi/tables/index.js";
import type { Seat } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, type TableOptions, table } from "../table.js";

/** Red moves Antipater from Pella with a movement die of 4, then more rolls; in a battle Red is the stronger. */
function march(t: Table, to: string, rolls = ""): Table {
  t.segment("red", "movement").dice(`4 ${rolls}`).play("red move-armies", "red activate-general antipater", "red done");
  return t.passTo(`red step-to ${to}`);
}

function champions(t: Table): Seat[] {
  return (["red", "blue", "green", "yellow"] as const).filter((_, i) => ((t.state.champions >> i) & 1) === 1);
}

const EVERYBODY: Seat[] = ["red", "blue", "green", "yellow"];
const battle = (options: TableOptions = {}): Table =>
  table(options).army("red", "antipater", "pella", { mercenary: 4 }).units("blue", "aegae", { mercenary: 2 });

test("[DIA-CHA.3] [DIA-CHA.4] [DIA-CHA.5] only a Champion loses it, by an act against another Champion who is not the Usurper", () => {
  const costs = (seat: number, against: number, champions = 0b1111, usurper = 3): boolean => {
    const { state } = table();
    Object.assign(state, { champions, usurper });
    return costsStatus(state, seat, against);
  };
  expect([costs(0, 1), costs(1, 0), costs(0, 0)]).toEqual([true, true, false]);
  expect([costs(0, 3), costs(0, 1, 0b1111, 1), costs(3, 0)]).toEqual([false, false, true]);
  expect([costs(0, 1, 0b1101), costs(0, 1, 0b1110)]).toEqual([false, false]);
  // Independents are nobody's rivals.
  expect([costs(NONE, 1), costs(0, NONE), costs(NONE, NONE)]).toEqual([false, false, false]);
});

test("[DIA-OPT.4] with the option removing or replacing a player's marker is a hostile act, an independent one not", () => {
  const lost = (options: number, owner: number): object[] => {
    const { state } = table();
    state.options = options;
    const log: DiadochiEvent[] = [];
    commitConversion(state, 0, owner, log);
    return log;
  };
  expect(lost(SWITCHES.of.hostileConversion, 2)).toEqual([{ type: "champion-lost", clause: "DIA-OPT.4", seat: "red", against: "blue" }]);
  expect([lost(0, 2), lost(SWITCHES.of.hostileConversion, 1), lost(SWITCHES.of.hostileConversion, INDEPENDENTS)]).toEqual([[], [], []]);
});

describe("losing the status", () => {
  test("[DIA-CHA.3] [DIA-CHA.6] Attacking a player's CUs makes a Champion a Successor", () => {
    expect(champions(march(battle(), "aegae", "6 6 1 1"))).toEqual(["blue", "green", "yellow"]);
  });

  test("[DIA-CHA.4] [DIA-CHA.5] Not against the Usurper, nor against a Successor", () => {
    expect(champions(march(battle({ usurper: "blue" }), "aegae", "6 6 1 1"))).toEqual(EVERYBODY);
    const successor = battle();
    setChampion(successor.state, 1, false);
    expect(champions(march(successor, "aegae", "6 6 1 1"))).toEqual(["red", "green", "yellow"]);
  });

  test("[DIA-CHA.8] It is lost before the dice: the LP of that battle are already reduced", () => {
    const t = table().army("red", "antipater", "pella", { royal: 2, mercenary: 4 }).units("blue", "aegae", { mercenary: 2 });
    march(t, "aegae", "6 6 1 1");
    const order = t.events.map((event) => event.type);
    expect(order.indexOf("champion-lost")).toBeLessThan(order.indexOf("royals-set-aside"));
    // Red has 0 LP against 3.
    expect(t.told("royals-set-aside")[0]).toMatchObject({ seat: "red", count: 2 });
  });

  test("[DIA-CHA.6] An overrun is hostile", () => {
    const t = table().army("red", "antipater", "pella", { mercenary: 5 }).units("blue", "aegae", { mercenary: 1 });
    expect(champions(march(t, "aegae"))).toEqual(["blue", "green", "yellow"]);
  });

  test("[DIA-CHA.6] A land interception is hostile for the interceptor; the intercepted attacker's battle is not", () => {
    const t = table().army("red", "antipater", "pella", { mercenary: 4 }).army("blue", "craterus", "larissa", { mercenary: 3 });
    march(t, "aegae").dice("6 6 6 1 1").passTo("blue declare-interception larissa");
    t.play("blue done", "red fight");
    expect(champions(t)).toEqual(["red", "green", "yellow"]);
  });

  test("[DIA-CHA.6] An assault on a player's major city is hostile; one on an independent city is not", () => {
    const assault = (owner: Seat | "independent"): Seat[] => {
      const t = table()
        .army("red", "antipater", "pella", { mercenary: 4 })
        .control(owner, "pella")
        .segment("red", "surrender")
        .dice("3")
        .play("red free-attempt pella");
      return champions(t);
    };
    expect([assault("blue"), assault("independent")]).toEqual([["blue", "green", "yellow"], EVERYBODY]);
  });

  test("[DIA-CHA.7] Replacing markers, subjugation, cards, entering and scattering a lone general are not hostile", () => {
    const markers = table().units("red", "therma", { mercenary: 1 }).control("blue", "therma").segment("red", "surrender").play("red place-marker therma");
    expect(champions(markers)).toEqual(EVERYBODY);
    const card = table().hand("red", "diplomacy").control("blue", "therma", "argos").tyche("red").play("red use-event", "red target-space argos");
    expect(champions(card)).toEqual(EVERYBODY);
    const lone = table().army("red", "antipater", "pella", { mercenary: 4 }).general("blue", "ptolemy", "aegae").control("blue", "aegae");
    march(lone, "aegae").passTo("blue stand");
    expect([champions(lone), lone.placeOf("ptolemy")]).toEqual([EVERYBODY, "dispersed"]);
  });

  test("[DIA-CHA.10] The status does not come back by itself", () => {
    const t = march(battle(), "aegae", "6 6 1 1").play("red end-move", "red done");
    expect(champions(t)).not.toContain("red");
  });
});

describe("royal family and body on the march", () => {
  test("[DIA-ROY.9] [DIA-ROY.14] Royal family members move with a general of their controller at no MP cost, active females too", () => {
    const t = table()
      .army("red", "antipater", "pella", { mercenary: 2 })
      .royal("alexander-iv", "pella", "red")
      .royal("olympias", "pella", "red")
      .royal("cleopatra", "pella");
    march(t, "aegae");
    expect(["alexander-iv", "olympias", "cleopatra"].map((id) => t.placeOf(id))).toEqual(["aegae", "aegae", "pella"]);
    const lone = table().general("red", "alcetas", "pella").royal("philip-iii", "pella", "red").segment("red", "movement").dice("");
    lone.play("red move-armies", "red activate-general alcetas", "red done", "red step-to aegae");
    expect(lone.placeOf("philip-iii")).toBe("aegae");
  });

  test("[DIA-ALX.1] The body moves only with an army of at least 1 CU under a major general", () => {
    const moved = (t: Table, commander: string): string => {
      t.royal("alexanders-body", "pella", "red").segment("red", "movement").dice("4");
      t.play("red move-armies", `red activate-general ${commander}`);
      if (t.asked === "compose-army red") t.play("red done");
      return t.play("red step-to aegae").placeOf("alexanders-body");
    };
    expect(moved(table().army("red", "antipater", "pella", { mercenary: 1 }), "antipater")).toBe("aegae");
    expect(moved(table().army("red", "alcetas", "pella", { mercenary: 1 }), "alcetas")).toBe("pella");
  });

  test("[DIA-ALX.5] The body passes to another player's army that enters its space while no CUs of its controller are there", () => {
    const t = table().army("red", "antipater", "pella", { mercenary: 2 }).royal("alexanders-body", "aegae", "blue").control("blue", "aegae");
    march(t, "aegae").play("red end-move");
    expect(t.controllerOf("alexanders-body")).toBe("red");
  });
});
