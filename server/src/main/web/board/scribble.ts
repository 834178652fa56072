import type { Square } from "../rules/square";

export interface Scribbles {
  readonly circles: readonly Square[];
  readonly arrows: readonly (readonly [Square, Square])[];
}

/**
 * The reader's own marks: the second mouse button (or a long press, or the menu key) circles a point, a pull with it
 * draws an arrow. The same again takes it away.
 */
export class Scribbler implements Scribbles {
  circles: Square[] = [];
  arrows: [Square, Square][] = [];
  private from: Square | undefined;

  constructor(
    surface: HTMLElement,
    squareOf: (event: MouseEvent) => Square | undefined,
    private readonly changed: () => void,
  ) {
    surface.addEventListener("pointerdown", (event) => {
      this.from = event.button === 2 ? squareOf(event) : undefined;
    });
    surface.addEventListener("pointerup", (event) => {
      const to = squareOf(event);
      if (this.from !== undefined && to !== undefined && to !== this.from) {
        this.toggleArrow(this.from, to);
      }
    });
    surface.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      const square = squareOf(event);
      // After a pull the menu event comes too, at its end on some systems: then it is no circle.
      if (square !== undefined && (this.from === undefined || this.from === square)) {
        this.toggleCircle(square);
      }
    });
  }

  clear(): boolean {
    const some = this.circles.length + this.arrows.length > 0;
    this.circles = [];
    this.arrows = [];
    return some;
  }

  private toggleCircle(square: Square): void {
    const others = this.circles.filter((each) => each !== square);
    this.circles = others.length < this.circles.length ? others : [...others, square];
    this.changed();
  }

  private toggleArrow(from: Square, to: Square): void {
    const others = this.arrows.filter(([a, b]) => a !== from || b !== to);
    this.arrows = others.length < this.arrows.length ? others : [...others, [from, to]];
    this.changed();
  }
}
