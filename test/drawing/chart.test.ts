/** The map as printed, of a small board: sea and land, links, the map let into it. */
import { describe, expect, test } from "vitest";
import { isIn, linesIn, linesOf, MADE, printed } from "./made.js";

test("a sheet with land has water in rings around it, its regions, rivers and coast; one without is paper", () => {
  const svg = printed();
  expect(
    linesOf(svg, ({ name, ancestors }) => name !== "pattern" && ancestors.at(-1)?.name !== "pattern" && ancestors.some((one) => one.name === "defs")),
  ).toMatchInlineSnapshot(`
    "
    clipPath id=board-frame-0
    rect x=0 y=0 width=900 height=700
    path id=board-land-0 d=M0 0H480V300H0Z
    clipPath id=board-clip-0
    path d=M0 0H480V300H0Z clip-rule=evenodd
    clipPath id=board-frame-1
    rect x=500 y=10 width=200 height=150
    "
  `);
  expect(
    linesOf(
      svg,
      ({ attributes, ancestors }) => attributes["href"] !== undefined || ancestors.some((one) => one.attributes["clip-path"] === "url(#board-clip-0)"),
    ),
  ).toMatchInlineSnapshot(`
    "
    use href=#board-land-0 fill=none stroke=#dcebeb stroke-width=34 stroke-opacity=.22
    use href=#board-land-0 fill=none stroke=#dcebeb stroke-width=22 stroke-opacity=.26
    use href=#board-land-0 fill=none stroke=#dcebeb stroke-width=11 stroke-opacity=.34
    use href=#board-land-0 fill=none stroke=#8fb2bb stroke-width=16.2 stroke-opacity=.35
    use href=#board-land-0 fill=none stroke=#cbdfe1 stroke-width=14.8
    use href=#board-land-0 fill=none stroke=#8fb2bb stroke-width=8.7 stroke-opacity=.35
    use href=#board-land-0 fill=none stroke=#cbdfe1 stroke-width=7.3
    use href=#board-land-0 fill=#f4ecd6
    path d=M0 0H90V90Z fill=#cdd6a4 fill-opacity=.78
    g fill=none stroke=#fbf5e4 stroke-width=4 stroke-opacity=.55
    path d=M0 0H90V90Z
    g fill=none stroke=#8d6b4b stroke-width=1.3 stroke-dasharray=5 2.5 1.2 2.5
    path d=M0 0H90V90Z
    path d=M10 10L90 90 fill=none stroke=#86aebb stroke-width=1.7 stroke-linecap=round
    use href=#board-land-0 fill=none stroke=#5b6d70 stroke-width=1.1
    "
  `);
  expect(svg).not.toContain("board-land-1");
  expect(svg).toContain('<g clip-path="url(#board-frame-1)"><rect x="500" y="10" width="200" height="150" fill="#f8f2e0"/>');
});

describe("links", () => {
  test("are straight or bent lines, wide ones without gaps on a bed of paper; a kind that is not on the board is not drawn", () => {
    const svg = printed();
    const isLine = ({ attributes }: { readonly attributes: Readonly<Record<string, string>> }): boolean => attributes["data-link"] !== undefined;
    expect(linesOf(svg, (element) => isLine(element) || (element.name === "g" && element.attributes["stroke-width"] !== undefined))).toMatchInlineSnapshot(`
      "
      g fill=none stroke=#fbf5e4 stroke-width=4 stroke-opacity=.55
      g fill=none stroke=#8d6b4b stroke-width=1.3 stroke-dasharray=5 2.5 1.2 2.5
      g fill=none stroke=#3f7d98 stroke-width=1.8 stroke-dasharray=1 4 stroke-linecap=round
      path data-link=town castle d=M160 100Q210 120 260 100
      path data-link=town isle d=M160 100L190 60 fill=none stroke=#3f7d98 stroke-width=1.8 stroke-dasharray=1 4
      g fill=none stroke=#7d6243 stroke-width=1.5
      path data-link=castle sea d=M260 100L260 200
      g fill=none stroke=#f8f2e0 stroke-width=4 stroke-opacity=.55
      g fill=none stroke=#7d6243 stroke-width=2
      path data-link=city town d=M60 100L160 100
      path data-link=isle town d=M600 100L570 120 fill=none stroke=#3f7d98 stroke-width=1.8 stroke-dasharray=1 4
      "
    `);
    expect(svg).not.toContain('stroke="#000"');
  });
  test("to another sheet break off in an arrow with the name of where they lead", () => {
    expect(linesOf(printed(), ({ attributes }) => attributes["class"] === "stub" || attributes["d"] === "M0 0-9-4V4Z")).toMatchInlineSnapshot(`
      "
      path d=M0 0-9-4V4Z transform=translate(190 60) rotate(-53.1) fill=#3f7d98
      text x=190 y=50 font-size=12 fill=#9c3f2a stroke=#c3d9dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=17.9 "Isle"
      path d=M0 0-9-4V4Z transform=translate(570 120) rotate(146.3) fill=#3f7d98
      text x=560 y=130 font-size=12 fill=#9c3f2a stroke=#c3d9dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=28.2 "Town"
      "
    `);
  });
});

