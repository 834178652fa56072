import { html, svg } from "../board/svg";
import type { Words } from "../board/words";

const PICTURES = {
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  flip: "M8 5v13M5 15l3 4 3-4M16 19V6M13 9l3-4 3 4",
};
type Act = keyof typeof PICTURES;

/** The buttons under a board that plays moves: |< < n/N > >| and one that turns the board. */
export class ReplayButtons {
  readonly element: HTMLElement;
  private readonly count = html("span", { class: "replay-count" });
  private readonly buttons: Record<Act, HTMLButtonElement>;
  private ply = 0;

  constructor(
    private plies: number,
    words: Words,
    private readonly go: (ply: number) => void,
    flip: () => void,
  ) {
    const button = (act: Act, press: () => void): HTMLButtonElement => {
      const made = html(
        "button",
        { type: "button", class: "icon", "aria-label": words(act), title: words(act) },
        svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: PICTURES[act] })),
      );
      made.addEventListener("click", press);
      return made;
    };
    this.buttons = {
      first: button("first", () => this.step(-Infinity)),
      previous: button("previous", () => this.step(-1)),
      next: button("next", () => this.step(1)),
      last: button("last", () => this.step(Infinity)),
      flip: button("flip", flip),
    };
    const { first, previous, next, last, flip: turn } = this.buttons;
    this.element = html("div", { class: "replay", role: "group", "aria-label": words("replay") });
    this.element.append(first, previous, this.count, next, last, turn);
    this.show(0);
  }

  /** Goes some plies on or back, as far as there are any. */
  step(plies: number): void {
    const ply = Math.min(this.plies, Math.max(0, this.ply + plies));
    if (ply !== this.ply) {
      this.show(ply);
      this.go(ply);
    }
  }

  /** Brings the buttons to a ply that was reached otherwise, of a game that may have grown. */
  show(ply: number, plies = this.plies): void {
    this.ply = ply;
    this.plies = plies;
    this.count.textContent = `${ply} / ${this.plies}`;
    const { first, previous, next, last } = this.buttons;
    [first, previous, this.count, next, last].forEach((part) => (part.hidden = plies === 0));
    // Not `disabled`: the button under the finger would lose the focus at the end of the line.
    [first, previous].forEach((button) => button.setAttribute("aria-disabled", String(ply === 0)));
    [next, last].forEach((button) => button.setAttribute("aria-disabled", String(ply === this.plies)));
  }
}
