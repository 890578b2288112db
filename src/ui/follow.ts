import type { GameTypes, Viewer } from "../core/ruleset/contract.js";
import type { Game } from "../core/game/game.js";
import { type Packet, type PacketOptions, packetFor } from "./packet.js";

/**
 * Sends a viewer a packet at once, and another with the news after each change that the viewer sees. A hidden choice of another seat sends nothing. Call the
 * returned function to stop. Errors of `send` are thrown by the call that made the change.
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
    const now = JSON.stringify({ ...packet, from: 0, entries: [], words: null }); // The words are derived from the rest.
    if (now === shown) return;
    shown = now;
    since = packet.mark;
    send(packet);
  };
  tell();
  return game.subscribe(tell);
}
