/** A lit or clicked thing: a place, region, stack, card, seat, track or pile by id. A `Target` of a move has this form. */
export interface Highlight {
  readonly kind: string;
  readonly id: string;
}
