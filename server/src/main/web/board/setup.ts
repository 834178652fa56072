import { FULL_SET, kindOf, type Piece, pieceOf } from "../rules/piece";
import { type Square, SQUARES } from "../rules/square";
import type { Hand, SetupTable } from "./hand";

/** More points than this are not marked as places for a piece: they would cover the board with dots. */
const FEW_PLACES = 20;

/** Sets up a position: pieces from the tray, around the board, and off it. */
export class SetupHand implements Hand {
  picked: Square | undefined;
  /** A kind of piece taken from the tray, to be put down on one point after another. */
  held: Piece | undefined;
  private fresh = false;

  constructor(private readonly table: SetupTable) {}

  targets(): readonly Square[] {
    const piece = this.held ?? (this.picked === undefined ? "" : this.table.placement()[this.picked]);
    if (!piece) {
      return [];
    }
    const places = Array.from({ length: SQUARES }, (_, square) => square).filter(
      (square) => square !== this.picked && this.table.mayStand(piece, square),
    );
    return places.length <= FEW_PLACES ? places : [];
  }

  /** How many of a kind are not yet on the board. */
  left(piece: Piece): number {
    return FULL_SET[kindOf(piece)] - this.table.placement().filter((each) => each === piece).length;
  }

  mayGrab(square: Square): boolean {
    return this.held === undefined && this.table.placement()[square] !== "";
  }

  press(square: Square): void {
    this.fresh = this.picked !== square;
    if (this.picked === undefined) {
      this.pick(square);
    }
  }

  tap(square: Square): void {
    const fresh = this.fresh;
    this.fresh = false;
    if (fresh && square === this.picked) {
      return;
    }
    if (this.held) {
      this.place(this.held, square);
    } else if (this.picked !== undefined && this.picked !== square) {
      this.drop(this.picked, square);
    } else {
      this.pick(square !== this.picked && this.table.placement()[square] ? square : undefined);
    }
  }

  drop(from: Square, to: Square | undefined): void {
    this.fresh = false;
    this.picked = undefined;
    const piece = this.table.placement()[from];
    if (!piece || to === from || (to !== undefined && !this.table.mayStand(piece, to))) {
      this.table.refresh();
      return;
    }
    const placement = this.table.placement().slice();
    placement[from] = "";
    if (to !== undefined) {
      placement[to] = piece;
    }
    this.table.put(placement);
    if (to === undefined) {
      this.table.removed(piece);
    } else {
      this.table.placed(piece, to);
    }
  }

  /** Puts a piece from the tray on a point. */
  place(piece: Piece, square: Square): void {
    const placement = this.table.placement().slice();
    if (this.left(piece) <= 0 || !this.table.mayStand(piece, square) || placement[square] === piece) {
      this.table.refresh();
      return;
    }
    placement[square] = piece;
    this.picked = undefined;
    if (this.left(piece) === 1) {
      this.held = undefined;
    }
    this.table.put(placement);
    this.table.placed(piece, square);
  }

  /** Takes a kind of piece from the tray, or puts it back. */
  hold(piece: Piece | undefined): void {
    this.picked = undefined;
    this.held = this.held === piece ? undefined : piece;
    this.table.refresh();
  }

  remove(square: Square): void {
    if (this.table.placement()[square]) {
      this.drop(square, undefined);
    }
  }

  cancel(): void {
    this.held = undefined;
    this.pick(undefined);
  }

  key(event: KeyboardEvent, square: Square): boolean {
    if (event.key === "Delete" || event.key === "Backspace") {
      this.remove(square);
      return true;
    }
    if (event.key === "Escape") {
      this.cancel();
      return true;
    }
    const piece = event.key.length === 1 ? pieceOf(event.key) : undefined;
    if (piece) {
      this.place(piece, square);
      return true;
    }
    return false;
  }

  notes(square: Square): string[] {
    return square === this.picked ? ["picked"] : [];
  }

  private pick(square: Square | undefined): void {
    this.picked = square;
    this.table.refresh();
  }
}
