import type { Placement } from "../rules/fen";
import type { Piece } from "../rules/piece";
import type { Square } from "../rules/square";

/** How a board answers to hands: playing moves and setting up a position are two manners. */
export interface Hand {
  readonly picked: Square | undefined;
  /** Where the picked piece may go. */
  targets(): readonly Square[];
  /** Whether what stands on a point can be taken up. */
  mayGrab(square: Square): boolean;
  /** The pointer goes down on a piece that can be taken up. */
  press(square: Square): void;
  tap(square: Square): void;
  /** A piece was pulled to a point, or off the board. */
  drop(from: Square, to: Square | undefined): void;
  cancel(): void;
  key(event: KeyboardEvent, square: Square): boolean;
  /** Keys of the words that describe a point's state. */
  notes(square: Square): string[];
}

/** What a hand needs of its board. */
export interface Table {
  placement(): Placement;
  /** Something was taken up or put back: draw and label the board again. */
  refresh(): void;
}

/** What a hand that sets up needs besides. */
export interface SetupTable extends Table {
  mayStand(piece: Piece, square: Square): boolean;
  /** Another position was made. */
  put(placement: Placement): void;
  placed(piece: Piece, square: Square): void;
  removed(piece: Piece): void;
}
