import type { NotationProblem } from "./codes.js";
import type { Details } from "./engine.js";

/** What can be wrong with a text or a move. */
export type Problem = NotationProblem | "unusable" | "wrong-type";

/** A text that cannot be read, a move that cannot be played, or an argument of another type than the declared one. `message` is English; `messages` has every language. */
export class ChuheError extends Error {
  /** Which kind of thing is wrong. */
  readonly problem: Problem;
  /** What was read. */
  readonly text: string;
  /** Where in `text` it goes wrong, from 0. */
  readonly offset: number;
  /** Which move of a list it is, from 1; 0 if the text stood alone. */
  readonly ply: number;
  /** What was perhaps meant, best first; often empty. */
  readonly suggestions: readonly string[];
  /** The message by language. */
  readonly messages: Readonly<Record<string, string>>;

  constructor(details: Details) {
    super(details.messages?.["en"] ?? details.text);
    this.name = "ChuheError";
    this.problem = details.problem;
    this.text = details.text;
    this.offset = details.offset ?? 0;
    this.ply = details.ply ?? 0;
    this.suggestions = details.suggestions ?? [];
    this.messages = details.messages ?? {};
  }
}

/** How the compiled scripts throw. */
export function raise(details: Details): never {
  throw new ChuheError(details);
}
