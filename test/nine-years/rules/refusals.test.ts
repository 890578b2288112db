/** Why a line is refused: for every reason that no other test is about, a position in which it is given, with its clause. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { F } from "../../../src/nine-years/vocabulary/frames.js";
import { NINE_YEARS, STANDARD_EDITION } from "../../../src/nine-years/index.js";
import { REFUSALS } from "../../../src/nine-years/rules/refusals.js";
import { setFlag, TURIN_TALKS } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { at, choosingFirst, type Scene, table, type Table } from "../table.js";

/** The code and the clause that a line is refused with. */
function why(t: Table | Table, line: string): readonly unknown[] {
  const [seat] = NINE_YEARS.seatsToMove(t.state);
  const refusal = NINE_YEARS.explain(t.state, NINE_YEARS.parse(`${seat} ${line}`));
  return [refusal?.code, refusal?.clause];
}

const played = (scene: Scene, ...lines: string[]): Table => {
  const t = at(scene);
  t.play(...lines);
  return t;
};

test("every code of a refusal is asserted by a test of Nine Years", () => {
  const folder = new URL("..", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  const tests = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  const codes = Object.keys(REFUSALS).map((reason) => reason.split(" ")[0]!);
  expect(codes.filter((code) => !tests.includes(code))).toEqual([]);
});

describe("cards", () => {
  test("[NYW-13.2.1.1] the card shown first is one of the hand", () => {
    const t = choosingFirst();
    t.state.actions.splice(6, 6, 1, 1, 0, 1, 1, 0);
    expect(why(t, "show-card 3")).toEqual(["card/not-in-hand", "NYW-13.2.1.1"]);
  });

  test("[NYW-13.3.1] the card played is one of the hand; [NYW-13.2.1.4] the first card of the first player is the one he showed", () => {
    expect(why(played({}, "end-round"), "play-card 3")).toEqual(["card/not-playable", "NYW-13.3.1"]);
    const t = choosingFirst();
    t.play("alliance show-card 3", "bourbon show-card 2");
    F.round.top(t.state).step = F.round.step.card;
    F.round.top(t.state).shown = 3;
    expect(why(t, "play-card 1")).toEqual(["card/not-playable", "NYW-13.2.1.4"]);
  });

  test("[NYW-9.3.9] [NYW-9.3.11] an event does what its card says", () => {
    const drawn = (card: string, seat: number, set: (t: Table) => Table): Table =>
      set(table({ revolution: true }))
        .eventPile(card)
        .begin("event-draw", { seat });
    const vaudois = drawn("glorious-return-of-the-vaudois", BOURBON, (t) => t.corps("grenoble", "france-full").corps("casale", "france-full"));
    expect(why(vaudois, "choose-corps paris france-full")).toEqual(["event/not-that-corps", "NYW-9.3.9"]);
    const bombardment = drawn("bombardment-of-brussels", BOURBON, (t) => t);
    expect(why(bombardment, "choose-space amsterdam")).toEqual(["event/not-that-space", "NYW-9.3.9"]);
    const parliament = drawn("patriot-parliament", BOURBON, (t) => t.corps("dublin", "jacobites-reduced").pool("jacobites", 1));
    expect(why(parliament, "choose-option 2")).toEqual(["event/no-such-option", "NYW-9.3.11"]);
  });
});

describe("a Campaign move", () => {
  const leading = (corps: string, ...lines: string[]): Table =>
    played({ corps: { valenciennes: corps }, leader: { gastanaga: "valenciennes" }, control: { valenciennes: "alliance" } }, "act campaign", ...lines);

  test("[NYW-13.5.1.1] [NYW-13.4.3.1] a force is of corps and leaders that are there and free", () => {
    const t = played({ corps: { antwerp: "1 spain-full, 1 empire-full" }, leader: { gastanaga: "antwerp", waldeck: "antwerp" } }, "act campaign");
    expect(why(t, "take-leader eugene")).toEqual(["force/leader", "NYW-13.4.3.1"]);
    expect(why(t, "take-corps austria-full")).toEqual(["force/corps", "NYW-13.5.1.1"]);
  });

  test("[NYW-14.1.1.1] [NYW-13.5.1.2] [NYW-4.1.3.1] step by step, as far as the movement points go, and not into a full space to stay", () => {
    const t = leading("2 spain-full", "take-corps spain-full", "take-corps spain-full");
    expect(why(t, "step vienna")).toEqual(["step/not-adjacent", "NYW-14.1.1.1"]);
    expect(why(t, "convert")).toEqual(["convert/not-possible", "NYW-14.4.1"]);
    expect(why(t, "leave-units")).toEqual(["leave/not-possible", "NYW-14.1.3.2"]);
  });

  test("[NYW-14.1.1.1] [NYW-13.5.2.4] a leader alone among enemies goes nowhere", () => {
    const alone: Scene = { leader: { waldeck: "reims" }, control: { reims: "alliance" } };
    expect(why(at(alone), "act campaign")).toEqual(["campaign/nowhere", "NYW-14.1.1.1"]);
    expect(why(at(alone), "act transfer")).toEqual(["transfer/nowhere", "NYW-13.5.2.4"]);
  });

  test("[NYW-4.1.3.1] nobody ends in a full space, and nobody is left in it", () => {
    const full: Scene = { corps: { antwerp: "2 spain-full", brussels: "12 spain-full acted" }, leader: { gastanaga: "antwerp", waldeck: "antwerp" } };
    const t = played(full, "act campaign", "take-leader gastanaga", "take-leader waldeck", "take-corps spain-full", "take-corps spain-full");
    t.play("step brussels", "leave-units");
    expect(why(t, "leave-corps spain-full")).toEqual(["leave/overstacked", "NYW-4.1.3.1"]);
    const last = played(full, "act campaign", "take-leader gastanaga", "stop", "take-corps spain-full", "take-corps spain-full");
    last.play("step ghent", "step antwerp");
    expect(why(last, "step brussels")).toEqual(["step/overstacked", "NYW-4.1.3.1"]);
  });

  test("[NYW-13.5.1.2] a red link takes two movement points of the three", () => {
    const t = played({ corps: { salzburg: "1 austria-full" }, leader: { eugene: "salzburg" } }, "act campaign", "take-corps austria-full");
    t.play("step linz", "step salzburg");
    expect(why(t, "step trent")).toEqual(["step/too-far", "NYW-13.5.1.2"]);
  });

  test("[NYW-14.6.1] [NYW-2.1.6] no Bourbons intercept over a red link", () => {
    const t = played(
      {
        control: { munich: "bourbon", trent: "bourbon", salzburg: "bourbon" },
        corps: { innsbruck: "1 austria-full", trent: "2 france-full", munich: "2 france-full" },
        leader: { eugene: "innsbruck", catinat: "trent", duras: "munich" },
      },
      "act campaign",
      "take-corps austria-full",
      "step salzburg",
    );
    expect(t.decision).toBe("interception");
    expect(why(t, "intercept-from trent")).toEqual(["interception/red-link", "NYW-2.1.6"]);
  });
});

describe("other actions", () => {
  test("[NYW-13.5.6.1] a fleet is deployed that is prepared", () => {
    const t = played({ fleet: { "alliance-atlantic-fleet": 1, "alliance-mediterranean-fleet": 1 } }, "act deploy-fleet");
    expect(why(t, "deploy brest-fleet")).toEqual(["fleet/not-prepared", "NYW-13.5.6.1"]);
  });

  test("[NYW-14.5.2] a group sails to a port, and from where there is one to sail to", () => {
    const t = played({ corps: { amsterdam: "1 united-provinces-full" } }, "act sea-movement");
    expect(why(t, "sail-to breda")).toEqual(["sail/not-there", "NYW-14.5.2"]);
    const enemy = STANDARD_EDITION.spaces.filter(({ zone, id }) => zone !== null && id !== "amsterdam").map(({ id }) => [id, "bourbon"] as const);
    const alone = at({ leader: { waldeck: "amsterdam" }, control: Object.fromEntries(enemy) });
    expect(why(alone, "act sea-movement")).toEqual(["sail/nowhere", "NYW-14.5.2"]);
  });

  test("[NYW-13.5.2.4] a unit is transferred to where its movement points lead", () => {
    const t = played({ corps: { antwerp: "1 spain-full" }, leader: { waldeck: "brussels" } }, "act transfer", "transfer-leader waldeck");
    expect(why(t, "move-to lisbon")).toEqual(["transfer/not-there", "NYW-13.5.2.4"]);
  });

  test("[NYW-13.5.4.2] who is rallied stands with the leader", () => {
    const beaten: Scene = {
      corps: { lille: "2 france-full-demoralized", paris: "1 france-reduced-demoralized" },
      leader: { catinat: "lille", duras: "lille acted" },
      active: "bourbon",
    };
    const t = played(beaten, "act rally");
    expect(why(t, "rally-corps france-reduced-demoralized")).toEqual(["rally/not-possible", "NYW-13.5.4.2"]);
  });
});

describe("reinforcement", () => {
  test("[NYW-12.2.3.1] [NYW-12.3.4.5] corps arrive and are formed at home, with a LOC", () => {
    const arrivals = table().waiting("austria", 1).begin("place-arrivals", { seat: ALLIANCE });
    expect(why(arrivals, "place-corps brussels")).toEqual(["arrival/not-there", "NYW-12.2.3.1"]);
    const formed = table().rp("bourbon", 4).pool("france", 2).begin("spend", { seat: BOURBON }).play("bourbon spend form");
    formed.play("bourbon choose-strength full");
    expect(why(formed, "place-corps brussels")).toEqual(["form/not-there", "NYW-12.3.4.5"]);
  });

  test("[NYW-12.2.2] [NYW-12.4.2] [NYW-12.4.9] leaders come to corps of their power, and those on the map are transferred", () => {
    const on = table({ year: 1691 }).corps("seville", "spain-full").corps("milan", "spain-full").begin("place-leaders", { seat: ALLIANCE });
    while (!on.list[0]!.startsWith("place-leader leganes")) on.play(`alliance ${on.list[0]!}`);
    expect(why(on, "place-leader leganes lisbon")).toEqual(["leader/not-there", "NYW-12.2.2"]);
    const transfer = table()
      .leader("vauban", "paris")
      .leader("boufflers", "metz")
      .corps("london", "jacobites-full")
      .begin("transfer-leaders", { seat: BOURBON });
    expect(why(transfer, "transfer-leader catinat")).toEqual(["leader/not-transferable", "NYW-12.4.9"]);
    transfer.play("bourbon transfer-leader vauban");
    expect(why(transfer, "place-leader boufflers london")).toEqual(["leader/not-transferable", "NYW-12.4.9"]);
    expect(why(transfer, "place-leader vauban lisbon")).toEqual(["leader/not-there", "NYW-12.4.2"]);
  });

  test("[NYW-12.2.4.4] [NYW-9.3.9] a power that is not at war forms nobody, nor Savoy during the talks of Turin", () => {
    const forming = (savoy: boolean): Table =>
      table({ savoy })
        .rp("alliance", 2)
        .pool("spain", 1)
        .pool("austria", 1)
        .pool("savoy", 1)
        .set((s) => setFlag(s, TURIN_TALKS, true))
        .begin("spend", { seat: ALLIANCE })
        .play("alliance spend form");
    expect(why(forming(false), "choose-power savoy")).toEqual(["form/not-at-war", "NYW-12.2.4.4"]);
    expect(why(forming(true), "choose-power savoy")).toEqual(["form/talks", "NYW-9.3.9"]);
    const replaced = at({ corps: { turin: "1 savoy-reduced" }, leader: { waldeck: "breda" } });
    setFlag(replaced.state, TURIN_TALKS, true);
    expect(why(replaced, "act replacement")).toEqual(["replacement/talks", "NYW-9.3.9"]);
  });

  test("[NYW-15.2.5] a Fortified Line is built in a space of its side", () => {
    const on = table().rp("bourbon", 3).corps("lille", "france-full", 5).corps("metz", "france-full", 5).begin("spend", { seat: BOURBON });
    expect(why(on.play("bourbon spend line"), "build-line namur")).toEqual(["line/not-controlled", "NYW-15.2.5"]);
  });

  test("[NYW-12.3.6.2] [NYW-12.3.6.13] [NYW-9.3.2.2] a fleet is prepared from the pool, the one of Brest not during the Guerre de Course", () => {
    const fleets = (set: (t: Table) => Table): readonly unknown[] =>
      why(
        set(table().rp("bourbon", 2).zone("mediterranean", "alliance").zone("atlantic", "alliance"))
          .begin("spend", { seat: BOURBON })
          .play("bourbon spend fleet"),
        "prepare-fleet brest-fleet 1",
      );
    expect(fleets((t) => t.zone("atlantic", "bourbon").fleet("brest-fleet", "box"))).toEqual(["fleet/in-box", "NYW-12.3.6.2"]);
    expect(fleets((t) => t.fleet("brest-fleet", 1))).toEqual(["fleet/prepared", "NYW-12.3.6.13"]);
    expect(fleets((t) => t.lasting("guerre-de-course"))).toEqual(["fleet/guerre-de-course", "NYW-9.3.2.2"]);
  });
});
