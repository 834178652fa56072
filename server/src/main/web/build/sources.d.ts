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
  /** 变和负续疑同异, 620 units to the em. */
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
