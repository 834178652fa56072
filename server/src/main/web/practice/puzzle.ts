import { type Position, readFen } from "../rules/fen";
import { inCheck, legalMoves, play } from "../rules/moves";
import { type Move, moveName, moveOf } from "../rules/square";

/** A puzzle as `org.chuhe.records.puzzle.PuzzleLine` writes it. */
export interface Puzzle {
  readonly id: string;
  readonly fen: string;
  /** 1 if every move must be a check. */
  readonly checks: number;
  readonly moves: number;
  readonly grade: number;
  readonly themes: readonly string[];
  readonly solution: Solution;
}

export interface Solution {
  readonly play: readonly string[];
  readonly defence?: string;
  readonly but?: Readonly<Record<string, string>>;
  readonly then?: Readonly<Record<string, Solution>>;
}

/** What comes of a move: it solves, it goes on with an answer, or it does not and this is why. */
export type Outcome =
  | { readonly kind: "solved" }
  | { readonly kind: "right"; readonly answer: Move }
  | { readonly kind: "quiet" }
  | { readonly kind: "wrong"; readonly answer: Move };

/** Somebody at a puzzle: where he stands in its solution. All that is needed lies in the puzzle and in the rules of the moves. */
export class Attempt {
  private at: Solution;
  private here: Position;
  /** Every move so far, both sides'. */
  readonly line: Move[] = [];

  /** @param choose which of so many answers is given; by default the first */
  constructor(
    readonly puzzle: Puzzle,
    private readonly choose: (count: number) => number = () => 0,
  ) {
    this.at = puzzle.solution;
    this.here = readFen(puzzle.fen);
  }

  get position(): Position {
    return this.here;
  }

  /** The move to be played now. */
  get wanted(): Move {
    return moveOf(this.at.play[0])!;
  }

  /** How many moves are left until mate. */
  get left(): number {
    return this.puzzle.moves - Math.floor(this.line.length / 2);
  }

  /** Plays a legal move. What is wrong is not played: the attempt stays where it was. */
  play(move: Move): Outcome {
    const after = play(this.here, move);
    const answers = legalMoves(after);
    if (answers.length === 0) {
      this.go(move, after);
      return { kind: "solved" };
    }
    if (this.at.play.includes(moveName(move)) && this.at.then) {
      const kept = Object.entries(this.at.then);
      const [answer, then] = kept[Math.min(kept.length - 1, this.choose(kept.length))];
      this.go(move, after);
      const reply = moveOf(answer)!;
      this.go(reply, play(after, reply));
      this.at = then;
      return { kind: "right", answer: reply };
    }
    if (this.puzzle.checks && !inCheck(after.placement, after.turn)) {
      return { kind: "quiet" };
    }
    const told = this.at.but?.[moveName(move)] ?? this.at.defence;
    const answer = answers.find((each) => moveName(each) === told) ?? answers[0];
    return { kind: "wrong", answer };
  }

  /** The rest of the solution, with the first of the longest answers every time. */
  rest(): Move[] {
    const rest: Move[] = [];
    for (let at: Solution | undefined = this.at; at; ) {
      rest.push(moveOf(at.play[0])!);
      const [next]: [string, Solution][] = Object.entries(at.then ?? {});
      if (next) {
        rest.push(moveOf(next[0])!);
      }
      at = next?.[1];
    }
    return rest;
  }

  private go(move: Move, after: Position): void {
    this.line.push(move);
    this.here = after;
  }
}
