/** What is shown while something is under way, and the position made of it. */
import { describe, expect, test } from "vitest";
import { UNREST } from "../../../src/unrest/index.js";
import { board, table } from "../../../src/drawing/unrest/index.js";
import { boardSvg } from "../../../src/svg/index.js";
import { unrest as texts } from "../../../src/text/en/index.js";
import { at, fromStart, type Scene } from "../table.js";

const SCENE: Scene = { level: 4, cu: { box: 6, carthago: 2 }, leader: { hanno: "garrison-box", "minor-a": "garrison-box" }, hand: { carthage: ["c-ops-3"] } };
const NOTHING = { activation: null, movement: null, attack: null, effects: [], support: null, cuToPlace: null, leaderToPlace: null };

describe("what is under way", () => {
  test("an activation, then the movement as far as it is chosen", () => {
    const game = at(SCENE);
    game.play("activate c-ops-3", "activate-leader hanno");
    expect(game.view.underWay).toEqual({ ...NOTHING, activation: { leader: "hanno", value: 3, points: 4 } });
    game.play("sea-move");
    expect(game.view.underWay.movement).toEqual({ leader: "hanno", to: null, cu: 0, leaders: [] });
    game.play("sail-to carthago", "take-cu 4");
    expect(game.view.underWay.movement).toEqual({ leader: "hanno", to: "carthago", cu: 4, leaders: [] });
  });

  test("an attack with the cards in force", () => {
    const game = at({ ...SCENE, hand: { carthage: ["c-ops-3", "c-sacred-band"], coalition: ["k-rallied-rebels"] } });
    game.play("activate c-ops-3", "activate-leader hanno", "attack", "attack-with 5", "respond c-sacred-band");
    expect(game.viewOf("coalition").underWay).toMatchObject({
      attack: { leader: "hanno", location: "garrison-box", cu: 5, commander: null },
      effects: ["set-dice"],
    });
  });

  test("a leader to be placed", () => {
    const game = at({ ...SCENE, rearranged: false });
    game.play("rearrange");
    expect(game.view.underWay.leaderToPlace).toBe("minor-a");
  });
});

describe("positions", () => {
  test("the position of the arbiter's view is the state, and plays on", () => {
    const game = at(SCENE);
    game.play("activate c-ops-3", "activate-leader hanno", "sea-move", "sail-to carthago");
    expect(UNREST.position(UNREST.view(game.state, "arbiter"))).toEqual(game.state);
  });

  test.each([
    [(view: Editable) => (view.unrest.level = 11), "view.unrest.level"],
    [(view: Editable) => (view.locations.syracusae.cu.carthage = 1), undefined],
    [(view: Editable) => (view.leaders["hanno"]!.place = "syracusae"), undefined],
    [(view: Editable) => (view.leaders["hanno"]!.place = "set-aside"), undefined],
    [(view: Editable) => view.cards.carthage.hand!.push("k-npa"), "view.cards.carthage.hand[1]"],
    [(view: Editable) => view.cards.carthage.hand!.push("c-campaign", "c-campaign", "c-campaign"), "view.cards.carthage.hand[3]"],
    [(view: Editable) => (view.viewer = "carthage"), "view.cards.coalition.hand"],
  ])("impossible ones are refused: %s", (spoil, path) => {
    const view = structuredClone(at(SCENE).view) as unknown as Editable;
    spoil(view);
    expect(() => UNREST.position(view)).toThrowError(
      expect.objectContaining({ name: "PositionError", ...(path === undefined ? {} : { details: expect.objectContaining({ path }) }) }),
    );
  });
});

/** An arbiter's view that a test may spoil. */
interface Editable {
  viewer: string;
  unrest: { level: number };
  locations: { syracusae: { cu: { carthage: number } } };
  leaders: Record<string, { place: string }>;
  cards: { carthage: { hand: string[] | null } };
}

describe("the board", () => {
  test("shows every location, CU and leader, and is drawn for any viewer", () => {
    const svg = boardSvg(board(), table(fromStart().viewOf("spectator")), { texts });
    for (const word of [
      "Garrison Box",
      "Port of Carthage",
      "Sicily",
      "Syracusae",
      "Hanno 1-2",
      "Bomilcar 3-3",
      "Strategos 2-3",
      "Lieutenant 1-1",
      "Level of the unrest",
    ])
      expect(svg).toContain(word);
    const off = boardSvg(board(), table(at({ ...SCENE, marker: true, marked: ["hanno"] }).view), { texts });
    expect(off).toContain("Raised in this round");
    // A row of two leaders is set in two lines.
    expect(off.replace(/<\/text><text[^>]*>/g, " ")).toContain("Hanno 1-2 (marked by Wild Beasts)");
    expect(off).toMatch(/data-stack="displaced\/carthage"[^]*Bomilcar 3-3/);
  });
});
