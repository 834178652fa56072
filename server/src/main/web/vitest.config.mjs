import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { glyphModule } from "./build/glyphs.mjs";
import { readProperties } from "./build/messages.mjs";

export default defineConfig({
  plugins: [
    {
      name: "sources",
      enforce: "pre",
      resolveId: (id) => (id.startsWith("chuhe:") ? "\0" + id : undefined),
      load(id) {
        if (id.startsWith("\0chuhe:")) {
          return glyphModule(id.slice(1));
        }
        if (id.endsWith(".properties")) {
          return `export default ${JSON.stringify(readProperties(readFileSync(id, "utf8")))}`;
        }
        return undefined;
      },
    },
  ],
  test: { include: ["test/*.test.ts"] },
});
