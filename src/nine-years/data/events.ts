/**
 * The event cards; `printed.ts` has the names that do not follow from an id. `held`: kept until played (NYW-9.2.1.1); `lasting`: stays on the map
 * (NYW-9.2.3.1). Below its id, each card has its condition and its effect; effects/event-cards.ts carries out those that are not held. French Financial
 * Collapse and Britain Leaves the Alliance are left out (NYW-1.1.6).
 */
import type { ActionCardRow, PlayedEventCard } from "../vocabulary/edition-types.js";

// biome-ignore format: a row a line
export const EVENT_CARDS: readonly PlayedEventCard[] = [
  {
    id: "beachy-head", added1693: false, held: false, lasting: true,
    // If the Glorious Revolution has happened and Guerre de Course is not in place:
    // Put the card on its place.
    // The Atlantic becomes Bourbon-controlled at once (no VP).
    // While the card is in place, step 5.c of every Winter Quarters Phase gives the Atlantic to the Bourbons.
  },
  {
    id: "death-of-louvois", added1693: false, held: false, lasting: true,
    // Put the card on its place. From this turn on the Bourbons have 1 Resource Point fewer in every Reinforcement Phase.
  },
  {
    id: "scotland-rises", added1693: false, held: false, lasting: false,
    // If the Glorious Revolution has happened and no Alliance corps is in Highlands:
    // Put Claverhouse and the fifth Jacobite corps (full) in Highlands. Highlands becomes Bourbon-controlled, if it is not.
  },
  {
    id: "patriot-parliament", added1693: false, held: false, lasting: false,
    // If the Glorious Revolution has happened and Dublin is Bourbon-controlled:
    // The Bourbon player either restores every reduced Jacobite corps that is in region ireland and not besieged, or puts one Jacobite corps from the Force
    // Pool reduced in Dublin (NYW-9.3.10, NYW-9.3.11).
  },
  {
    id: "devastation-of-the-palatinate", added1693: false, held: false, lasting: false,
    // The Alliance has 1 Resource Point fewer this turn.
    // Then one Subsidies corps, if there is one in the Force Pool, is put reduced in the Empire/Subsidy Home Space.
  },
  {
    id: "ottoman-counteroffensive", added1693: false, held: false, lasting: false,
    // If an unbesieged Austrian corps is on the map:
    // The Alliance player chooses one unbesieged Austrian corps on the map and puts it in the Force Pool; a full one must be chosen if there is one.
  },
  {
    id: "death-of-charles-of-lorraine", added1693: false, held: false, lasting: false,
    // If Charles of Lorraine is in the game:
    // Remove Charles of Lorraine from the game.
  },
  {
    id: "glorious-return-of-the-vaudois", added1693: false, held: false, lasting: false,
    // If a full French corps is in Pinerolo, Briançon, Grenoble, Montmélian, Casale or Turin:
    // The Bourbon player reduces one full French corps in one of those spaces.
  },
  {
    id: "subsidy-treaty", added1693: false, held: false, lasting: false,
    // If a Subsidies corps is in the Force Pool:
    // Put one full Subsidies corps from the Force Pool in the Empire/Subsidy Home Space. This does not count against the limit of 12.3.4.
  },
  {
    id: "provincial-militia", added1693: false, held: false, lasting: false,
    // If a reduced French corps that meets 12.3.3 is on the map:
    // The Bourbon player restores up to two reduced French corps that meet 12.3.3. This costs nothing and does not count against the limit of 12.3.5.
  },
  {
    id: "contributions", added1693: false, held: false, lasting: false,
    // A space counts if it lies outside the regions britain and ireland, and if its printed home power is active and belongs to the other side.
    // Each side that controls two of these spaces or more, fortified or not, has 1 Resource Point more this turn.
  },
  {
    id: "siege-train", added1693: false, held: true, lasting: false,
    // Play just before a siege roll of your own: add 2 to the roll.
  },
  {
    id: "forced-march", added1693: false, held: true, lasting: false,
    // Play when you start a Campaign move: the army has 4 movement points instead of 3.
  },
  {
    id: "intercepted-dispatches", added1693: false, held: true, lasting: false,
    // Play just before an interception roll or an avoid-battle roll of your own: add 2 to the roll.
  },
  {
    id: "contrary-winds", added1693: false, held: true, lasting: false,
    // Play when the enemy declares a Sea Movement, before the roll: subtract 2 from the roll.
  },
  {
    id: "household-troops", added1693: false, held: true, lasting: false,
    // Play before the dice of a battle in which you have at least three corps: roll two more dice that hit on 5 or 6.
  },
  {
    id: "battle-of-zenta", added1693: true, held: false, lasting: true,
    // Put the card on its place.
    // One Austrian corps from the Force Pool, if there is one, is put full in Vienna (if Vienna is Alliance-controlled and below its stacking limit).
    // From this turn on the Alliance has 1 Resource Point more in every Reinforcement Phase.
  },
  {
    id: "guerre-de-course", added1693: true, held: false, lasting: true,
    // Put the card on its place and take Beachy Head off its place if it is there.
    // The Atlantic becomes Alliance-controlled if London is Alliance-controlled, otherwise uncontrolled (no VP).
    // From this turn on the Bourbons cannot prepare the Brest fleet, and the Alliance has 1 Resource Point fewer in every Reinforcement Phase.
  },
  {
    id: "great-famine", added1693: true, held: false, lasting: false,
    // The Bourbons have 2 Resource Points fewer this turn.
  },
  {
    id: "death-of-luxembourg", added1693: true, held: false, lasting: false,
    // If Luxembourg is in the game:
    // Remove Luxembourg (leader luxembourg-duke) from the game.
  },
  {
    id: "smyrna-convoy", added1693: true, held: false, lasting: false,
    // If the Bourbons control at least one sea zone:
    // This turn the Bourbons have 1 Resource Point more and the Alliance 1 fewer.
  },
  {
    id: "bank-of-england", added1693: true, held: false, lasting: false,
    // If London is Alliance-controlled:
    // The Alliance has 2 Resource Points more this turn.
  },
  {
    id: "capitation", added1693: true, held: false, lasting: false,
    // The Bourbons have 2 Resource Points more this turn.
  },
  {
    id: "recoinage-crisis", added1693: true, held: false, lasting: false,
    // If London is Alliance-controlled:
    // The Alliance draws 1 Action card fewer this turn.
  },
  {
    id: "bombardment-of-brussels", added1693: true, held: false, lasting: false,
    // If an Alliance-controlled fortress of region low-countries is joined by a normal link to a Bourbon-controlled space:
    // The Bourbon player chooses one such fortress: its current Fortress Strength falls by 1 (not below 1) until Winter Quarters, and the Alliance has 1
    // Resource Point fewer this turn.
  },
  {
    id: "turin-talks", added1693: true, held: false, lasting: false,
    // If Savoy is an Alliance power:
    // No Savoyard corps may be formed, restored or replaced this turn.
  },
];

/** Action cards of 1, 2 and 3 actions (NYW-5.1.1). */
export const ACTION_CARDS: readonly ActionCardRow[] = [
  { value: 1, count: 8, source: "seed" },
  { value: 2, count: 16, source: "seed" },
  { value: 3, count: 8, source: "seed" },
];
