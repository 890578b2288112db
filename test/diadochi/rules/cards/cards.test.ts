/** Questions about cards: what can be drawn, what is a Surprise card now, and in which window. */
import { expect, test } from "vitest";
import { IN } from "../../../../src/diadochi/vocabulary/frames/index.js";
import { canDraw, isEventPlayable, isSurpriseNow, windowsOfCard } from "../../../../src/diadochi/rules/cards/cards.js";
import { ASIDE, REMOVED, RESTING, setCardPlace, SILVER_AWAITED, SILVER_GONE, SILVER_IN_PLAY } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import { table } from "../../table.js";

const t0 = tablesOf({ edition: "" });
const card = (id: string): number => t0.cardIds.indexOf(id);

test("[DIA-TYC.20] a card can be drawn from the pile or else from the discards, from nowhere else", () => {
  const last = t0.cardIds.at(-1)!;
  const first = t0.cardIds[0]!;
  for (const id of [first, last]) {
    expect(canDraw(table().pile(id).state, t0), id).toBe(true);
    expect(canDraw(table().pile().discards(id).state, t0), id).toBe(true);
  }
  const t = table().pile().hand("red", "diplomacy").hiddenHand(0, "unrest");
  t.set((s) => [ASIDE, REMOVED, RESTING].forEach((place, n) => setCardPlace(s, n, place)));
  expect(canDraw(t.state, t0)).toBe(false);
});

test("[DIA-SS.7] [DIA-SS.14] the Silver Shields are stolen before the dice of a battle while they are in play, and in no window before or after", () => {
  const windows = (silver: number): number => {
    const t = table();
    t.state.silver = silver;
    return windowsOfCard(t.state, t0, card("silver-shields"));
  };
  expect([SILVER_AWAITED, SILVER_IN_PLAY, SILVER_GONE].map(windows)).toEqual([0, IN["battle-before-dice"], 0]);
  expect(windowsOfCard(table().state, t0, card("diplomacy"))).toBe(0);
});

test("[DIA-SS.6] their card alone becomes a Surprise card", () => {
  const is = (id: string, silver: number): boolean => isSurpriseNow(table().set((s) => (s.silver = silver)).state, t0, card(id));
  expect([SILVER_AWAITED, SILVER_IN_PLAY, SILVER_GONE].map((silver) => is("silver-shields", silver))).toEqual([false, true, true]);
  expect([is("mutiny", SILVER_AWAITED), is("diplomacy", SILVER_IN_PLAY)]).toEqual([true, false]);
});

test("[DIA-EOT.5] the event Peucestas may be played from turn 2 on, others from the first", () => {
  const playable = (id: string, turn: number): boolean => isEventPlayable(table({ turn }).state, t0, card(id));
  expect([playable("peucestas", 1), playable("peucestas", 2), playable("peucestas", 3), playable("diplomacy", 1)]).toEqual([false, true, true, true]);
});
