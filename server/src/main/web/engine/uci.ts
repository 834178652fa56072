/** What a program that speaks UCI is told and says; moves here are ICCS, where ranks count from zero. */
import type { AnalysisLine } from "../analysis/analyst";

/** "h0g2" → "h1g3": Fairy-Stockfish counts ranks from one. */
export const toProgram = (move: string): string =>
  move.replace(/([a-i])(\d)/g, (_, file: string, rank: string) => file + (Number(rank) + 1));

/** "h10g8" → "h9g7"; undefined for what is no move. */
export function fromProgram(move: string): string | undefined {
  const found = /^([a-i])(10|[1-9])([a-i])(10|[1-9])$/.exec(move);
  return found ? found[1] + (Number(found[2]) - 1) + found[3] + (Number(found[4]) - 1) : undefined;
}

/** The question for a position: where the game began, and every move since. */
export function positionLine(fen: string, moves: readonly string[]): string {
  const played = moves.length > 0 ? ` moves ${moves.map(toProgram).join(" ")}` : "";
  return `position fen ${fen}${played}`;
}

/**
 * A line of thought, from Red's side; undefined for whatever else a program says. Bounds are no evaluations.
 *
 * @param redToMove who is to move in the position that was asked about: programs speak from that side
 */
export function readInfo(text: string, redToMove: boolean): AnalysisLine | undefined {
  const words = text.split(/\s+/);
  if (words[0] !== "info" || words.includes("lowerbound") || words.includes("upperbound")) {
    return undefined;
  }
  const number = (name: string): number | undefined => {
    const at = words.indexOf(name);
    const value = at < 0 ? NaN : Number(words[at + 1]);
    return Number.isFinite(value) ? value : undefined;
  };
  const depth = number("depth");
  const pv = words.indexOf("pv");
  const sign = redToMove ? 1 : -1;
  const mate = number("mate");
  const score = number("cp");
  if (depth === undefined || pv < 0 || (mate === undefined && score === undefined)) {
    return undefined;
  }
  const moves: string[] = [];
  for (const word of words.slice(pv + 1)) {
    const move = fromProgram(word);
    if (!move) {
      break;
    }
    moves.push(move);
  }
  return moves.length === 0 ? undefined : { depth, ...(mate === undefined ? { score: sign * score! } : { mate: sign * mate }), moves };
}

/** The move that a program has decided on; "" if it has none, undefined for another line. */
export function readBest(text: string): string | undefined {
  const found = /^bestmove\s+(\S+)/.exec(text);
  return found ? (fromProgram(found[1]) ?? "") : undefined;
}
