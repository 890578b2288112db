/** Things in a picture, by kind and id. */

/** A lit or clicked thing: a place, stack, card, seat or track by its id. A `Target` of a move is one. */
export interface Highlight {
  readonly kind: string;
  readonly id: string;
}
