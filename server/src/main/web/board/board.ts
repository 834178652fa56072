import { type Placement, emptyPlacement, writeFen } from "../rules/fen";
import { opponent, type Piece, type Side, sideOf } from "../rules/piece";
import { nameOf, type Square, squareOf } from "../rules/square";
import { announce, prepareAnnouncements } from "./announce";
import { moveWords, pieceWords, pointWords, positionWords, squareWords } from "./describe";
import { pulls } from "./drag";
import { Drawing } from "./drawing";
import type { Hand } from "./hand";
import { stillWanted } from "./motion";
import { type BoardOptions, defined, type Listeners, type Looks, looksOf, type ShowOptions } from "./options";
import { PlayHand } from "./play";
import { Points } from "./points";
import { Scribbler } from "./scribble";
import { SetupHand } from "./setup";
import { type BoardState, type Scene, sceneOf } from "./state";
import { html } from "./svg";
import { Tray } from "./tray";
import { type Words, wordsIn } from "./words";

export type { BoardArrow, BoardMark, BoardState } from "./state";
export type { Labels } from "./geometry";
export type { BoardMode, BoardOptions, ShowOptions } from "./options";
export type { PieceSet } from "./sprite";
export type { Language } from "./words";

/** Below this width labels and rings only blur. */
const SMALL = 260;

/** The one board of all pages. It knows no rules: `show` feeds it, `onMove` and `onEdit` tell what hands did. */
export class Board {
  private readonly options: Looks;
  private readonly listeners: Listeners;
  private readonly drawing = new Drawing();
  private readonly stage = html("div", { class: "bd-stage" }, this.drawing.svg);
  private readonly hand: Hand;
  private readonly setup: SetupHand | undefined;
  private readonly points: Points | undefined;
  private readonly tray: Tray | undefined;
  private readonly scribbles: Scribbler;
  private readonly resizes: ResizeObserver | undefined;
  private words: Words;
  private scene: Scene = sceneOf({ pieces: {} });
  private landing: Square | undefined;
  private shownOnce = false;
  private small = false;

  constructor(
    private readonly host: HTMLElement,
    options: BoardOptions = {},
  ) {
    this.listeners = options;
    this.options = looksOf(options, host);
    this.words = wordsIn(this.options.language);
    prepareAnnouncements();
    host.classList.add("board", `board-${this.options.mode}`);
    host.replaceChildren(this.stage);
    const table = { placement: () => this.scene.placement, refresh: () => this.refresh() };
    if (this.options.mode === "edit") {
      this.setup = new SetupHand({
        ...table,
        mayStand: this.options.mayStand,
        put: (placement) => this.put(placement),
        placed: (piece, at) => announce(this.words("placed", pieceWords(piece, this.words), pointWords(at, this.words))),
        removed: (piece) => announce(this.words("removed", pieceWords(piece, this.words))),
      });
      this.tray = this.layTray(this.setup);
    }
    this.hand =
      this.setup ??
      new PlayHand(table, (from) => this.targetsOf(from), (from, to) => this.moveByHand(from, to), (square) =>
        this.listeners.onPick?.(nameOf(square)),
      );
    if (this.options.mode !== "view") {
      this.points = new Points({
        below: () => this.options.below,
        describe: (square) => this.describe(square),
        isPicked: (square) => this.hand.picked === square,
        mayGrab: (square) => this.hand.mayGrab(square),
        tap: (square) => this.tap(square),
        key: (event, square) => this.key(event, square),
      });
      this.stage.append(this.points.grid);
      this.watchPulls(this.points);
    }
    this.scribbles = new Scribbler(this.stage, (event) => this.squareUnder(event), () => this.refresh());
    this.resizes = typeof ResizeObserver === "function" ? new ResizeObserver(() => this.measure()) : undefined;
    this.resizes?.observe(host);
    this.lay();
  }

  /** Shows a position with its marks. */
  show(state: BoardState, how: ShowOptions = {}): void {
    const before = this.scene;
    const scene = sceneOf(state);
    if (!same(before.placement, scene.placement)) {
      // What a hand was about to do belongs to another position.
      if (this.hand.picked !== undefined) {
        this.hand.cancel();
      }
      this.landing = undefined;
      this.scribbles.clear();
    }
    this.scene = scene;
    const animate = this.shownOnce && how.animate !== false && this.mayMove();
    const { pieces, below } = this.options;
    this.drawing.pieces.update(this.scene.placement, pieces, below, this.scene.lastMove, animate);
    this.refresh(animate);
    if (this.shownOnce && how.say !== false) {
      this.say(before, how.say);
    }
    this.shownOnce = true;
  }

