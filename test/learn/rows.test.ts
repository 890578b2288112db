/** How rows write their values: every kind of value, of one, of a row and of a table of them, from the eyes of both seats. */
import { describe, expect, test } from "vitest";
import { type ObservationField, type ObservationRow, observerOf } from "../../src/learn/index.js";
import { UNREST, type UnrestState } from "../../src/unrest/index.js";

const STATE = UNREST.setup({ seed: 1 });
type Row = ObservationRow<UnrestState>;

/** A field and its numbers, as both seats are shown them. */
function written(row: Row): { readonly field: ObservationField; readonly own: number[]; readonly other: number[] } {
  const before: Row = { of: "number", most: 2, read: () => 1 };
  const observer = observerOf(UNREST, { observation: { rows: { before, row, after: { of: "flag", read: () => 0 } } } });
  const field = observer.fields.find(({ name }) => name === "row")!;
  const shown = (seat: number): number[] => {
    const out = new Float32Array(observer.size + 3).fill(7);
    observer.observe(STATE, seat, out, 2);
    expect([out[0], out[1], out.at(-1)]).toEqual([7, 7, 7]);
    expect([out[2 + field.at - 1], out[2 + field.at + field.length]]).toEqual([0.5, 0]);
    return [...out.subarray(2 + field.at, 2 + field.at + field.length)];
  };
  const sparse = (seat: number): number[] => {
    const [indices, values] = [new Int32Array(observer.size), new Float32Array(observer.size)];
    const out = new Float32Array(observer.size);
    const count = observer.observeSparse(STATE, seat, { indices, values });
    for (let i = 0; i < count; i++) out[indices[i]!] = values[i]!;
    expect([new Set(indices.subarray(0, count)).size, values.subarray(0, count).includes(0)]).toEqual([count, false]);
    return [...out.subarray(field.at, field.at + field.length)];
  };
  expect([sparse(0), sparse(1)]).toEqual([shown(0), shown(1)]);
  return { field, own: shown(0), other: shown(1) };
}

/** The three ways of a row to say values. */
function ways(row: Pick<Row, "each" | "of" | "most" | "usual">, cells: readonly number[], inner: number): Row[] {
  return [
    { ...row, cells: () => cells },
    { ...row, read: (_, a, b) => cells[a * inner + b]! },
    { ...row, fill: (_, put) => cells.forEach((value, i) => put(value, Math.floor(i / inner), i % inner)) },
  ];
}

describe("one value", () => {
  test.each([
    [{ of: "number", most: 8, usual: 4 }, 6, [1.5], { low: 0, high: 2, kind: "number" }],
    [{ of: "number", most: () => 8 }, 2, [0.25], { low: 0, high: 1, kind: "number" }],
    [{ of: "2..10" }, 5, [0.5], { low: Math.fround(0.2), high: 1, kind: "number" }],
    [{ of: "-4..2" }, -3, [-0.75], { low: -1, high: 0.5, kind: "number" }],
    [{ of: "flag" }, 3, [1], { low: 0, high: 1, kind: "flag" }],
    [{ of: ["a", "b", "c"] }, 2, [0, 0, 1], { low: 0, high: 1, kind: "one-hot", axes: [["a", "b", "c"]] }],
    [{ of: ["a", "b", "c"] }, -1, [0, 0, 0], { kind: "one-hot" }],
    [{ of: "location" }, 1, [0, 1, 0, 0], { kind: "one-hot", axes: [["garrison-box", "carthago", "sicily", "syracusae"]] }],
    [{ of: "0..5000" }, 4097, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], { low: 0, high: 1, kind: "bits", length: 13 }],
    [{ of: "0..64" }, 16, [0.25], { kind: "number", high: 1 }],
    [{ of: "0..65" }, 6, [0, 1, 1, 0, 0, 0, 0], { kind: "bits", length: 7 }],
    [{ of: "0..65", usual: 65 }, 13, [Math.fround(0.2)], { kind: "number", high: 1 }],
    [{ of: (s: UnrestState) => [`edition ${s.edition}`, "b"] }, 1, [0, 1], { kind: "one-hot", axes: [["edition ", "b"]] }],
    [{ of: "100..5000" }, 103, [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], { kind: "bits" }],
    [{ of: "5..5" }, 5, [1], { low: 1, high: Math.fround(1.2) }],
    [{ of: "0..5000", usual: 1000 }, 500, [0.5], { kind: "number", high: 5 }],
  ] as const)("%j of %d", (row, value, numbers, field) => {
    const { field: laid, own, other } = written({ ...row, read: () => value } as never);
    expect([own, other]).toEqual([numbers, numbers]);
    expect(laid).toMatchObject({ length: numbers.length, ...field });
    expect(written({ ...row, fill: (_: unknown, put: (value: number) => void) => put(value) } as never).own).toEqual(numbers);
  });
  test("that is a seat, or some of them, is told from the eyes of who looks", () => {
    expect(written({ of: "seat", read: () => 1 })).toMatchObject({ field: { axes: [["own", "rival-1"]] }, own: [0, 1], other: [1, 0] });
    expect(written({ of: "seat?", read: () => -1 })).toMatchObject({ own: [0, 0], other: [0, 0] });
    expect(written({ of: "seats", read: () => 0b10 })).toMatchObject({ field: { kind: "set" }, own: [0, 1], other: [1, 0] });
    expect(written({ of: "locations", read: () => 0b1010 })).toMatchObject({ field: { kind: "set" }, own: [0, 1, 0, 1], other: [0, 1, 0, 1] });
  });
});

