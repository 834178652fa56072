// Bundles what users import: each entry point is one file with its compiled script and texts inside.
import { build } from "esbuild";
import { join, resolve } from "node:path";
import { chmodSync, copyFileSync } from "node:fs";

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
  external: ["node:*"],
  outdir: out,
  plugins: [
    {
      name: "scripts",
      setup({ onResolve }) {
        onResolve({ filter: /^scripts\// }, ({ path }) => ({ path: join(scripts, path.slice("scripts/".length)) }));
      },
    },
  ],
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
});
chmodSync(join(out, "cli.js"), 0o755);
copyFileSync(join(scripts, "chuhe.wasm"), join(out, "chuhe.wasm"));
