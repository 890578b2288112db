/** Threads that learn together: each plays games of its own, and all make the same steps, with derivatives added up in the order of the threads, so that a run repeats. */

/** What the threads of a team share. */
export interface Shared {
  readonly size: number;
  /** One part a thread, for what is added up. */
  readonly parts: SharedArrayBuffer;
  /** How many have arrived, and how often all have. */
  readonly meeting: SharedArrayBuffer;
}

/** Room for a team of so many threads that add up at most so many numbers. */
export function shared(size: number, length: number): Shared {
  return { size, parts: new SharedArrayBuffer(8 * size * length), meeting: new SharedArrayBuffer(8) };
}

/** One thread of a team. All must call its methods in the same order. */
export class Team {
  readonly rank: number;
  readonly size: number;
  private readonly parts: readonly Float64Array[];
  private readonly meeting: Int32Array;

  constructor(rank: number, { size, parts, meeting }: Shared) {
    const length = parts.byteLength / 8 / size;
    this.rank = rank;
    this.size = size;
    this.parts = Array.from({ length: size }, (_, i) => new Float64Array(parts, 8 * i * length, length));
    this.meeting = new Int32Array(meeting);
  }

  /** A thread alone. */
  static alone(): Team {
    return new Team(0, shared(1, 1));
  }

  /** Puts in the place of the numbers the sums of those of all threads. */
  add(numbers: Float64Array): void {
    if (this.size === 1) return;
    this.parts[this.rank]!.set(numbers);
    this.meet();
    numbers.fill(0);
    for (const part of this.parts) for (let i = 0; i < numbers.length; i++) numbers[i]! += part[i]!;
    this.meet(); // before anybody writes again
  }

  /** The least of a number that each thread has. */
  least(number: number): number {
    const numbers = new Float64Array(this.size);
    numbers[this.rank] = number;
    this.add(numbers);
    return Math.min(...numbers);
  }

  // Waits until all have come.
  private meet(): void {
    const { meeting } = this;
    const before = Atomics.load(meeting, 1);
    if (Atomics.add(meeting, 0, 1) + 1 < this.size) {
      Atomics.wait(meeting, 1, before);
      return;
    }
    Atomics.store(meeting, 0, 0);
    Atomics.add(meeting, 1, 1);
    Atomics.notify(meeting, 1);
  }
}
