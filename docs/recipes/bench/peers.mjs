// Speed of tyche beside rules libraries on npm, measured in turns, each in a process of its own: node docs/recipes/bench/peers.mjs [seconds for each].
// It installs the peers into a temporary folder. A decision lists the legal moves, picks one at random and plays it; the state before is kept, as a user interface
// needs it, except where the row says "in place". Needs `npm run build`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { SeededDice } from "tyche";
import { DIADOCHI } from "tyche/diadochi";
import { NINE_YEARS } from "tyche/nine-years";
import { PELOPONNESIAN } from "tyche/peloponnesian";
import { UNREST } from "tyche/unrest";

const PEERS = { "boardgame.io": "0.50.2", "chess.js": "1.4.0", chessops: "0.15.1" };
const ROUNDS = 2;
const WARM_UP = 5000; // milliseconds
const seconds = Number(process.argv[2] ?? 8);
const picks = new SeededDice("peers");
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const isWon = (cells) => LINES.some((line) => cells[line[0]] !== null && [...line].every((i) => cells[i] === cells[line[0]]));

const [asked, from] = process.argv.slice(3);
if (asked === undefined) measureAll();
else console.log(JSON.stringify(measured((await contestants(from))[Number(asked)])));

async function contestants(peersFolder) {
  return [...tycheGames(), ...(await peers(peersFolder))];
}

// Every contestant in a process of its own, in turns: code that many share is compiled for all of them and slower for each.
async function measureAll() {
  const folder = mkdtempSync(join(tmpdir(), "tyche-peers-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    const packages = Object.entries(PEERS).map(([name, version]) => `${name}@${version}`);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], { cwd: folder, stdio: "ignore" });
    const names = (await contestants(folder)).map(({ name }) => name);
    const rows = names.map((name) => ({ name, rates: [], list: 0 }));
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, row] of rows.entries()) {
        const program = fileURLToPath(import.meta.url);
        const { rate, list } = JSON.parse(execFileSync(process.execPath, [program, String(seconds / ROUNDS), String(i), folder], { encoding: "utf8" }));
        row.rates.push(rate);
        row.list = list;
      }
    print(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A contestant plays random games for some milliseconds and counts decisions and moves in its lists. */
function tycheGames() {
  return [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST].flatMap((ruleset) => {
    let games = 0;
    const begin = () => ruleset.setup({ seed: `peers ${games++}` });
    return [
      contestant(
        `tyche, ${ruleset.id}`,
        begin,
        (state) => ruleset.legalMoves(state),
        (state, move) => ruleset.apply(state, move).state,
      ),
      contestant(
        `tyche, ${ruleset.id}, in place`,
        begin,
        (state) => ruleset.legalMoves(state),
        changed((state, move) => ruleset.advance(state, move)),
      ),
    ];
  });
}

async function peers(from) {
  const require = createRequire(join(from, "index.js"));
  // Its CommonJS form does not load in Node 20.
  const { Chess } = await import(pathToFileURL(join(from, "node_modules/chessops/dist/esm/chess.js")).href);
  const { Chess: ChessJs } = require("chess.js");
  process.env.NODE_ENV = "production";
  const { Client } = require("boardgame.io/client");
  return [
    contestant(
      `chessops ${PEERS.chessops}, chess`,
      () => Chess.default(),
      movesOfChessops,
      (position, move) => {
        const next = position.clone();
        next.play(move);
        return next;
      },
    ),
    contestant(
      `chess.js ${PEERS["chess.js"]}, chess, in place`,
      () => new ChessJs(),
      (game) => (game.isGameOver() ? [] : game.moves()),
      changed((game, move) => game.move(move)),
    ),
    contestant(
      `boardgame.io ${PEERS["boardgame.io"]}, tic-tac-toe`,
      () => ticTacToe(Client),
      freeCells,
      changed((client, cell) => client.moves.click(cell)),
    ),
  ];
}

function movesOfChessops(position) {
  if (position.isEnd() || position.halfmoves >= 100) return [];
  const moves = [];
  for (const [from, targets] of position.allDests())
    for (const to of targets)
      if (position.board.pawn.has(from) && (to < 8 || to >= 56))
        for (const promotion of ["queen", "rook", "bishop", "knight"]) moves.push({ from, to, promotion });
      else moves.push({ from, to });
  return moves;
}

function ticTacToe(Client) {
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    moves: { click: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf: ({ G }) => (isWon(G.cells) || G.cells.every((cell) => cell !== null) ? { over: true } : undefined),
  };
  return Client({ game, numPlayers: 2, debug: false });
}

function freeCells(client) {
  const { G, ctx } = client.getState();
  return ctx.gameover === undefined ? G.cells.flatMap((cell, i) => (cell === null ? [i] : [])) : [];
}

/** Plays a move by changing the position itself. */
function changed(play) {
  return (position, move) => {
    play(position, move);
    return position;
  };
}

function contestant(name, begin, list, play) {
  let state = begin();
  return {
    name,
    decisions: 0,
    moves: 0,
    milliseconds: 0,
    run(milliseconds, counts) {
      const started = processorTime();
      let now = started;
      for (; now - started < milliseconds; now = processorTime()) {
        for (let i = 0; i < 100; i++) {
          const moves = list(state);
          if (moves.length === 0) state = begin();
          else state = play(state, moves[picks.draw(moves.length)]);
          if (counts && moves.length > 0) [this.decisions, this.moves] = [this.decisions + 1, this.moves + moves.length];
        }
      }
      if (counts) this.milliseconds += now - started;
    },
  };
}

/** Milliseconds of this process, so that other work on the machine counts little. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measured(one) {
  one.run(WARM_UP, false);
  one.run(1000 * seconds, true);
  return { rate: (1000 * one.decisions) / one.milliseconds, list: one.moves / one.decisions };
}

function print(rows) {
  const best = (rates) => Math.max(...rates);
  const yardstick = best(rows.find(({ name }) => name.startsWith("chessops")).rates);
  console.log(`node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}, load ${loadavg()[0].toFixed(1)} on ${cpus().length} cores\n`);
  console.log("| library, game | decisions per second | of chessops | moves per list |\n|---|---:|---:|---:|");
  for (const { name, rates, list } of rows) {
    const rate = best(rates);
    console.log(`| ${name} | ${Math.round(rate).toLocaleString("en")} | ${(rate / yardstick).toFixed(3)} | ${list.toFixed(1)} |`);
  }
}