test("a map let into the other has a double frame and its name on a plate", () => {
  expect(linesOf(printed(), isIn(MADE.sheets[1]!.frame))).toMatchInlineSnapshot(`
    "
    rect x=500 y=10 width=200 height=150
    rect x=500 y=10 width=200 height=150 fill=#f8f2e0
    path data-link=isle town d=M600 100L570 120 fill=none stroke=#3f7d98 stroke-width=1.8 stroke-dasharray=1 4
    path d=M0 0-9-4V4Z transform=translate(570 120) rotate(146.3) fill=#3f7d98
    text x=560 y=130 font-size=12 fill=#9c3f2a stroke=#c3d9dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=28.2 "Town"
    text x=600 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=17.9 "Isle"
    rect x=500 y=10 width=200 height=150 fill=none stroke=#6b5336 stroke-width=3
    rect x=504 y=14 width=192 height=142 fill=none stroke=#6b5336 stroke-width=0.7
    rect x=514 y=24 width=66.2 height=30 rx=4 fill=#f8f2e0 stroke=#6b5336
    text x=547.1 y=45 font-size=17 fill=#33291f font-weight=bold textLength=36.2 "Inset"
    "
  `);
});

test("names of geography and of places stand on the map", () => {
  expect(printed()).toContain('<circle cx="430" cy="240" r="3.6" ');
  expect(linesOf(printed(), ({ attributes }) => ["name", "geography"].includes(attributes["class"] ?? ""))).toMatchInlineSnapshot(`
    "
    text x=430 y=280 font-size=12 fill=#4d8197 textLength=22.2 "Gulf"
    text x=430 y=232 font-size=12 fill=#5b4a35 stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=46.3 "Old-town"
    text x=60 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=20.9 "City"
    text x=160 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=28.2 "Town"
    text x=260 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=30.8 "Castle"
    text x=360 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=39.7 "Fortress"
    text x=60 y=220 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=18.1 "Dot"
    text x=160 y=220 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=29.2 "Camp"
    text x=260 y=220 font-size=12 fill=#24566b stroke=#c3d9dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=17.9 "Sea"
    text x=600 y=120 font-size=12 fill=#33291f stroke=#f7f0dd stroke-width=3 paint-order=stroke stroke-opacity=.8 textLength=17.9 "Isle"
    "
  `);
});

test("the hatchings are patterns of lines, one of dots", () => {
  expect(linesIn(printed(), "patternUnits", "userSpaceOnUse")).toMatchInlineSnapshot(`
    "
    path d=M0 1.8H3.6 stroke=#fff stroke-width=0.9 stroke-opacity=.75
    path d=M1.8 0V3.6 stroke=#fff stroke-width=0.9 stroke-opacity=.75
    path d=M-.9 .9.9-.9M0 3.6 3.6 0M2.7 4.5 4.5 2.7 stroke=#fff stroke-width=0.9 stroke-opacity=.75
    path d=M2.7-.9 4.5 .9M0 0 3.6 3.6M-.9 2.7 .9 4.5 stroke=#fff stroke-width=0.9 stroke-opacity=.75
    path d=M0 1.8H3.6M1.8 0V3.6 stroke=#fff stroke-width=0.9 stroke-opacity=.75
    path d=M1 1h.1M2.8 2.8h.1 stroke=#fff stroke-width=1.5 stroke-opacity=.75 stroke-linecap=round
    "
  `);
});
