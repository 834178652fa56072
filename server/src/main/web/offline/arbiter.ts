/** The arbiter in a thread of its own: the rules as the server has them, compiled. `desk/judge.ts` asks it. */
import * as compiled from "chuhe:arbiter";
import texts from "chuhe:texts";
import type { Asked } from "./questions";

// As many positions in all as the server searches for one question.
const NODES_IN_ALL = 2_000_000;
const USUAL_NODES = 0;

compiled.begin(texts, (details) => {
  throw new Error(details.text);
});

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  try {
    const answer =
      data.kind === "play"
        ? compiled.play(data.fen, data.moves, data.language)
        : data.editions.map((edition) =>
            compiled.judge(
              { id: edition.rules, ...edition, fen: data.fen, moves: data.moves },
              data.language,
              USUAL_NODES,
              NODES_IN_ALL,
            ),
          );
    self.postMessage({ id: data.id, answer });
  } catch (problem) {
    self.postMessage({ id: data.id, problem: String(problem) });
  }
});
