import { describe, expect, test } from "vitest";
import { FULL_LOC, hasLandLoc, hasLoc, LIMITED_LOC, locOfPower, locOfSide, locOfSiege, NO_LOC } from "../../../src/nine-years/rules/loc.js";
import { ALLIANCE, AUSTRIA, BOURBON, BRITAIN, FRANCE, JACOBITES, SPAIN } from "../../../src/nine-years/tables/index.js";
import { space, t, type Table, table } from "../table.js";

const ofPower = (on: Table, power: number, from: string): boolean => hasLoc(locOfPower(on.state, t, power), space(from));
const ofSide = (on: Table, side: number, from: string): boolean => hasLoc(locOfSide(on.state, t, side), space(from));
const forSiege = (on: Table, side: number, from: string): number => locOfSiege(on.state, t, side, space(from));
/** No zone is anybody's. */
const dry = (options?: Parameters<typeof table>[0]): Table => table(options).zone("atlantic", "neutral").zone("mediterranean", "neutral");

describe("lines of communication by land", () => {
  test("[NYW-11.1.1] a chain of friendly spaces leads to a friendly source of supply", () => {
    expect(ofPower(dry(), FRANCE, "lille")).toBe(true);
    expect(ofPower(dry().control("alliance", "amiens", "tournai", "ypres"), FRANCE, "lille")).toBe(false);
  });
  test("[NYW-11.1.1.1] the space it is traced from need not be friendly", () => {
    expect(ofPower(dry(), FRANCE, "mons")).toBe(true);
    expect(ofPower(dry(), FRANCE, "brussels")).toBe(false);
  });
  test("[NYW-11.1.1.2] [NYW-A-21] a friendly space with enemy corps breaks the chain", () => {
    // Perpignan's only ways lead through Toulouse and Montpellier
    const on = dry().corps("toulouse", "spain-full").corps("montpellier", "spain-full");
    expect([ofPower(on, FRANCE, "perpignan"), ofPower(dry().corps("toulouse", "spain-full"), FRANCE, "perpignan")]).toEqual([false, true]);
  });
  test("[NYW-11.1.1.3] red links carry the Alliance's LOC and not the Bourbons'", () => {
    const alliance = dry().control("bourbon", "mantua", "innsbruck");
    expect(ofPower(alliance, AUSTRIA, "milan")).toBe(true);
    const bourbon = dry().control("bourbon", "bregenz", "ulm", "alessandria", "turin");
    bourbon.control("alliance", "turin", "casale", "alessandria").control("bourbon", "milan");
    expect(ofPower(bourbon, FRANCE, "milan")).toBe(false);
  });
  test("[NYW-11.2.1.1] [NYW-11.2.1.4] a source of supply is the capital of a friendly power that is not enemy-controlled; an enemy-held one serves neither side", () => {
    const fallen = dry().control("bourbon", "madrid");
    expect([ofPower(fallen, SPAIN, "zaragoza"), ofSide(fallen, BOURBON, "burgos")]).toEqual([false, false]);
  });
  test("[NYW-11.2.1.2] [NYW-12.3.3.2] for restoring Jacobites trace over all seas, for placing them only over friendly ones", () => {
    const on = dry().control("bourbon", "london").zone("atlantic", "alliance");
    const jacobites = (isRestoring?: boolean): boolean => hasLoc(locOfPower(on.state, t, JACOBITES, isRestoring), space("dublin"));
    expect([jacobites(), jacobites(false), jacobites(true)]).toEqual([false, false, true]);
  });
  test("[NYW-11.2.1.2] [NYW-11.2.1.3] a power's corps need its own capital; for all other purposes any friendly capital serves", () => {
    const on = dry();
    expect([ofPower(on, SPAIN, "brussels"), ofSide(on, ALLIANCE, "brussels")]).toEqual([false, true]);
  });
  test("[NYW-6.2.6] a land LOC uses no sea zone", () => {
    const on = table().zone("atlantic", "alliance").control("alliance", "paris");
    expect(hasLandLoc(on.state, t, ALLIANCE, space("paris"), space("amsterdam"))).toBe(false);
    const linked = on.control("alliance", "amiens", "lille", "tournai");
    expect(hasLandLoc(linked.state, t, ALLIANCE, space("paris"), space("amsterdam"))).toBe(true);
    // By sea there is one to London, by land there is none.
    const islands = table({ revolution: true }).zone("atlantic", "alliance");
    expect([hasLandLoc(islands.state, t, ALLIANCE, space("ostend"), space("london")), ofPower(islands, BRITAIN, "ostend")]).toEqual([false, true]);
  });
  test("[NYW-A-55] a besieged capital ends a LOC without making it limited, for those before it and in it", () => {
    // Vienna is besieged: Linz, its one way, has a full line to it, and so has who stands before its walls.
    const on = (): Table => dry().corps("vienna", "france-full");
    expect([ofPower(on(), AUSTRIA, "linz"), ofPower(on(), AUSTRIA, "innsbruck"), ofPower(on(), AUSTRIA, "vienna")]).toEqual([true, true, true]);
    expect(forSiege(on().control("bourbon", "passau", "munich", "salzburg"), ALLIANCE, "linz")).toBe(FULL_LOC);
    // A capital without walls is no end while the enemy stands in it, nor is one that he controls.
    expect(ofPower(on().control("bourbon", "vienna"), AUSTRIA, "linz")).toBe(false);
    const highlands = (corps: number): boolean => {
      const isles = dry({ revolution: true }).control("alliance", "paris", "london").control("bourbon", "york");
      return ofPower(corps > 0 ? isles.corps("highlands", "britain-full", corps) : isles, JACOBITES, "edinburgh");
    };
    expect([highlands(0), highlands(1)]).toEqual([true, false]);
  });
  test("[NYW-A-55] [NYW-11.1.1.1] from a space that is not friendly a besieged capital beside it is an end too", () => {
    const on = (): Table => dry().corps("vienna", "france-full").control("bourbon", "linz", "passau", "munich", "salzburg");
    expect([forSiege(on(), ALLIANCE, "linz"), forSiege(on().control("bourbon", "vienna"), ALLIANCE, "linz")]).toEqual([FULL_LOC, 0]);
    expect(ofPower(on(), AUSTRIA, "linz")).toBe(true);
  });
  test("[NYW-A-55] [NYW-11.1.1.1] in a capital without walls in which the enemy stands it ends, unless he controls it", () => {
    const isles = (): Table => dry({ revolution: true }).control("alliance", "paris", "london", "york", "edinburgh").corps("highlands", "britain-full", 1);
    const of = (side: "alliance" | "bourbon"): boolean => ofPower(isles().control(side, "highlands"), JACOBITES, "highlands");
    expect([of("bourbon"), of("alliance")]).toEqual([true, false]);
  });
  test("[NYW-11.1.1.1] [NYW-11.1.3.1] from a space that is not friendly the ports of the area beside it count, and of its own", () => {
    const lands = (zone: "alliance" | "bourbon", space: string): boolean => ofPower(table({ revolution: true }).zone("atlantic", zone), BRITAIN, space);
    expect([lands("alliance", "tournai"), lands("bourbon", "tournai"), lands("alliance", "brussels"), lands("bourbon", "brussels")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  test("[NYW-11.1.1.1] every further space of the chain is friendly: from one that is not, all ways beside it count", () => {
    // Brussels is the Alliance's: of the Bourbon spaces beside it one has a line, the other none.
    const on = dry().control("bourbon", "mons", "antwerp");
    expect([ofPower(on, FRANCE, "brussels"), ofPower(on, FRANCE, "antwerp"), ofPower(on, FRANCE, "breda")]).toEqual([true, false, false]);
    expect(ofPower(dry().control("bourbon", "antwerp"), FRANCE, "brussels")).toBe(false);
    // By red links for the Alliance alone.
    const trent = (side: "alliance" | "bourbon"): boolean => {
      const set = dry().control(side, "trent").control("bourbon", "milan", "mantua", "innsbruck", "bregenz");
      return ofPower(set.control("alliance", "salzburg"), AUSTRIA, "milan");
    };
    expect([trent("alliance"), trent("bourbon")]).toEqual([true, false]);
    const bourbon = dry().control("bourbon", "milan", "alessandria", "casale", "turin", "pinerolo", "briancon");
    expect([
      ofPower(bourbon, FRANCE, "milan"),
      ofPower(bourbon, FRANCE, "mantua"),
      ofPower(bourbon, FRANCE, "trent"),
      ofPower(bourbon, FRANCE, "bregenz"),
    ]).toEqual([true, true, false, false]);
  });
  test("[NYW-11.1.5] overstacked spaces do not block it", () => {
    expect(ofPower(dry().corps("amiens", "france-full", 20), FRANCE, "lille")).toBe(true);
  });
});

describe("limited lines", () => {
  // Dunkirk is reached over Amiens or Ypres and Lille only
  const alone = (): Table => dry().control("alliance", "ypres").control("bourbon", "ostend");
  test("[NYW-11.1.4] a LOC through a besieged friendly fortress is limited", () => {
    const on = alone()
      .control("alliance", "amiens", "lille", "valenciennes", "tournai")
      .control("bourbon", "dunkirk", "ghent", "mons")
      .corps("mons", "spain-full");
    // a Bourbon army before Brussels traces over Mons, which is besieged, or not at all
    on.control("bourbon", "valenciennes").control("alliance", "charleroi", "namur", "tournai", "dinant");
    expect(forSiege(on, BOURBON, "brussels")).toBe(LIMITED_LOC);
  });
  test("[NYW-11.1.4.1] it is limited only if every LOC passes such a fortress", () => {
    const on = dry().control("bourbon", "mons", "charleroi").corps("mons", "spain-full");
    expect(forSiege(on, BOURBON, "brussels")).toBe(FULL_LOC);
    expect(forSiege(on.corps("charleroi", "spain-full"), BOURBON, "brussels")).toBe(LIMITED_LOC);
    expect(forSiege(on.control("alliance", "mons", "charleroi"), BOURBON, "brussels")).toBe(NO_LOC);
  });
  test("[NYW-11.1.4.2] for every other purpose it is a full LOC", () => {
    const on = dry().control("bourbon", "mons", "charleroi").corps("mons", "spain-full").corps("charleroi", "spain-full");
    expect([ofSide(on, BOURBON, "brussels"), ofPower(on, FRANCE, "brussels")]).toEqual([true, true]);
  });
});

describe("lines of communication by sea", () => {
  test("[NYW-11.1.3.1] a LOC crosses friendly sea zones from port to friendly port and goes on by land", () => {
    const on = (zone: "alliance" | "bourbon" | "neutral"): boolean => ofPower(dry().zone("atlantic", zone), SPAIN, "ghent");
    // Ghent, Ostend, the Atlantic, La Coruña or Cadiz, Madrid
    expect([on("alliance"), on("neutral"), on("bourbon")]).toEqual([true, false, false]);
  });
  test("[NYW-11.1.3.1] also from a space that is not friendly, by the ports beside it", () => {
    // Spaniards before Ypres go by Ostend, which is the Alliance's and a port.
    const on = (zone: "alliance" | "neutral"): boolean => ofPower(dry().zone("atlantic", zone), SPAIN, "ypres");
    expect([on("alliance"), on("neutral")]).toEqual([true, false]);
    expect(ofPower(dry().zone("atlantic", "alliance").control("bourbon", "ostend"), SPAIN, "ypres")).toBe(false);
  });
  test("[NYW-11.2.1.1] every active power of a side has its capital for it, Savoy after 1690 too", () => {
    const turin = (savoy: boolean): boolean =>
      ofSide(dry({ savoy }).control("alliance", "turin", "cuneo").control("bourbon", "alessandria", "casale", "finale"), ALLIANCE, "cuneo");
    expect([turin(true), turin(false)]).toEqual([true, false]);
    const london = (revolution: boolean): boolean => ofSide(dry({ revolution }).control("alliance", "london", "york"), ALLIANCE, "york");
    expect([london(true), london(false)]).toEqual([true, false]);
  });
  test("[NYW-7.2.6.10] before the Glorious Revolution London alone is the capital of the Jacobites", () => {
    const on = dry().control("bourbon", "london", "york", "edinburgh");
    expect([ofPower(on, JACOBITES, "york"), ofPower(on.control("alliance", "london"), JACOBITES, "york")]).toEqual([true, false]);
    expect([
      ofPower(dry(), JACOBITES, "rouen"),
      ofPower(dry({ revolution: true }), JACOBITES, "rouen"),
      ofPower(dry({ revolution: true }), FRANCE, "edinburgh"),
    ]).toEqual([false, true, false]);
  });
  test("[NYW-2.5.2] both zones are used when both are friendly", () => {
    const cut = dry().control("bourbon", "la-coruna", "cadiz", "san-sebastian", "lisbon").zone("atlantic", "alliance");
    expect(ofPower(cut, SPAIN, "ghent")).toBe(false);
    expect(ofPower(cut.zone("mediterranean", "alliance"), SPAIN, "ghent")).toBe(true);
  });
  test("[NYW-11.1.3.1] [NYW-2.5.2] a line from ports of one zone to ports of the other needs both, also where a besieged capital ends it", () => {
    const seas = [
      ["alliance", "alliance"],
      ["alliance", "neutral"],
      ["neutral", "alliance"],
      ["neutral", "neutral"],
    ] as const;
    const lines = (on: () => Table, power: number, from: string): boolean[] =>
      seas.map(([atlantic, mediterranean]) => ofPower(on().zone("atlantic", atlantic).zone("mediterranean", mediterranean), power, from));
    // Ireland has ports on the Atlantic alone, Spain without these four on the Mediterranean alone.
    const apart = (): Table => dry({ revolution: true }).control("bourbon", "la-coruna", "cadiz", "san-sebastian", "lisbon");
    expect(lines(apart, SPAIN, "dublin")).toEqual([true, false, false, false]);
    const besieged = (): Table => apart().control("bourbon", "york", "bristol").corps("london", "france-full");
    expect(lines(besieged, BRITAIN, "barcelona")).toEqual([true, false, false, false]);
  });
  test("[NYW-11.1.3.2] the port of embarkation at the end of a land part is friendly and not besieged", () => {
    const on = () => dry().zone("atlantic", "alliance").control("bourbon", "amsterdam");
    expect(ofPower(on(), SPAIN, "ghent")).toBe(true);
    expect(ofPower(on().corps("ostend", "france-full"), SPAIN, "ghent")).toBe(false);
    expect(ofPower(on().control("bourbon", "ostend"), SPAIN, "ghent")).toBe(false);
  });
  test("[NYW-11.1.3.3] so is the port of arrival", () => {
    const on = () => dry().zone("mediterranean", "alliance").control("bourbon", "valencia", "cartagena", "gibraltar");
    expect(ofPower(on(), SPAIN, "finale")).toBe(true);
    expect(ofPower(on().corps("barcelona", "france-full").corps("roses", "france-full"), SPAIN, "finale")).toBe(false);
  });
  test("[NYW-11.1.3.4] after the Glorious Revolution the Bourbons trace from Ireland across any zone", () => {
    expect(ofSide(dry({ revolution: true }).zone("atlantic", "alliance").control("alliance", "highlands"), BOURBON, "dublin")).toBe(true);
    expect(ofPower(dry({ revolution: true }).zone("atlantic", "alliance"), FRANCE, "limerick")).toBe(true);
    expect(ofPower(dry().zone("atlantic", "alliance"), FRANCE, "dublin")).toBe(false);
  });
  test("[NYW-7.2.6.6] a Jacobite corps in Great Britain or Ireland traces by sea to Paris whoever controls the Atlantic; a French one in Great Britain does not", () => {
    const on = dry({ revolution: true }).zone("atlantic", "alliance").control("alliance", "highlands");
    expect([ofPower(on, JACOBITES, "edinburgh"), ofPower(on, JACOBITES, "cork"), ofPower(on, FRANCE, "edinburgh")]).toEqual([true, true, false]);
    expect(ofPower(dry().zone("atlantic", "alliance").control("alliance", "london"), JACOBITES, "edinburgh")).toBe(false);
  });
  test("[NYW-7.2.6.5] after it London, Paris and Highlands serve the Jacobites, whichever is not enemy-controlled", () => {
    const on = dry({ revolution: true });
    expect(ofPower(on, JACOBITES, "edinburgh")).toBe(true);
    expect(ofPower(on, JACOBITES, "paris")).toBe(true);
    expect(ofPower(on.control("alliance", "paris"), JACOBITES, "rouen")).toBe(false);
  });
  test("[NYW-11.1.3.5] besiegers of a port have a LOC from that port across friendly zones", () => {
    const on = dry().corps("brest", "united-provinces-full");
    expect(forSiege(on, ALLIANCE, "brest")).toBe(NO_LOC);
    expect(forSiege(on.zone("atlantic", "alliance"), ALLIANCE, "brest")).toBe(FULL_LOC);
  });
  test("[NYW-11.1.3.6] [NYW-A-20] a capital that is a port is reached by sea even while it is besieged", () => {
    const london = dry({ revolution: true }).zone("atlantic", "alliance").control("bourbon", "york", "bristol").corps("london", "jacobites-full");
    expect(ofPower(london, BRITAIN, "ostend")).toBe(true);
    expect(ofPower(london.zone("atlantic", "neutral"), BRITAIN, "ostend")).toBe(false);
  });
});
