import { html } from "../board/svg";
import { words } from "../common/words";
import { EMPTY_FEN, readFen, START_FEN, writeFen } from "../rules/fen";
import type { Side } from "../rules/piece";

/** The row under a board on which a position is set up: whose turn, empty, start, FEN, done. */
export class SetupPanel {
  readonly element: HTMLElement;
  private readonly turns: Record<Side, HTMLInputElement>;
  private readonly text = html("input", { name: "fen", spellcheck: "false", "aria-label": "FEN" });

  constructor(show: (fen: string) => void, done: (fen: string) => void, cancel: () => void) {
    const turn = (side: Side): HTMLInputElement => html("input", { type: "radio", name: "turn", value: side });
    this.turns = { red: turn("red"), black: turn("black") };
    const button = (key: string, look: string, press: () => void): HTMLElement => {
      const made = html("button", { type: "button", class: look }, words(key));
      made.addEventListener("click", press);
      return made;
    };
    const segments = html("fieldset", { class: "segments" }, html("legend", {}, words("setup.turn")));
    (["red", "black"] as const).forEach((side) =>
      segments.append(html("label", {}, this.turns[side], html("span", {}, words(side)))),
    );
    segments.addEventListener("change", () => this.set(this.fen));
    this.text.addEventListener("change", () => {
      try {
        readFen(this.text.value);
        this.text.removeAttribute("aria-invalid");
        this.set(this.text.value);
        show(this.fen);
      } catch {
        this.text.setAttribute("aria-invalid", "true");
      }
    });
    this.element = html(
      "div",
      { class: "desk-setup stack" },
      html(
        "div",
        { class: "row" },
        html("span", { class: "small secondary" }, words("setup.turn")),
        segments,
        button("setup.clear", "", () => this.load(EMPTY_FEN, show)),
        button("setup.start", "", () => this.load(START_FEN, show)),
        button("setup.cancel", "quiet", cancel),
        button("setup.done", "primary", () => done(this.fen)),
      ),
      html("label", {}, "FEN", this.text),
    );
  }

  private load(fen: string, show: (fen: string) => void): void {
    this.set(fen);
    show(this.fen);
  }

  /** Takes over a position; whose turn it is stays with the choice. */
  put(fen: string): void {
    this.set(writeFen(readFen(fen).placement, this.turns.black.checked ? "black" : "red"), false);
  }

  /** Shows a position. */
  set(fen: string, withTurn = true): void {
    const { placement, turn } = readFen(fen);
    if (withTurn && !this.turns.red.checked && !this.turns.black.checked) {
      this.turns[turn].checked = true;
    }
    this.text.value = writeFen(placement, this.turns.black.checked ? "black" : "red");
  }

  get fen(): string {
    return this.text.value;
  }
}
