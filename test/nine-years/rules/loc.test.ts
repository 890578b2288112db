import { describe, expect, test } from "vitest";
import { FULL_LOC, hasLandLoc, hasLoc, LIMITED_LOC, locOfPower, locOfSide, locOfSiege, NO_LOC } from "../../../src/nine-years/rules/loc.js";
import { ALLIANCE, AUSTRIA, BOURBON, BRITAIN, FRANCE, JACOBITES, SPAIN } from "../../../src/nine-years/tables.js";
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
  test("[NYW-11.2.1.2] [NYW-11.2.1.3] a power's corps need its own capital; for all other purposes any friendly capital serves", () => {
    const on = dry();
    expect([ofPower(on, SPAIN, "brussels"), ofSide(on, ALLIANCE, "brussels")]).toEqual([false, true]);
  });
  test("[NYW-6.2.6] a land LOC uses no sea zone", () => {
    const on = table().zone("atlantic", "alliance").control("alliance", "paris");
    expect(hasLandLoc(on.state, t, ALLIANCE, space("paris"), space("amsterdam"))).toBe(false);
    const linked = on.control("alliance", "amiens", "lille", "tournai");
    expect(hasLandLoc(linked.state, t, ALLIANCE, space("paris"), space("amsterdam"))).toBe(true);
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
  test("[NYW-2.5.2] both zones are used when both are friendly", () => {
    const cut = dry().control("bourbon", "la-coruna", "cadiz", "san-sebastian", "lisbon").zone("atlantic", "alliance");
    expect(ofPower(cut, SPAIN, "ghent")).toBe(false);
    expect(ofPower(cut.zone("mediterranean", "alliance"), SPAIN, "ghent")).toBe(true);
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
