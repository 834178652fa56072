// Bundles what users import: each entry point is one file with its compiled script and texts inside.
import { build } from "esbuild";
import { join, resolve } from "node:path";
import { chmodSync, copyFileSync, readFileSync } from "node:fs";
import { traditionalTexts } from "./traditional.mjs";

const [scripts, out] = process.argv.slice(2).map((folder) => resolve(folder));
const common = {
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4", "node18"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
};

await build({
  ...common,
  entryPoints: ["src/index.ts", "src/core.ts", "src/wasm.ts"],
  outdir: out,
  plugins: [
    {
      name: "scripts",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^scripts\// }, ({ path }) => ({ path: join(scripts, path.slice("scripts/".length)) }));
        // The compiler's loader can read files in Node, which nobody asks of it, and bundlers for browsers would look for it.
        onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "absent" }));
        onLoad({ filter: /.*/, namespace: "absent" }, () => ({ contents: "" }));
      },
    },
  ],
});
await build({
  ...common,
  entryPoints: ["src/wasm-node.ts"],
  outdir: out,
  external: ["node:*", "./wasm.js"],
});
await build({ ...common, entryPoints: ["src/elements.ts"], outdir: out, external: ["./index.js"] });
await build({
  ...common,
  entryPoints: ["src/cli.ts"],
  outdir: out,
  platform: "node",
  minify: false,
  external: ["./index.js"],
  banner: { js: "#!/usr/bin/env node" },
  plugins: [
    {
      name: "traditional",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /\?traditional$/ }, ({ path, resolveDir }) => ({
          path: resolve(resolveDir, path.slice(0, -"?traditional".length)),
          namespace: "traditional",
        }));
        onLoad({ filter: /.*/, namespace: "traditional" }, ({ path }) => ({
          contents: JSON.stringify(traditionalTexts(JSON.parse(readFileSync(path, "utf8")))),
          loader: "json",
        }));
      },
    },
  ],
});
chmodSync(join(out, "cli.js"), 0o755);
copyFileSync(join(scripts, "chuhe.wasm"), join(out, "chuhe.wasm"));
