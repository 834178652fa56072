// Plays games line by line with the script of the pages: games.mjs SCRIPT TEXTS < games. After every move a line says how the
// game stands: position, who must vary, result and its article, clocks, and what the side to move may play.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [module, texts] = process.argv.slice(2);
const script = await import(pathToFileURL(module).href);
script.begin(JSON.parse(readFileSync(texts, "utf8")), (details) => {
  throw new Error(JSON.stringify(details));
});
for await (const line of createInterface({ input: process.stdin })) {
  const { terms, moves } = JSON.parse(line);
  const game = script.game(terms, 0);
  moves.forEach((move, index) => {
    const refusal = game.play(move, 1000 * (index + 1));
    const { state } = game.tree();
    const parts = [
      refusal?.article ?? "",
      state.fen,
      state.duty ? `${state.duty.side} ${state.duty.roundsLeft}` : "",
      state.result ? `${state.result.kind} ${state.result.article} ${state.result.outcome.zh} ${state.result.outcome.vi}` : "",
      state.clock ? `${state.clock.red.left} ${state.clock.black.left}` : "",
      `${state.limit.red} ${state.limit.black}`,
      game.allowed().join(" "),
    ];
    process.stdout.write(`${parts.join("|")}\n`);
  });
}
