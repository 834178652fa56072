// Modules that are made from other files of the repository; used by the build and by the tests.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { glyphFiles, glyphModule } from "./glyphs.mjs";
import { traditionalTexts } from "../../../../../javascript/src/main/npm/traditional.mjs";
import { readProperties } from "./messages.mjs";

const script = (name) => fileURLToPath(new URL(`../../../../../javascript/target/scripts/${name}`, import.meta.url));

/** What the module `javascript` compiles from Java: how the pieces move, the arbiter, games under the referee. */
const COMPILED = {
  "chuhe:moves": "moves.js",
  "chuhe:arbiter": "chuhe.js",
  "chuhe:texts": "chuhe.json",
  "chuhe:game": "game.js",
  "chuhe:game-texts": "game.json",
};

export const sources = {
  name: "sources",
  setup(builder) {
    builder.onResolve({ filter: /^chuhe:/ }, ({ path }) =>
      COMPILED[path] ? { path: script(COMPILED[path]) } : { path, namespace: "chuhe" },
    );
    builder.onLoad({ filter: /.*/, namespace: "chuhe" }, ({ path }) => ({
      contents: glyphModule(path),
      loader: "js",
      watchFiles: glyphFiles,
    }));
    // The text of a style sheet, for its tests.
    builder.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -"?raw".length)),
      namespace: "raw",
    }));
    builder.onLoad({ filter: /.*/, namespace: "raw" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
    // Traditional Chinese has no files of its own: `board_zh.properties?traditional` is made from the Chinese one.
    builder.onResolve({ filter: /\?traditional$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -"?traditional".length)),
      namespace: "traditional",
    }));
    builder.onLoad({ filter: /.*/, namespace: "traditional" }, ({ path }) => ({
      contents: JSON.stringify(traditionalTexts(readProperties(readFileSync(path, "utf8")))),
      loader: "json",
    }));
    builder.onLoad({ filter: /\.properties$/ }, ({ path }) => ({
      contents: JSON.stringify(readProperties(readFileSync(path, "utf8"))),
      loader: "json",
    }));
  },
};
