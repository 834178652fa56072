// Bundles every test/*.test.ts and runs them with Node's own test runner: one tool less to fetch.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sources } from "./sources.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
// Inside node_modules, so that the packages which tests use are found.
const out = join(web, "node_modules/.cache/chuhe-test");
const names = readdirSync(join(web, "test")).filter((name) => name.endsWith(".test.ts"));
await build({
  absWorkingDir: web,
  entryPoints: names.map((name) => join(web, "test", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  packages: "external",
  platform: "node",
  target: "node20",
  plugins: [sources],
});
const run = spawnSync(
  process.execPath,
  ["--test", "--test-reporter=dot", ...names.map((name) => join(out, name.replace(/\.ts$/, ".mjs")))],
  { stdio: "inherit" },
);
process.exit(run.status ?? 1);
