// Bundles every pages/*.ts, styles/main.css, and the scripts that stand alone into the folder of the server's web assets
// (CHUHE_WEB_OUT), and lays the program that plays beside it, in ../engine, if npm could fetch it.
// What several pages share becomes a file of its own, named after its content, so that browsers fetch it once.
// `--demo` builds the demonstration page instead, into target/web-demo.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, copyFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { icon } from "./icon.mjs";
import { sources } from "./sources.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const target = join(web, "../../../target");
const demo = process.argv.includes("--demo");
const out = demo
  ? join(target, "web-demo")
  : resolve(web, process.env.CHUHE_WEB_OUT ?? join(target, "classes/org/chuhe/server/platform/http"));

const entries = (folder) =>
  readdirSync(join(web, folder))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(web, folder, name));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const result = await build({
  absWorkingDir: web,
  entryPoints: [...entries(demo ? "demo" : "pages"), join(web, "styles/main.css")],
  entryNames: "[name]",
  chunkNames: "part-[hash]",
  outdir: out,
  bundle: true,
  splitting: !demo,
  // A demonstration is opened as a file, where browsers load no modules.
  format: demo ? "iife" : "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  minify: !demo,
  legalComments: "none",
  charset: "utf8",
  metafile: true,
  plugins: [sources],
});

// Scripts that are no modules: browsers load none from a disk, and not every one into a thread.
const alone = [
  "still/still.ts",
  "offline/theme.ts",
  "offline/languages.ts",
  "offline/arbiter.ts",
  "offline/sw.ts",
  "workers/referee.ts",
];
if (!demo) {
  await build({
    absWorkingDir: web,
    entryPoints: alone.map((name) => join(web, name)),
    entryNames: "[name]",
    outdir: out,
    bundle: true,
    format: "iife",
    target: ["es2022", "chrome111", "firefox113", "safari16.4"],
    minify: true,
    legalComments: "none",
    charset: "utf8",
    plugins: [sources],
  });
}

const outputs = new Map(Object.entries(result.metafile.outputs).map(([path, output]) => [basename(path), output]));

/** All that a file needs: at once, which a page names beforehand, so that they load side by side, or ever. */
function needs(name, ever = false, found = new Set()) {
  for (const { path, kind } of outputs.get(name)?.imports ?? []) {
    if ((kind === "import-statement" || (ever && kind === "dynamic-import")) && !found.has(basename(path))) {
      found.add(basename(path));
      needs(basename(path), ever, found);
    }
  }
  return found;
}

/**
 * The program that plays, as it was published: another work under another licence (GPL-3.0), which is served with it. Without
 * it the pages say nothing of a computer.
 */
function layEngine(folder) {
  const from = join(web, "node_modules/fairy-stockfish-nnue.wasm");
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(from)) {
    console.warn("fairy-stockfish-nnue.wasm could not be fetched: this build has no computer to play against");
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of ["stockfish.js", "stockfish.worker.js", "stockfish.wasm", "Copying.txt", "AUTHORS", "package.json"]) {
    copyFileSync(join(from, name), join(folder, name));
  }
}

const read = (name) => readFileSync(join(out, name));
if (demo) {
  readdirSync(join(web, "demo"))
    .filter((name) => /\.(html|css)$/.test(name))
    .forEach((name) => copyFileSync(join(web, "demo", name), join(out, name)));
} else {
  writeFileSync(join(out, "icon.svg"), icon());
  const others = alone.map((name) => basename(name).replace(/\.ts$/, ".js"));
  const list = [...outputs.keys(), "icon.svg", ...others].sort().map((name) => {
    const hash = createHash("sha256").update(read(name)).digest("hex").slice(0, 12);
    return [name, { hash, imports: [...needs(name)].sort(), ever: [...needs(name, true)].sort() }];
  });
  writeFileSync(join(out, "assets.json"), JSON.stringify(Object.fromEntries(list), null, 1) + "\n");
}
if (!demo) {
  layEngine(join(out, "../engine"));
}
if (process.env.npm_config_loglevel !== "silent") {
  for (const name of outputs.keys()) {
    const content = read(name);
    console.log(`${name.padEnd(24)} ${String(content.length).padStart(8)} bytes, ${gzipSync(content).length} gzipped`);
  }
  console.log(`in ${relative(process.cwd(), out)}`);
}
