import "./document";
import { kai, letters } from "chuhe:glyphs";
import { seals } from "chuhe:seals";
import { expect } from "expect";
import { describe, it } from "node:test";
import { seal } from "../board/seal";

/** The points of an outline in steps; how far they reach to each side. */
function extent(path: string): { x: [number, number]; y: [number, number]; closed: boolean } {
  let at = [0, 0];
  let start = at;
  const points: number[][] = [];
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const n = (rest.match(/-?\d+/g) ?? []).map(Number);
    const end = { m: n, l: n, q: n.slice(2), h: [n[0], 0], v: [0, n[0]] }[command] ?? [];
    at = command === "z" ? start : [at[0] + end[0], at[1] + end[1]];
    start = command === "m" ? at : start;
    points.push(at);
  }
  const range = (axis: number): [number, number] => {
    const all = points.map((point) => point[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  return { x: range(0), y: range(1), closed: path.endsWith("z") };
}

describe("outlines", () => {
  it("are there for all pieces, the river and the seals", () => {
    expect(Object.keys(kai).join("")).toBe("帥仕相俥傌炮兵將士象車馬砲卒帅将车马楚河漢界");
    expect(Object.keys(letters).join("")).toBe("KAERHCP");
    expect(Object.keys(seals).join("")).toBe("变和负续疑同异變負續異");
  });

  it("lie around the middle and fit a disc", () => {
    for (const [character, path] of Object.entries({ ...kai, ...letters, ...seals })) {
      const { x, y, closed } = extent(path);
      expect([character, closed]).toEqual([character, true]);
      // Curves may swing a little beyond their ends.
      expect(Math.abs(x[0] + x[1])).toBeLessThan(30);
      expect(Math.abs(y[0] + y[1])).toBeLessThan(30);
      expect(Math.max(x[1] - x[0], y[1] - y[0])).toBeLessThanOrEqual(625);
    }
  });
});

describe("a seal", () => {
  it("is named where it stands alone, silent beside its sentence", () => {
    expect(seal("vary", "须变着").getAttribute("aria-label")).toBe("须变着");
    expect(seal("draw").getAttribute("aria-hidden")).toBe("true");
    expect(seal("draw").querySelector("path")!.getAttribute("d")).toBe(seals["和"]);
  });
});
