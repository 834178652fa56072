import { type Placement, readFen } from "../rules/fen";
import { type Piece, type Side, sideOf } from "../rules/piece";
import { type Move, moveOf, type Square, squareOf } from "../rules/square";
import type { ArrowMeaning, MarkShape } from "./marks";

/** Names of points are those of ICCS, "e0"; of moves, "h2e2". */
export interface BoardState {
  /** The position. Only placement and side to move are read. */
  readonly fen?: string;
  /** The position by points, instead of a FEN: `{ e0: "K", e9: "k" }`. */
  readonly pieces?: Readonly<Record<string, Piece>>;
  /** Who is to move, where the FEN does not say it. */
  readonly turn?: Side;
  readonly lastMove?: string;
  /** The point of the general in check, or true for that of the side to move. */
  readonly check?: string | boolean;
  /** Where each piece may go. Without it nothing can be moved. */
  readonly targets?: Readonly<Record<string, readonly string[]>>;
  readonly marks?: readonly BoardMark[];
  readonly arrows?: readonly BoardArrow[];
}

export interface BoardMark {
  readonly at: string;
  readonly shape?: MarkShape;
  /** A number or character in a small disc at the point's corner. */
  readonly badge?: string;
}

export interface BoardArrow {
  readonly from: string;
  readonly to: string;
  readonly meaning?: ArrowMeaning;
}

/** A state with points as numbers. */
export interface Scene {
  readonly placement: Placement;
  readonly turn: Side;
  readonly lastMove: Move | undefined;
  readonly checked: Square | undefined;
  readonly targets: ReadonlyMap<Square, readonly Square[]>;
  readonly marks: readonly { at: Square; shape: MarkShape | undefined; badge: string | undefined }[];
  readonly arrows: readonly { from: Square; to: Square; meaning: ArrowMeaning }[];
}

/** Reads a state. Names of points that are none are left out: a picture with a mark missing is better than none. */
export function sceneOf(state: BoardState): Scene {
  const position = state.pieces ? { placement: placementOf(state.pieces), turn: "red" as Side } : readFen(state.fen ?? "");
  const turn = state.turn ?? position.turn;
  return {
    placement: position.placement,
    turn,
    lastMove: state.lastMove ? moveOf(state.lastMove) : undefined,
    checked:
      typeof state.check === "string"
        ? squareOf(state.check)
        : state.check
          ? position.placement.findIndex((piece) => /k/i.test(piece) && sideOf(piece as Piece) === turn)
          : undefined,
    targets: new Map(
      Object.entries(state.targets ?? {}).flatMap(([from, tos]) => {
        const square = squareOf(from);
        return square === undefined ? [] : [[square, squaresOf(tos)] as const];
      }),
    ),
    marks: (state.marks ?? []).flatMap(({ at, shape, badge }) =>
      squaresOf([at]).map((square) => ({ at: square, shape: shape ?? (badge ? undefined : "circle"), badge })),
    ),
    arrows: (state.arrows ?? []).flatMap(({ from, to, meaning }) => {
      const move = moveOf(from + to);
      return move ? [{ ...move, meaning: meaning ?? "move" }] : [];
    }),
  };
}

const squaresOf = (names: readonly string[]): Square[] =>
  names.map(squareOf).filter((square): square is Square => square !== undefined);

function placementOf(pieces: Readonly<Record<string, Piece>>): Placement {
  const placement = readFen("9/9/9/9/9/9/9/9/9/9").placement;
  for (const [name, piece] of Object.entries(pieces)) {
    squaresOf([name]).forEach((square) => (placement[square] = piece));
  }
  return placement;
}
