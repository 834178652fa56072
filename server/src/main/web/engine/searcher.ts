/** Asks a program one question at a time: a new one stops the one before, whose answer nobody waits for any more. */
import type { AnalysisLine } from "../analysis/analyst";
import { readFen } from "../rules/fen";
import type { Program } from "./program";
import { positionLine, readBest, readInfo, toProgram } from "./uci";

export interface Search {
  readonly fen: string;
  readonly moves: readonly string[];
  /** "nodes 500", "movetime 2000", "infinite" … */
  readonly limit: string;
  readonly options?: Readonly<Record<string, string | number>>;
  /** The only moves to be thought about; all if there are none. */
  readonly among?: readonly string[];
  readonly told?: (line: AnalysisLine) => void;
}

export interface Thought {
  /** ICCS; "" if the program has no move, or was stopped before it had one. */
  readonly best: string;
  /** First moves of the lines it named, the last one first. */
  readonly others: readonly string[];
}

interface Asked {
  readonly search: Search;
  readonly answer: (thought: Thought) => void;
  readonly redToMove: boolean;
  others: string[];
  /** Somebody else asks now, or nobody wants to know. */
  left: boolean;
}

const XIANGQI = ["uci", "setoption name UCI_Variant value xiangqi"];

export class Searcher {
  private running: Asked | undefined;
  private waiting: Asked | undefined;

  constructor(private readonly program: Program) {
    program.listen((line) => this.hear(line));
    XIANGQI.forEach((line) => program.send(line));
  }

  /** Asks; what was asked before is given up. */
  ask(search: Search): Promise<Thought> {
    return new Promise((answer) => {
      const asked: Asked = { search, answer, redToMove: redToMove(search), others: [], left: false };
      this.leave(this.waiting);
      this.waiting = asked;
      if (this.running) {
        this.leave(this.running);
        this.program.send("stop");
      } else {
        this.next();
      }
    });
  }

  /** Stops thinking; the question is answered with what was found. */
  stop(): void {
    this.leave(this.waiting);
    this.waiting = undefined;
    if (this.running) {
      this.program.send("stop");
    }
  }

  close(): void {
    this.stop();
    this.program.close();
  }

  private leave(asked: Asked | undefined): void {
    if (asked && !asked.left) {
      asked.left = true;
      asked.answer({ best: "", others: asked.others });
    }
  }

  private next(): void {
    const asked = this.waiting;
    this.waiting = undefined;
    this.running = asked;
    if (!asked) {
      return;
    }
    const { search } = asked;
    for (const [name, value] of Object.entries(search.options ?? {})) {
      this.program.send(`setoption name ${name} value ${value}`);
    }
    this.program.send(positionLine(search.fen, search.moves));
    const among = search.among?.length ? ` searchmoves ${search.among.map(toProgram).join(" ")}` : "";
    this.program.send(`go ${search.limit}${among}`);
  }

  private hear(line: string): void {
    const asked = this.running;
    if (!asked) {
      return;
    }
    const best = readBest(line);
    if (best !== undefined) {
      if (!asked.left) {
        asked.left = true;
        asked.answer({ best, others: asked.others });
      }
      this.next();
      return;
    }
    const info = asked.left ? undefined : readInfo(line, asked.redToMove);
    if (info) {
      asked.others = [info.moves[0], ...asked.others.filter((move) => move !== info.moves[0])];
      asked.search.told?.(info);
    }
  }
}

/** Sides take turns: nobody moves twice in a row in what a program is asked about. */
function redToMove({ fen, moves }: Search): boolean {
  return (readFen(fen).turn === "red") === (moves.length % 2 === 0);
}
