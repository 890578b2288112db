import { cardsAt } from "../../core/dice/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import { resampleCards, type Deck, deckOf, type FaceDown, layFaceDown, layInOrder, unseenCards, type UnseenCards } from "../../core/dice/unseen-cards.js";
import { demandRow } from "../../core/basics/errors.js";
import { ownField, POSITION_COMPLAINT as fail, readArray, readInteger, readKnownFields, readWord } from "../../core/basics/json.js";
import { cells, type FieldShape } from "../../core/flow/shape.js";
import type { GameState } from "../../core/state/state.js";
import { checkRange, type DeckRow, type Field, type SeenIn } from "./state-field.js";
import { type AnyWords, idsOf, isPacked } from "../../core/state/words.js";

/**
 * A field of cards, each in one place.
 * @throws RulesetError naming the invalid part of the row
 */
export class DeckField implements Field {
  /** Every place: its name, the index of its seat (-1 for none), and its viewers. */
  private readonly places: readonly { readonly name: string; readonly owner: number; readonly seen: SeenIn }[];

  constructor(
    readonly name: string,
    readonly row: DeckRow,
    readonly words: AnyWords,
    readonly seats: readonly string[],
  ) {
    const held = words[row.deck];
    demandRow(held !== undefined && !isPacked(held), `state.${name}.deck`, "a word with ids", row.deck);
    demandRow(Object.keys(row.in).length > 0, `state.${name}.in`, "a place or more", row.in);
    for (const [place, seen] of Object.entries(row.in))
      demandRow(["all", "nobody", "owner", "each"].includes(seen), `state.${name}.in.${place}`, "all, nobody, owner or each", seen);
    this.places = Object.entries(row.in).flatMap(([place, seen]) =>
      isOfSeats(seen) ? seats.map((_, owner) => ({ name: place, owner, seen })) : [{ name: place, owner: -1, seen }],
    );
  }

  private cards(s: GameState): readonly string[] {
    return idsOf(this.words[this.row.deck] as readonly string[], s);
  }

  start(s: GameState): number[] {
    return this.cards(s).map(() => 0);
  }

  shape(s: GameState): FieldShape {
    return cells(this.cards(s).length, 0, this.places.length - 1);
  }

  show(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown {
    const cards = this.cards(s);
    const visible: Record<string, unknown> = {};
    this.places.forEach(({ name, owner, seen }, place) => {
      const here = cards.filter((_, card) => (value as number[])[card] === place);
      const shown = seen === "all" || seen === "each" || sees(owner) ? here : here.length;
      if (owner < 0) visible[name] = shown;
      else (visible[name] ??= {} as Record<string, unknown>)[this.seats[owner]! as never] = shown as never;
    });
    return visible;
  }

  read(visible: unknown, path: string, s: GameState): number[] {
    const cards = this.cards(s);
    const deck = cards.map(() => -1);
    const given = readKnownFields(visible, path, Object.keys(this.row.in), fail);
    const faceDown: FaceDown[] = [];
    this.places.forEach(({ name, owner, seen }, place) => {
      const at = owner < 0 ? `${path}.${name}` : `${path}.${name}.${this.seats[owner]!}`;
      const here =
        owner < 0 ? ownField(given, name) : ownField(readKnownFields(ownField(given, name), `${path}.${name}`, this.seats, fail), this.seats[owner]!);
      if (typeof here === "number" && (seen === "nobody" || seen === "owner")) {
        faceDown.push({ place, path: at, count: readInteger(here, at, 0, cards.length, fail) });
        return;
      }
      readArray(here, at, cards.length, fail).forEach((id, i) => {
        const card = cards.indexOf(readWord(id, `${at}[${i}]`, cards, fail));
        if (deck[card] !== -1) throw fail(`${at}[${i}]`, "a card named once", id);
        deck[card] = place;
      });
    });
    const [lost] = layFaceDown(deckOf(deck), cardsAt(deck, -1), faceDown, fail);
    if (lost !== undefined) throw fail(path, `${cards[lost]!} in some place`, "none");
    return deck;
  }

  private unseen(deck: Deck, viewer: number): UnseenCards {
    return unseenCards(deck, this.places.length, (place) => {
      const { seen, owner } = this.places[place]!;
      return seen === "nobody" || (seen === "owner" && owner !== viewer);
    });
  }

  conceal(value: number | number[], _s: GameState, viewer: number): number[] {
    const deck = value as number[];
    layInOrder(deckOf(deck), this.unseen(deckOf(deck), viewer));
    return deck;
  }

  deal(value: number | number[], _s: GameState, viewer: number, dice: Dice): number[] {
    const deck = value as number[];
    const unseen = this.unseen(deckOf(deck), viewer);
    resampleCards(deckOf(deck), unseen, Math.max(0, unseen.counts.findIndex(Boolean)), dice);
    return deck;
  }

  check(value: number | number[], s: GameState): void {
    checkRange(value, this.shape(s), this.name);
  }
}

/** True if each seat has such a place. */
export function isOfSeats(seen: SeenIn): boolean {
  return seen === "owner" || seen === "each";
}
