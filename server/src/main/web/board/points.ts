import type { Side } from "../rules/piece";
import { FILES, RANKS, type Square } from "../rules/square";
import { CELL, type Frame, squareIn } from "./geometry";
import { html } from "./svg";

/** What the points ask of the board they lie on. */
export interface PointsOwner {
  below(): Side;
  describe(square: Square): string;
  isPicked(square: Square): boolean;
  mayGrab(square: Square): boolean;
  tap(square: Square): void;
  /** Whether a key that the points do not know themselves was of use. */
  key(event: KeyboardEvent, square: Square): boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Ninety buttons over the picture: what is tapped, what the keyboard reaches and what a screen reader reads. Only one
 * of them is a tab stop; arrows move on from there.
 */
export class Points {
  readonly grid: HTMLElement;
  private readonly buttons: HTMLButtonElement[] = [];
  private cursor = FILES * (RANKS - 1) + 4;

  constructor(private readonly owner: PointsOwner) {
    this.grid = html("div", { class: "bd-points", role: "grid" });
    for (let row = 0; row < RANKS; row++) {
      const line = html("div", { class: "bd-row", role: "row" });
      for (let column = 0; column < FILES; column++) {
        const button = html("button", { type: "button", class: "bd-point", role: "gridcell", tabindex: -1 });
        this.buttons.push(button);
        line.append(button);
      }
      this.grid.append(line);
    }
    this.buttons[this.cursor].tabIndex = 0;
    this.grid.addEventListener("click", (event) => {
      const square = this.squareUnder(event.target);
      if (square !== undefined) {
        this.moveCursor(this.buttons.indexOf(event.target as HTMLButtonElement), false);
        this.owner.tap(square);
      }
    });
    this.grid.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Lays the buttons over the picture's points. */
  place(frame: Frame): void {
    const style = this.grid.style;
    style.left = percent(-CELL / 2 - frame.left, frame.width);
    style.top = percent(-CELL / 2 - frame.top, frame.height);
    style.width = percent(CELL * FILES, frame.width);
    style.height = percent(CELL * RANKS, frame.height);
  }

  /** Brings labels and states up to date. */
  refresh(label: string, help: string): void {
    this.grid.setAttribute("aria-label", label);
    this.grid.setAttribute("aria-description", help);
    this.buttons.forEach((button, index) => {
      const square = this.squareAt(index);
      button.setAttribute("aria-label", this.owner.describe(square));
      if (this.owner.isPicked(square)) {
        button.setAttribute("aria-selected", "true");
      } else {
        button.removeAttribute("aria-selected");
      }
      button.classList.toggle("bd-movable", this.owner.mayGrab(square));
    });
  }

  /** The point of a button. */
  squareUnder(target: EventTarget | null): Square | undefined {
    const index = this.buttons.indexOf(target as HTMLButtonElement);
    return index < 0 ? undefined : this.squareAt(index);
  }

  /** The point at a place of the window, if it is on the board. */
  squareFrom(clientX: number, clientY: number): Square | undefined {
    const box = this.grid.getBoundingClientRect();
    const column = Math.floor(((clientX - box.left) / box.width) * FILES);
    const row = Math.floor(((clientY - box.top) / box.height) * RANKS);
    return column >= 0 && column < FILES && row >= 0 && row < RANKS
      ? squareIn(column, row, this.owner.below())
      : undefined;
  }

  focus(square: Square): void {
    this.moveCursor(
      this.buttons.findIndex((_, index) => this.squareAt(index) === square),
      true,
    );
  }

  private squareAt(index: number): Square {
    return squareIn(index % FILES, Math.floor(index / FILES), this.owner.below());
  }

  private onKey(event: KeyboardEvent): void {
    const square = this.squareUnder(event.target);
    if (square === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const step = STEPS[event.key];
    if (step) {
      const column = Math.min(FILES - 1, Math.max(0, (this.cursor % FILES) + step[0]));
      const row = Math.min(RANKS - 1, Math.max(0, Math.floor(this.cursor / FILES) + step[1]));
      this.moveCursor(row * FILES + column, true);
    } else if (!this.owner.key(event, square)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  private moveCursor(index: number, focus: boolean): void {
    this.buttons[this.cursor].tabIndex = -1;
    this.cursor = index;
    this.buttons[index].tabIndex = 0;
    if (focus) {
      this.buttons[index].focus();
    }
  }
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