describe("a value beyond its words", () => {
  test.each<[of: Row["of"], value: number, own: readonly number[], other: readonly number[]]>([
    [["a", "b"], 2, [0, 0], [0, 0]],
    [["a", "b"], -2, [0, 0], [0, 0]],
    ["seat?", 2, [0, 0], [0, 0]],
    ["seat?", 0, [1, 0], [0, 1]],
    ["locations", 0b110001, [1, 0, 0, 0], [1, 0, 0, 0]],
    ["seats", 0b01, [1, 0], [0, 1]],
    ["seats", 0b111, [1, 1], [1, 1]],
    ["8..5000", 8, Array(13).fill(0), Array(13).fill(0)],
  ])("of %j: %i shows nothing of what there is not, and leaves the next row alone", (of, value, own, other) => {
    for (const row of [
      { of, read: () => value },
      { of, fill: (_, put) => put(value) },
    ] as Row[])
      expect(written(row)).toMatchObject({ own, other });
    for (const row of ways({ each: [["x", "y"]], of }, [value, value], 1))
      expect(written(row)).toMatchObject({ own: [...own, ...own], other: [...other, ...other] });
  });
});

describe("a value that is put where there is no cell", () => {
  const refused = (row: Row) => () => written(row);
  const fill =
    (a: number, b?: number): NonNullable<Row["fill"]> =>
    (_, put) =>
      put(1, a, b);
  test.each<[of: Row["of"]]>([["number"], ["flag"], [["a", "b"]], ["seat"], ["locations"], ["8..5000"]])(
    "of %j is refused with the indices that there are",
    (of) => {
      for (const [a, b] of [[1], [0, 1], [-1], [Number.NaN]] as const)
        expect(refused({ of, fill: fill(a, b) })).toThrow("observation.rows.row.fill: expected no index but 0, got");
      for (const [a, b] of [[4], [0, 1], [0, -1], [-1]] as const)
        expect(refused({ each: ["location"], of, fill: fill(a, b) })).toThrow("observation.rows.row.fill: expected indices below 4, got");
      for (const [a, b] of [
        [4, 0],
        [3, 2],
        [0, -1],
        [-1, 0],
      ] as const)
        expect(refused({ each: ["location", "seat"], of, fill: fill(a, b) })).toThrow("observation.rows.row.fill: expected indices below 4 and 2, got");
      for (const [a, b] of [
        [2, 0],
        [1, 4],
      ] as const)
        expect(refused({ each: ["seat", "location"], of, fill: fill(a, b) })).toThrow("observation.rows.row.fill: expected indices below 2 and 4, got");
      expect(refused({ of, fill: (_, put) => put(1) })).not.toThrow();
      expect(refused({ each: ["location", "seat"], of, fill: fill(3, 1) })).not.toThrow();
    },
  );
});

describe("values of a row", () => {
  test.each([0, 1, 2])("of places: way %i", (way) => {
    const numbers = { each: ["location"], of: "number", most: 10 } as const;
    expect(written(ways(numbers, [0, 5, 10, 1], 1)[way]!)).toMatchObject({
      field: { length: 4, axes: [["garrison-box", "carthago", "sicily", "syracusae"]] },
      own: [0, 0.5, 1, Math.fround(0.1)],
      other: [0, 0.5, 1, Math.fround(0.1)],
    });
    expect(written(ways({ each: ["location"], of: "flag" }, [0, 1, 0, 1], 1)[way]!).own).toEqual([0, 1, 0, 1]);
    expect(written(ways({ each: ["location"], of: ["a", "b"] }, [0, 1, -1, 1], 1)[way]!).own).toEqual([1, 0, 0, 1, 0, 0, 0, 1]);
    expect(written(ways({ each: ["location"], of: "seat?" }, [0, 1, -1, 1], 1)[way]!)).toMatchObject({
      own: [1, 0, 0, 1, 0, 0, 0, 1],
      other: [0, 1, 1, 0, 0, 0, 1, 0],
    });
    expect(written(ways({ each: [["x", "y"]], of: "locations" }, [0b0101, 0], 1)[way]!).own).toEqual([1, 0, 1, 0, 0, 0, 0, 0]);
    // Below 0 begins what 0 is counted from.
    expect(written(ways({ each: [["x", "y"]], of: "-4000..4000" }, [0, -4000], 1)[way]!).own).toEqual([
      0,
      0,
      0,
      0,
      0,
      1,
      0,
      1,
      1,
      1,
      1,
      1,
      0,
      ...Array(13).fill(0),
    ]);
    expect(written(ways({ each: [["x", "y"]], of: "8..5000" }, [9, 11], 1)[way]!).own).toEqual([1, ...Array(12).fill(0), 1, 1, ...Array(11).fill(0)]);
  });
  test.each([0, 1, 2])("of seats and places, and of places and seats: way %i", (way) => {
    const cells = [1, 2, 3, 4, 5, 6, 7, 8];
    const eighths = (values: readonly number[]): number[] => values.map((value) => value / 8);
    expect(written(ways({ each: ["seat", "location"], of: "number", most: 8 }, cells, 4)[way]!)).toMatchObject({
      field: {
        length: 8,
        axes: [
          ["own", "rival-1"],
          ["garrison-box", "carthago", "sicily", "syracusae"],
        ],
      },
      own: eighths(cells),
      other: eighths([5, 6, 7, 8, 1, 2, 3, 4]),
    });
    expect(written(ways({ each: ["location", "seat"], of: "number", most: 8 }, cells, 2)[way]!)).toMatchObject({
      own: eighths(cells),
      other: eighths([2, 1, 4, 3, 6, 5, 8, 7]),
    });
    const placed = ways({ each: ["seat", ["x", "y"]], of: ["a", "b", "c"] }, [0, 1, 2, -1], 2)[way]!;
    expect(written(placed)).toMatchObject({ own: [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], other: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0] });
    const flags = ways({ each: [["x", "y", "z"], "seat"], of: "flag" }, [1, 0, 0, 1, 1, 1], 2)[way]!;
    expect(written(flags)).toMatchObject({ own: [1, 0, 0, 1, 1, 1], other: [0, 1, 1, 0, 1, 1] });
  });
});

