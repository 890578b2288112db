/**
 * Weights of the evaluation, in victory points unless stated otherwise. They were found by simultaneous perturbation: matches between slightly higher
 * and slightly lower weights, about 3,000 games each for two and for four players. Weights near zero were removed. docs/notes/experiments.md has the
 * strength of bots that use them.
 */
export const WEIGHTS = {
  /** A control marker. */
  marker: 0.124,
  /** The share of `marker` for a space where an army could place one. */
  stand: 0.69,
  /** The share of `marker` for a siege without siege points. */
  siege: 0.376,
  /** The rise of `siege` per siege point. */
  siegePoint: 0.213,
  /** The limit of `siege` with siege points. */
  surest: 0.9,
  /** The CUs needed for a siege. */
  besiegers: 3,
  /** A CU in the field. */
  unit: 0.162,
  /** A point of an army's strength in a fight. */
  fight: 0.031,
  /** Added to `fight` under a general. */
  led: 0.03,
  /** A point of strength of a seat's best army under a general. */
  best: 0.035,
  /** A CU inside walls. */
  inside: 0.111,
  /** The loss per point of an army's strength at full danger from a stronger army in reach. */
  danger: 0.05,
  /** The lead in strength that is full danger. */
  better: 6,
  /** The CUs that make an army a threat. */
  reaching: 2,
  /** The reach of a threat, in links. */
  reach: 2,
  /** A major general on the map. */
  general: 0.408,
  /** A point of fleet strength. */
  fleet: 0.021,
  /** The first place in the Turn Order. */
  first: 0.656,
  /** A round-turn still to come in this round. */
  moves: 0.077,
  /** The part of a round-turn left in its Tyche Segment. */
  beforeMoving: 0.7,
  /** The part of a round-turn left in its Movement Segment. */
  moving: 0.4,
  /** The least share of a province to its owner. */
  held: 0.824,
  /** The greatest share of a province or of the Hellespont to a seat about to take it. */
  progress: 0.577,
  /** The share of a majority without the major city. */
  noCity: 0.363,
  /** The lead in points that makes a victory e times as likely. */
  lead: 4.706,
  /** The decrease of `lead` per turn. */
  leadLess: 0.308,
  /** The fraction of the points for an instant victory from which they count. */
  near: 0.476,
  /** The chance that a seat just below the points for an instant victory reaches them. */
  nearness: 0.508,
  /** The chance that points just reached, or an heir who comes of age next turn, decide the game. */
  reached: 0.871,
  /** The decrease of `reached` for each further turn until the heir comes of age. */
  earlier: 0.124,
  /** The weight of a CU beside an heir for keeping him. */
  guard: 1.673,
  /** The weight of a CU one link away, to the nth power at n links. */
  way: 0.661,
  /** The keeper's own weight; without a keeper, the weight of the case that no seat gets the heir. */
  kept: 3.205,
  /** For an heir with a keeper: the weight of the case that he makes no seat win. */
  doubt: 0.444,
  /** The chance of a burial in the royal tomb for an army on the spot. */
  burial: 0.915,
  /** The links covered per round. */
  march: 3.5,
  /** The rounds needed to take the city of the tomb: if uncontrolled, and if another owner controls it. */
  city: [1, 2.5],
} as const;

/** The strength of a CU in a fight, by type: mercenary, Macedonian, royal, elephant, Silver Shields. */
export const FIGHT = [1, 2, 2.3, 2, 3] as const;
