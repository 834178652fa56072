// Plays lines of play with the compiled script that pages ask: play.mjs FOLDER < questions, each {fen, moves, language}.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const script = await import(pathToFileURL(join(folder, "chuhe.js")).href);
script.begin(JSON.parse(readFileSync(join(folder, "chuhe.json"), "utf8")), (details) => {
  throw new Error(details.text);
});
for await (const line of createInterface({ input: process.stdin })) {
  const { fen, moves, language } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(script.play(fen, moves, language))}\n`);
}
