declare module "chuhe:glyphs" {
  /** Piece and river characters, 620 units to the em, around the middle of the ink. */
  export const kai: Readonly<Record<string, string>>;
  /** K A E R H C P, 540 units to the em. */
  export const letters: Readonly<Record<string, string>>;
}

/** `org.chuhe.javascript.bridge.MovesScript`: placements are 90 letters of FEN from a0 to i9, a dot for an empty point. */
declare module "chuhe:moves" {
  /** Each move is `from | to << 7`. */
  export function legalMoves(placement: string, red: boolean): Int32Array;
  export function isCheck(placement: string, red: boolean): boolean;
  export function mayStand(letter: string, square: number): boolean;
}

/** `org.chuhe.javascript.bridge.ArbiterScript`: of it, what pages ask. Must be begun with its texts. */
declare module "chuhe:arbiter" {
  export function begin(texts: object, thrower: (details: { readonly text: string }) => never): void;
  export function play(fen: string, moves: readonly string[], language: string): unknown;
  /** With 0 nodes, as many as usual for a ply. */
  export function judge(request: object, language: string, nodes: number, nodesInAll: number): unknown;
}

declare module "chuhe:texts" {
  const texts: object;
  export default texts;
}

declare module "chuhe:seals" {
  /** 变和负续疑同异變負續異, 620 units to the em. */
  export const seals: Readonly<Record<string, string>>;
}

declare module "*.properties" {
  const words: Readonly<Record<string, string>>;
  export default words;
}

declare module "*.css?raw" {
  const text: string;
  export default text;
}

/** Texts in traditional characters, made from those of a Chinese file. */
declare module "*.properties?traditional" {
  const words: Readonly<Record<string, string>>;
  export default words;
}

/** `org.chuhe.javascript.bridge.GameScript`: a game under the referee, and reviews of records. */
declare module "chuhe:game" {
  export interface ScriptGame {
    tree(): unknown;
    play(move: string, at: number): unknown;
    tick(at: number): void;
    resign(red: boolean, at: number): void;
    takeBack(plies: number, at: number): void;
    allowed(): string[];
  }
  export function begin(
    texts: object,
    thrower: (details: { text: string; messages?: Record<string, string> }) => never,
  ): void;
  export function game(terms: object, at: number): ScriptGame;
  export function review(request: object, language: string, nodes: number): unknown;
  export function line(fen: string, moves: readonly string[], rules: string): unknown;
}

declare module "chuhe:game-texts" {
  const texts: object;
  export default texts;
}
