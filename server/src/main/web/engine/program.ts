/**
 * The program that plays: Fairy-Stockfish as WebAssembly, a work of its own under the GPL, fetched from /engine/ when it is
 * first wanted. It runs in workers of its own; here are only the lines that it is told and says.
 */
export interface Program {
  send(line: string): void;
  listen(heard: (line: string) => void): void;
  close(): void;
}

interface Stockfish {
  postMessage(line: string): void;
  addMessageListener(heard: (line: string) => void): void;
  terminate(): void;
}

type Loader = (module: { locateFile(name: string): string }) => Promise<Stockfish>;

/** What a browser lacks to run it: memory that workers share is there on https and localhost only. */
export const canRun = (): boolean =>
  typeof SharedArrayBuffer === "function" && globalThis.crossOriginIsolated && typeof WebAssembly === "object";

/** Fetches and starts the program. */
export async function start(folder: string): Promise<Program> {
  await loaded(`${folder}stockfish.js`);
  const load = (globalThis as unknown as { Stockfish: Loader }).Stockfish;
  const running = await load({ locateFile: (name) => folder + name });
  return {
    send: (line) => running.postMessage(line),
    listen: (heard) => running.addMessageListener(heard),
    close: () => running.terminate(),
  };
}

function loaded(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${address} cannot be loaded`)));
    document.head.append(script);
  });
}
