import type { Piece, Side } from "../rules/piece";
import type { Square } from "../rules/square";
import type { Labels } from "./geometry";
import type { PieceSet } from "./sprite";
import { type Language, languageOf } from "./words";

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
  /** Whose files are 一 … 九 (in the book of 1957 Black's); the other side's are digits. */
  characters?: Side;
  animate?: boolean;
  /** Default: the language of the page. */
  language?: Language;
  /** Whose pieces this hand may move: "both" at a desk, one side in a game, "none" while watching or waiting. */
  movable?: Side | "both" | "none";
  /** Where pieces may be set up. Default: anywhere. */
  mayStand?: (piece: Piece, square: Square) => boolean;
  /** A move was made by hand. The board already shows it; `show` confirms it or takes it back. */
  onMove?: (from: string, to: string) => void;
  /** A piece was taken up, and may still be put back; where touching obliges, the page has to tell. */
  onPick?: (square: string) => void;
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

type Listener = "onMove" | "onPick" | "onEdit" | "onFlip";
export type Listeners = Pick<BoardOptions, Listener>;
export type Looks = Required<Omit<BoardOptions, Listener>>;

/** The options with defaults for those that are not given. */
export function looksOf({ onMove: _m, onPick: _p, onEdit: _e, onFlip: _f, ...given }: BoardOptions, host: Element): Looks {
  return {
    mode: "view",
    below: "red",
    pieces: "chinese",
    classic: false,
    labels: "chinese",
    characters: "red",
    animate: true,
    language: languageOf(host),
    movable: "both",
    mayStand: () => true,
    ...defined(given),
  };
}

/** Options that are given: an undefined one must not hide a default. */
export function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
