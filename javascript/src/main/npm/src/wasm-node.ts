/** The same as `wasm.ts` in Node, which does not fetch files; apart from it, so that bundles for browsers have nothing of Node. */
import { readFile } from "node:fs/promises";
import { load as loadBytes, type Arbiter } from "./wasm.js";

export * from "./wasm.js";

export async function load(module?: ArrayBuffer | Uint8Array): Promise<Arbiter> {
  return loadBytes(module ?? (await readFile(new URL("./chuhe.wasm", import.meta.url))));
}
