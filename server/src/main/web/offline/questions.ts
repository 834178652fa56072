/** An edition to rule by, with the open questions that are answered the other way. */
export interface Reading {
  readonly rules: string;
  readonly interpretations: Readonly<Record<string, "other">>;
}

/** What the arbiter's thread is asked, and answers. */
export type Question =
  | { readonly kind: "play"; readonly fen: string; readonly moves: readonly string[] }
  | { readonly kind: "rule"; readonly fen: string; readonly moves: readonly string[]; readonly editions: readonly Reading[] };

export type Asked = Question & {
  readonly id: number;
  /** With the reader's notation: `en-x-wxf`. */
  readonly language: string;
};

export type Answered =
  | { readonly id: number; readonly answer: unknown }
  /** Something that no question should lead to. */
  | { readonly id: number; readonly problem: string };
