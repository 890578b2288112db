/** Cuts incoming bytes into lines or frames. Lines above a size limit are dropped. */

const NEWLINE = 10;
const RETURN = 13;
const HEADER = 4;

/** Replaces a line or frame that is longer than the limit. */
export const TOO_LONG: unique symbol = Symbol("too long");

export class Intake {
  private readonly most: number;
  private parts: Uint8Array[] = [];
  private size = 0;
  private isPassedOver = false;

  /** @param most The most bytes in a line, or in a frame without its header. */
  constructor(most: number) {
    this.most = most;
  }

  /** True while the rest of a line that is too long is being dropped. */
  get isPassingOver(): boolean {
    return this.isPassedOver;
  }

  /** The number of bytes that have not been read. */
  get waiting(): number {
    return this.size;
  }

  add(chunk: Uint8Array): void {
    this.parts.push(chunk);
    this.size += chunk.length;
  }

  /** The next whole line without its end. Null if none is complete; `TOO_LONG` for a line above the limit. */
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

  /** The bytes left at the end of the input, as a line; "" if there are none. */
  rest(): string | typeof TOO_LONG {
    return this.isPassedOver ? TOO_LONG : textOf(this.take(this.size));
  }

  /** The next whole frame without its header. Null if none is complete; `TOO_LONG` for a frame above the limit, after which nothing can be read. */
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

  // Joins only as many parts as are needed for `count` bytes; joining all of them could copy far more.
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
