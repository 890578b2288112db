/** Decisions to learn from, in arrays that grow: what was seen, the list as rows of factors, what was chosen, and what came of it. */
import { inputOf } from "tyche/learn";

/** Where a decision stands in a batch, or in arrays like those of one. */
export interface Seen {
  readonly observations: Float32Array;
  /** Where its observation begins, and how many numbers it has. */
  readonly at: number;
  readonly size: number;
  /** Two rows for each action of its list; those of the first stand at 2 * `from`. */
  readonly rows: Int32Array;
  readonly from: number;
  readonly count: number;
}

/** Of an observation only the numbers that are not 0 are kept, as the whole numbers that a packed network reads. */
export class Samples {
  count = 0;
  /** The inputs of sample i lie from `inputFrom[i]` to `inputFrom[i + 1]`: which, and the 64th parts of them. */
  inputFrom: Int32Array = new Int32Array(1024);
  inputs: Int32Array = new Int32Array(1 << 16);
  values: Int16Array = new Int16Array(1 << 16);
  /** Its list from `listFrom[i]` to `listFrom[i + 1]`, two rows an action. */
  listFrom: Int32Array = new Int32Array(1024);
  rows: Int32Array = new Int32Array(1 << 14);
  /** Which action of the list was chosen, and the logarithm of how likely that was. */
  chosen: Int32Array = new Int32Array(1024);
  likelihood: Float64Array = new Float64Array(1024);
  /** What the value was held to be, what it turned out to be, and by how much the choice was better than was expected. */
  expected: Float64Array = new Float64Array(1024);
  target: Float64Array = new Float64Array(1024);
  advantage: Float64Array = new Float64Array(1024);

  clear(): void {
    this.count = 0;
  }

  /** Adds a decision, and says which sample it is. */
  add({ observations, at, size, rows, from, count }: Seen): number {
    const sample = this.count++;
    this.makeRoom(size, count);
    let to = this.inputFrom[sample]!;
    for (let i = 0; i < size; i++) {
      const seen = observations[at + i]!;
      if (seen === 0) continue;
      this.inputs[to] = i;
      this.values[to++] = inputOf(seen);
    }
    this.inputFrom[sample + 1] = to;
    const list = this.listFrom[sample]!;
    for (let n = 0; n < 2 * count; n++) this.rows[2 * list + n] = rows[2 * from + n]!;
    this.listFrom[sample + 1] = list + count;
    return sample;
  }

  private makeRoom(inputs: number, list: number): void {
    const sample = this.count;
    if (sample + 1 >= this.chosen.length) {
      const length = 2 * this.chosen.length;
      this.inputFrom = grown(new Int32Array(length + 1), this.inputFrom);
      this.listFrom = grown(new Int32Array(length + 1), this.listFrom);
      this.chosen = grown(new Int32Array(length), this.chosen);
      this.likelihood = grown(new Float64Array(length), this.likelihood);
      this.expected = grown(new Float64Array(length), this.expected);
      this.target = grown(new Float64Array(length), this.target);
      this.advantage = grown(new Float64Array(length), this.advantage);
    }
    const needed = this.inputFrom[sample - 1]! + inputs;
    if (needed > this.inputs.length) {
      this.inputs = grown(new Int32Array(2 * needed), this.inputs);
      this.values = grown(new Int16Array(2 * needed), this.values);
    }
    const rows = 2 * (this.listFrom[sample - 1]! + list);
    if (rows > this.rows.length) this.rows = grown(new Int32Array(2 * rows), this.rows);
  }
}

function grown<A extends Int32Array | Int16Array | Float64Array>(longer: A, array: A): A {
  longer.set(array);
  return longer;
}
