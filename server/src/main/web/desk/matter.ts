import type { Matter, Play } from "./types";

/** The part of a desk that its address tells. */
export interface Place {
  readonly rules: string;
  readonly play: Pick<Play, "fen" | "plies">;
  readonly ply: number;
  readonly compare: boolean;
  readonly turned: readonly string[];
  readonly matter: Matter;
}

/** The address that shows the same to everybody; `path` is "/desk", "/desk.pdf" … */
export function address(path: string, { rules, play, ply, compare, turned, matter }: Place): string {
  const query = new URLSearchParams({ rules, fen: play.fen, moves: play.plies.map(({ iccs }) => iccs).join(" ") });
  query.set("ply", String(ply));
  if (compare) {
    query.set("compare", "1");
  }
  if (turned.length > 0) {
    query.set("turned", turned.join(","));
  }
  Object.entries(matter).forEach(([name, value]) => value && query.set(name, value));
  return `${path}?${query}`;
}

/** The first attack of the side that must vary, else the first attack, else the first ply of the cycle. */
export function telling(ruling: {
  readonly verdict: string;
  readonly plies: readonly { ply: number; side: string; evidence: { kind: string } }[];
}): number {
  const guilty = /^(red|black)-must-vary$/.exec(ruling.verdict)?.[1];
  const attacks = ruling.plies.filter(({ evidence }) => ["check", "kill", "chase"].includes(evidence.kind));
  const found = attacks.find(({ side }) => guilty === undefined || side === guilty) ?? attacks[0] ?? ruling.plies[0];
  return found?.ply ?? 0;
}
