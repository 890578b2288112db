/** The start of a game, options checked on input. */
import { type Dice, type Log, readOptions, type RegisterEdition, type SeedOption } from "tyche/engine";
import type { TinyEvent } from "./vocabulary/events.js";
import { F } from "./vocabulary/frames.js";
import { OPTIONS } from "./vocabulary/options.js";
import { FIELDS, type TinyState } from "./state/index.js";
import { tablesOf } from "./tables/index.js";
import type { TinyOptions } from "./vocabulary/types.js";

/** The position before the first decision. @throws SetupError naming the option */
export function build(options: TinyOptions & SeedOption, _dice: Dice, _log: Log<TinyEvent>, register: RegisterEdition): TinyState {
  const given = readOptions<TinyOptions>(OPTIONS, options);
  const s = FIELDS.start(given.edition === undefined ? "" : register(given.edition));
  s.rounds = given.rounds ?? OPTIONS.rounds.default;
  s.raider = tablesOf(s).end / 2;
  F.game.push(s);
  return s;
}
