/**
 * The arbiter as WebAssembly, faster on most rulings: for engines with garbage-collected WebAssembly (Node 22, Chrome 119,
 * Firefox 120, Safari 18.2 and later).
 */
import { load as loadModule } from "scripts/wasm-runtime.js";
import texts from "scripts/arbiter.json";
import { Arbiter } from "./arbiter.js";
import type { ArbiterEngine } from "./engine.js";

export { Arbiter } from "./arbiter.js";
export { ChuheError, type Problem } from "./error.js";
export type * from "./ruling.js";

const FILE = new URL("./chuhe.wasm", import.meta.url);

/**
 * Loads the arbiter.
 *
 * @param module the bytes of `chuhe.wasm`, where they are not beside this file
 */
export async function load(module?: ArrayBuffer | Uint8Array): Promise<Arbiter> {
  const { exports } = await loadModule(module ?? (await fetched()));
  exports.begin(texts);
  return new Arbiter(exports as ArbiterEngine);
}

async function fetched(): Promise<ArrayBuffer> {
  const response = await fetch(FILE);
  if (!response.ok) {
    throw new Error(`${FILE}: ${response.status}`);
  }
  return response.arrayBuffer();
}
