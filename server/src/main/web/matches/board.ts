/** A board of a match between engines: position, clocks, and what each engine expects. */
import { worthText } from "../analysis/graph";
import { Board } from "../board/board";
import { html } from "../board/svg";
import { translated, type Translated } from "../board/words";
import { followSettings, notation, settings, type Spellings } from "../common/settings";
import { words } from "../common/words";
import { clockText } from "../play/clock";
import type { Side } from "../rules/piece";

export interface ExpectedLine extends Spellings {
  readonly depth: number;
  readonly score?: number;
  readonly mate?: number;
}

export interface MatchBoard {
  readonly game: number;
  readonly red: string;
  readonly black: string;
  readonly fen: string;
  readonly ply: number;
  readonly turn: Side;
  readonly last?: string;
  readonly check: boolean;
  /** When whoever is on move began to think, by the server's clock. */
  readonly since: number;
  readonly redClock?: number;
  readonly blackClock?: number;
  readonly redLine?: ExpectedLine;
  readonly blackLine?: ExpectedLine;
  readonly refused?: Translated;
}

const SIDES: readonly Side[] = ["black", "red"];

/** What is left on a clock; it runs while its owner thinks. */
export function left(board: MatchBoard, side: Side, now: number): number | undefined {
  const whole = side === "red" ? board.redClock : board.blackClock;
  return whole === undefined ? undefined : Math.max(0, whole - (board.turn === side ? Math.max(0, now - board.since) : 0));
}

export class BoardCard {
  readonly element = html("article", { class: "card match-board" });
  private readonly title = html("h2", { class: "small" });
  private readonly board: Board;
  private readonly refused = html("p", { class: "tag tag-warn" });
  private readonly rows: Record<Side, { row: HTMLElement; name: HTMLElement; clock: HTMLElement; line: HTMLElement }>;
  private shown: MatchBoard | undefined;

  constructor() {
    const row = (side: Side) => {
      const name = html("b", {});
      const clock = html("span", { class: "match-clock" });
      const line = html("p", { class: "match-line small" });
      return {
        row: html("div", { class: "match-side" }, html("span", { class: `side side-${side}`, title: words(side) }), name, clock, line),
        name,
        clock,
        line,
      };
    };
    this.rows = { red: row("red"), black: row("black") };
    const host = html("div", { class: "board" });
    this.element.append(this.title, this.rows.black.row, host, this.rows.red.row, this.refused);
    this.board = new Board(host, { mode: "view", below: settings().flip ? "black" : "red" });
    followSettings(this.board);
  }

  show(board: MatchBoard, now: number): void {
    this.shown = board;
    const round = Math.floor(board.ply / 2) + 1;
    this.title.textContent = `${words("board", board.game, board.red, board.black)} · ${words("round", round)}`;
    this.board.show({ fen: board.fen, lastMove: board.last, check: board.check }, { say: false });
    this.refused.hidden = !board.refused;
    this.refused.textContent = board.refused ? translated(board.refused) : "";
    for (const side of SIDES) {
      const { name, line, row } = this.rows[side];
      name.textContent = board[side];
      row.classList.toggle("match-thinking", board.turn === side);
      const expected = side === "red" ? board.redLine : board.blackLine;
      line.replaceChildren(
        ...(expected
          ? [
              html("b", { class: "match-worth" }, worthText(expected)),
              html("span", { class: "secondary" }, words("depth", expected.depth)),
              html("span", {}, expected[notation()]),
            ]
          : []),
      );
    }
    this.tick(now);
  }

  tick(now: number): void {
    for (const side of SIDES) {
      const millis = this.shown && left(this.shown, side, now);
      this.rows[side].clock.textContent = millis === undefined ? "" : clockText(millis);
    }
  }
}
