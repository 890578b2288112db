"""Steps games of tyche by frames of numbers, with the standard library alone: python3 frames.py [ruleset] [games] [steps]

    with Games(["npx", "tyche", "serve"], "unrest", seed="s") as games:
        while not games.ended[0]:
            indices, values = games.observed(0)
            games.step([random.choice(games.legal(0))])
        print(games.rewards)
"""

import json
import random
import struct
import subprocess
import sys
import time

KINDS = {"int8": "b", "uint8": "B", "int16": "h", "uint16": "H", "int32": "i", "uint32": "I", "float32": "f"}
SIZES = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "f": 4}
ERROR = 0x8000_0000


class Refused(Exception):
    """An error of the engine: `code` is stable, the text is for people."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


class Games:
    """Games that are stepped together; one that ends begins again. The arrays of the last frame are attributes:
    `toMove`, `actions`, `offsets`, `ended`, `rewards` and the others that the protocol names."""

    def __init__(self, command, ruleset, games=1, **fields):
        """Fields are those of the request `batch`, such as `seed`, `options` and `seeds`."""
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        request = {"method": "batch", "ruleset": ruleset, "games": games, "observations": True, "sparse": True, **fields}
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            self.close()
            raise Refused(answer["error"])
        self.seats, self.size = answer["result"]["seats"], answer["result"]["space"]["size"]
        self.again = answer["result"]["reset"]
        self.layout = [(part["name"], KINDS[part["type"]], part["length"], part.get("by")) for part in answer["result"]["frame"]]
        self.places = struct.Struct(f"<I{games}i")
        self.read()

    def step(self, actions):
        """Plays an action at each place; `again` begins another game there."""
        self.process.stdin.write(self.places.pack(self.places.size - 4, *actions))
        self.process.stdin.flush()
        self.read()

    def legal(self, place):
        """The legal actions at a place."""
        return self.actions[self.offsets[place] : self.offsets[place + 1]]

    def observed(self, place):
        """What the seat that is to choose sees: the places of the numbers that are not 0, and these numbers."""
        begin, end = self.observedOffsets[place], self.observedOffsets[place + 1]
        return self.observedIndices[begin:end], self.observedValues[begin:end]

    def read(self):
        (length,) = struct.unpack("<I", self.process.stdout.read(4))
        frame = memoryview(self.process.stdout.read(length & ~ERROR))
        if length & ERROR:
            raise Refused(json.loads(bytes(frame)))
        arrays, at = self.__dict__, 0
        for name, kind, count, by in self.layout:
            end = at + SIZES[kind] * (arrays[by][-1] if count is None else count)
            arrays[name] = frame[at:end].cast(kind)  # numbers of this machine, which is taken to be little-endian
            at = (end + 3) & ~3

    def close(self):
        self.process.stdin.close()
        self.process.stdout.read()
        return self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def main(ruleset="unrest", count="1", steps="10000", *command):
    chance, count, ended, won = random.Random("frames"), int(count), 0, 0.0
    with Games(list(command) or ["npx", "tyche", "serve"], ruleset, count, seed="frames") as games:
        begun, seats = time.perf_counter(), len(games.seats)
        for _ in range(int(steps) // count):
            games.step([chance.choice(games.legal(place)) for place in range(count)])
            for place in range(count):
                if games.ended[place]:
                    ended += 1
                    won += games.rewards[place * seats]
        speed = int(steps) / (time.perf_counter() - begun)
    print(json.dumps({"ruleset": ruleset, "games": ended, "returns of the first seat": won, "steps a second": round(speed)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
