/** Incoming bytes, cut into lines or frames. A line longer than a limit is not kept. */

const NEWLINE = 10;
const RETURN = 13;
const HEADER = 4;

/** Stands for a line that was longer than the limit and has been passed over, or for a frame that is longer. */
export const TOO_LONG: unique symbol = Symbol("too long");

/** Cuts incoming bytes into lines or frames. */
export class Intake {
  private readonly most: number;
  private parts: Uint8Array[] = [];
  private size = 0;
  private isPassedOver = false;

  /** @param most Bytes of a line, or of a frame without its header. */
  constructor(most: number) {
    this.most = most;
  }

  /** True if the line under way is already too long. */
  get isPassingOver(): boolean {
    return this.isPassedOver;
  }

  /** The number of waiting bytes. */
  get waiting(): number {
    return this.size;
  }

  add(chunk: Uint8Array): void {
    this.parts.push(chunk);
    this.size += chunk.length;
  }

  /** The next whole line without its end; null when there is none yet, `TOO_LONG` for one that was longer than the limit. */
  line(): string | typeof TOO_LONG | null {
    const end = this.find();
    if (end < 0) {
      if (this.size > this.most) this.passOver(this.size);
      return null;
    }
    const line = this.take(end + 1);
    if (this.isPassedOver || line.length > this.most + 1) {
      this.isPassedOver = false;
      return TOO_LONG;
    }
    return textOf(line.subarray(0, end));
  }

  /** The rest of the input at its end, as a line; "" if there is nothing. */
  rest(): string | typeof TOO_LONG {
    return this.isPassedOver ? TOO_LONG : textOf(this.take(this.size));
  }

  /** The next whole frame without its header; null when there is none yet. `TOO_LONG` for one that is longer than the limit: what follows cannot be read. */
  frame(): Uint8Array | typeof TOO_LONG | null {
    if (this.size < HEADER) return null;
    const { buffer, byteOffset } = this.atLeast(HEADER);
    const length = new DataView(buffer, byteOffset).getUint32(0, true);
    if (length > this.most) return TOO_LONG;
    return this.size < HEADER + length ? null : this.take(HEADER + length).subarray(HEADER);
  }

  // Drops the received part of a line that is too long; `line` drops the rest.
  private passOver(count: number): void {
    this.take(count);
    this.isPassedOver = true;
  }

  private find(): number {
    let before = 0;
    for (const part of this.parts) {
      const at = part.indexOf(NEWLINE);
      if (at >= 0) return before + at;
      before += part.length;
    }
    return -1;
  }

  private take(count: number): Uint8Array {
    const first = this.atLeast(count);
    this.size -= count;
    if (first.length > count) this.parts[0] = first.subarray(count);
    else this.parts.shift();
    return first.subarray(0, count);
  }

  // The first part, joined with only as many of the next as give `count` bytes: to join all that wait could copy many more.
  private atLeast(count: number): Uint8Array {
    let [length, joined] = [0, 0];
    while (length < count) length += this.parts[joined++]!.length;
    if (joined > 1) this.parts.splice(0, joined, Buffer.concat(this.parts.slice(0, joined)));
    return this.parts[0] ?? new Uint8Array(0);
  }
}

function textOf(bytes: Uint8Array): string {
  const end = bytes.at(-1) === RETURN ? bytes.length - 1 : bytes.length;
  return Buffer.from(bytes.buffer, bytes.byteOffset, end).toString("utf8");
}
