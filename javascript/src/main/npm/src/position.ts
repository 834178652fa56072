import type { Kind, Notation, Side } from "./codes.js";
import type { CoreEngine, Handle } from "./engine.js";
import { ChuheError } from "./error.js";
import * as expect from "./expect.js";

export type { Side };

/** A point by its coordinates, file `a` to `i` and rank `0` to `9`: `e0`. */
export type Square = string;

/** A move by its coordinates: `h2e2`. Methods that take one take any other notation as well. */
export type Move = string;

/** A piece of a side. `letter` is the one of FEN: `K A B N R C P`, small for Black. */
export interface Piece {
  readonly side: Side;
  readonly kind: Kind;
  readonly letter: string;
}

/**
 * How a move is written: 马8进7, 馬8進7, H8+7, h9g7, M8.7 in Vietnamese; then 马87 with a line under the last number for 进 (in
 * either characters), 马８进７, the dialects of WXF, H9-G7, h10g8.
 */
export type { Notation };

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const SQUARES: readonly Square[] = Array.from({ length: 90 }, (_, i) => "abcdefghi"[i % 9]! + Math.floor(i / 9));
const KINDS: Readonly<Record<string, Piece["kind"]>> = {
  k: "king",
  a: "advisor",
  b: "elephant",
  n: "horse",
  r: "rook",
  c: "cannon",
  p: "pawn",
};

let engine: CoreEngine | undefined;

/** Says which compiled script makes positions; the first one does. */
export function run(script: CoreEngine): void {
  engine ??= script;
}

/** The codes of the languages in which words come. */
export function languages(): readonly string[] {
  return engine!.languages();
}

/** The code of the language for a tag such as `zh-TW` or `en_GB.UTF-8`; English if there is none near it. */
export function nearest(tag: string): string {
  const wanted = expect.text(tag, "tag").replace(/[.@].*/, "").replaceAll("_", "-");
  const script = /^zh-(hant|tw|hk|mo)\b/i.test(wanted) ? "zh-Hant" : wanted;
  const known = languages();
  return known.find((code) => code === script) ?? known.find((code) => code === script.split("-")[0]) ?? "en";
}

/** The compiled position behind one. */
export function handleOf(position: Position): Handle {
  return position instanceof Position ? position["handle"] : expect.refuse(position, "position", "Position");
}

const name = (move: number): Move => SQUARES[move & 127]! + SQUARES[move >> 7]!;
const points = (indices: Int32Array): Square[] => Array.from(indices, (index) => SQUARES[index]!);

/** A position: the pieces, the side to move and the counters. It never changes; `play` gives the next one. */
export class Position {
  /** The position before the first move. */
  static get start(): Position {
    return Position.fromFen(START);
  }

  private readonly handle: Handle;

  private constructor(handle: Handle) {
    this.handle = handle;
  }

  /**
   * Reads a position. H is read for N and E for B; fields may be left out from the end.
   *
   * @param options with `loose`, any pieces on any points: compositions and fragments
   * @throws ChuheError if the text is no FEN, or the position cannot arise in a game
   */
  static fromFen(fen: string, options: { readonly loose?: boolean } = {}): Position {
    const { loose = false } = expect.object(options, "options");
    return new Position(engine!.position(expect.text(fen, "fen"), Boolean(loose)));
  }

  /** The FEN, with the letters of engines. */
  get fen(): string {
    return this.handle.fen(false);
  }

  /** The FEN with the letters of WXF: H and E for N and B. */
  get fenInWxfLetters(): string {
    return this.handle.fen(true);
  }

  get sideToMove(): Side {
    return this.handle.redToMove() ? "red" : "black";
  }

  /** Plies since the last capture. */
  get quietPlies(): number {
    return this.handle.quietPlies();
  }

  /** The number of the round, from 1. */
  get moveNumber(): number {
    return this.handle.moveNumber();
  }

