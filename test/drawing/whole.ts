/** The law of pictures: whatever lies on a table is in its picture, and an attribute says so. */
import type { Table } from "../../src/core/board/table.js";
import { readSvg, type SvgElement } from "./svg-reader.js";

/** What a table has that its picture does not show, and what a picture shows that its table does not have; the same thing as often as it is one of them. */
export function differences(table: Table, svg: string): { readonly missing: string[]; readonly strange: string[] } {
  const [wanted, shown] = [lying(table), seen(svg)];
  return { missing: without(wanted, shown), strange: without(shown, wanted) };
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

// Empty piles are not drawn; the open cards of a common pile stand in its tooltip alone.
function lying({ seats, piles, places, tracks, stacks, regions }: Table): string[] {
  const full = piles.filter(({ count }) => count > 0);
  return [
    ...seats.flatMap(({ seat, marks, scores }) => [...marks.map((mark) => `seat ${seat} mark ${mark}`), ...scores.map(({ id }) => `seat ${seat} score ${id}`)]),
    ...full.map(({ id, owner }) => (owner === null ? `pile ${id}` : `seat ${owner} pile ${id}`)),
    ...full.flatMap(({ id, owner, cards }) => (owner === null ? [] : (cards ?? []).map((card) => `pile ${id} card ${card}`))),
    ...Object.entries(places).flatMap(([place, { marks }]) => marks.map(({ kind }) => `place ${place} mark ${kind}`)),
    ...tracks.flatMap(({ id, marks }) => marks.map(({ kind, owner }) => `track ${id} mark ${kind} ${owner ?? "nobody"}`)),
    ...stacks.flatMap(({ place, pieces }) => pieces.map(({ id, count }) => `place ${place} piece ${id}*${count}`)),
    ...Object.keys(regions).map((region) => `region ${region}`),
  ];
}

function seen(svg: string): string[] {
  return readSvg(svg).flatMap((element) => {
    const own = element.attributes;
    const said = (key: string): string | undefined => valueAround(element, `data-${key}`);
    const [seat, track, pile, region] = ["seat", "track", "pile", "region"].map(said);
    const place = said("at") ?? said("place");
    const mark = own["data-mark"];
    const whose = seat === undefined ? "" : `seat ${seat} `;
    return [
      ...(mark === undefined
        ? []
        : [track === undefined ? `${whose || `place ${place} `}mark ${mark}` : `track ${track} mark ${mark} ${own["data-owner"] ?? "nobody"}`]),
      ...(own["data-score"] === undefined ? [] : [`${whose}score ${own["data-score"]}`]),
      ...(own["data-pile"] === undefined ? [] : [`${whose}pile ${pile}`]),
      ...(own["data-card"] === undefined ? [] : [`pile ${pile} card ${own["data-card"]}`]),
      ...(own["data-region"] === undefined ? [] : [`region ${region}`]),
      ...(own["data-pieces"] ?? "")
        .split(" ")
        .flatMap((piece) => (piece === "" ? [] : [`place ${place} piece ${/\*\d+$/.test(piece) ? piece : `${piece}*1`}`])),
    ];
  });
}

function valueAround({ attributes, ancestors }: SvgElement, key: string): string | undefined {
  return attributes[key] ?? [...ancestors].reverse().find((one) => one.attributes[key] !== undefined)?.attributes[key];
}
