/** Networks as players: the package's own, or one from a file. */
import { readFileSync } from "node:fs";
import type { GameTypes } from "../core/ruleset/contract.js";
import { Net, type NetData } from "../learn/net.js";
import { type GameAdapter, UsageError } from "./games/game-adapter.js";
import { reasonOf } from "./terminal.js";
import { parseJson, textOf } from "./text-file.js";

/** The form of networks in help and complaints. */
export const NET_FORM = "net[:FILE][:ITERATIONS|TIME]";

export interface NetForm {
  /** The network's file; undefined for the package's own network. */
  readonly file: string | undefined;
  /** The limit of a search that the network guides; undefined if it chooses alone. */
  readonly budget: string | undefined;
}

const FORM = /^net(?::([^:]*[./\\].*?))?(?::([1-9]\d{0,8}|[1-9]\d{0,5}(?:ms|s)))?$/;

/** The parts of a text that names a network as a player, such as `net`, `net:500` or `net:mine.json:10ms`; null for any other text. */
export function readNetForm(player: string): NetForm | null {
  const found = FORM.exec(player);
  return found === null ? null : { file: found[1], budget: found[2] };
}

/** Networks already read, by game and file. */
const known = new WeakMap<GameAdapter, Map<string | undefined, Net<GameTypes>>>();

/**
 * The network of a file, or of the package. @throws UsageError if there is none or the file cannot be read, SetupError if it was made for another
 * game
 */
export function netOf(file: string | undefined, adapter: GameAdapter): Net<GameTypes> {
  const nets = known.get(adapter) ?? new Map<string | undefined, Net<GameTypes>>();
  known.set(adapter, nets);
  const net = nets.get(file) ?? new Net<GameTypes>(adapter.ruleset, dataOf(file, adapter), { observation: adapter.observation });
  nets.set(file, net);
  return net;
}

function dataOf(file: string | undefined, { ruleset, net }: GameAdapter): NetData {
  if (file !== undefined) return parseJson(textOf(bytesOf(file), file), file) as NetData;
  if (net === undefined) throw new UsageError(`expected net:FILE, since the package has no network for ${ruleset.id}, got "net"`);
  return net;
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reasonOf(error)}`);
  }
}
