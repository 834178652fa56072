import { type Placement, emptyPlacement, writeFen } from "../rules/fen";
import { opponent, type Piece, type Side, sideOf } from "../rules/piece";
import { nameOf, type Square, squareOf } from "../rules/square";
import { announce, prepareAnnouncements } from "./announce";
import { moveWords, pieceWords, pointWords, positionWords, squareWords } from "./describe";
import { pulls } from "./drag";
import { Drawing } from "./drawing";
import type { Labels } from "./geometry";
import type { Hand } from "./hand";
import { stillWanted } from "./motion";
import { PlayHand } from "./play";
import { Points } from "./points";
import { Scribbler } from "./scribble";
import { SetupHand } from "./setup";
import { drawingOf, type PieceSet } from "./sprite";
import { type BoardState, type Scene, sceneOf } from "./state";
import { html, svg } from "./svg";
import { Tray } from "./tray";
import { type Language, languageOf, type Words, wordsIn } from "./words";

export type { BoardArrow, BoardMark, BoardState } from "./state";
export type { Labels } from "./geometry";
export type { PieceSet } from "./sprite";
export type { Language } from "./words";

/** A picture, a board to play on, or one to set up a position on. */
export type BoardMode = "view" | "play" | "edit";

export interface BoardOptions {
  /** Cannot be changed later. Default "view". */
  mode?: BoardMode;
  below?: Side;
  pieces?: PieceSet;
  /** Both sides with light faces. */
  classic?: boolean;
  labels?: Labels;
  animate?: boolean;
  /** Default: the language of the page. */
  language?: Language;
  /** Whose pieces this hand may move: "both" at a desk, one side in a game, "none" while watching or waiting. */
  movable?: Side | "both" | "none";
  /** Where pieces may be set up. Default: anywhere. */
  mayStand?: (piece: Piece, square: Square) => boolean;
  /** A move was made by hand. The board already shows it; `show` confirms it or takes it back. */
  onMove?: (from: string, to: string) => void;
  /** The position was changed by hand. */
  onEdit?: (fen: string) => void;
  /** The board was turned, by key or by `flip`. */
  onFlip?: (below: Side) => void;
}

export interface ShowOptions {
  /** Whether pieces slide to their places. Default true; settings and the reader's system can still forbid it. */
  animate?: boolean;
  /** What a screen reader says; by default the last move if it is new. False: nothing. */
  say?: string | false;
}

type Settled = Required<Omit<BoardOptions, "onMove" | "onEdit" | "onFlip">>;

/** Below this width labels and rings only blur. */
const SMALL = 260;

/** The one board of all pages. It knows no rules: `show` feeds it, `onMove` and `onEdit` tell what hands did. */
export class Board {
  private readonly options: Settled;
  private readonly listeners: Pick<BoardOptions, "onMove" | "onEdit" | "onFlip">;
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
    const { onMove, onEdit, onFlip, ...rest } = options;
    this.listeners = { onMove, onEdit, onFlip };
    this.options = {
      mode: "view",
      below: "red",
      pieces: "chinese",
      classic: false,
      labels: "chinese",
      animate: true,
      language: languageOf(host),
      movable: "both",
      mayStand: () => true,
      ...defined(rest),
    };
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
      this.setup ?? new PlayHand(table, (from) => this.targetsOf(from), (from, to) => this.moveByHand(from, to));
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
    this.scene = sceneOf(state);
    this.hand.cancel();
    this.landing = undefined;
    if (!same(before.placement, this.scene.placement)) {
      this.scribbles.clear();
    }
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
  set(options: Omit<BoardOptions, "mode" | "mayStand" | "onMove" | "onEdit" | "onFlip">): void {
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
    const { below, pieces, classic, labels } = this.options;
    this.host.classList.toggle("board-classic", classic);
    this.host.classList.toggle("board-small", this.small);
    this.drawing.lay(this.small ? "none" : labels, below);
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
    const ghost = svg("g", { class: "bd-ghost" });
    pulls<Piece>(tray.element, {
      press: (event) => tray.pieceUnder(event.target),
      lift: (piece) => {
        setup.cancel();
        ghost.replaceChildren(svg("use", { href: drawingOf(piece, this.options.pieces) }));
        this.drawing.svg.append(ghost);
      },
      move: (_, event) => this.carry(ghost, event),
      drop: (piece, event) => {
        ghost.remove();
        const to = this.points?.squareFrom(event.clientX, event.clientY);
        this.landing = undefined;
        if (to === undefined) {
          this.refresh();
        } else {
          setup.place(piece, to);
        }
      },
      cancel: () => {
        ghost.remove();
        this.landing = undefined;
        this.refresh();
      },
    });
    return tray;
  }

  private watchPulls(points: Points): void {
    const { pieces } = this.drawing;
    let lifted: SVGGElement | undefined;
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
        lifted = pieces.lift(square);
        lifted?.classList.add("bd-lifted");
      },
      move: (_, event) => lifted && this.carry(lifted, event),
      drop: (square, event) => {
        lifted?.classList.remove("bd-lifted");
        this.hand.drop(square, points.squareFrom(event.clientX, event.clientY));
        this.landing = undefined;
        pieces.settle(square, this.options.below);
        this.refresh();
      },
      cancel: (square) => {
        lifted?.classList.remove("bd-lifted");
        this.landing = undefined;
        pieces.settle(square, this.options.below);
        this.hand.cancel();
      },
    });
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

/** Options that are given: an undefined one must not hide a default. */
function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
