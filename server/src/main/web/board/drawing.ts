import type { Side } from "../rules/piece";
import type { Square } from "../rules/square";
import { type Frame, frameOf, type Labels, xOf, yOf } from "./geometry";
import { grid } from "./grid";
import { labelsAround } from "./labels";
import { PieceLayer } from "./layer";
import { arrow, badge, landing, lastFrom, lastTo, mark } from "./marks";
import { pulse } from "./motion";
import type { Scribbles } from "./scribble";
import type { Scene } from "./state";
import { svg } from "./svg";

/** What a hand has to show: the picked piece, where it may go, where it would come down now. */
export interface Intent {
  readonly picked: Square | undefined;
  readonly targets: readonly Square[];
  readonly landing: Square | undefined;
}

/** The picture: board, labels, pieces, and the marks below and above them. */
export class Drawing {
  readonly svg = svg("svg", { class: "bd-svg", focusable: "false" });
  readonly pieces = new PieceLayer();
  frame: Frame = frameOf("chinese");
  private labels = svg("g");
  private readonly under = svg("g");
  private readonly over = svg("g");
  private checked: Square | undefined;

  constructor() {
    this.svg.append(grid(), this.labels, this.under, this.pieces.group, this.over, this.pieces.air);
  }

  /** Frames the board for its labels. */
  lay(labels: Labels, below: Side, characters: Side): void {
    this.frame = frameOf(labels);
    const { left, top, width, height } = this.frame;
    this.svg.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    const around = labelsAround(labels, below, characters);
    this.labels.replaceWith(around);
    this.labels = around;
  }

  /** Draws all marks. */
  mark(scene: Scene, intent: Intent, scribbles: Scribbles, below: Side, animate: boolean): void {
    const x = (square: Square): number => xOf(square, below);
    const y = (square: Square): number => yOf(square, below);
    const over: SVGElement[] = [];
    const at = (shape: Parameters<typeof mark>[0], square: Square): number => over.push(mark(shape, x(square), y(square)));
    const { lastMove, checked, placement } = scene;
    this.under.replaceChildren(...(lastMove ? [lastFrom(x(lastMove.from), y(lastMove.from))] : []));
    if (lastMove) {
      over.push(lastTo(x(lastMove.to), y(lastMove.to)));
    }
    if (checked !== undefined && checked >= 0) {
      at("check", checked);
    }
    scene.marks.forEach(({ at: square, shape }) => shape && at(shape, square));
    const draw = (from: Square, to: Square, meaning: Parameters<typeof arrow>[0]): number =>
      over.push(arrow(meaning, x(from), y(from), x(to), y(to), to === checked));
    scene.arrows.forEach(({ from, to, meaning }) => draw(from, to, meaning));
    scribbles.circles.forEach((square) => at("circle", square));
    scribbles.arrows.forEach(([from, to]) => draw(from, to, "user"));
    scene.marks.forEach(({ at: square, badge: text }) => text && over.push(badge(text, x(square), y(square))));
    intent.targets.forEach((square) => at(placement[square] ? "capture" : "target", square));
    if (intent.picked !== undefined) {
      at("selected", intent.picked);
    }
    if (intent.landing !== undefined) {
      over.push(landing(x(intent.landing), y(intent.landing)));
    }
    this.over.replaceChildren(...over);
    if (animate && checked !== this.checked) {
      pulse(this.over.querySelector(".mk-check"));
    }
    this.checked = checked;
  }

  /** A place of the window in the picture's units. */
  unitsAt(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.svg.getBoundingClientRect();
    const scale = this.frame.width / box.width;
    return {
      x: Math.round(this.frame.left + (clientX - box.left) * scale),
      y: Math.round(this.frame.top + (clientY - box.top) * scale),
    };
  }
}
