import { Board } from "../board/board";
import { withSettings } from "../common/settings";
import { type Position, readFen, writeFen } from "../rules/fen";
import { inCheck, legalMoves, legalTargets, play } from "../rules/moves";
import { type Move, moveName, moveOf } from "../rules/square";

/** A board on which a line is played for both sides; what is played is written into the form, and read from it. */
export class LineBoard {
  private readonly board: Board;
  private readonly input: HTMLInputElement;
  private readonly start: Position;
  private line: Move[] = [];

  constructor(host: HTMLElement, form: HTMLFormElement) {
    this.input = form.querySelector<HTMLInputElement>("[name=line]")!;
    this.start = readFen(host.dataset.fen!);
    this.board = new Board(host, { mode: "play", movable: "both", onMove: (from, to) => this.add(moveOf(from + to)!) });
    withSettings(({ pieces, classic, animate, labels }) => this.board.set({ pieces, classic, animate, labels }));
    this.button(form, "[data-line-back]", () => this.line.slice(0, -1));
    this.button(form, "[data-line-clear]", () => []);
    this.input.addEventListener("change", () => this.read());
    this.read();
  }

  private button(form: HTMLFormElement, selector: string, line: () => Move[]): void {
    const button = form.querySelector<HTMLButtonElement>(selector)!;
    button.hidden = false;
    button.addEventListener("click", () => this.write(line()));
  }

  private add(move: Move): void {
    this.write([...this.line, move]);
  }

  private write(line: Move[]): void {
    this.line = line;
    this.input.value = line.map(moveName).join(" ");
    this.show();
    this.input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Follows what was typed as far as it is coordinates of legal moves; other notations are the server's to read. */
  private read(): void {
    const line: Move[] = [];
    let position = this.start;
    for (const name of this.input.value.split(/\s+/).filter(Boolean)) {
      const move = moveOf(name);
      if (!move || !legalMoves(position).some((each) => each.from === move.from && each.to === move.to)) {
        break;
      }
      line.push(move);
      position = play(position, move);
    }
    this.line = line;
    this.show();
  }

  private show(): void {
    const position = this.line.reduce(play, this.start);
    const last = this.line.at(-1);
    this.board.show({
      fen: writeFen(position.placement, position.turn),
      lastMove: last ? moveName(last) : undefined,
      check: inCheck(position.placement, position.turn),
      targets: legalTargets(position),
    });
  }
}
