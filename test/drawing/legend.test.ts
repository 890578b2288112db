/** The legend of a small board: a sample and a name for each kind of thing. */
import { expect, test } from "vitest";
import { isIn, linesOf, MADE, printed } from "./made.js";

test("the legend has a row for each kind of place, link, owner, piece and mark, from top to bottom", () => {
  expect(linesOf(printed(), isIn(MADE.furniture.legend))).toMatchInlineSnapshot(`
    "
    rect x=700 y=180 width=180 height=500 rx=6 fill=#f8f2e0 fill-opacity=.96 stroke=#6b5336 stroke-width=1.4
    rect x=704 y=184 width=172 height=492 rx=4 fill=none stroke=#6b5336 stroke-width=0.6
    text x=790 y=207 font-size=17 fill=#33291f font-weight=bold letter-spacing=1 textLength=61.3 "Legend"
    path d=M723 219.5L741 219.5L741 237.5L723 237.5Z fill=#fffdf6 stroke=#33291f stroke-width=1.4
    path d=M727.5 224L736.5 224L736.5 233L727.5 233Z fill=#fffdf6 stroke=#33291f stroke-width=1.4
    text x=756 y=233 font-size=13.5 fill=#33291f textLength=23.5 "City"
    text x=756 y=253.7 font-size=12.7 fill=#33291f textLength=29.8 "Town"
    path d=M724.5 277v-12h3.4v2.8h2.4v-2.8h3.4v2.8h2.4v-2.8h3.4v12z fill=#fffdf6 stroke=#33291f stroke-width=1.4
    text x=756 y=274.3 font-size=11.6 fill=#33291f textLength=29.8 "Castle"
    path d=M732 281.5L735.1 285L739.8 285.3L739 289.9L741.7 293.7L737.6 296L736.3 300.5L732 298.7L727.7 300.5L726.4 296L722.3 293.7L725 289.9L724.2 285.3L728.9 285Z
      fill=#fffdf6 stroke=#33291f stroke-width=1.4
    text x=732 y=295.7 font-size=12 fill=#33291f font-weight=bold "2"
    text x=756 y=294.5 font-size=9 fill=#33291f textLength=29.8 "Fortress"
    text x=756 y=317 font-size=13.5 fill=#33291f textLength=20.4 "Dot"
    text x=756 y=337.6 font-size=12.3 fill=#33291f textLength=29.9 "Camp"
    text x=756 y=359 font-size=13.5 fill=#33291f textLength=20.1 "Sea"
    text x=756 y=380 font-size=13.5 fill=#33291f textLength=22.8 "Port"
    path d=M714 396.5h36 stroke=#7d6243 stroke-width=2
    text x=756 y=401 font-size=13.5 fill=#33291f textLength=28.9 "Road"
    path d=M714 417.5h36 stroke=#7d6243 stroke-width=1.5
    text x=756 y=422 font-size=13.5 fill=#33291f textLength=24.4 "Path"
    path d=M714 438.5h36 stroke=#3f7d98 stroke-width=1.8 stroke-dasharray=1 4 stroke-linecap=round
    text x=756 y=443 font-size=13.5 fill=#33291f textLength=25.7 "Way"
    path d=M715.4 451.9L730.6 451.9L730.6 467.1L715.4 467.1Z fill=#b3342b stroke=#33291f stroke-width=0.9
    path d=M734.5 459.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z fill=#b3342b stroke=#33291f stroke-width=1.2
    text x=756 y=464 font-size=13.5 fill=#33291f textLength=22.1 "Red"
    path d=M714.8 480.5L718.4 472.9L727.6 472.9L731.2 480.5L727.6 488.1L718.4 488.1Z fill=#2d5f94 stroke=#33291f stroke-width=0.9
    path d=M734.5 480.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z fill=#2d5f94 stroke=#33291f stroke-width=1.2
    path d=M734.5 480.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0Z fill=url(#board-level)
    text x=756 y=485 font-size=13.5 fill=#33291f textLength=25.9 "Blue"
    path d=M723.8 501.5L727.4 493.9L736.6 493.9L740.2 501.5L736.6 509.1L727.4 509.1Z fill=#7fa3c7 stroke=#33291f stroke-width=0.9
    text x=756 y=506 font-size=13.5 fill=#33291f textLength=24.2 "Ally"
    path d=M724.4 514.9L739.6 514.9L739.6 530.1L724.4 530.1Z fill=#33291f
    text x=732 y=526.7 font-size=12 fill=#fff font-weight=bold "4"
    text x=756 y=527 font-size=13.5 fill=#33291f textLength=29.7 "Units"
    path d=M803.5 224.5v-3.8h3.4v2h3.2v-2h3.8v2h3.2v-2h3.4v3.8z fill=#33291f
    path d=M804.6 224.5L819.4 224.5L819.4 236.5L804.6 236.5Z fill=#f8f2e0 stroke=#33291f stroke-width=2
    text x=812 y=234.5 font-size=11 fill=#33291f font-weight=bold "4"
    text x=836 y=232.5 font-size=12 fill=#33291f textLength=29.9 "Inside"
    rect x=802 y=240 width=20 height=19 rx=4 fill=none stroke=#f0b400 stroke-width=2.4
    path d=M804.4 241.9L819.6 241.9L819.6 257.1L804.4 257.1Z fill=#33291f
    text x=812 y=253.7 font-size=12 fill=#fff font-weight=bold "4"
    text x=836 y=251.6 font-size=6.5 fill=#33291f textLength=29.6 "Under-way"
    path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(812 270.5) scale(1.3) fill=#33291f
    text x=836 y=273.5 font-size=9.2 fill=#33291f textLength=29.7 "General"
    path d=M-4.6 3.6-4.6-2.4-2.2.2 0-4.2 2.2.2 4.6-2.4 4.6 3.6Z transform=translate(812 291.5) scale(1.3) fill=#6d3a86
    text x=836 y=296 font-size=13.5 fill=#33291f textLength=24.4 "Heir"
    path d=M-4.8 1.4 4.8 1.4 3 4.4-3 4.4ZM-.6.6-.6-4.6 3.6.6ZM-1.4.6-4-.0-1.4-3.4Z transform=translate(812 312.5) scale(1.3) fill=#33291f
    text x=836 y=317 font-size=13.5 fill=#33291f textLength=27.7 "Fleet"
    text x=836 y=337.9 font-size=13.2 fill=#33291f textLength=30 "Siege"
    text x=836 y=357.1 font-size=7.8 fill=#33291f textLength=30 "Blockade"
    path d=M802 377.5h20M805 377.5v-3.2h4v3.2M815 377.5v-3.2h4v3.2 fill=none stroke=#fff stroke-width=4.4
    path d=M802 377.5h20M805 377.5v-3.2h4v3.2M815 377.5v-3.2h4v3.2 fill=#33291f stroke=#33291f stroke-width=2.4
    text x=836 y=380 font-size=13.5 fill=#33291f textLength=25.1 "Line"
    path d=M808 392.5l8 8m0-8l-8 8 stroke=#7a1f12 stroke-width=2.4
    text x=836 y=401 font-size=13.5 fill=#33291f textLength=26.5 "Ruin"
    path d=M805 423.5l7-12 7 12z fill=#6d3a86
    text x=836 y=421.6 font-size=12.4 fill=#33291f textLength=29.9 "Tomb"
    path d=M808 445.5v-14l10 4-10 4 fill=#33291f stroke=#33291f
    text x=836 y=441.9 font-size=10.2 fill=#33291f textLength=30 "Banner"
    path d=M-3.9-4.4-3-4.4 4.4 3 4.4 4-.2-.5ZM3.9-4.4 3-4.4-4.4 3-4.4 4 .2-.5ZM-4.6 1.4-1.6 4.4-2.4 4.8-5 2.2ZM4.6 1.4 1.6 4.4 2.4 4.8 5 2.2Z
      transform=translate(812 459.5) scale(1.4) fill=#33291f
    text x=836 y=463.5 font-size=12.2 fill=#33291f textLength=29.8 "Battle"
    text x=836 y=485 font-size=13.5 fill=#33291f textLength=20.4 "Out"
    text x=812 y=505.7 font-size=12 fill=#7a4520 font-weight=bold "3"
    text x=836 y=505.4 font-size=11.7 fill=#33291f textLength=30 "Worth"
    "
  `);
});

