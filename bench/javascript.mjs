// Measures the npm package beside the Java program and ffish: node bench/javascript.mjs, after mvn package. It installs
// ffish into a temporary folder and prints the tables of docs/javascript.md.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = join(root, "javascript/target");
const cases = join(root, "arbiter/src/test/resources/org/chuhe/arbiter");
const folder = mkdtempSync(join(tmpdir(), "chuhe-bench-"));
const load = loadavg()[0].toFixed(1);

const print = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const heading = (...cells) => (print(...cells), print(...cells.map(() => "---")));
const kilo = (bytes) => (bytes / 1000).toFixed(1);

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, load average ${load} when it began.\n`);
heading("file", "KB", "gzip", "Brotli");
for (const [name, path] of [
  ["`chuhe`", "npm/dist/index.js"],
  ["`chuhe/core`", "npm/dist/core.js"],
  ["`chuhe/wasm`: the script", "npm/dist/wasm.js"],
  ["and the module", "npm/dist/chuhe.wasm"],
  ["`chuhe/elements`, beside `chuhe`", "npm/dist/elements.js"],
  ["the moves alone, in the server's pages", "scripts/moves.js"],
]) {
  const content = readFileSync(join(built, path));
  print(name, kilo(content.length), kilo(gzipSync(content, { level: 9 }).length), kilo(brotliCompressSync(content).length));
}
const tarball = readdirSync(built).find((name) => name.endsWith(".tgz"));
print("the tarball", "", kilo(readFileSync(join(built, tarball)).length), "");

const questions = (file) =>
  readFileSync(join(cases, `${file}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ id, rules, fen, moves }) => ({ id, rules, fen, moves }));

/** Both are asked everything twice; what counts is the second time, when their compilers have seen the code. */
const summary = (times) => {
  const sorted = times.slice(times.length / 2).sort((a, b) => a - b);
  return [sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)].map((ms) => ms.toFixed(1));
};

const script = await import(join(built, "npm/dist/index.js"));
const wasm = await import(join(built, "npm/dist/wasm-node.js")).then(({ load }) => load()).catch(() => undefined);
console.log();
const engines = [["JavaScript", script], ...(wasm ? [["WebAssembly", wasm]] : [])];
heading("rulings, ms", "how many", ...["Java", ...engines.map(([name]) => name)].flatMap((name) => [`${name}: median`, "99 %", "worst"]));
for (const [name, list] of [
  ["figures of 2020", questions("cxa2020")],
  ["elementary cases", questions("elementary")],
  ["cycles of real games", questions("real-cycles").slice(0, 1000)],
]) {
  const file = join(folder, "questions.jsonl");
  const twice = [...list, ...list];
  writeFileSync(file, twice.map((question) => JSON.stringify(question)).join("\n"));
  const java = execFileSync("java", ["-jar", join(root, "cli/target/chuhe.jar"), "judge", "--batch", file, "--json"], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).millis);
  const times = engines.map(([, engine]) => twice.map((question) => engine.answer(question).millis));
  print(name, list.length, ...summary(java), ...times.flatMap(summary));
}

const START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const { Position } = await import(join(built, "npm/dist/core.js"));
execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, "ffish"], { stdio: "ignore" });
delete globalThis.fetch; // With fetch it would look for its file on the network.
const ffish = createRequire(join(folder, "package.json"))("ffish");
await new Promise((ready) => (ffish.onRuntimeInitialized = ready));
const board = new ffish.Board("xiangqi", START);
const count = (depth) => {
  if (depth === 1) {
    return board.numberLegalMoves();
  }
  let nodes = 0;
  for (const move of board.legalMoves().split(" ")) {
    board.push(move);
    nodes += count(depth - 1);
    board.pop();
  }
  return nodes;
};
const best = (work) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
const position = Position.fromFen(START);
const TIMES = 20_000;
const repeat = (work) => () => {
  for (let i = 0; i < TIMES; i++) {
    work();
  }
};
console.log();
heading("", "chuhe", "ffish");
print("legal moves as a list, µs", ...[() => position.legalMoves(), () => board.legalMoves().split(" ")].map((work) => ((best(repeat(work)) * 1000) / TIMES).toFixed(1)));
print("perft 4, ms", best(() => position.perft(4)).toFixed(0), best(() => count(4)).toFixed(0));
rmSync(folder, { recursive: true });
