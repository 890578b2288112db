/** Games in addresses: the whole game as JSON, compressed, in letters that an address can hold. */
import type { SavedGame } from "./protocol.js";

const MOST = 4_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    size += value!.length;
    if (size > MOST) throw new Error("The address holds too much.");
    parts.push(value!);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

export async function packed(game: SavedGame): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify({ ...game, moves: game.moves.join("\n") })), new CompressionStream("deflate-raw"));
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @throws when the text holds no game */
export async function unpacked(text: string): Promise<SavedGame> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const game = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))) as Omit<SavedGame, "moves"> & {
    readonly moves: string;
  };
  return { ...game, moves: game.moves === "" ? [] : game.moves.split("\n") };
}
