import { type Piece, PIECES } from "../rules/piece";
import { type PieceSet, pieceIcon } from "./sprite";
import { html, svg } from "./svg";
import type { Words } from "./words";

/** The pieces that are not on the board, beside a board that is set up. */
export class Tray {
  readonly element = html("div", { class: "bd-tray", role: "group" });
  private readonly slots = new Map<Piece, { button: HTMLButtonElement; count: HTMLElement }>();
  private readonly bin = html(
    "button",
    { type: "button", class: "bd-bin" },
    svg(
      "svg",
      { viewBox: "0 0 24 24", "aria-hidden": "true" },
      svg("path", { d: "M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v6m4-6v6" }),
    ),
  );

  constructor(take: (piece: Piece) => void, remove: () => void) {
    for (const piece of PIECES) {
      const count = html("span", { class: "bd-left", "aria-hidden": "true" });
      const button = html("button", { type: "button", class: "bd-slot", "aria-pressed": "false" }, count);
      button.addEventListener("click", () => take(piece));
      this.slots.set(piece, { button, count });
      this.element.append(button);
    }
    this.bin.addEventListener("click", remove);
    this.element.append(this.bin);
  }

  /** The piece of a slot under the pointer. */
  pieceUnder(target: EventTarget | null): Piece | undefined {
    const slot = target instanceof Element ? target.closest(".bd-slot") : null;
    return [...this.slots].find(([, { button }]) => button === slot && !button.disabled)?.[0];
  }

  /** Draws the pieces in another set. */
  dress(set: PieceSet): void {
    this.slots.forEach(({ button }, piece) => {
      button.querySelector(".pc-icon")?.remove();
      button.prepend(pieceIcon(piece, set));
    });
  }

  refresh(words: Words, left: (piece: Piece) => number, held: Piece | undefined, canRemove: boolean): void {
    this.element.setAttribute("aria-label", words("pieces"));
    this.bin.setAttribute("aria-label", words("remove"));
    this.bin.title = words("remove");
    this.bin.disabled = !canRemove;
    this.slots.forEach(({ button, count }, piece) => {
      const number = left(piece);
      button.disabled = number <= 0;
      button.setAttribute("aria-pressed", String(held === piece));
      button.setAttribute("aria-label", words("left", words(`piece.${piece}`), number));
      count.textContent = number > 1 ? String(number) : "";
    });
  }
}
