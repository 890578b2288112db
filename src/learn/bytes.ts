/** Signed bytes as text (base64), without the functions of a browser or of Node. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Four characters for three bytes; missing bytes at the end are 0, so that the text's length is a multiple of four. */
export function textOfBytes(bytes: Int8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (byteAt(bytes, i) << 16) | (byteAt(bytes, i + 1) << 8) | byteAt(bytes, i + 2);
    for (let shift = 18; shift >= 0; shift -= 6) parts.push(ALPHABET.charAt((three >> shift) & 63));
  }
  return parts.join("");
}

/** The bytes of a text; null unless it is the text of exactly `length` bytes. */
export function bytesOfText(text: string, length: number): Int8Array | null {
  if (text.length !== 4 * Math.ceil(length / 3)) return null;
  const bytes = new Int8Array(length); // bytes beyond the end are dropped
  for (let i = 0; i < text.length; i += 4) {
    let three = 0;
    for (let n = 0; n < 4; n++) {
      const value = ALPHABET.indexOf(text.charAt(i + n));
      if (value < 0) return null;
      three = (three << 6) | value;
    }
    const at = (i / 4) * 3;
    bytes[at] = three >> 16;
    bytes[at + 1] = three >> 8;
    bytes[at + 2] = three;
  }
  return bytes;
}

function byteAt(bytes: Int8Array, i: number): number {
  return (bytes[i] ?? 0) & 255;
}
