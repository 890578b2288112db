/** Clauses without an example, and examples that could name their clause and do not, each with the reason. */

/** Clauses by the reason that they share. */
type Reasons = Readonly<Record<string, string>>;

const NO_EXAMPLE: Reasons = {
  "says that something has no effect or does not exist": "DIA-CU.6 DIA-CRD.8 DIA-SET.16 NYW-1.1.6 NYW-2.7.1 NYW-7.2.1.15 PEL-1.1.10 CAR-21.3.10c",
  "compares what several viewers are shown, which no single position shows": "DIA-HID.3 DIA-HID.4 DIA-HID.8 PEL-HI.15",
  "names a table or an input by itself; the clauses that use it have examples":
    "DIA-CRD.13 DIA-TAB.1 DIA-TAB.2 DIA-TAB.3 PEL-14.1.3.1 PEL-15.2.4 NYW-EX.3 PEL-EX.13 PEL-EX.19",
  "speaks of battles without a game, fought by a function": "PEL-6.8.1 PEL-6.8.2 PEL-6.8.3 PEL-6.8.5 PEL-6.8.6 PEL-6.8.7 PEL-6.8.8",
  "speaks of what a host game does with the module": "CAR-H.7 CAR-H.8 CAR-H.10 CAR-H.11 CAR-H.13 CAR-R7.2.4 CAR-R12.2.4 CAR-R12.3k",
  "restates for one action what holds of all, which their examples show":
    "NYW-2.4.4 NYW-4.1.3 NYW-4.1.3.6 NYW-10.1.4 NYW-13.1.8 NYW-13.5.4.5 NYW-13.5.6.9 NYW-13.5.6.10 NYW-14.1.2 PEL-4.2.3.3 PEL-10.1.3 PEL-13.1.2 PEL-13.3.2",
  "belongs to the set-up, and the position after it shows only what it has led to": "DIA-PLY.5",
  "is a choice at every decision, and nothing on the map says so": "PEL-14.3.2",
  "its tests lay positions that a game cannot reach: a phase that nobody has opened, more corps than a power has, more cards than a deck has":
    "DIA-REI.10 NYW-8.1.3.1 NYW-20.2.5.2.h",
};

const NOT_NAMED: Reasons = {
  "the example shows the list of moves, or that nobody is asked; none of the lines of any test is refused with it in a position of its tests":
    "DIA-INT.4 NYW-12.3.2.1 NYW-12.3.6.3 NYW-15.2.5 PEL-5.5.4 PEL-6.4.2.3 PEL-6.4.2.5 PEL-6.4.2.11 CAR-20.3.28 CAR-R7.1b CAR-S.23",
  "the example shows its list of moves; another reason is given first where the move is refused": "NYW-2.1.6 NYW-13.2.1.4 PEL-4.2.0.3",
  "the event that names it belongs to the set-up, which comes before the position": "DIA-SET.2 PEL-15.2.1",
  "an option that changes which moves are listed; its refusal needs a card that the example does not hold": "DIA-OPT.7",
  "only the outcome of a concession names it; the example shows the usual end of a game": "NYW-6.3.1",
  "a decision is shown by another name to those who are not asked, and the example is the arbiter's": "DIA-HID.9",
  "an event names it only where several things happen at once; the example shows the usual case": "DIA-INT.23 NYW-10.1.11",
};

function byClause(reasons: Reasons): ReadonlyMap<string, string> {
  return new Map(Object.entries(reasons).flatMap(([reason, ids]) => ids.split(" ").map((id) => [id, reason] as const)));
}

/** Why a clause that can be tested has no example. */
export const WITHOUT: ReadonlyMap<string, string> = byClause(NO_EXAMPLE);
/** Why an example does not name its clause, though the ruleset can. */
export const UNNAMED: ReadonlyMap<string, string> = byClause(NOT_NAMED);
