import "./document";
import { expect } from "expect";
import { describe, it } from "node:test";
import type { AnalysisLine, Analyst } from "../analysis/analyst";
import { EvaluationGraph, evaluate, share, worthText } from "../analysis/graph";

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
