import type { Placement } from "../rules/fen";
import type { Piece, Side } from "../rules/piece";
import { type Move, type Square, SQUARES } from "../rules/square";
import { xOf, yOf } from "./geometry";
import { fade, slide } from "./motion";
import { drawingOf, type PieceSet } from "./sprite";
import { svg } from "./svg";

/** The pieces of one board. Keeps each piece's element while the piece lives, so that it can slide. */
export class PieceLayer {
  readonly group = svg("g", { class: "bd-pieces" });
  /** Over all marks: what is in the air. */
  readonly air = svg("g", { class: "bd-air" });
  private shown: Placement = [];
  private nodes = new Map<Square, SVGGElement>();

  /** Draws everything anew: another set, another side below. */
  redraw(placement: Placement, set: PieceSet, below: Side): void {
    this.group.replaceChildren();
    this.air.replaceChildren();
    this.nodes.clear();
    placement.forEach((piece, square) => piece && this.add(piece, square, set, below));
    this.shown = placement.slice();
  }

  /** Draws what changed. */
  update(placement: Placement, set: PieceSet, below: Side, hint: Move | undefined, animate: boolean): void {
    const gone: Square[] = [];
    const come: Square[] = [];
    for (let square = 0; square < SQUARES; square++) {
      if ((this.shown[square] || "") !== placement[square]) {
        if (this.shown[square]) {
          gone.push(square);
        }
        if (placement[square]) {
          come.push(square);
        }
      }
    }
    const journeys = this.journeys(gone, come, placement, hint);
    const travellers = new Map(journeys.map(({ from }) => [from, this.take(from)]));
    // What is not going anywhere was captured, or belongs to another position.
    gone.forEach((square) => this.drop(square, animate));
    for (const square of come) {
      const journey = journeys.find(({ to }) => to === square);
      const node = journey && travellers.get(journey.from);
      if (node && journey) {
        this.arrive(node, journey, below, animate);
      } else {
        this.add(placement[square] as Piece, square, set, below);
      }
    }
    this.shown = placement.slice();
  }

  /** Takes a piece up; the element follows the pointer. */
  lift(square: Square): SVGGElement | undefined {
    const node = this.nodes.get(square);
    if (node) {
      this.air.append(node);
    }
    return node;
  }

  /** Takes a piece up that is not on the board yet. */
  conjure(piece: Piece, set: PieceSet): SVGGElement {
    const node = svg("g", {}, svg("use", { href: drawingOf(piece, set) }));
    this.air.append(node);
    return node;
  }

  /** Brings everything in the air down: pieces of the board to their points, others vanish. */
  land(below: Side): void {
    this.nodes.forEach((node, square) => {
      if (node.parentNode === this.air) {
        node.setAttribute("transform", at(square, below));
        this.group.append(node);
      }
    });
    this.air.replaceChildren();
  }

  private journeys(gone: Square[], come: Square[], placement: Placement, hint: Move | undefined): Move[] {
    const free = new Set(gone);
    const distance = (a: Square, b: Square): number =>
      Math.hypot(xOf(a, "red") - xOf(b, "red"), yOf(a, "red") - yOf(b, "red"));
    return come.flatMap((to) => {
      const candidates = [...free].filter((from) => this.shown[from] === placement[to]);
      const from =
        hint && hint.to === to && candidates.includes(hint.from)
          ? hint.from
          : candidates.sort((a, b) => distance(a, to) - distance(b, to))[0];
      if (from === undefined) {
        return [];
      }
      free.delete(from);
      return [{ from, to }];
    });
  }

  private take(square: Square): SVGGElement | undefined {
    const node = this.nodes.get(square);
    this.nodes.delete(square);
    return node;
  }

  private drop(square: Square, animate: boolean): void {
    const node = this.take(square);
    if (node && animate) {
      fade(node);
    } else {
      node?.remove();
    }
  }

  private arrive(node: SVGGElement, { from, to }: Move, below: Side, animate: boolean): void {
    const dx = xOf(from, below) - xOf(to, below);
    const dy = yOf(from, below) - yOf(to, below);
    node.setAttribute("transform", at(to, below));
    this.group.append(node);
    this.nodes.set(to, node);
    if (animate) {
      slide(node, dx, dy, xOf(to, below), yOf(to, below));
    }
  }

  private add(piece: Piece, square: Square, set: PieceSet, below: Side): void {
    const node = svg("g", { transform: at(square, below) }, svg("use", { href: drawingOf(piece, set) }));
    this.group.append(node);
    this.nodes.set(square, node);
  }
}

const at = (square: Square, below: Side): string => `translate(${xOf(square, below)} ${yOf(square, below)})`;
