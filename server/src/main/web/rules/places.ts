import { mayStand as compiled } from "chuhe:moves";
import type { Piece } from "./piece";
import { type Square, SQUARES } from "./square";

/** Whether a piece can ever stand on a point: kings and advisors in the palace, elephants on their seven points. */
export const mayStand = (piece: Piece, square: Square): boolean => compiled(piece, square);

/** The points where a piece can stand. */
export const placesOf = (piece: Piece): Square[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => mayStand(piece, square));
