/** Places, drawn on a small board: the symbol of each kind, its owner, its number, what lies on it. */
import { describe, expect, test } from "vitest";
import { drawn, linesIn, MADE } from "./made.js";

const marked = (kind: string, value: number | null = null): string =>
  linesIn(drawn({ places: { dot: { control: null, value: null, marks: [{ kind, owner: "red", value }] } } }), "data-place", "dot");

describe("a place", () => {
  test.each(Object.keys(MADE.places).filter((id) => id !== "isle"))("has the symbol of its kind: %s", (id) => {
    const controlled = { control: "blue", value: null, marks: [] };
    const owned = drawn({ places: { [id]: controlled } });
    expect(linesIn(drawn({}), "data-place", id) + linesIn(owned, "data-place", id)).toMatchSnapshot();
  });
  test("is drawn in light when it is lit", () => {
    expect(linesIn(drawn({}, { highlight: [{ kind: "place", id: "dot" }] }), "data-place", "dot")).toMatchInlineSnapshot(`
      "
      title "Dot: dot"
      circle cx=60 cy=200 r=11 fill=#f0b400 fill-opacity=.55 stroke=#f0b400 stroke-width=2 pointer-events=none
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      "
    `);
  });
  test("shows the number that it has now instead of the printed one", () => {
    expect(linesIn(drawn({ places: { fortress: { control: "red", value: 1, marks: [] } } }), "data-place", "fortress")).toMatchInlineSnapshot(`
      "
      title "Fortress: fortress 1, Red"
      path d=M360 90L363.6 93.8L368.7 95L367.2 100L368.7 105L363.6 106.2L360 110L356.4 106.2L351.3 105L352.8 100L351.3 95L356.4 93.8Z
        fill=#b3342b stroke=#33291f stroke-width=1.2
      text x=360 y=104.2 font-size=12 fill=#fff font-weight=bold "1"
      "
    `);
  });
});

describe("what lies on a place", () => {
  test("a ring, whole or broken, stands around it", () => {
    expect(marked("siege")).toMatchInlineSnapshot(`
      "
      title "Dot: dot, siege (Red)"
      g data-mark=siege
      circle cx=60 cy=200 r=7.6 fill=none stroke=#fff stroke-width=4.4
      circle cx=60 cy=200 r=7.6 fill=none stroke=#b3342b stroke-width=2.8
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      "
    `);
    expect(marked("blockade")).toMatchInlineSnapshot(`
      "
      title "Dot: dot, blockade (Red)"
      g data-mark=blockade
      circle cx=60 cy=200 r=7.6 fill=none stroke=#fff stroke-width=4.4
      circle cx=60 cy=200 r=7.6 fill=none stroke-dasharray=3.4 2.2 stroke=#b3342b stroke-width=2.8
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      "
    `);
  });
  test("a fortified line has a tooth for each level", () => {
    expect(marked("line", 3)).toMatchInlineSnapshot(`
      "
      title "Dot: dot, line 3 (Red)"
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      g data-mark=line
      path d=M53 194.5h14M53.3 194.5v-3.2h4v3.2M58 194.5v-3.2h4v3.2M62.7 194.5v-3.2h4v3.2 fill=none stroke=#fff stroke-width=4.4
      path d=M53 194.5h14M53.3 194.5v-3.2h4v3.2M58 194.5v-3.2h4v3.2M62.7 194.5v-3.2h4v3.2 fill=#b3342b stroke=#b3342b stroke-width=2.4
      "
    `);
  });
  test("a cross, a tomb and a flag have their signs", () => {
    expect([marked("ruin"), marked("tomb"), marked("banner")].join("")).toMatchInlineSnapshot(`
      "
      title "Dot: dot, ruin (Red)"
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      g data-mark=ruin
      path d=M61 194l6 6m0-6l-6 6 stroke=#fff stroke-width=4
      path d=M61 194l6 6m0-6l-6 6 stroke=#7a1f12 stroke-width=2

      title "Dot: dot, tomb (Red)"
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      g data-mark=tomb
      path d=M52 199l4.2-7.5 4.2 7.5z fill=#6d3a86 stroke=#fff stroke-width=0.9

      title "Dot: dot, banner (Red)"
      circle cx=60 cy=200 r=4.5 fill=#fffdf6 stroke=#33291f stroke-width=1.3
      g data-mark=banner
      path d=M63 200V192.5l6.5 2.7-6.5 2.7 fill=#b3342b stroke=#fff stroke-width=0.9
      "
    `);
  });
  test("what is out of the game is faded", () => {
    expect(drawn({ places: { dot: { control: null, value: null, marks: [{ kind: "out", owner: null, value: null }] } } })).toMatch(
      /data-place="dot"[^>]* opacity=".4"/,
    );
  });
});
