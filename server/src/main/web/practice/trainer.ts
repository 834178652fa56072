import { announce } from "../board/announce";
import { Board, type BoardArrow, type BoardMark } from "../board/board";
import { moveWords } from "../board/describe";
import { withSettings } from "../common/settings";
import { words, ownWords } from "../common/words";
import { type Position, writeFen } from "../rules/fen";
import { inCheck, legalTargets, play } from "../rules/moves";
import { type Move, moveName, moveOf, nameOf } from "../rules/square";
import { Attempt, type Puzzle } from "./puzzle";

/** So long the answer takes, so that one sees that there is one. */
const PAUSE = 500;

/** The parts of the page. */
export interface Parts {
  readonly board: HTMLElement;
  readonly task: HTMLElement;
  readonly said: HTMLElement;
  readonly facts: HTMLElement;
  readonly hint: HTMLButtonElement;
  readonly solution: HTMLButtonElement;
  readonly again: HTMLButtonElement;
}

/** One puzzle at a time: moves are made on the board and answered, mistakes are shown with their refutation. */
export class Trainer {
  private readonly board: Board;
  private attempt: Attempt | undefined;
  /** Whether nothing was missed and nothing asked for yet. */
  private clean = true;
  private over = true;
  private turn = 0;

  /** @param met is told once for every puzzle whether it was solved without a mistake and without help */
  constructor(
    private readonly parts: Parts,
    private readonly met: (puzzle: Puzzle, solved: boolean) => void,
    private readonly wait: (done: () => void, after: number) => void = (done, after) => void setTimeout(done, after),
  ) {
    this.board = new Board(parts.board, { mode: "play", movable: "red", onMove: (from, to) => this.moved(from, to) });
    withSettings(({ pieces, classic, animate, labels }) => this.board.set({ pieces, classic, animate, labels }));
    parts.hint.addEventListener("click", () => this.hint());
    parts.solution.addEventListener("click", () => this.solve());
    parts.again.addEventListener("click", () => this.again());
  }

  begin(puzzle: Puzzle, choose: (count: number) => number): void {
    this.attempt = new Attempt(puzzle, choose);
    this.clean = true;
    this.over = false;
    this.turn++;
    this.parts.task.textContent = words(puzzle.checks ? "task.checks" : "task.mate", puzzle.moves);
    this.parts.facts.hidden = true;
    this.say("", "");
    this.ready();
  }

  /** Shows where the attempt stands, to be played on. */
  private ready(marks: readonly BoardMark[] = []): void {
    const { position, line } = this.attempt!;
    this.show(position, line.at(-1), { marks, targets: this.over ? {} : legalTargets(position) });
    this.parts.hint.disabled = this.over;
    this.parts.solution.disabled = this.over;
    this.parts.again.hidden = true;
    // How many plies have been played and answered: what is shown can be played on from here.
    this.parts.board.dataset.ply = String(line.length);
  }

  private show(
    position: Position,
    last: Move | undefined,
    more: { marks?: readonly BoardMark[]; arrows?: readonly BoardArrow[]; targets?: Record<string, string[]> } = {},
  ): void {
    this.board.show({
      fen: writeFen(position.placement, position.turn),
      lastMove: last ? moveName(last) : undefined,
      check: inCheck(position.placement, position.turn),
      ...more,
    });
  }

  private moved(from: string, to: string): void {
    const attempt = this.attempt!;
    const before = attempt.position;
    const move = moveOf(from + to)!;
    const outcome = attempt.play(move);
    const after = play(before, move);
    switch (outcome.kind) {
      case "solved":
        this.end(this.clean ? "solved" : "solved.late");
        return;
      case "right":
        this.say("right", words("right", attempt.left));
        this.show(after, move);
        this.later(() => this.ready());
        return;
      case "quiet":
        this.miss();
        this.say("wrong", words("wrong.quiet"));
        this.later(() => this.ready());
        return;
      case "wrong":
        this.miss();
        this.refute(after, outcome.answer);
    }
  }

  /** Shows the answer to a wrong move; the reader takes it back when he has seen it. */
  private refute(after: Position, answer: Move): void {
    const text = moveWords(answer, after.placement, ownWords);
    this.say("wrong", words("wrong", text));
    this.parts.again.hidden = false;
    this.parts.hint.disabled = true;
    const arrows = [{ from: nameOf(answer.from), to: nameOf(answer.to), meaning: "attack" as const }];
    this.show(after, undefined, { arrows });
    this.later(() => this.show(play(after, answer), answer, { arrows: [] }));
  }

  /** Takes a wrong move back. */
  again(): void {
    if (!this.parts.again.hidden) {
      this.turn++;
      this.say("", "");
      this.ready();
    }
  }

  /** Shows which piece is to be moved. */
  hint(): void {
    if (!this.over && !this.parts.hint.disabled) {
      this.miss();
      const { wanted, position } = this.attempt!;
      this.say("hint", words("hinted", ownWords(`piece.${position.placement[wanted.from]}`)));
      this.ready([{ at: nameOf(wanted.from), shape: "circle" }]);
    }
  }

  /** Plays the rest. */
  solve(): void {
    if (this.over) {
      return;
    }
    this.miss();
    this.over = true;
    this.turn++;
    const rest = this.attempt!.rest();
    const spoken: string[] = [];
    let { position } = this.attempt!;
    for (const move of rest) {
      spoken.push(moveWords(move, position.placement, ownWords));
      position = play(position, move);
    }
    this.ready();
    this.say("hint", spoken.join(ownWords("sentence")));
    this.replay(this.attempt!.position, rest);
    this.tell();
  }

  private replay(position: Position, rest: readonly Move[]): void {
    const [move, ...others] = rest;
    if (move) {
      this.later(() => {
        const after = play(position, move);
        this.show(after, move);
        this.replay(after, others);
      });
    }
  }

  private miss(): void {
    if (this.clean) {
      this.clean = false;
      this.met(this.attempt!.puzzle, false);
    }
  }

  private end(text: string): void {
    this.over = true;
    this.ready();
    this.say("right", words(text));
    this.tell();
    if (this.clean) {
      this.met(this.attempt!.puzzle, true);
    }
  }

  /** Only now it is told what the puzzle was about. */
  private tell(): void {
    const { themes } = this.attempt!.puzzle;
    this.parts.facts.replaceChildren(
      ...themes.flatMap((theme) => {
        const tag = document.createElement("span");
        tag.className = "tag";
        tag.textContent = words(`theme.${theme}`);
        return [tag, " "];
      }),
    );
    this.parts.facts.hidden = themes.length === 0;
  }

  private say(manner: "" | "right" | "wrong" | "hint", text: string): void {
    this.parts.said.className = `mates-said ${manner ? `mates-${manner}` : ""}`;
    this.parts.said.textContent = text;
    if (text) {
      announce(text);
    }
  }

  /** Does something after a moment, unless the page has gone on by then. */
  private later(act: () => void): void {
    const turn = ++this.turn;
    this.wait(() => turn === this.turn && act(), PAUSE);
  }
}
