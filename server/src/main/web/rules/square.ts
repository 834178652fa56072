/** A point of the board: rank × 9 + file, counted from Red's left corner as in `org.chuhe.core.Square`. */
export type Square = number;

export const FILES = 9;
export const RANKS = 10;
export const SQUARES = FILES * RANKS;

export const fileOf = (square: Square): number => square % FILES;
export const rankOf = (square: Square): number => Math.floor(square / FILES);
export const squareAt = (file: number, rank: number): Square => rank * FILES + file;
export const onBoard = (file: number, rank: number): boolean => file >= 0 && file < FILES && rank >= 0 && rank < RANKS;

/** "e0", as ICCS and UCCI name the point. */
export const nameOf = (square: Square): string => "abcdefghi"[fileOf(square)] + rankOf(square);

/** The point of a name, or undefined if it is none. */
export function squareOf(name: string): Square | undefined {
  const found = /^([a-i])([0-9])$/i.exec(name);
  return found ? squareAt("abcdefghi".indexOf(found[1].toLowerCase()), Number(found[2])) : undefined;
}

export interface Move {
  readonly from: Square;
  readonly to: Square;
}

/** "h2e2". */
export const moveName = (move: Move): string => nameOf(move.from) + nameOf(move.to);

/** Reads "h2e2" or "h2-e2"; undefined if it is no move. */
export function moveOf(name: string): Move | undefined {
  const text = name.replace("-", "");
  const from = squareOf(text.slice(0, 2));
  const to = squareOf(text.slice(2));
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
