"""Asks for rulings one by one; see docs/judge-batch.md.

    python3 examples/judge.py                          starts `chuhe judge --batch -` and keeps it running
    python3 examples/judge.py http://127.0.0.1:8080    asks a server
"""

import json
import os
import pathlib
import subprocess
import sys
import urllib.request

root = pathlib.Path(__file__).resolve().parent.parent


class Arbiter:
    """One running arbiter; it is asked as often as one likes and ends with the block."""

    def __init__(self, *options):
        command = [os.environ.get("CHUHE", str(root / "chuhe")), "judge", "--batch", "-", *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


class Server:
    """The arbiter of a server."""

    def __init__(self, address):
        self.address = address + "/api/judge?lang=en"

    def ask(self, **question):
        body = json.dumps(question).encode()
        request = urllib.request.Request(self.address, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


if __name__ == "__main__":
    with Server(sys.argv[1]) if len(sys.argv) > 1 else Arbiter("--lang", "en") as arbiter:
        for line in (root / "examples" / "repetitions.jsonl").read_text("utf-8").splitlines():
            answer = arbiter.ask(**json.loads(line))
            print(answer["id"], answer["outcome"], ", ".join(answer["articles"]))