test("rows stand in one column where there is room for all, as far apart as there is room, and names beside them", () => {
  const furniture = { ...MADE.furniture, legend: { ...MADE.furniture.legend, y: 100, height: 590 } };
  const rows = linesOf(printed({ furniture }), (element) => element.name === "text" && isIn(furniture.legend)(element));
  expect(rows).toMatchInlineSnapshot(`
    "
    text x=790 y=127 font-size=17 fill=#33291f font-weight=bold letter-spacing=1 textLength=61.3 "Legend"
    text x=756 y=151.8 font-size=13.5 fill=#33291f textLength=23.5 "City"
    text x=756 y=170.5 font-size=13.5 fill=#33291f textLength=31.7 "Town"
    text x=756 y=189.2 font-size=13.5 fill=#33291f textLength=34.7 "Castle"
    text x=732 y=207.6 font-size=12 fill=#33291f font-weight=bold "2"
    text x=756 y=207.9 font-size=13.5 fill=#33291f textLength=44.7 "Fortress"
    text x=756 y=226.6 font-size=13.5 fill=#33291f textLength=20.4 "Dot"
    text x=756 y=245.2 font-size=13.5 fill=#33291f textLength=32.8 "Camp"
    text x=756 y=263.9 font-size=13.5 fill=#33291f textLength=20.1 "Sea"
    text x=756 y=282.6 font-size=13.5 fill=#33291f textLength=22.8 "Port"
    text x=756 y=301.3 font-size=13.5 fill=#33291f textLength=28.9 "Road"
    text x=756 y=320 font-size=13.5 fill=#33291f textLength=24.4 "Path"
    text x=756 y=338.7 font-size=13.5 fill=#33291f textLength=25.7 "Way"
    text x=756 y=357.4 font-size=13.5 fill=#33291f textLength=22.1 "Red"
    text x=756 y=376.1 font-size=13.5 fill=#33291f textLength=25.9 "Blue"
    text x=756 y=394.8 font-size=13.5 fill=#33291f textLength=24.2 "Ally"
    text x=732 y=413.2 font-size=12 fill=#fff font-weight=bold "4"
    text x=756 y=413.5 font-size=13.5 fill=#33291f textLength=29.7 "Units"
    text x=732 y=433.7 font-size=11 fill=#33291f font-weight=bold "4"
    text x=756 y=432.1 font-size=13.5 fill=#33291f textLength=33.6 "Inside"
    text x=732 y=450.6 font-size=12 fill=#fff font-weight=bold "4"
    text x=756 y=450.8 font-size=13.5 fill=#33291f textLength=61.6 "Under-way"
    text x=756 y=469.5 font-size=13.5 fill=#33291f textLength=43.6 "General"
    text x=756 y=488.2 font-size=13.5 fill=#33291f textLength=24.4 "Heir"
    text x=756 y=506.9 font-size=13.5 fill=#33291f textLength=27.7 "Fleet"
    text x=756 y=525.6 font-size=13.5 fill=#33291f textLength=30.6 "Siege"
    text x=756 y=544.3 font-size=13.5 fill=#33291f textLength=51.8 "Blockade"
    text x=756 y=563 font-size=13.5 fill=#33291f textLength=25.1 "Line"
    text x=756 y=581.7 font-size=13.5 fill=#33291f textLength=26.5 "Ruin"
    text x=756 y=600.4 font-size=13.5 fill=#33291f textLength=32.5 "Tomb"
    text x=756 y=619 font-size=13.5 fill=#33291f textLength=39.7 "Banner"
    text x=756 y=637.7 font-size=13.5 fill=#33291f textLength=32.9 "Battle"
    text x=756 y=656.4 font-size=13.5 fill=#33291f textLength=20.4 "Out"
    text x=732 y=674.9 font-size=12 fill=#7a4520 font-weight=bold "3"
    text x=756 y=675.1 font-size=13.5 fill=#33291f textLength=34.6 "Worth"
    "
  `);
});
