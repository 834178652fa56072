/** What the computer thinks: of the position on the board, and of every position of the game. */
import type { AnalysisLine } from "../analysis/analyst";
import { EvaluationGraph, evaluate, worthText } from "../analysis/graph";
import { html } from "../board/svg";
import { words } from "../common/words";
import type { Referee } from "../computer/referee";
import type { BrowserAnalyst } from "../engine/analyst";
import { written } from "./moves";
import { fenOf, type GameTree, path, type TreeNode } from "./tree";

/** How deep every position of a whole game is looked at. */
const DEPTH = 10;
const LONGEST_LINE = 12;

export class AnalysisCard {
  private readonly start = html("button", { type: "button" }, words("analysis.start"));
  private readonly whole = html("button", { type: "button" }, words("analysis.graph"));
  private readonly onward = html("a", { class: "button", href: "/computer" }, words("analysis.play"));
  private readonly worth = html("span", { class: "analysis-worth" });
  private readonly moves = html("span", { class: "analysis-moves" });
  private readonly place = html("div", {});
  private tree: GameTree | undefined;
  private node: TreeNode | undefined;
  private graph: EvaluationGraph | undefined;
  private stop: (() => void) | undefined;
  private stopWhole: (() => void) | undefined;
  /** Counts lines, so that a slow answer about an old one is not shown. */
  private shown = 0;

  constructor(
    host: HTMLElement,
    private readonly analyst: BrowserAnalyst,
    private readonly referee: () => Referee,
    private readonly go: (ply: number) => void,
  ) {
    const line = html("p", { class: "analysis-line" }, this.worth, this.moves);
    host.replaceChildren(html("div", { class: "row" }, this.start, this.whole, this.onward), line, this.place);
    this.start.addEventListener("click", () => (this.stop ? this.rest() : this.think()));
    this.whole.addEventListener("click", () => (this.stopWhole ? this.stopWhole() : this.all()));
    analyst.failed = (why) => {
      this.rest();
      this.moves.textContent = words("analysis.broken", why instanceof Error ? why.message : String(why));
    };
  }

  /** A game is shown. */
  show(tree: GameTree): void {
    this.rest();
    this.stopWhole?.();
    this.tree = tree;
    this.graph = undefined;
    this.place.replaceChildren();
    this.whole.hidden = tree.plies === 0;
  }

  /** Another position is on the board. */
  at(node: TreeNode): void {
    this.node = node;
    this.onward.href = `/computer#fen=${encodeURIComponent(fenOf(node))}`;
    if (node.main) {
      this.graph?.mark(node.ply);
    }
    if (this.stop) {
      this.think();
    } else {
      this.shown++;
      const known = node.main ? this.graph?.at(node.ply) : undefined;
      this.worth.textContent = known ? worthText(known) : "";
      this.moves.textContent = "";
    }
  }

  private think(): void {
    const { tree, node } = this;
    if (!tree || !node) {
      return;
    }
    this.stopWhole?.();
    this.stop?.();
    this.start.textContent = words("analysis.stop");
    this.start.setAttribute("aria-pressed", "true");
    this.worth.textContent = "";
    this.moves.textContent = words("analysis.wait");
    this.stop = this.analyst.analyse(tree.game.fen, path(node), (line) => void this.tell(node, line));
  }

  private async tell(node: TreeNode, line: AnalysisLine): Promise<void> {
    const shown = ++this.shown;
    const moves = await this.referee().ask("line", fenOf(node), line.moves.slice(0, LONGEST_LINE), "cxa2020");
    if (shown === this.shown && node === this.node) {
      this.worth.textContent = worthText(line);
      this.moves.textContent = `${words("analysis.depth", line.depth)}: ${moves.map(written).join(" ")}`;
    }
  }

  private rest(): void {
    this.stop?.();
    this.stop = undefined;
    this.start.textContent = words("analysis.start");
    this.start.removeAttribute("aria-pressed");
    if (this.worth.textContent === "") {
      this.moves.textContent = "";
    }
  }

  private all(): void {
    const { tree } = this;
    if (!tree) {
      return;
    }
    this.rest();
    const graph = new EvaluationGraph(tree.plies, words("analysis.graph.label"), this.go);
    this.graph = graph;
    this.place.replaceChildren(graph.element);
    graph.mark(this.node?.main ? this.node.ply : 0);
    const moves = tree.game.moves.map(({ iccs }) => iccs);
    const told = (ply: number, line: AnalysisLine): void => {
      graph.set(ply, line);
      this.whole.textContent = words("analysis.graph.stop", ply, tree.plies);
      if (this.node?.main && this.node.ply === ply) {
        this.worth.textContent = worthText(line);
      }
    };
    const ended = (): void => {
      this.stopWhole = undefined;
      this.whole.textContent = words("analysis.graph");
    };
    this.whole.textContent = words("analysis.graph.stop", 0, tree.plies);
    this.stopWhole = evaluate(this.analyst, tree.game.fen, moves, DEPTH, told, ended);
  }
}