describe("where numbers are put", () => {
  const observer = observerOf(UNREST, { observation: { rows: { row: { of: "flag", read: () => 1 } } } });
  test("begins where it is said, and needs room to its end", () => {
    const { size } = observer;
    expect(() => observer.observe(STATE, 0, new Float32Array(size), 0)).not.toThrow();
    expect(() => observer.observe(STATE, 0, new Float32Array(size + 4), 4)).not.toThrow();
    for (const [length, at] of [
      [size - 1, 0],
      [size + 3, 4],
      [size + 9, -1],
      [size + 9, 0.5],
    ] as const)
      expect(() => observer.observe(STATE, 0, new Float32Array(length), at)).toThrow(
        `out: expected room for ${size} numbers from ${at} on, got ${length} in all`,
      );
    for (const seat of [-1, 2, 0.5, Number.NaN])
      expect(() => observer.observe(STATE, seat, new Float32Array(size))).toThrow("seat: expected the index of a seat");
  });
  test("is asked for in both arrays of the sparse form, and is used from where it is said", () => {
    const [indices, values] = [new Int32Array(9).fill(7), new Float32Array(9).fill(7)];
    const count = observer.observeSparse(STATE, 0, { indices, values }, 2);
    expect([...indices.subarray(0, 2), ...indices.subarray(2 + count)]).toEqual(Array(9 - count).fill(7));
    expect([...values.subarray(0, 2), ...values.subarray(2 + count)]).toEqual(Array(9 - count).fill(7));
    const tight = (): number => observer.observeSparse(STATE, 0, { indices: new Int32Array(count + 1), values: new Float32Array(count + 1) }, 1);
    expect(tight()).toBe(count);
    for (const [length, others, at, name] of [
      [count - 1, count, 0, "indices"],
      [count, count - 1, 0, "values"],
      [count, count, 1, "indices"],
      [count, count, -1, "indices"],
      [count, count, 0.5, "indices"],
    ] as const)
      expect(() => observer.observeSparse(STATE, 0, { indices: new Int32Array(length), values: new Float32Array(others) }, at)).toThrow(
        `${name}: expected room for ${count} numbers from ${at} on, got ${name === "indices" ? length : others} in all`,
      );
    expect(tight()).toBe(count); // what could not be handed out is forgotten
  });
  test("holds what a row has put, whatever it puts first", () => {
    const row: Row = { each: [["a", "b", "c"]], of: "number", most: 9, fill: (_, put) => [4, -4, 2, -2, 6].forEach((n, i) => put(n, i === 4 ? 2 : 1)) };
    expect(written(row).own).toEqual([0, 0, Math.fround(6 / 9)]);
  });
  test("is emptied first, and says who looks and who is asked", () => {
    const out = new Float32Array(observer.size).fill(3);
    const asked = UNREST.seats.indexOf(UNREST.seatsToMove(STATE)[0]!);
    const at = (name: string): ObservationField => observer.fields.find((field) => field.name === name)!;
    for (const seat of [0, 1]) {
      observer.observe(STATE, seat, out);
      const of = (name: string): number[] => [...out.subarray(at(name).at, at(name).at + at(name).length)];
      expect([of("self"), of("asked"), of("row")]).toEqual([seat === 0 ? [1, 0] : [0, 1], seat === asked ? [1, 0] : [0, 1], [1]]);
      expect(Math.max(...out)).toBe(1);
    }
  });
});
