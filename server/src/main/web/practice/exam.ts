import { Board, type Labels } from "../board/board";
import { languageOf, wordsIn } from "../board/words";
import { ReplayButtons } from "../common/replay";
import { withSettings } from "../common/settings";
import { type Shortcut, shortcuts } from "../common/shortcuts";
import { words } from "../common/words";
import { type Position, readFen, writeFen } from "../rules/fen";
import { inCheck, play } from "../rules/moves";
import { type Move, moveName, moveOf } from "../rules/square";

/**
 * A question: the board follows the move that is being judged, and keys choose. Without it the question is a plain
 * form, which stays the way answers are sent.
 */
export class Exam {
  private readonly rows: HTMLElement[];
  private readonly moves: Move[];
  private readonly positions: Position[];
  private readonly board: Board;
  private readonly buttons: ReplayButtons;
  private ply = 0;

  constructor(host: HTMLElement, private readonly form: HTMLFormElement) {
    const { fen = "", moves = "", labels, below } = host.dataset;
    this.rows = [...form.querySelectorAll<HTMLElement>("[data-ply]")];
    this.moves = moves.split(" ").flatMap((name) => moveOf(name) ?? []);
    this.positions = [readFen(fen)];
    this.moves.forEach((move) => this.positions.push(play(this.positions[this.positions.length - 1], move)));
    this.board = new Board(host, below === "black" ? { below } : {});
    withSettings(({ pieces, classic, animate, labels: own }) =>
      this.board.set({ pieces, classic, animate, labels: (labels as Labels | undefined) ?? own }),
    );
    this.buttons = new ReplayButtons(
      this.moves.length,
      wordsIn(languageOf(host)),
      (to) => this.show(to),
      () => this.board.flip(),
    );
    host.append(this.buttons.element);
    this.show(0);
    form.addEventListener("focusin", ({ target }) => this.follow(target));
    form.addEventListener("change", ({ target }) => this.follow(target));
    form.addEventListener("keydown", (event) => this.key(event));
    shortcuts(...this.digits());
  }

  /** Shows the position after some plies and marks the last of them as the one in question. */
  private show(ply: number): void {
    this.ply = ply;
    const { placement, turn } = this.positions[ply];
    this.board.show({
      fen: writeFen(placement, turn),
      lastMove: ply > 0 ? moveName(this.moves[ply - 1]) : undefined,
      check: inCheck(placement, turn),
    });
    this.buttons.show(ply);
    this.rows.forEach((row, i) => row.toggleAttribute("data-current", i === ply - 1));
  }

  private follow(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-ply]") : null;
    const ply = row ? Number(row.dataset.ply) : this.ply;
    if (ply !== this.ply) {
      this.show(ply);
    }
  }

  /** Digits choose, up and down go from move to move; left and right choose as in any group of choices. */
  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step && event.target instanceof HTMLInputElement && event.target.type === "radio") {
      event.preventDefault();
      this.go(step);
    } else if (/^[1-8]$/.test(event.key)) {
      event.preventDefault();
      this.choose(Number(event.key));
    }
  }

  /** Moves the focus to the next group: the moves, then the verdict. */
  private go(step: number): void {
    const groups = [...this.form.querySelectorAll<HTMLElement>("fieldset")];
    const at = groups.findIndex((group) => group.contains(document.activeElement));
    groups[Math.min(groups.length - 1, Math.max(0, at + step))]
      .querySelector<HTMLInputElement>("input:checked, input")
      ?.focus();
  }

  /** Chooses a nature for the move in question, at first the first one, and goes on. */
  private choose(number: number): void {
    if (this.ply === 0) {
      this.show(1);
    }
    const inputs = this.rows[this.ply - 1].querySelectorAll<HTMLInputElement>("input");
    const input = inputs[number - 1];
    input.checked = true;
    input.focus();
    this.go(1);
  }

  private digits(): Shortcut[] {
    const inputs = [...(this.rows[0]?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    return inputs.map((input, i) => ({
      key: String(i + 1),
      label: words("key.choose", i + 1, input.getAttribute("aria-label") ?? input.value),
      act: () => this.choose(i + 1),
    }));
  }
}
