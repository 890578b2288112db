/** The packets of a game that a viewer is sent, one after another. */
import type { GameTypes, Viewer } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import { type Packet, type PacketOptions, packetFor } from "./packet.js";

/**
 * Sends a viewer what it may know of a game: at once, and again after each change that it sees, each time what is new since. A choice of another
 * seat that shows it nothing sends nothing. Ends when what it returns is called. What `send` throws comes out of the call that made the change.
 */
export function followGame<T extends GameTypes>(
  game: Game<T>,
  viewer: Viewer<T["seat"]>,
  send: (packet: Packet<T>) => void,
  options: PacketOptions<T> = {},
): () => void {
  let { since } = options;
  let shown = "";
  const tell = (): void => {
    const packet = packetFor(game, viewer, { ...options, since });
    const now = JSON.stringify({ ...packet, from: 0, entries: [], words: null }); // words follow from the rest
    if (now === shown) return;
    shown = now;
    since = packet.mark;
    send(packet);
  };
  tell();
  return game.subscribe(tell);
}
