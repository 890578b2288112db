/** Which procedures of a ruleset ever ask: those that do not list moves say so, with an error that names them as unreachable. */
export function askedKinds(procedures: readonly { readonly kind: string; moves(s: never, seat: number, out: never[]): void }[]): string[] {
  return procedures.filter((procedure) => procedure.kind !== "game-over" && !isSilent(procedure)).map(({ kind }) => kind);
}

function isSilent(procedure: { moves(s: never, seat: number, out: never[]): void }): boolean {
  try {
    procedure.moves({} as never, 0, []);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.includes("cannot be reached");
  }
}
