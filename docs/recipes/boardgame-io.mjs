/**
 * A ruleset as a game of boardgame.io (0.50), with nothing here but what is boardgame.io's own:
 *
 *   import { UNREST } from "tyche/unrest";
 *   const game = boardgame(UNREST);
 *
 * Clients see `G = { seat, view, events, moves }`, each move with what it is about; the state never leaves the master. `client.moves.play(G.moves[i].move)` plays.
 */
const INVALID_MOVE = "INVALID_MOVE"; // of boardgame.io/core
const ANY_MOVE = null; // its Stage.NULL

export function boardgame(rules) {
  const seatOf = (id) => rules.seats[Number.parseInt(id, 10)];
  const viewerOf = (id) => seatOf(id) ?? "spectator";
  const counts = rules.options.players?.choices ?? [rules.seats.length];

  // Who is active is told to all; where it is a secret who is asked, everybody is.
  function asked(state) {
    const isOpen = rules.decision(state, "spectator")?.seats.length !== 0;
    return (isOpen ? rules.seatsToMove(state) : rules.players(state)).map((seat) => String(rules.seats.indexOf(seat)));
  }

  function commit({ G, ctx, events }, step) {
    Object.assign(G, step); // state, events, undoBarrier
    const ids = asked(G.state);
    if (ids.length > 0 && ids.join() !== Object.keys(ctx.activePlayers ?? {}).join()) events.endTurn({ next: ids[0] });
  }

  return {
    name: rules.id,
    minPlayers: Math.min(...counts),
    maxPlayers: Math.max(...counts),
    setup({ ctx, random }, given) {
      const events = [];
      const players = rules.options.players === undefined ? {} : { players: ctx.numPlayers };
      return { state: rules.setup({ seed: String(random.Number()), ...players, ...given }, undefined, events), events, undoBarrier: "over" };
    },
    moves: {
      play: {
        client: false, // a client has no state to play on
        redact: true, // the log of boardgame.io shows the arguments of moves to all
        undoable: ({ G }) => G.undoBarrier === null,
        move(context, move) {
          const state = rules.clone(context.G.state); // out of the draft
          if (move?.seat !== seatOf(context.playerID) || rules.explain(state, move) !== null) return INVALID_MOVE;
          commit(context, rules.apply(state, move));
        },
      },
      concede: {
        client: false,
        undoable: false,
        move: (context) => commit(context, rules.concede(rules.clone(context.G.state), seatOf(context.playerID))),
      },
    },
    turn: {
      order: { first: ({ G }) => Number(asked(G.state)[0] ?? 0), next: ({ ctx }) => ctx.playOrderPos },
      onBegin: ({ G, events }) => events.setActivePlayers({ value: Object.fromEntries(asked(G.state).map((id) => [id, ANY_MOVE])) }),
    },
    endIf: ({ G }) => (G.state === undefined ? undefined : (rules.outcome(G.state) ?? undefined)),
    playerView({ G, playerID }) {
      if (G.state === undefined) return G; // seen already: it is asked on the master and again on the client
      const viewer = viewerOf(playerID);
      const decision = rules.decision(G.state, viewer);
      const moves = viewer === "spectator" ? [] : rules.legalMoves(G.state, viewer);
      return {
        seat: viewer,
        view: rules.view(G.state, viewer),
        events: rules.viewEvents(G.events, viewer),
        moves: moves.map((move) => ({ move, ...rules.targets(move, decision) })),
      };
    },
    ai: {
      enumerate: (G, _ctx, id) => (G.moves?.map(({ move }) => move) ?? rules.legalMoves(G.state, seatOf(id))).map((move) => ({ move: "play", args: [move] })),
    },
  };
}
