/** The referee of a game in this browser: the rules of the server, compiled, in a worker of their own. */
import type { Spellings } from "../common/settings";
import type { Ruling as RuledCycle } from "../desk/types";
import type { Game, GameState, LimitCount, NoMessage, Ruling } from "../play/protocol";
import type { Side } from "../rules/piece";

export interface Terms {
  readonly rules: string;
  /** Empty for the usual position. */
  readonly fen: string;
  readonly red: string;
  readonly black: string;
  /** 0 if nobody's time is counted. */
  readonly minutes: number;
  /** Added for every move. */
  readonly seconds: number;
}

/** What is done at the board, and when, in milliseconds of play. */
export type Deed =
  | { readonly t: "play"; readonly move: string; readonly at: number }
  | { readonly t: "tick"; readonly at: number }
  | { readonly t: "resign"; readonly side: Side; readonly at: number }
  | { readonly t: "back"; readonly plies: number; readonly at: number };

/** What the referee knows of a game; the page adds who plays it. */
export type Refereed = Pick<Game, "edition" | "rules" | "clock" | "start" | "moves" | "ahead"> & {
  readonly state: Pick<
    GameState,
    "phase" | "ply" | "fen" | "toMove" | "check" | "last" | "clock" | "duty" | "repetition" | "limit" | "result"
  > & { readonly ruling: Ruling | null };
};

export interface Standing {
  readonly game: Refereed;
  /** The moves of the side to move after which nobody rules against it. */
  readonly allowed: readonly string[];
  readonly refusal: Pick<NoMessage, "article" | "why"> | null;
}

/** A repetition, as the arbiter finds it in a record (`json`: `ReviewTree`). */
export interface Repetition extends RuledCycle {
  readonly consequence: string;
  readonly claimArticles: readonly string[];
  readonly claimablePly: number;
  readonly lastPly: number;
  readonly varyBy: number;
  readonly deviator: Side | null;
  readonly summary: string;
}

export interface Review {
  readonly rules: string;
  readonly repetitions: readonly Repetition[];
  readonly moveLimit: { readonly ply: number; readonly claimants: readonly Side[]; readonly words: string } | null;
  readonly limit: LimitCount;
}

export interface WrittenMove extends Spellings {
  readonly side: Side;
  readonly check: boolean;
  readonly capture: boolean;
  /** Rounds towards the move limit after it. */
  readonly limit: LimitCount;
}

/** What the worker can be asked. */
export interface Questions {
  /** Begins a game and does again what was done before. */
  begin(terms: Terms, deeds: readonly Deed[]): Standing;
  act(deed: Deed): Standing;
  review(game: { rules: string; fen: string; moves: readonly string[] }, language: string): Review | { error: string };
  /** Moves as people write them, until one cannot be played. */
  line(fen: string, moves: readonly string[], rules: string): readonly WrittenMove[];
}

export type Ask = { [Name in keyof Questions]: { id: number; name: Name; values: Parameters<Questions[Name]> } }[keyof Questions];
export type Told = { id: number; answer: unknown } | { id: number; failure: string };

/** The worker, as something that can be asked. */
export class Referee {
  private readonly open = new Map<number, { resolve(answer: never): void; reject(why: Error): void }>();
  private count = 0;

  constructor(private readonly worker: Pick<Worker, "postMessage" | "addEventListener">) {
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
    worker.addEventListener("error", (event) => {
      this.open.forEach(({ reject }) => reject(new Error(event.message)));
      this.open.clear();
    });
  }

  static at(address: string): Referee {
    return new Referee(new Worker(address));
  }

  ask<Name extends keyof Questions>(name: Name, ...values: Parameters<Questions[Name]>): Promise<ReturnType<Questions[Name]>> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, values });
    });
  }

  private hear(told: Told): void {
    const asked = this.open.get(told.id);
    this.open.delete(told.id);
    if ("failure" in told) {
      asked?.reject(new Error(told.failure));
    } else {
      asked?.resolve(told.answer as never);
    }
  }
}
