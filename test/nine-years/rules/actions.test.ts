/** Which actions are offered: for each condition a position in which one is, and its nearest neighbour in which it is not. */
import { describe, expect, test } from "vitest";
import { setFlag, TURIN_TALKS } from "../../../src/nine-years/state/index.js";
import { STANDARD_EDITION } from "../../../src/nine-years/index.js";
import { at, type Scene, type Table } from "../table.js";

const isOffered = (action: string, scene: Scene | Table): boolean => ("list" in scene ? scene : at(scene)).listed("act").includes(action);
/** Every port but some in Bourbon hands. */
const portsLost = (...kept: readonly string[]): NonNullable<Scene["control"]> =>
  Object.fromEntries(STANDARD_EDITION.spaces.flatMap(({ id, zone }) => (zone === null || kept.includes(id) ? [] : [[id, "bourbon" as const]])));

describe("a Campaign move", () => {
  test("[NYW-13.5.1.6] not for a leader behind the walls, of the first space of the board too", () => {
    const london = (place: string): Scene => ({ corps: { london: place === "london" ? "1 britain-full" : "1 france-full" }, leader: { ginkel: place } });
    expect([isOffered("campaign", london("london")), isOffered("campaign", london("inside london"))]).toEqual([true, false]);
  });

  test("[NYW-13.5.1.1] [NYW-13.5.1.8] one corps in order is enough to enter enemy fortresses, a demoralized one is not", () => {
    // From Ostend all ways lead into fortresses of the Bourbons.
    const ostend = (corps: string): Scene => ({ control: { ghent: "bourbon" }, corps: corps === "" ? {} : { ostend: corps }, leader: { waldeck: "ostend" } });
    const offered = ["1 spain-full", "", "1 spain-full-demoralized", "1 spain-full acted"].map((corps) => isOffered("campaign", ostend(corps)));
    expect(offered).toEqual([true, false, false, false]);
  });

  test("[NYW-14.4.3] to convert the space one stands in, if there is no step", () => {
    const rennes = (control: "alliance" | "bourbon"): Scene => ({
      control: { rennes: control, rouen: "neutral", brest: "neutral", "la-rochelle": "neutral" },
      corps: { rennes: "1 spain-full" },
      leader: { waldeck: "rennes" },
    });
    expect([isOffered("campaign", rennes("bourbon")), isOffered("campaign", rennes("alliance"))]).toEqual([true, false]);
  });
});

describe("a siege", () => {
  const standing = (place: string, corps: string, leader = "alliance-staff-1", more: Scene = {}): Scene => ({
    corps: { [place]: corps },
    leader: { [leader]: place },
    ...more,
  });

  test("[NYW-17.5.1] [NYW-17.5.2] before a fortress, with as many corps as it needs and command for them", () => {
    expect(isOffered("siege", standing("tournai", "2 spain-full"))).toBe(true);
    expect(isOffered("siege", standing("tournai", "1 spain-full"))).toBe(false);
    expect(isOffered("siege", standing("reims", "2 spain-full"))).toBe(false);
    // Lille has strength 3, a staff officer commands two.
    expect([isOffered("siege", standing("lille", "4 spain-full")), isOffered("siege", standing("lille", "4 spain-full", "leganes"))]).toEqual([false, true]);
  });

  test("[NYW-13.5.1.8] corps and leaders in order alone", () => {
    expect(isOffered("siege", standing("tournai", "2 spain-full, 1 spain-full-demoralized"))).toBe(true);
    expect(isOffered("siege", standing("tournai", "1 spain-full, 1 spain-full-demoralized"))).toBe(false);
    expect(isOffered("siege", { corps: { tournai: "2 spain-full" }, leader: { waldeck: "tournai demoralized" } })).toBe(false);
  });
});