  /** Changes looks or whose pieces may be moved; the position stays. */
  set(options: Omit<BoardOptions, "mode" | "mayStand" | "onMove" | "onPick" | "onEdit" | "onFlip">): void {
    Object.assign(this.options, defined(options));
    this.words = wordsIn(this.options.language);
    this.lay();
  }

  /** Turns the board. */
  flip(): void {
    this.options.below = opponent(this.options.below);
    this.lay();
    this.listeners.onFlip?.(this.options.below);
  }

  get below(): Side {
    return this.options.below;
  }

  /** The position as shown. */
  get fen(): string {
    return writeFen(this.scene.placement, this.scene.turn);
  }

  /** Puts down what is picked. */
  cancel(): void {
    this.hand.cancel();
  }

  /** Moves the keyboard to a point. */
  focus(square: string): void {
    const found = squareOf(square);
    if (found !== undefined) {
      this.points?.focus(found);
    }
  }

  /** In set-up: removes all pieces. */
  clear(): void {
    if (this.setup) {
      this.put(emptyPlacement());
    }
  }

  /** Leaves the host empty. */
  destroy(): void {
    this.resizes?.disconnect();
    this.host.replaceChildren();
    this.host.classList.remove("board-view", "board-play", "board-edit", "board-classic", "board-small");
  }

  private refresh(animate = false): void {
    const { below } = this.options;
    const intent = { picked: this.hand.picked, targets: this.hand.targets(), landing: this.landing };
    this.drawing.mark(this.scene, intent, this.scribbles, below, animate);
    if (this.points) {
      const label = [this.words("board"), this.words(`below.${below}`)].join(this.words("separator"));
      this.points.refresh(label, this.words(`help.${this.setup ? "edit" : "play"}`));
    } else {
      this.drawing.svg.setAttribute("aria-label", positionWords(this.scene.placement, this.scene.turn, this.words));
    }
    if (this.setup) {
      const setup = this.setup;
      this.tray?.refresh(this.words, (piece) => setup.left(piece), setup.held, setup.picked !== undefined);
    }
  }

  /** Draws everything anew. */
  private lay(): void {
    const { below, pieces, classic, labels, characters } = this.options;
    this.host.classList.toggle("board-classic", classic);
    this.host.classList.toggle("board-small", this.small);
    this.drawing.lay(this.small ? "none" : labels, below, characters);
    this.drawing.pieces.redraw(this.scene.placement, pieces, below);
    this.points?.place(this.drawing.frame);
    this.tray?.dress(pieces);
    // A picture speaks for itself; over a board for hands lie buttons that do.
    if (this.points) {
      this.drawing.svg.setAttribute("aria-hidden", "true");
    } else {
      this.drawing.svg.setAttribute("role", "img");
    }
    this.refresh();
  }

  private measure(): void {
    const width = this.host.clientWidth;
    if (width > 0 && width < SMALL !== this.small) {
      this.small = !this.small;
      this.lay();
    }
  }

  private mayMove(): boolean {
    return this.options.animate && !stillWanted();
  }

  private targetsOf(from: Square): readonly Square[] {
    const piece = this.scene.placement[from];
    const { movable } = this.options;
    const own = piece && movable !== "none" && (movable === "both" || sideOf(piece) === movable);
    return own ? (this.scene.targets.get(from) ?? []) : [];
  }

  private describe(square: Square): string {
    const notes = this.hand.notes(square);
    if (square === this.scene.checked) {
      notes.push("inCheck");
    }
    if (square === this.scene.lastMove?.to) {
      notes.push("lastMove");
    }
    return squareWords(square, this.scene.placement[square], notes, this.words);
  }

  private tap(square: Square): void {
    const marked = this.scribbles.clear();
    this.hand.tap(square);
    if (marked) {
      this.refresh();
    }
  }

  private key(event: KeyboardEvent, square: Square): boolean {
    if (this.hand.key(event, square)) {
      return true;
    }
    if (event.key.toLowerCase() === "f") {
      this.flip();
      return true;
    }
    return false;
  }

