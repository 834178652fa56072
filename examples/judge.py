"""Asks `chuhe judge --batch -` for rulings one by one, as a co-process; see docs/judge-batch.md."""

import json
import pathlib
import subprocess

root = pathlib.Path(__file__).resolve().parent.parent


class Arbiter:
    """One running arbiter; it is asked as often as one likes and ends with the block."""

    def __init__(self, *options):
        command = [str(root / "chuhe"), "judge", "--batch", "-", *options]
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


if __name__ == "__main__":
    with Arbiter("--lang", "en") as arbiter:
        for line in (root / "examples" / "repetitions.jsonl").read_text("utf-8").splitlines():
            answer = arbiter.ask(**json.loads(line))
            print(answer["id"], answer["outcome"], ", ".join(answer["articles"]))
