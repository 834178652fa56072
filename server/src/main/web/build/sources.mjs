// Modules that are made from other files of the repository; used by the build and by the tests.
import { readFileSync } from "node:fs";
import { glyphFiles, glyphModule } from "./glyphs.mjs";
import { readProperties } from "./messages.mjs";

export const sources = {
  name: "sources",
  setup(builder) {
    builder.onResolve({ filter: /^chuhe:/ }, ({ path }) => ({ path, namespace: "chuhe" }));
    builder.onLoad({ filter: /.*/, namespace: "chuhe" }, ({ path }) => ({
      contents: glyphModule(path),
      loader: "js",
      watchFiles: glyphFiles,
    }));
    builder.onLoad({ filter: /\.properties$/ }, ({ path }) => ({
      contents: JSON.stringify(readProperties(readFileSync(path, "utf8"))),
      loader: "json",
    }));
  },
};