  /** Shows a move made by hand at once: it must not wait for an answer. */
  private moveByHand(from: Square, to: Square): void {
    const before = this.scene;
    const placement = before.placement.slice();
    placement[to] = placement[from];
    placement[from] = "";
    this.scene = {
      ...before,
      placement,
      turn: opponent(before.turn),
      lastMove: { from, to },
      checked: undefined,
      targets: new Map(),
      marks: [],
      arrows: [],
    };
    const pulled = this.landing !== undefined;
    this.landing = undefined;
    const animate = !pulled && this.mayMove();
    this.drawing.pieces.update(placement, this.options.pieces, this.options.below, { from, to }, animate);
    this.refresh();
    announce(this.sentence(moveWords({ from, to }, before.placement, this.words)));
    this.listeners.onMove?.(nameOf(from), nameOf(to));
  }

  /** Shows a position made in set-up. */
  private put(placement: Placement): void {
    this.scene = { ...this.scene, placement, lastMove: undefined, checked: undefined, marks: [], arrows: [] };
    this.landing = undefined;
    this.drawing.pieces.update(placement, this.options.pieces, this.options.below, undefined, false);
    this.refresh();
    this.listeners.onEdit?.(this.fen);
  }

  private say(before: Scene, text: string | undefined): void {
    const { lastMove, placement, checked, turn } = this.scene;
    const isNew = lastMove && !same(before.placement, placement) && before.placement[lastMove.from] === placement[lastMove.to];
    const said = text ?? (isNew ? this.sentence(moveWords(lastMove, before.placement, this.words)) : "");
    const check = checked !== undefined && checked !== before.checked ? this.words(`check.${turn}`) : "";
    const against = this.options.movable === turn;
    if (said || (check && !against)) {
      announce([said, against ? "" : check].filter(Boolean).join(this.words("sentence")));
    }
    if (check && against) {
      announce(check, true);
    }
  }

  private sentence(move: string): string {
    return [move, this.words(`turn.${this.scene.turn}`)].join(this.words("sentence"));
  }

  private layTray(setup: SetupHand): Tray {
    const tray = new Tray(
      (piece) => setup.hold(piece),
      () => setup.picked !== undefined && setup.remove(setup.picked),
    );
    this.host.append(tray.element);
    let carried: SVGGElement | undefined;
    pulls<Piece>(tray.element, {
      press: (event) => tray.pieceUnder(event.target),
      lift: (piece) => {
        setup.cancel();
        carried = this.drawing.pieces.conjure(piece, this.options.pieces);
      },
      move: (_, event) => carried && this.carry(carried, event),
      drop: (piece, event) => {
        const to = this.points?.squareFrom(event.clientX, event.clientY);
        this.land();
        if (to !== undefined) {
          setup.place(piece, to);
        }
      },
      cancel: () => this.land(),
    });
    return tray;
  }

  private watchPulls(points: Points): void {
    let carried: SVGGElement | undefined;
    let since = this.scene.placement;
    pulls<Square>(points.grid, {
      press: (event) => {
        const square = points.squareUnder(event.target);
        // A piece that the picked one may capture is captured, not picked.
        if (square === undefined || !this.hand.mayGrab(square) || this.hand.targets().includes(square)) {
          return undefined;
        }
        this.hand.press(square);
        return square;
      },
      lift: (square) => {
        carried = this.drawing.pieces.lift(square);
        since = this.scene.placement;
      },
      move: (_, event) => carried && this.carry(carried, event),
      drop: (square, event) => {
        // Another position may have come while the piece was in the air.
        if (same(since, this.scene.placement)) {
          this.hand.drop(square, points.squareFrom(event.clientX, event.clientY));
        }
        this.land();
      },
      cancel: () => {
        this.hand.cancel();
        this.land();
      },
    });
  }

  private land(): void {
    this.landing = undefined;
    this.drawing.pieces.land(this.options.below);
    this.refresh();
  }

  /** A pulled piece follows the pointer; the point under it is marked. */
  private carry(piece: SVGGElement, event: PointerEvent): void {
    const { x, y } = this.drawing.unitsAt(event.clientX, event.clientY);
    piece.setAttribute("transform", `translate(${x} ${y}) scale(1.12)`);
    const under = this.points?.squareFrom(event.clientX, event.clientY);
    const welcome = this.setup ? under !== this.hand.picked : under !== undefined && this.hand.targets().includes(under);
    const landing = welcome ? under : undefined;
    if (landing !== this.landing) {
      this.landing = landing;
      this.refresh();
    }
  }

  private squareUnder(event: MouseEvent): Square | undefined {
    return this.points?.squareUnder(event.target) ?? this.points?.squareFrom(event.clientX, event.clientY);
  }
}

const same = (a: Placement, b: Placement): boolean => a.every((piece, square) => piece === b[square]);
