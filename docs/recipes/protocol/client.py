"""Plays games of tyche from Python, with the standard library alone: python3 client.py [ruleset] [seed]

    with Engine(["npx", "tyche", "serve"]) as engine:
        game = engine.new("unrest", seed="s")
        while game.outcome is None:
            game.play(random.choice(game.moves()))
        print(game.outcome)
"""

import json
import random
import subprocess
import sys


class Refused(Exception):
    """An answer that is an error: `code` is stable, `path` names the field, the text is for people."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.path = error["path"]


class Engine:
    """A program that answers requests, a line of JSON each."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.asked = 0

    def ask(self, method, **fields):
        """Sends one request and waits for its answer."""
        return self.ask_all([(method, fields)])[0]

    def ask_all(self, requests):
        """Sends many requests at once and reads their answers in order, which is much quicker than one by one."""
        lines, first = [], self.asked + 1
        for method, fields in requests:
            self.asked += 1
            lines.append(json.dumps({"id": self.asked, "method": method, **fields}))
        self.process.stdin.write("\n".join(lines) + "\n")
        self.process.stdin.flush()
        answers = [json.loads(self.process.stdout.readline()) for _ in lines]
        for number, answer in enumerate(answers, first):
            if answer["id"] != number:
                raise RuntimeError(f"expected the answer to {number}, got that to {answer['id']}")
            if "error" in answer:
                raise Refused(answer["error"])
        return [answer["result"] for answer in answers]

    def new(self, ruleset, **fields):
        """Opens a game; `seed`, `options`, `position`, `record`, `as_` and `others` as the protocol says."""
        if "as_" in fields:
            fields["as"] = fields.pop("as_")
        return Game(self, self.ask("new", ruleset=ruleset, **fields))

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Game:
    """A game under way."""

    def __init__(self, engine, status):
        self.engine = engine
        self.name = status["game"]
        self.take(status)

    def take(self, status):
        self.to_move = status["toMove"]
        self.outcome = status["outcome"]
        return status

    def ask(self, method, **fields):
        return self.engine.ask(method, game=self.name, **fields)

    def moves(self, **fields):
        """The legal moves in notation."""
        return self.ask("moves", **fields)["moves"]

    def play(self, move):
        return self.take(self.ask("play", move=move))

    def view(self, viewer="arbiter"):
        return self.ask("view", viewer=viewer)["view"]

    def record(self):
        return self.ask("record")["record"]


def main(ruleset="unrest", seed="python", *command):
    chance = random.Random(seed)
    with Engine(list(command) or ["npx", "tyche", "serve"]) as engine:
        game = engine.new(ruleset, seed=seed)
        while game.outcome is None:
            game.play(chance.choice(game.moves()))
        record = game.record()
        print(json.dumps({"moves": len(record["moves"]), "hash": record["hashes"][-1], "outcome": record["outcome"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
