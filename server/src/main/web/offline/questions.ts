/** What the arbiter's thread is asked, and answers. */
export type Question =
  | { readonly kind: "play"; readonly fen: string; readonly moves: readonly string[] }
  | { readonly kind: "rule"; readonly fen: string; readonly moves: readonly string[]; readonly editions: readonly string[] };

export type Asked = Question & {
  readonly id: number;
  /** With the reader's notation: `en-x-wxf`. */
  readonly language: string;
};

export type Answered =
  | { readonly id: number; readonly answer: unknown }
  /** Something that no question should lead to. */
  | { readonly id: number; readonly problem: string };