describe("a Sea Movement", () => {
  test("[NYW-14.5.1] from a port with somebody free who can get somewhere", () => {
    const amsterdam = (corps: string, leader: string, more: Scene = {}): Scene => ({
      corps: corps === "" ? {} : { amsterdam: corps },
      leader: leader === "" ? { gastanaga: "brussels" } : { waldeck: leader },
      ...more,
    });
    expect(isOffered("sea-movement", amsterdam("1 spain-full", ""))).toBe(true);
    expect(isOffered("sea-movement", amsterdam("", "amsterdam"))).toBe(true);
    expect(isOffered("sea-movement", amsterdam("1 spain-full acted", "breda"))).toBe(false);
    expect(isOffered("sea-movement", amsterdam("", "amsterdam acted"))).toBe(false);
    // Where only descents are left, leaders stay, with corps that have acted too.
    const lost = { control: portsLost("amsterdam") };
    expect(isOffered("sea-movement", amsterdam("", "amsterdam", lost))).toBe(false);
    expect(isOffered("sea-movement", amsterdam("1 spain-full acted", "amsterdam", lost))).toBe(false);
    expect(isOffered("sea-movement", amsterdam("1 spain-full", "", lost))).toBe(true);
  });

  test("[NYW-14.5.1] one corps is enough, where there is room for one", () => {
    const full = (valencia: number): Scene => ({
      control: portsLost("barcelona", "valencia", "lisbon"),
      corps: { barcelona: "2 spain-full", valencia: `${valencia} spain-full acted`, ...Object.fromEntries(DESCENTS.map((id) => [id, "1 france-full"])) },
      leader: { gastanaga: "brussels" },
    });
    expect([isOffered("sea-movement", full(5)), isOffered("sea-movement", full(6))]).toEqual([true, false]);
  });

  test("[NYW-14.5.1] not from a besieged port or from an inland space", () => {
    const sailing = (corps: Readonly<Record<string, string>>, leader: string): Scene => ({ corps, leader: { waldeck: leader } });
    expect(isOffered("sea-movement", sailing({ ostend: "1 spain-full" }, "breda"))).toBe(true);
    expect(isOffered("sea-movement", sailing({ "inside ostend": "1 spain-full", ostend: "1 france-full" }, "breda"))).toBe(false);
    expect(isOffered("sea-movement", sailing({ "inside ostend": "1 spain-full", ostend: "1 france-full" }, "inside ostend"))).toBe(false);
    expect(isOffered("sea-movement", sailing({ breda: "1 spain-full" }, "breda"))).toBe(false);
    // Besiegers of a port may re-embark.
    expect(isOffered("sea-movement", sailing({ brest: "1 spain-full" }, "breda"))).toBe(true);
  });
});

/** Ports of the Bourbons but for two of the Alliance. */
const DESCENTS = STANDARD_EDITION.spaces.flatMap(({ id, zone }) => (zone === null || ["barcelona", "valencia", "lisbon"].includes(id) ? [] : [id]));

describe("a Transfer", () => {
  test("[NYW-13.5.2.2] of a leader or a corps that is free and has somewhere to go", () => {
    const london = { control: { bristol: "bourbon", york: "bourbon" } } as const;
    expect(isOffered("transfer", { leader: { waldeck: "breda" } })).toBe(true);
    expect(isOffered("transfer", { leader: { waldeck: "breda acted" } })).toBe(false);
    expect(isOffered("transfer", { leader: { waldeck: "breda", gastanaga: "antwerp acted" }, corps: { antwerp: "1 spain-full acted" } })).toBe(true);
    expect(isOffered("transfer", { leader: { waldeck: "breda acted" }, corps: { antwerp: "1 spain-full acted" } })).toBe(false);
    expect(isOffered("transfer", { leader: { ginkel: "london" }, ...london })).toBe(false);
    // The only stack is the first of the first space.
    expect(isOffered("transfer", { corps: { london: "1 britain-full" } })).toBe(true);
    expect(isOffered("transfer", { corps: { london: "1 britain-full acted" } })).toBe(false);
    expect(isOffered("transfer", { corps: { london: "1 britain-full" }, ...london })).toBe(false);
    expect(isOffered("transfer", { corps: { paris: "1 france-full" } })).toBe(false);
    expect(isOffered("transfer", { corps: { breda: "1 spain-full acted", antwerp: "1 spain-full" } })).toBe(true);
  });

  test("[NYW-13.5.2.1] once a round", () => {
    const t = at({ leader: { waldeck: "breda", gastanaga: "ghent" } });
    expect(isOffered("transfer", t)).toBe(true);
    t.play("act transfer", "transfer-leader waldeck", "move-to antwerp", "done");
    expect([isOffered("transfer", t), t.leaderSeen("gastanaga").acted, t.refusedBy("act transfer")]).toEqual([false, false, "NYW-13.5.2.1"]);
  });
});

