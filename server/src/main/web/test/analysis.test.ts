import "./document";
import { expect } from "expect";
import { describe, it } from "node:test";
import type { AnalysisLine, Analyst } from "../analysis/analyst";
import { EvaluationGraph, evaluate, share, worthText } from "../analysis/graph";
import { ServerAnalyst } from "../analysis/server";
import { left } from "../matches/board";

describe("an evaluation in words and as a height", () => {
  it("is written from Red's side", () => {
    expect([{ score: 72 }, { score: -105 }, { score: 0 }, { mate: 5 }, { mate: -3 }].map(worthText)).toEqual([
      "+0.72",
      "-1.05",
      "+0.00",
      "M5",
      "-M3",
    ]);
  });

  it("grows with the score and never leaves the drawing", () => {
    const heights = [{ mate: -1 }, { score: -30_000 }, { score: -200 }, { score: 0 }, { score: 200 }, { mate: 9 }].map(share);
    expect(heights[0]).toBe(-1);
    expect(heights[3]).toBe(0);
    expect(heights[5]).toBe(1);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
  });
});

/** Answers as it is told to, and remembers what it was asked. */
function analyst(answer: (ply: number) => AnalysisLine[]): Analyst & { asked: string[][]; running: number } {
  const made = {
    asked: [] as string[][],
    running: 0,
    analyse(_fen: string, moves: string[], told: (line: AnalysisLine) => void) {
      made.asked.push(moves);
      made.running++;
      answer(moves.length).forEach(told);
      return () => void made.running--;
    },
  };
  return made;
}

const all = (engine: Analyst, moves: string[]): Promise<[number, number | undefined][]> =>
  new Promise((resolve) => {
    const heard: [number, number | undefined][] = [];
    evaluate(engine, "fen", moves, 8, (ply, { score }) => heard.push([ply, score]), () => resolve(heard), 20);
  });

describe("the positions of a game", () => {
  it("are looked at one after the other, each until the depth is reached", async () => {
    const engine = analyst((ply) => [4, 8, 9].map((depth) => ({ depth, score: ply * 10 + depth, moves: [] })));
    expect(await all(engine, ["h2e2", "h9g7"])).toEqual([[0, 4], [0, 8], [1, 14], [1, 18], [2, 24], [2, 28]]);
    expect(engine.asked).toEqual([[], ["h2e2"], ["h2e2", "h9g7"]]);
    expect(engine.running).toBe(0);
  });

  it("that nobody answers are passed over", async () => {
    const engine = analyst((ply) => (ply === 1 ? [] : [{ depth: 8, score: ply, moves: [] }]));
    expect(await all(engine, ["h2e2", "h9g7"])).toEqual([[0, 0], [2, 2]]);
    expect(engine.running).toBe(0);
  });

  it("are left alone when the reader has seen enough", async () => {
    const engine = analyst(() => []);
    await new Promise<void>((resolve) => {
      const stop = evaluate(engine, "fen", ["h2e2", "h9g7"], 8, () => undefined, resolve, 10_000);
      stop();
    });
    expect(engine.asked).toEqual([[]]);
    expect(engine.running).toBe(0);
  });
});

describe("the drawing", () => {
  it("goes through what is known, and marks the ply on the board", () => {
    const graph = new EvaluationGraph(4, "evaluation", () => undefined);
    graph.set(0, { score: 0 });
    graph.set(4, { mate: 2 });
    graph.mark(2);
    expect(graph.element.querySelector(".graph-line")?.getAttribute("d")).toBe("M0.0,60.0L600.0,0.0");
    expect(graph.element.querySelector(".graph-here")?.getAttribute("x1")).toBe("300.0");
    expect(graph.at(4)).toEqual({ mate: 2 });
    expect(graph.at(1)).toBeUndefined();
  });
});

/** A server that answers in turn; what it was asked is kept. */
function serve(...answers: [number, unknown][]): unknown[] {
  const asked: unknown[] = [];
  globalThis.fetch = ((_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const [status, answer] = answers.shift() ?? [200, { state: "done" }];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  }) as unknown as typeof fetch;
  return asked;
}

const turn = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

describe("the server as an analyst", () => {
  const line = { depth: 5, score: 12, moves: ["h2e2"], text: "炮二平五" };

  it("is asked the same question until there is nothing better to come", async () => {
    const asked = serve([200, { state: "waiting" }], [200, { state: "thinking", line }], [200, { state: "done", line: { ...line, depth: 6 } }]);
    const told: number[] = [];
    await new Promise<void>((resolve) =>
      new ServerAnalyst().analyse("fen", ["a0a1"], ({ depth }) => told.push(depth) === 2 && resolve()),
    );
    expect(told).toEqual([5, 6]);
    expect(asked).toEqual([1, 2, 3].map(() => ({ fen: "fen", moves: ["a0a1"] })));
  });

  it("says why it does not answer, and is left alone then", async () => {
    const asked = serve([422, { error: "no such position" }]);
    const said: string[] = [];
    new ServerAnalyst((problem) => said.push(problem)).analyse("fen", [], () => undefined);
    await turn(600);
    expect(said).toEqual(["no such position"]);
    expect(asked).toHaveLength(1);
  });

  it("is not asked any more by whoever has gone on", async () => {
    const asked = serve([200, { state: "thinking", line }], [200, { state: "thinking", line }]);
    const stop = new ServerAnalyst().analyse("fen", [], () => undefined);
    stop();
    await turn(400);
    expect(asked).toHaveLength(1);
  });
});

describe("the clocks of a match", () => {
  const board = { game: 1, red: "a", black: "b", fen: "", ply: 4, turn: "red", check: false, since: 1000, redClock: 5000, blackClock: 7000 } as const;

  it("run for whoever is on move, and stop at nothing", () => {
    expect(left(board, "red", 3000)).toBe(3000);
    expect(left(board, "black", 3000)).toBe(7000);
    expect(left(board, "red", 9000)).toBe(0);
    // A clock of ours that is behind the server's must not give time.
    expect(left(board, "red", 500)).toBe(5000);
    expect(left({ ...board, redClock: undefined }, "red", 3000)).toBeUndefined();
  });
});
