import { kindOf, type Piece, sideOf } from "./piece";
import { fileOf, rankOf, type Square, SQUARES } from "./square";

/** Whether a piece can ever stand on a point: kings and advisors in the palace, elephants on their seven points. */
export function mayStand(piece: Piece, square: Square): boolean {
  const red = sideOf(piece) === "red";
  const file = fileOf(square);
  const rank = red ? rankOf(square) : 9 - rankOf(square);
  const palace = file >= 3 && file <= 5 && rank <= 2;
  switch (kindOf(piece)) {
    case "K":
      return palace;
    case "A":
      return palace && (file + rank) % 2 === 1;
    case "B":
      return rank <= 4 && rank % 2 === 0 && (file + rank) % 4 === 2;
    case "P":
      // Before the river a pawn is still on the file it started from.
      return rank >= 5 || (rank >= 3 && file % 2 === 0);
    default:
      return true;
  }
}

/** The points where a piece can stand. */
export const placesOf = (piece: Piece): Square[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => mayStand(piece, square));