describe("a Replacement", () => {
  test("[NYW-13.5.3.2] of a reduced corps of the side, whichever stack it is", () => {
    const offered = (corps: Readonly<Record<string, string>>): boolean => isOffered("replacement", { corps, leader: { waldeck: "breda" } });
    expect(offered({ london: "1 britain-reduced" })).toBe(true);
    expect(offered({ london: "1 britain-full" })).toBe(false);
    expect(offered({ london: "1 britain-full", madrid: "1 spain-reduced" })).toBe(true);
    expect(offered({ paris: "1 france-reduced" })).toBe(false);
    expect(offered({ madrid: "1 spain-reduced acted" })).toBe(false);
  });

  test("[NYW-13.5.3.3] [NYW-4.1.3.4] not behind the walls, of the first space too, nor in an overstacked space", () => {
    const london = (corps: Readonly<Record<string, string>>): boolean => isOffered("replacement", { corps, leader: { waldeck: "breda" } });
    expect(london({ "inside london": "1 britain-reduced", london: "1 france-full" })).toBe(false);
    expect([london({ london: "7 britain-full, 1 britain-reduced" }), london({ london: "8 britain-full, 1 britain-reduced" })]).toEqual([true, false]);
  });

  test("[NYW-13.5.3.4] with a LOC to the capital of its power, not of another", () => {
    const spaniards = (madrid: "alliance" | "bourbon"): boolean =>
      isOffered("replacement", {
        corps: { zaragoza: "1 spain-reduced" },
        leader: { waldeck: "breda" },
        control: { madrid },
        zone: { atlantic: "alliance", mediterranean: "alliance" },
      });
    expect([spaniards("alliance"), spaniards("bourbon")]).toEqual([true, false]);
  });

  test("[NYW-13.5.3.1] once a round", () => {
    const t = at({ corps: { madrid: "2 spain-reduced" }, leader: { waldeck: "breda" } });
    expect(isOffered("replacement", t)).toBe(true);
    expect([isOffered("replacement", t.play("act replacement")), t.corpsAt("madrid")]).toEqual([false, "1 spain-full, 1 spain-reduced"]);
  });

  test("[NYW-9.3.9] [NYW-13.5.3.2] while Turin talks no Savoyard corps, but others", () => {
    const talking = (corps: Readonly<Record<string, string>>, talks: boolean): boolean => {
      const t = at({ corps, leader: { waldeck: "breda" } });
      setFlag(t.state, TURIN_TALKS, talks);
      return isOffered("replacement", t);
    };
    const [savoy, spain] = [{ turin: "1 savoy-reduced" }, { madrid: "1 spain-reduced" }];
    expect([talking(savoy, false), talking(savoy, true), talking(spain, true)]).toEqual([true, false, true]);
  });
});

describe("a Rally", () => {
  test("[NYW-13.5.4.2] by a leader of the side on the map who has not acted, with somebody to rally", () => {
    const beaten = (leader: string, corps = "1 spain-full-demoralized"): boolean =>
      isOffered("rally", { corps: { antwerp: corps }, leader: { waldeck: leader } });
    expect([beaten("antwerp"), beaten("antwerp acted"), beaten("breda"), beaten("waiting")]).toEqual([true, false, false, false]);
    expect([beaten("breda demoralized"), beaten("breda demoralized acted"), beaten("antwerp", "1 spain-full")]).toEqual([true, false, false]);
    expect(isOffered("rally", { corps: { antwerp: "1 spain-full-demoralized" }, leader: { vauban: "paris demoralized" } })).toBe(false);
  });

  test("[NYW-13.5.4.5] [NYW-4.1.3.6] in an overstacked space too", () => {
    const crowd = (mark: string): boolean => isOffered("rally", { corps: { antwerp: `13 spain-full${mark}` }, leader: { waldeck: "antwerp" } });
    expect([crowd("-demoralized"), crowd("")]).toEqual([true, false]);
  });

  test("[NYW-13.5.4.4] of demoralized corps of his side that have not acted, of any power", () => {
    const t = at({
      corps: { antwerp: "1 spain-full, 1 empire-full-demoralized, 1 austria-reduced-demoralized, 1 britain-full-demoralized acted" },
      leader: { waldeck: "antwerp" },
    });
    expect(t.play("act rally").listed("rally-corps")).toEqual(["austria-reduced-demoralized", "empire-full-demoralized"]);
  });
});
