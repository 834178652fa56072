import type { Square } from "../rules/square";

export interface Scribbles {
  readonly circles: readonly Square[];
  readonly arrows: readonly (readonly [Square, Square])[];
}

/**
 * The reader's own marks: the second mouse button (or the menu key) circles a point, a pull with it draws an arrow.
 * The same again takes it away.
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
      if (event.button === 2 && this.from !== undefined && to !== undefined) {
        this.draw(this.from, to);
      }
    });
    surface.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      const square = squareOf(event);
      // A mouse has drawn already or is about to, a finger only rests: the menu key is left.
      const byKey = event.button !== 2 && (event as PointerEvent).pointerType !== "touch";
      if (byKey && square !== undefined) {
        this.draw(square, square);
      }
    });
  }

  clear(): boolean {
    const some = this.circles.length + this.arrows.length > 0;
    this.circles = [];
    this.arrows = [];
    return some;
  }

  private draw(from: Square, to: Square): void {
    const others = this.arrows.filter(([a, b]) => a !== from || b !== to);
    const circles = this.circles.filter((each) => each !== from);
    if (from === to) {
      this.circles = circles.length < this.circles.length ? circles : [...circles, from];
    } else {
      this.arrows = others.length < this.arrows.length ? others : [...others, [from, to]];
    }
    this.changed();
  }
}
