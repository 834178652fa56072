import type { ArbiterEngine } from "./engine.js";
import { ChuheError } from "./error.js";
import * as expect from "./expect.js";
import type { Answer, Edition, EditionId, Game, Options, Question, Refusal, Review } from "./ruling.js";

/** The arbiter of a compiled script. */
export class Arbiter {
  private readonly engine: ArbiterEngine;

  /** Made by the package: `chuhe` has one, `chuhe/wasm` loads another. */
  constructor(engine: ArbiterEngine) {
    this.engine = engine;
  }

  /** The codes of the languages in which words come. */
  languages(): readonly string[] {
    return this.engine.languages();
  }

  /** The editions of the rules, the newest first. */
  editions(language = "en"): readonly Edition[] {
    return this.engine.editions(expect.text(language, "language")) as Edition[];
  }

  /** Answers a question as `chuhe judge --batch` does: with a ruling, or with what is wrong with the question. */
  answer(question: Question, options: Options = {}): Answer | Refusal {
    const { language, nodes, nodesInAll } = checked(options);
    if (!expect.isObject(question)) {
      return this.engine.refuse(JSON.stringify(question) ?? String(question), language) as Refusal;
    }
    return this.engine.judge(question, language, nodes, nodesInAll) as Answer | Refusal;
  }

  /** Answers a line of JSON, as programs send them one by one; whatever it holds, there is an answer. */
  answerLine(line: string, options: Options & { readonly rules?: EditionId } = {}): Answer | Refusal {
    let question: unknown;
    try {
      question = JSON.parse(line);
    } catch {
      question = null;
    }
    if (!expect.isObject(question)) {
      return this.engine.refuse(String(line), checked(options).language) as Refusal;
    }
    const asked = options.rules === undefined ? question : { rules: options.rules, ...question };
    return this.answer(asked as Question, options);
  }

  /**
   * Rules on a repetition.
   *
   * @throws ChuheError if the question cannot be answered
   */
  judge(question: Question, options: Options = {}): Answer {
    return orThrow(this.answer(question, options));
  }

  /**
   * Finds what an arbiter would find in a game: repetitions with their rulings, the move limit, what claims lead to.
   *
   * @throws ChuheError if the game cannot be read
   */
  review(game: Game, options: Options = {}): Review {
    const { language, nodes } = checked(options);
    return orThrow(this.engine.review(expect.object(game, "game"), language, nodes) as Review | Refusal);
  }
}

function checked(options: Options): Required<Options> {
  const { language = "en", nodes = 0, nodesInAll = Number.MAX_SAFE_INTEGER } = expect.object(options, "options");
  return {
    language: expect.text(language, "language"),
    nodes: expect.count(nodes, "nodes"),
    nodesInAll: expect.count(nodesInAll, "nodesInAll"),
  };
}

function orThrow<T extends object>(found: T | Refusal): T {
  if ("error" in found) {
    throw new ChuheError({ problem: "unusable", text: found.error });
  }
  return found;
}
