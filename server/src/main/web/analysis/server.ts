/** The server's engine as an analyst: the same question is asked again until there is nothing better to come. */
import type { AnalysisState } from "../common/codes";
import { json, Refusal } from "../common/json";
import type { AnalysisLine, Analyst } from "./analyst";

interface Answer {
  readonly state: AnalysisState;
  readonly line?: AnalysisLine;
}

/** The first answer comes soon: small depths take no time. */
const SOON = 120;
const PAUSE = 450;
/** When it is busy or out of order, or the position is still being played somewhere. */
const LONG = 3000;
const PASSING: readonly number[] = [0, 409, 429, 503];

export class ServerAnalyst implements Analyst {
  /** @param said hears how it stands: a refusal in words, or nothing when all is well. */
  constructor(private readonly said: (problem: string) => void = () => undefined) {}

  analyse(fen: string, moves: string[], told: (line: AnalysisLine) => void): () => void {
    const leaving = new AbortController();
    let timer: number | undefined;
    let known = "";
    let asked = 0;
    const ask = async (): Promise<void> => {
      let pause = asked++ < 2 ? SOON : PAUSE;
      try {
        const { state, line } = await json<Answer>("/api/analysis", "POST", { fen, moves }, leaving.signal);
        if (leaving.signal.aborted) {
          return;
        }
        this.said("");
        const text = JSON.stringify(line);
        if (line && text !== known) {
          known = text;
          told({ depth: line.depth, score: line.score, mate: line.mate, moves: line.moves });
        }
        if (state === "done") {
          return;
        }
      } catch (problem) {
        if (leaving.signal.aborted) {
          return;
        }
        if (!(problem instanceof Refusal)) {
          throw problem;
        }
        this.said(problem.message);
        if (!PASSING.includes(problem.status)) {
          return;
        }
        pause = LONG;
      }
      if (!leaving.signal.aborted) {
        timer = window.setTimeout(() => void ask(), pause);
      }
    };
    void ask();
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }
}
