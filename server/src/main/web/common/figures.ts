import { Board, type BoardArrow, type BoardMark } from "../board/board";
import { languageOf, wordsIn } from "../board/words";
import { FenError, type Position, readFen, writeFen } from "../rules/fen";
import { inCheck, play } from "../rules/moves";
import type { Side } from "../rules/piece";
import { type Move, moveName, moveOf } from "../rules/square";
import { ReplayButtons } from "./replay";
import { followSettings, isChoice, settings } from "./settings";

/**
 * Makes boards of all elements `<div class="board" data-fen="…">`. Of use besides, all optional:
 *
 * data-moves   moves as "h2e2 h9g7 …"; the figure then gets buttons to play them
 * data-ply     how many of them are played at first (default none; "end" for all)
 * data-last    the move that led to the position
 * data-arrows  "e0e8:attack h0g0:root"
 * data-marks   "e8:check h0:root c1:circle"
 * data-below   "red" or "black"; otherwise the reader's settings count, as for
 * data-labels, data-pieces   as in `BoardOptions`
 *
 * A FEN that cannot be read leaves the element as it was: the server's picture stays.
 */
export function drawFigures(root: ParentNode = document): void {
  root.querySelectorAll<HTMLElement>(".board[data-fen]").forEach((host) => {
    try {
      new Figure(host);
    } catch (problem) {
      if (!(problem instanceof FenError)) {
        throw problem;
      }
    }
  });
}

class Figure {
  private readonly positions: Position[];
  private readonly moves: Move[];
  private readonly board: Board;
  private readonly still: number;

  constructor(private readonly host: HTMLElement) {
    const { fen = "", moves = "", ply = "0" } = host.dataset;
    const start = readFen(fen);
    this.moves = moves.split(/[\s,]+/).flatMap((name) => moveOf(name) ?? []);
    this.positions = [start];
    this.moves.forEach((move) => this.positions.push(play(this.positions[this.positions.length - 1], move)));
    // Who sits below in a book's figures has its characters for numbers (1957, 1.1: Black).
    this.board = new Board(host, { below: sideBelow(host.dataset.below), characters: host.dataset.below === "black" ? "black" : "red" });
    const { pieces, labels } = host.dataset;
    followSettings(this.board, {
      ...(isChoice("pieces", pieces) && { pieces }),
      ...(isChoice("labels", labels) && { labels }),
    });
    const first = ply === "end" ? this.moves.length : Math.min(this.moves.length, Number(ply) || 0);
    this.still = first;
    this.show(first);
    if (this.moves.length > 0) {
      this.addButtons(first);
    }
  }

  private addButtons(ply: number): void {
    const buttons = new ReplayButtons(
      this.moves.length,
      wordsIn(languageOf(this.host)),
      (to) => this.show(to),
      () => this.board.flip(),
    );
    buttons.show(ply);
    this.host.append(buttons.element);
    this.host.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (step) {
        event.preventDefault();
        event.stopPropagation();
        buttons.step(step);
      }
    });
  }

  private show(ply: number): void {
    const { placement, turn } = this.positions[ply];
    const { last, arrows, marks } = this.host.dataset;
    const still = ply === this.still;
    this.board.show({
      fen: writeFen(placement, turn),
      lastMove: ply === 0 ? last : moveName(this.moves[ply - 1]),
      check: inCheck(placement, turn),
      // Arrows and marks explain the position that was shown first.
      arrows: still ? arrowsIn(arrows) : [],
      marks: still ? marksIn(marks) : [],
    });
  }
}

const sideBelow = (given: string | undefined): Side =>
  given === "red" || given === "black" ? given : settings().flip ? "black" : "red";

const parts = (text: string | undefined): string[][] =>
  (text ?? "").split(/\s+/).filter(Boolean).map((part) => part.split(":"));

const arrowsIn = (text: string | undefined): BoardArrow[] =>
  parts(text).map(([move, meaning]) => ({
    from: move.slice(0, 2),
    to: move.slice(2, 4),
    meaning: meaning as BoardArrow["meaning"],
  }));

const marksIn = (text: string | undefined): BoardMark[] =>
  parts(text).map(([at, shape]) => ({ at, shape: shape as BoardMark["shape"] }));
