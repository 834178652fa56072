import { languageOf } from "../board/words";
import { json, Refusal } from "../common/json";
import { notation } from "../common/settings";
import type { Answered, Asked, Question, Reading } from "../offline/questions";
import type { Play, Ruling } from "./types";

/** A ruling, or why there is none. */
export type Answer = Ruling | { readonly error: string };

export const isRuling = (answer: Answer | undefined): answer is Ruling => answer !== undefined && "verdict" in answer;

/** Whoever knows the rules. All give the same answers. */
export interface Judge {
  /** Plays moves, each a text in any notation, or all in one; what cannot be read is a `Refusal`. */
  play(fen: string, moves: readonly string[]): Promise<Play>;
  /** Rules on the same moves under several editions. */
  rule(fen: string, moves: readonly string[], editions: readonly Reading[]): Promise<Answer[]>;
}

/** The server. */
export const serverJudge: Judge = {
  play: (fen, moves) => json<Play>("/api/moves", "POST", { fen, moves }),
  rule: (fen, moves, editions) =>
    json<Answer[]>(
      "/api/judge",
      "POST",
      editions.map((edition) => ({ id: edition.rules, ...edition, fen, moves })),
    ),
};

/** The rules could not be loaded onto this device. */
class NoArbiter extends Error {}

/** The arbiter on this device, in a thread of its own. It is loaded when it is first asked. */
export class DeviceJudge implements Judge {
  private thread: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, { done: (answer: unknown) => void; failed: (problem: Error) => void }>();

  constructor(private readonly script: string) {}

  async play(fen: string, moves: readonly string[]): Promise<Play> {
    const answer = (await this.ask({ kind: "play", fen, moves })) as Play | { error: string };
    if ("error" in answer) {
      throw new Refusal(answer.error, 422, answer);
    }
    return answer;
  }

  async rule(fen: string, moves: readonly string[], editions: readonly Reading[]): Promise<Answer[]> {
    return (await this.ask({ kind: "rule", fen, moves, editions })) as Answer[];
  }

  private ask(question: Question): Promise<unknown> {
    return new Promise((done, failed) => {
      const id = ++this.asked;
      const language = `${languageOf(document.documentElement)}-x-${notation()}`;
      this.waiting.set(id, { done, failed });
      try {
        this.thread ??= this.begun();
        this.thread.postMessage({ ...question, id, language } satisfies Asked);
      } catch (problem) {
        this.giveUp(new NoArbiter(String(problem)));
      }
    });
  }

  private begun(): Worker {
    const thread = new Worker(this.script);
    thread.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("problem" in data) {
        asker?.failed(new Error(data.problem));
      } else {
        asker?.done(data.answer);
      }
    });
    thread.addEventListener("error", (event) => {
      event.preventDefault();
      this.giveUp(new NoArbiter(event.message));
    });
    return thread;
  }

  /** Who waits is told; the next question tries again. */
  private giveUp(problem: Error): void {
    this.thread?.terminate();
    this.thread = undefined;
    this.waiting.forEach(({ failed }) => failed(problem));
    this.waiting.clear();
  }
}

/** Asks the first, and the second where the first cannot be loaded. */
export const orElse = (first: Judge, second: Judge): Judge => {
  const either = async <Found>(ask: (judge: Judge) => Promise<Found>): Promise<Found> => {
    try {
      return await ask(first);
    } catch (problem) {
      if (problem instanceof NoArbiter) {
        return ask(second);
      }
      throw problem;
    }
  };
  return {
    play: (fen, moves) => either((judge) => judge.play(fen, moves)),
    rule: (fen, moves, editions) => either((judge) => judge.rule(fen, moves, editions)),
  };
};