  /** The occupied points, from a0 to i9. */
  pieces(): ReadonlyMap<Square, Piece> {
    const pieces = new Map<Square, Piece>();
    [...this.handle.board()].forEach((letter, index) => {
      const kind = KINDS[letter.toLowerCase()];
      if (kind) {
        pieces.set(SQUARES[index]!, { side: letter < "a" ? "red" : "black", kind, letter });
      }
    });
    return pieces;
  }

  pieceAt(square: Square): Piece | undefined {
    return this.pieces().get(expect.text(square, "square"));
  }

  /** The legal moves, in a fixed order; those of one piece if a point is named. */
  legalMoves(from?: Square): Move[] {
    const codes = this.handle.legalMoves();
    const moves: Move[] = new Array(codes.length);
    for (let i = 0; i < codes.length; i++) {
      moves[i] = name(codes[i]!);
    }
    return from === undefined ? moves : moves.filter((move) => move.startsWith(expect.text(from, "from")));
  }

  /** How many legal moves there are. */
  get mobility(): number {
    return this.handle.legalMoves().length;
  }

  /** Whether a move, given by its coordinates, may be played. */
  isLegal(move: Move): boolean {
    const from = SQUARES.indexOf(expect.text(move, "move").slice(0, 2));
    const to = SQUARES.indexOf(move.slice(2));
    return from >= 0 && to >= 0 && this.handle.isLegal(from | (to << 7));
  }

  /**
   * Reads one move in any notation: 炮二平五, 炮二五, C2.5, h2e2, H2-E2.
   *
   * @throws ChuheError if it is in no notation, or does not mean exactly one legal move
   */
  read(move: string): Move {
    return name(this.handle.read(expect.text(move, "move")));
  }

  /**
   * Reads the moves of a game in any notation, also mixed: one text, or one for each move.
   *
   * @throws ChuheError naming the first move that cannot be played
   */
  readAll(moves: string | readonly string[]): Move[] {
    return Array.from(this.handle.readAll(expect.texts(moves, "moves")), name);
  }

  /**
   * Writes a legal move, given in any notation.
   *
   * @throws ChuheError if it cannot be read, or is not legal
   */
  write(move: string, notation: Notation): string {
    return this.handle.write(this.handle.read(expect.text(move, "move")), expect.text(notation, "notation"));
  }

  /**
   * The position after some moves in any notation.
   *
   * @throws ChuheError naming the first move that cannot be played
   */
  play(...moves: string[]): Position {
    if (moves.length === 1) {
      return new Position(this.handle.play(this.handle.read(expect.text(moves[0], "move"))));
    }
    return new Position(this.handle.readAll(expect.texts(moves, "move")).reduce<Handle>((handle, move) => handle.play(move), this.handle));
  }

  /** Whether the side to move is in check. */
  get isCheck(): boolean {
    return this.handle.isCheck();
  }

  get isCheckmate(): boolean {
    return this.handle.isCheckmate();
  }

  /** Whether there is no move, without check: the side to move has lost. */
  get isStalemate(): boolean {
    return this.handle.isStalemate();
  }

  /** The pieces that give check. */
  checkers(): Square[] {
    return points(this.handle.checkers());
  }

  /** The pieces of the side to move that may not go everywhere because of their king. */
  pinned(): Square[] {
    return points(this.handle.pinned());
  }

  /** What is wrong with the position if it is to be one of a game, in words; empty if nothing is. */
  flaws(language = "en"): string[] {
    return this.handle.flaws(expect.text(language, "language"));
  }

  /** The number of lines of play of so many plies. */
  perft(depth: number): number {
    return this.handle.perft(expect.count(depth, "depth"));
  }

  /** Whether the same pieces stand on the same points and the same side is to move. */
  equals(other: Position): boolean {
    return this.fen.split(" ", 2).join() === handleOf(other).fen(false).split(" ", 2).join();
  }

  toString(): string {
    return this.fen;
  }
}

export { ChuheError };
