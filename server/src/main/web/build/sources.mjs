// Modules that are made from other files of the repository; used by the build and by the tests.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { glyphFiles, glyphModule } from "./glyphs.mjs";
import { readProperties } from "./messages.mjs";

const compiled = (name) => fileURLToPath(new URL(`../../../../../javascript/target/scripts/${name}`, import.meta.url));

export const sources = {
  name: "sources",
  setup(builder) {
    // How the pieces move, and the whole arbiter with its texts, compiled from Java by the module `javascript`.
    builder.onResolve({ filter: /^chuhe:moves$/ }, () => ({ path: compiled("moves.js") }));
    builder.onResolve({ filter: /^chuhe:arbiter$/ }, () => ({ path: compiled("chuhe.js") }));
    builder.onResolve({ filter: /^chuhe:texts$/ }, () => ({ path: compiled("chuhe.json") }));
    builder.onResolve({ filter: /^chuhe:/ }, ({ path }) => ({ path, namespace: "chuhe" }));
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
    builder.onLoad({ filter: /\.properties$/ }, ({ path }) => ({
      contents: JSON.stringify(readProperties(readFileSync(path, "utf8"))),
      loader: "json",
    }));
  },
};
