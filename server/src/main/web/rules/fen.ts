import { type Piece, pieceOf, type Side } from "./piece";
import { FILES, RANKS, SQUARES, squareAt } from "./square";

/** What stands on each of the 90 points; "" is nothing. */
export type Placement = (Piece | "")[];

export interface Position {
  readonly placement: Placement;
  readonly turn: Side;
}

export const START_FEN = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
export const EMPTY_FEN = "9/9/9/9/9/9/9/9/9/9 w - - 0 1";

export const emptyPlacement = (): Placement => new Array<Piece | "">(SQUARES).fill("");

/** Thrown for text that is no FEN; the message names the part that is wrong, for logs and not for people. */
export class FenError extends Error {}

/** Reads the placement and the side to move; the counters that may follow are not looked at. */
export function readFen(fen: string): Position {
  const [rows = "", turn = "w"] = fen.trim().split(/\s+/);
  const ranks = rows.split("/");
  if (ranks.length !== RANKS) {
    throw new FenError(`${ranks.length} ranks`);
  }
  const placement = emptyPlacement();
  ranks.forEach((row, fromTop) => readRank(row, RANKS - 1 - fromTop, placement));
  if (!/^[wrb]$/.test(turn)) {
    throw new FenError(`side ${turn}`);
  }
  return { placement, turn: turn === "b" ? "black" : "red" };
}

function readRank(row: string, rank: number, placement: Placement): void {
  let file = 0;
  for (const letter of row) {
    if (/[1-9]/.test(letter)) {
      file += Number(letter);
      continue;
    }
    const piece = pieceOf(letter);
    if (!piece || file >= FILES) {
      throw new FenError(`rank ${row}`);
    }
    placement[squareAt(file++, rank)] = piece;
  }
  if (file !== FILES) {
    throw new FenError(`rank ${row}`);
  }
}

/** Writes a FEN with empty counters. */
export function writeFen(placement: Placement, turn: Side): string {
  const ranks: string[] = [];
  for (let rank = RANKS - 1; rank >= 0; rank--) {
    let row = "";
    for (let file = 0; file < FILES; file++) {
      row += placement[squareAt(file, rank)] || "1";
    }
    ranks.push(row.replace(/1+/g, (gap) => String(gap.length)));
  }
  return `${ranks.join("/")} ${turn === "red" ? "w" : "b"} - - 0 1`;
}
