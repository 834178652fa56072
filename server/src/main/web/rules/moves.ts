/**
 * How the pieces move, to show where a piece may go without waiting for an answer. The server judges; nothing here
 * decides anything.
 */
import type { Placement, Position } from "./fen";
import { kindOf, opponent, type Piece, type Side, sideOf } from "./piece";
import { fileOf, type Move, nameOf, onBoard, rankOf, type Square, squareAt, SQUARES } from "./square";

type Step = readonly [number, number];
const STRAIGHT: readonly Step[] = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const DIAGONAL: readonly Step[] = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
/** Each jump of the horse with the step to its leg. */
const JUMPS: readonly (readonly [Step, Step])[] = STRAIGHT.flatMap(([dx, dy]) =>
  [1, -1].map((turn) => [[2 * dx + turn * dy, 2 * dy + turn * dx], [dx, dy]] as const),
);

const inPalace = (file: number, rank: number): boolean => file >= 3 && file <= 5 && (rank <= 2 || rank >= 7);
const crossed = (rank: number, side: Side): boolean => (side === "red" ? rank >= 5 : rank <= 4);
const forward = (side: Side): number => (side === "red" ? 1 : -1);

/** Where a piece could go if kings could be left in check, own pieces included. */
function reach(placement: Placement, from: Square, piece: Piece): Square[] {
  const side = sideOf(piece);
  const file = fileOf(from);
  const rank = rankOf(from);
  const squares: Square[] = [];
  const add = (x: number, y: number): void => {
    if (onBoard(x, y)) {
      squares.push(squareAt(x, y));
    }
  };
  switch (kindOf(piece)) {
    case "K":
      STRAIGHT.forEach(([dx, dy]) => inPalace(file + dx, rank + dy) && add(file + dx, rank + dy));
      break;
    case "A":
      DIAGONAL.forEach(([dx, dy]) => inPalace(file + dx, rank + dy) && add(file + dx, rank + dy));
      break;
    case "B":
      for (const [dx, dy] of DIAGONAL) {
        if (!crossed(rank + 2 * dy, side) && onBoard(file + dx, rank + dy) && !placement[squareAt(file + dx, rank + dy)]) {
          add(file + 2 * dx, rank + 2 * dy);
        }
      }
      break;
    case "N":
      for (const [[dx, dy], [lx, ly]] of JUMPS) {
        if (onBoard(file + dx, rank + dy) && !placement[squareAt(file + lx, rank + ly)]) {
          add(file + dx, rank + dy);
        }
      }
      break;
    case "R":
    case "C":
      STRAIGHT.forEach((step) => squares.push(...line(placement, from, step, kindOf(piece) === "C")));
      break;
    case "P":
      add(file, rank + forward(side));
      if (crossed(rank, side)) {
        add(file - 1, rank);
        add(file + 1, rank);
      }
  }
  return squares;
}

/** The empty points of a line and the first piece on it; for a cannon the first behind its screen. */
function line(placement: Placement, from: Square, [dx, dy]: Step, cannon: boolean): Square[] {
  const squares: Square[] = [];
  let screens = 0;
  for (let x = fileOf(from) + dx, y = rankOf(from) + dy; onBoard(x, y); x += dx, y += dy) {
    const square = squareAt(x, y);
    if (!placement[square]) {
      if (screens === 0) {
        squares.push(square);
      }
    } else if (screens === (cannon ? 1 : 0)) {
      squares.push(square);
      break;
    } else {
      screens++;
    }
  }
  return squares;
}

/** Whether the king of a side is attacked or faces the other king on an open file. */
export function inCheck(placement: Placement, side: Side): boolean {
  const own = (piece: "K" | "R" | "N" | "C" | "P", of: Side): Piece =>
    of === "red" ? piece : (piece.toLowerCase() as Piece);
  const enemy = opponent(side);
  const king = placement.indexOf(own("K", side));
  if (king < 0) {
    return false;
  }
  const file = fileOf(king);
  const rank = rankOf(king);
  for (const [dx, dy] of STRAIGHT) {
    let met = 0;
    for (let x = file + dx, y = rank + dy; onBoard(x, y) && met < 2; x += dx, y += dy) {
      const piece = placement[squareAt(x, y)];
      if (!piece) {
        continue;
      }
      met++;
      const attacks =
        met === 1 ? piece === own("R", enemy) || (piece === own("K", enemy) && dx === 0) : piece === own("C", enemy);
      if (attacks) {
        return true;
      }
    }
  }
  for (const [[dx, dy], [lx, ly]] of JUMPS) {
    // Seen from the horse: the leg stands beside the horse, not beside the king.
    const x = file - dx;
    const y = rank - dy;
    if (onBoard(x, y) && placement[squareAt(x, y)] === own("N", enemy) && !placement[squareAt(x + lx, y + ly)]) {
      return true;
    }
  }
  const pawn = own("P", enemy);
  return [[0, -forward(enemy)], [1, 0], [-1, 0]].some(
    ([dx, dy]) => onBoard(file + dx, rank + dy) && placement[squareAt(file + dx, rank + dy)] === pawn,
  );
}

/** The placement after a move. */
export function played(placement: Placement, move: Move): Placement {
  const after = placement.slice();
  after[move.to] = after[move.from];
  after[move.from] = "";
  return after;
}

/** The position after a move. */
export const play = (position: Position, move: Move): Position => ({
  placement: played(position.placement, move),
  turn: opponent(position.turn),
});

/** The legal moves of the side to move. */
export function legalMoves({ placement, turn }: Position): Move[] {
  const board = placement.slice();
  const moves: Move[] = [];
  for (let from = 0; from < SQUARES; from++) {
    const piece = board[from];
    if (!piece || sideOf(piece) !== turn) {
      continue;
    }
    for (const to of reach(board, from, piece)) {
      const taken = board[to];
      if (taken && sideOf(taken) === turn) {
        continue;
      }
      board[to] = piece;
      board[from] = "";
      if (!inCheck(board, turn)) {
        moves.push({ from, to });
      }
      board[from] = piece;
      board[to] = taken;
    }
  }
  return moves;
}

/** Where each piece of the side to move may go, by the names of points, as `Board.show` takes it. */
export function legalTargets(position: Position): Record<string, string[]> {
  const targets: Record<string, string[]> = {};
  for (const { from, to } of legalMoves(position)) {
    (targets[nameOf(from)] ??= []).push(nameOf(to));
  }
  return targets;
}
