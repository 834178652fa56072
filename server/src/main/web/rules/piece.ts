import type { Side } from "../common/codes";

export type { Side };

/** Upper case is Red, lower case Black: king, advisor, elephant (B), horse (N), rook, cannon, pawn. */
export type Piece = "K" | "A" | "B" | "R" | "N" | "C" | "P" | "k" | "a" | "b" | "r" | "n" | "c" | "p";
export type Kind = "K" | "A" | "B" | "R" | "N" | "C" | "P";

export const KINDS: readonly Kind[] = ["K", "A", "B", "R", "N", "C", "P"];
export const PIECES: readonly Piece[] = [...KINDS, ...KINDS.map((kind) => kind.toLowerCase() as Piece)];

/** How many of a kind one side has at the start. */
export const FULL_SET: Readonly<Record<Kind, number>> = { K: 1, A: 2, B: 2, R: 2, N: 2, C: 2, P: 5 };

export const sideOf = (piece: Piece): Side => (piece < "a" ? "red" : "black");
export const kindOf = (piece: Piece): Kind => piece.toUpperCase() as Kind;
export const opponent = (side: Side): Side => (side === "red" ? "black" : "red");

/** The piece of a FEN letter; E and H are taken for B and N, as many programs write them. */
export function pieceOf(letter: string): Piece | undefined {
  const usual = { E: "B", e: "b", H: "N", h: "n" }[letter] ?? letter;
  return PIECES.includes(usual as Piece) ? (usual as Piece) : undefined;
}
