/** A program as a caller writes it. `hovers.test.ts` holds what an editor shows at the marked words; a line after `@ts-expect-error` must be refused. */
import { type AnyGame, type AnyRuleset, Game, type GameOf, type GameTypes, isSeat, odds, type Play, playout, type Ruleset, verify } from "tyche";
import { Ismcts, type Player } from "tyche/bots";
import { DIADOCHI, type DiadochiGame, type DiadochiSeat, type DiadochiTypes } from "tyche/diadochi";
import { type Form, forms } from "tyche/engine";
import { createGame, type RulesetId } from "tyche/load";
import { evaluate, UNREST, type UnrestEditionData, type UnrestSeat, type UnrestTypes } from "tyche/unrest";

void (/*?*/ UNREST);
void (/*?*/ DIADOCHI);
const /*?*/ game = new /*?*/ Game(UNREST, { seed: 1 });
const /*?*/ state = game.state;
const /*?*/ seen = game.view("carthage");
const /*?*/ moves = game.legalMoves();
const /*?*/ decision = UNREST.decision(state, "coalition");
const /*?*/ bot = new Ismcts(UNREST, { evaluate });
const /*?*/ chosen = bot.choose(state, "carthage");
const /*?*/ ended = playout(UNREST, state, 1);
const /*?*/ chance = odds(UNREST, state, chosen, (s) => s.level);
const /*?*/ checked = verify(UNREST, game.record());
void game./*?*/ record();
void UNREST./*?*/ apply(state, chosen);
for (const move of moves)
  switch (move.type) {
    case "activate":
      void (/*?*/ move);
      break;
    default:
      void move.seat;
  }
if (decision?.kind === "activation") void (/*?*/ decision.about);
for (const event of game.events("spectator")) if (event.type === "cards-drawn") void (/*?*/ event.cards);

// Two rulesets in one file, and one of several.
const red: DiadochiSeat = "red";
const hanno: UnrestSeat = "carthage";
const began: DiadochiGame = new Game(DIADOCHI, { seed: 1, players: 2 });
const same: GameOf<typeof DIADOCHI> = began;
const asked = DIADOCHI.decision(began.state, red);
const isAsked: boolean = asked?.seats.includes(red) ?? false;
const typed: string = location();
if (isSeat(UNREST, typed)) game.view(typed);
// @ts-expect-error not known to be a seat
else game.view(typed);
async function begin(id: RulesetId, text: string): Promise<readonly AnyGame[]> {
  const named = await createGame("unrest", { seed: 1, level: 3 });
  void (/*?*/ named);
  // @ts-expect-error no such option
  await createGame("unrest", { seed: 1, levels: 3 });
  return [named, await createGame(id, { seed: 1, players: 2 }), await createGame(text, { seed: 1 })];
}
function location(): string {
  return "carthage";
}

// What may stand where.
const copied: Ruleset<UnrestTypes> = { ...UNREST, version: "1" };
const byPlay: Play<UnrestTypes> = UNREST;
const any: AnyRuleset = UNREST;
const base: Ruleset<GameTypes> = UNREST;
const anyGame: Game = game;
const player: Player<UnrestTypes> = bot;
// @ts-expect-error another ruleset
const other: Ruleset<DiadochiTypes> = UNREST;
new Game(UNREST, { seed: 1, level: 3 });
// @ts-expect-error no such option
new Game(UNREST, { seed: 1, levels: 3 });
// @ts-expect-error no such seat
game.view("rome");
// @ts-expect-error a move of no ruleset
UNREST.apply(state, { seat: "carthage", type: "no-such-move" });
// @ts-expect-error a state of another ruleset
UNREST.legalMoves(DIADOCHI.setup({ seed: 1 }));

type CardRow = UnrestEditionData["cards"][string];

// A form that leaves a field out is not a form of the row.
const { flag, row, whole, word } = forms;
// @ts-expect-error neutralPower is missing
const card: Form<Pick<CardRow, "value" | "deck" | "neutralPower">> = row({ value: whole(1, 3), deck: word(UNREST.seats) });
const sound: Form<Pick<CardRow, "value" | "deck" | "neutralPower">> = row({ value: whole(1, 3), deck: word(UNREST.seats), neutralPower: flag });

void [card, sound, hanno, same, isAsked, begin];
void [seen, ended, chance, checked, copied, byPlay, any, base, anyGame, player, other];
