/** What an engine thinks of the position on the board, and of the whole game on request. */
import { html } from "../board/svg";
import { notation, withSettings } from "../common/settings";
import { words } from "../common/words";
import { readFen, writeFen } from "../rules/fen";
import { play } from "../rules/moves";
import { moveOf } from "../rules/square";
import type { AnalysisLine, Analyst } from "./analyst";
import { EvaluationGraph, evaluate, worthText } from "./graph";
import { spell } from "./spelling";

/** Deep enough to see a mistake, and a game is through in half a minute. */
const GRAPH_DEPTH = 10;

export class AnalysisPanel {
  private readonly worth = html("span", { class: "analysis-worth" });
  private readonly line = html("span", { class: "analysis-moves" });
  private readonly depth = html("span", { class: "secondary small" });
  private readonly note = html("p", { class: "secondary small", role: "status" });
  private readonly button = html("button", { type: "button", class: "primary" }, words("analysis"));
  private readonly all = html("button", { type: "button" }, words("analysis.graph"));
  private readonly found = html("div", { class: "analysis-found" });
  private graph: EvaluationGraph | undefined;
  private ply: number;
  private newest: AnalysisLine | undefined;
  private leave: (() => void) | undefined;
  private leaveGraph: (() => void) | undefined;

  constructor(
    host: HTMLElement,
    private readonly analyst: Analyst,
    private readonly fen: string,
    private readonly moves: readonly string[],
    private readonly go: (ply: number) => void,
  ) {
    this.ply = moves.length;
    this.found.hidden = true;
    this.found.append(html("p", { class: "analysis-line" }, this.worth, this.line));
    this.button.addEventListener("click", () => (this.leave ? this.stop() : this.start()));
    this.all.addEventListener("click", () => (this.leaveGraph ? this.leaveGraph() : this.draw()));
    host.replaceChildren(html("div", { class: "row" }, this.button, this.all, this.depth), this.found, this.note);
    host.hidden = false;
    withSettings(() => void this.spell());
  }

  /** Says why there is nothing to see; nothing when all is well. */
  say(problem: string): void {
    this.note.textContent = problem;
  }

  /** Another position is on the board. */
  show(ply: number): void {
    this.graph?.mark(ply);
    if (ply !== this.ply) {
      this.ply = ply;
      this.clear();
      if (this.leave && !this.leaveGraph) {
        this.look();
      }
    }
  }

  private clear(): void {
    this.newest = undefined;
    this.worth.textContent = "…";
    this.line.textContent = "";
    this.depth.textContent = "";
  }

  private start(): void {
    this.button.textContent = words("analysis.stop");
    this.button.classList.remove("primary");
    this.found.hidden = false;
    this.clear();
    this.look();
  }

  private stop(): void {
    this.leave?.();
    this.leave = undefined;
    this.button.textContent = words("analysis");
    this.button.classList.add("primary");
  }

  private look(): void {
    this.leave?.();
    this.leave = this.analyst.analyse(this.fen, this.moves.slice(0, this.ply), (line) => this.tell(line));
  }

  private tell(line: AnalysisLine): void {
    this.newest = line;
    this.worth.textContent = worthText(line);
    this.depth.textContent = words("analysis.depth", line.depth);
    this.graph?.set(this.ply, line);
    void this.spell();
  }

  private async spell(): Promise<void> {
    const { newest, ply } = this;
    if (newest) {
      const text = await spell(this.position(ply), newest.moves, notation());
      if (newest === this.newest && ply === this.ply) {
        this.line.textContent = text;
      }
    }
  }

  /** The position after some plies, as FEN. */
  private position(ply: number): string {
    let position = readFen(this.fen);
    this.moves.slice(0, ply).forEach((move) => (position = play(position, moveOf(move)!)));
    return writeFen(position.placement, position.turn);
  }

  /** Looks at all positions in turn; the one on the board waits meanwhile. */
  private draw(): void {
    const going = this.leave !== undefined;
    this.leave?.();
    const graph = new EvaluationGraph(this.moves.length, words("analysis.graph"), this.go);
    this.graph?.element.remove();
    this.graph = graph;
    this.found.hidden = false;
    this.found.append(graph.element, html("p", { class: "secondary small analysis-side" }, words("analysis.side")));
    this.found.querySelectorAll(".analysis-side").forEach((each, i, sides) => i < sides.length - 1 && each.remove());
    graph.mark(this.ply);
    this.all.textContent = words("analysis.stop");
    this.leaveGraph = evaluate(
      this.analyst,
      this.fen,
      this.moves,
      GRAPH_DEPTH,
      (ply, line) => {
        graph.set(ply, line);
        this.depth.textContent = words("analysis.progress", ply + 1, this.moves.length + 1);
        if (ply === this.ply) {
          this.newest = line;
          this.worth.textContent = worthText(line);
          void this.spell();
        }
      },
      () => {
        this.leaveGraph = undefined;
        this.all.textContent = words("analysis.graph");
        this.depth.textContent = "";
        if (going) {
          this.look();
        }
      },
    );
  }
}
