/** The rules of xiangqi and its arbiter. */
import * as compiled from "scripts/chuhe.js";
import texts from "scripts/chuhe.json";
import { Arbiter } from "./arbiter.js";
import type { ArrowMeaning, Labels, MarkShape, PieceSet, Theme } from "./codes.js";
import type { Engine } from "./engine.js";
import { raise } from "./error.js";
import * as expect from "./expect.js";
import { handleOf, type Position, run, type Side, type Square } from "./position.js";
import type { Answer, Edition, EditionId, Game, Options, Question, Refusal, Review } from "./ruling.js";

const script = compiled as unknown as Engine;
script.begin(texts, raise);
run(script);
const arbiter = new Arbiter(script);

export { ChuheError, type Problem } from "./error.js";
export { languages, nearest, Position, type Move, type Notation, type Piece, type Side, type Square } from "./position.js";
export type { ArrowMeaning, Labels, MarkShape, PieceSet, Theme };
export type * from "./ruling.js";

/** How a board is drawn. */
export interface BoardOptions {
  readonly theme?: Theme;
  /** The side at the lower edge. */
  readonly below?: Side;
  readonly pieces?: PieceSet;
  readonly labels?: Labels;
  /** Brackets where a move, given by its coordinates, began and ended. */
  readonly lastMove?: string;
  readonly marks?: readonly { readonly at: Square; readonly shape: MarkShape }[];
  readonly arrows?: readonly {
    readonly from: Square;
    readonly to: Square;
    readonly meaning?: ArrowMeaning;
  }[];
}

/** The editions of the rules, the newest first. */
export function editions(language = "en"): readonly Edition[] {
  return arbiter.editions(language);
}

/** Answers a question as `chuhe judge --batch` does: with a ruling, or with what is wrong with the question. */
export function answer(question: Question, options: Options = {}): Answer | Refusal {
  return arbiter.answer(question, options);
}

/** Answers a line of JSON, as programs send them one by one; whatever it holds, there is an answer. */
export function answerLine(line: string, options: Options & { readonly rules?: EditionId } = {}): Answer | Refusal {
  return arbiter.answerLine(line, options);
}

/**
 * Rules on a repetition.
 *
 * @throws ChuheError if the question cannot be answered
 */
export function judge(question: Question, options: Options = {}): Answer {
  return arbiter.judge(question, options);
}

/**
 * Finds what an arbiter would find in a game: repetitions with their rulings, the move limit, what claims lead to.
 *
 * @throws ChuheError if the game cannot be read
 */
export function review(game: Game, options: Options = {}): Review {
  return arbiter.review(game, options);
}

/** Whether it is proved that nobody can win any more. Where it is not, somebody may or may not. */
export function isDead(position: Position): boolean {
  return script.isDead(handleOf(position));
}

/** A picture of a position as SVG. A king in check is marked by itself. */
export function boardSvg(position: Position, options: BoardOptions = {}): string {
  const { marks = [], arrows = [], ...rest } = expect.object(options, "options");
  return script.svg(handleOf(position), {
    ...rest,
    marks: list(marks, "marks").map(({ at, shape }) => `${at}:${shape}`),
    arrows: list(arrows, "arrows").map(({ from, to, meaning = "move" }) => `${from}${to}:${meaning}`),
  });
}

function list<T extends object>(value: readonly T[], name: string): readonly T[] {
  return Array.isArray(value) ? value.map((each: T) => expect.object(each, name)) : expect.refuse(value, name, "array");
}
