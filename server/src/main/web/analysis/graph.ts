/** How a game went: one evaluation for every position, drawn as a line above the middle where Red stands better. */
import { svg } from "../board/svg";
import type { AnalysisLine, Analyst } from "./analyst";

const WIDTH = 600;
const HEIGHT = 120;
/** So many hundredths of a pawn are most of the way to a win. */
const SCALE = 400;

type Worth = Pick<AnalysisLine, "score" | "mate">;

/** From -1 (Black wins) to 1 (Red wins); what is won anyway is not drawn much higher than what is nearly won. */
export const share = ({ score = 0, mate }: Worth): number =>
  mate === undefined ? Math.tanh(score / (2 * SCALE)) : mate > 0 ? 1 : -1;

/** "+0.72", "-1.05", "M5", "-M5": as engines and game files write it, from Red's side. */
export function worthText({ score = 0, mate }: Worth): string {
  if (mate !== undefined) {
    return `${mate < 0 ? "-" : ""}M${Math.abs(mate)}`;
  }
  return `${score < 0 ? "-" : "+"}${(Math.abs(score) / 100).toFixed(2)}`;
}

/**
 * Looks at all positions of a game in turn, each until the depth is reached or so many milliseconds have passed: a position
 * where nobody can move is never answered.
 */
export function evaluate(
  analyst: Analyst,
  fen: string,
  moves: readonly string[],
  depth: number,
  told: (ply: number, line: AnalysisLine) => void,
  ended: () => void,
  patience = 4000,
): () => void {
  let stopped = false;
  let leave = (): void => undefined;
  const look = (ply: number): void => {
    if (stopped || ply > moves.length) {
      stopped = true;
      ended();
      return;
    }
    let over = false;
    let stop: (() => void) | undefined;
    const next = (): void => {
      if (!over) {
        over = true;
        clearTimeout(timer);
        stop?.();
        // Not at once: an analyst that answers from memory would nest a call for every ply.
        setTimeout(() => look(ply + 1));
      }
    };
    const timer = setTimeout(next, patience);
    leave = next;
    stop = analyst.analyse(fen, moves.slice(0, ply), (line) => {
      if (!over && !stopped) {
        told(ply, line);
        if (line.depth >= depth || line.mate !== undefined) {
          next();
        }
      }
    });
    if (over) {
      stop();
    }
  };
  look(0);
  return () => {
    stopped = true;
    leave();
  };
}

/** The drawing. It grows as evaluations come, marks the ply that is on the board, and leads to any other. */
export class EvaluationGraph {
  readonly element: SVGSVGElement;
  private readonly area = svg("path", { class: "graph-area" });
  private readonly line = svg("path", { class: "graph-line" });
  private readonly here = svg("line", { class: "graph-here", y1: 0, y2: HEIGHT });
  private readonly worths: (Worth | undefined)[];

  constructor(
    private readonly plies: number,
    label: string,
    go: (ply: number) => void,
  ) {
    this.worths = new Array<Worth | undefined>(plies + 1).fill(undefined);
    this.element = svg(
      "svg",
      { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": label },
      this.area,
      svg("line", { class: "graph-middle", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      this.line,
      this.here,
    );
    this.element.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.element.getBoundingClientRect();
      go(Math.min(plies, Math.max(0, Math.round(((clientX - left) / (width || 1)) * plies))));
    });
    this.mark(0);
  }

  /** What a position is worth. */
  set(ply: number, worth: Worth): void {
    this.worths[ply] = worth;
    this.draw();
  }

  /** Whether a position has been looked at, and with what result. */
  at(ply: number): Worth | undefined {
    return this.worths[ply];
  }

  /** The ply that is on the board. */
  mark(ply: number): void {
    this.here.setAttribute("x1", this.x(ply).toFixed(1));
    this.here.setAttribute("x2", this.x(ply).toFixed(1));
  }

  private x(ply: number): number {
    return this.plies === 0 ? 0 : (ply / this.plies) * WIDTH;
  }

  private draw(): void {
    const points = this.worths.flatMap((worth, ply) =>
      worth ? [`${this.x(ply).toFixed(1)},${(((1 - share(worth)) / 2) * HEIGHT).toFixed(1)}`] : [],
    );
    const known = this.worths.flatMap((worth, ply) => (worth ? [this.x(ply).toFixed(1)] : []));
    this.line.setAttribute("d", `M${points.join("L")}`);
    this.area.setAttribute("d", `M${known[0]},${HEIGHT / 2}L${points.join("L")}L${known[known.length - 1]},${HEIGHT / 2}Z`);
  }
}
