import type { Side } from "../rules/piece";
import { fileOf, FILES, rankOf, RANKS, type Square, squareAt } from "../rules/square";

/**
 * What is written around the board: files as in Chinese notation, letters and ranks as in ICCS, both, or nothing.
 * One cell is 100 units; the point at the upper left is (0, 0).
 */
export type Labels = "chinese" | "algebraic" | "both" | "none";

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const FRAMES: Readonly<Record<Labels, Frame>> = {
  chinese: { left: -56, top: -100, width: 912, height: 1100 },
  algebraic: { left: -100, top: -100, width: 956, height: 1100 },
  both: { left: -100, top: -100, width: 956, height: 1136 },
  none: { left: -56, top: -56, width: 912, height: 1012 },
};

export const frameOf = (labels: Labels): Frame => FRAMES[labels];

export const CELL = 100;

/** Where a point lies in the picture; turning the board turns points, never characters. */
export const xOf = (square: Square, below: Side): number =>
  CELL * (below === "red" ? fileOf(square) : FILES - 1 - fileOf(square));

export const yOf = (square: Square, below: Side): number =>
  CELL * (below === "red" ? RANKS - 1 - rankOf(square) : rankOf(square));

/** The point at a column and row of the picture, counted from its upper left. */
export const squareIn = (column: number, row: number, below: Side): Square =>
  below === "red" ? squareAt(column, RANKS - 1 - row) : squareAt(FILES - 1 - column, row);
