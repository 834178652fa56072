// What the compiler of Java makes; the bundler finds it in the build's folder.
declare module "scripts/core.js" {
  const engine: import("./engine.js").CoreEngine;
  export const begin: typeof engine.begin;
  export const languages: typeof engine.languages;
  export const position: typeof engine.position;
}
declare module "scripts/chuhe.js";
declare module "scripts/wasm-runtime.js" {
  export function load(
    module: ArrayBuffer | Uint8Array,
  ): Promise<{ readonly exports: import("./engine.js").ArbiterEngine & { begin(texts: object): void } }>;
}
declare module "scripts/*.json" {
  const texts: object;
  export default texts;
}

/** The words of `npx chuhe` in traditional characters, made when the package is built. */
declare module "*?traditional" {
  const words: typeof import("./words/cli_zh.json");
  export default words;
}
