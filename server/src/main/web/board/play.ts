import type { Square } from "../rules/square";
import type { Hand, Table } from "./hand";

/** Picks a piece and puts it on one of the points it may go to. */
export class PlayHand implements Hand {
  picked: Square | undefined;
  /** Set while the pointer that picked the piece is still down: its click must not put the piece back. */
  private fresh = false;

  constructor(
    private readonly table: Table,
    private readonly targetsOf: (from: Square) => readonly Square[],
    private readonly move: (from: Square, to: Square) => void,
    private readonly taken: (square: Square) => void,
  ) {}

  targets(): readonly Square[] {
    return this.picked === undefined ? [] : this.targetsOf(this.picked);
  }

  mayGrab(square: Square): boolean {
    return this.targetsOf(square).length > 0;
  }

  press(square: Square): void {
    this.fresh = this.picked !== square;
    this.pick(square);
  }

  tap(square: Square): void {
    if (this.fresh) {
      this.fresh = false;
      if (square === this.picked) {
        return;
      }
    }
    if (this.picked !== undefined && this.targets().includes(square)) {
      this.play(this.picked, square);
    } else {
      this.pick(square !== this.picked && this.mayGrab(square) ? square : undefined);
    }
  }

  drop(from: Square, to: Square | undefined): void {
    this.fresh = false;
    if (to !== undefined && this.targetsOf(from).includes(to)) {
      this.play(from, to);
    } else {
      // Dropped where it came from, the piece stays picked: the next tap can still place it.
      this.pick(to === from ? from : undefined);
    }
  }

  cancel(): void {
    this.pick(undefined);
  }

  key(event: KeyboardEvent): boolean {
    if (event.key !== "Escape" || this.picked === undefined) {
      return false;
    }
    this.cancel();
    return true;
  }

  notes(square: Square): string[] {
    if (square === this.picked) {
      return ["picked"];
    }
    if (this.targets().includes(square)) {
      return [this.table.placement()[square] ? "capture" : "target"];
    }
    return this.picked === undefined && this.mayGrab(square) ? ["canMove"] : [];
  }

  private play(from: Square, to: Square): void {
    this.picked = undefined;
    this.move(from, to);
  }

  private pick(square: Square | undefined): void {
    const isNew = square !== undefined && square !== this.picked;
    this.picked = square;
    this.table.refresh();
    if (isNew) {
      this.taken(square);
    }
  }
}
