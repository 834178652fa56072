/**
 * How the pieces move, to show where a piece may go without waiting for an answer. The rules are those of the server, compiled
 * to a script; the server judges all the same.
 */
import * as compiled from "chuhe:moves";
import type { Placement, Position } from "./fen";
import { opponent, type Side } from "./piece";
import { type Move, nameOf } from "./square";

const letters = (placement: Placement): string => placement.map((piece) => piece || ".").join("");

/** Whether the king of a side is attacked or faces the other king on an open file. */
export function inCheck(placement: Placement, side: Side): boolean {
  return compiled.isCheck(letters(placement), side === "red");
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
  return Array.from(compiled.legalMoves(letters(placement), turn === "red"), (code) => ({
    from: code & 127,
    to: code >> 7,
  }));
}

/** Where each piece of the side to move may go, by the names of points, as `Board.show` takes it. */
export function legalTargets(position: Position): Record<string, string[]> {
  const targets: Record<string, string[]> = {};
  for (const { from, to } of legalMoves(position)) {
    (targets[nameOf(from)] ??= []).push(nameOf(to));
  }
  return targets;
}
