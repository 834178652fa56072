import type { Placement } from "../rules/fen";
import { type Piece, PIECES, type Side, sideOf } from "../rules/piece";
import { fileOf, type Move, nameOf, rankOf, type Square } from "../rules/square";
import type { Words } from "./words";

/** A point in words: from Red's side in Red's half, from Black's in Black's. "五路底线", "e0". */
export function pointWords(square: Square, words: Words): string {
  const red = rankOf(square) <= 4;
  const side: Side = red ? "red" : "black";
  const file = red ? 8 - fileOf(square) : fileOf(square);
  const line = red ? rankOf(square) : 9 - rankOf(square);
  return words(
    `point.${side}`,
    words(`files.${side}`).split(" ")[file],
    words(`lines.${side}`).split(" ")[line],
    nameOf(square),
  );
}

export const pieceWords = (piece: Piece | "", words: Words): string => words(piece ? `piece.${piece}` : "empty");

/** "五路底线，红车，可走". */
export function squareWords(square: Square, piece: Piece | "", notes: readonly string[], words: Words): string {
  return [pointWords(square, words), pieceWords(piece, words), ...notes.map((note) => words(note))].join(
    words("separator"),
  );
}

/** A move in words, for readers without the notation. */
export function moveWords(move: Move, before: Placement, words: Words): string {
  const places = [pieceWords(before[move.from], words), pointWords(move.from, words), pointWords(move.to, words)];
  const taken = before[move.to];
  return taken ? words("taken", ...places, pieceWords(taken, words)) : words("moved", ...places);
}

/** Everything on the board, for a board that is a picture. */
export function positionWords(placement: Placement, turn: Side, words: Words): string {
  const all = (["red", "black"] as const).map((side) =>
    PIECES.filter((piece) => sideOf(piece) === side)
      .flatMap((piece) =>
        placement.flatMap((at, square) =>
          at === piece ? [`${pieceWords(piece, words)} ${pointWords(square, words)}`] : [],
        ),
      )
      .join(words("separator")) || words(`side.${side}`) + words("separator") + words("none"),
  );
  return [...all, words(`turn.${turn}`)].join(words("sentence")).trim();
}
