/** The visitor's own browser as an analyst. */
import type { AnalysisLine, Analyst } from "../analysis/analyst";
import { Searcher } from "./searcher";
import { start } from "./program";

export class BrowserAnalyst implements Analyst {
  private searcher: Promise<Searcher> | undefined;
  private turn = 0;

  /** @param begin starts the program when it is first asked */
  constructor(private readonly begin: () => Promise<Searcher>) {}

  /** An analyst that fetches the program from a folder of the server. */
  static from(folder: string): BrowserAnalyst {
    return new BrowserAnalyst(async () => new Searcher(await start(folder)));
  }

  analyse(fen: string, moves: string[], told: (line: AnalysisLine) => void): () => void {
    const turn = ++this.turn;
    this.searcher ??= this.begin();
    void this.searcher.then((searcher) => {
      if (turn === this.turn) {
        const options = { "Skill Level": 20, "UCI_AnalyseMode": "true" };
        const wanted = (line: AnalysisLine): void => (turn === this.turn ? told(line) : undefined);
        void searcher.ask({ fen, moves, limit: "infinite", options, told: wanted });
      }
    }, (failure: unknown) => {
      // Perhaps the line was down: it is tried again when somebody asks again.
      this.searcher = undefined;
      this.failed(failure);
    });
    return () => {
      if (turn === this.turn) {
        this.turn++;
        void this.searcher?.then((searcher) => searcher.stop(), () => undefined);
      }
    };
  }

  /** Called if the program cannot be had. */
  failed: (why: unknown) => void = () => undefined;
}
