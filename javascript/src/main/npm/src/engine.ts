// The compiled scripts, as the bridge in Java has them: moves are numbers, points indices.

import type { Problem } from "./error.js";

/** What is known of something that went wrong. */
export interface Details {
  readonly problem: Problem;
  readonly text: string;
  readonly offset?: number;
  readonly ply?: number;
  readonly suggestions?: readonly string[];
  readonly messages?: Readonly<Record<string, string>>;
}

/** A position, held for a script. */
export interface Handle {
  fen(wxfLetters: boolean): string;
  redToMove(): boolean;
  quietPlies(): number;
  moveNumber(): number;
  board(): string;
  legalMoves(): Int32Array;
  isLegal(move: number): boolean;
  play(move: number): Handle;
  read(text: string): number;
  readAll(texts: readonly string[]): Int32Array;
  write(move: number, notation: string): string;
  isCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  checkers(): Int32Array;
  pinned(): Int32Array;
  flaws(language: string): string[];
  perft(depth: number): number;
}

/** The small script. */
export interface CoreEngine {
  begin(texts: object, thrower: (details: Details) => never): void;
  languages(): string[];
  position(fen: string, loosely: boolean): Handle;
}

/** What answers for the arbiter, in JavaScript or WebAssembly. */
export interface ArbiterEngine {
  languages(): string[];
  editions(language: string): unknown;
  /** With 0 nodes, as many as usual. */
  judge(request: object, language: string, nodes: number, nodesInAll: number): unknown;
  refuse(text: string, language: string): unknown;
  review(request: object, language: string, nodes: number): unknown;
}

/** The whole script. */
export interface Engine extends CoreEngine, ArbiterEngine {
  /** A position and moves with all their names, for boards; `error` where they cannot be read. */
  play(fen: string, moves: readonly string[], language: string): unknown;
  isDead(position: Handle): boolean;
  svg(position: Handle, options: object): string;
}
