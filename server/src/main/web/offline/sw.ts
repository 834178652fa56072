/**
 * Keeps the application on the device. A version is one whole: all its files are fetched and checked before it begins, in
 * a store named after it, and while it is in force pages come from there alone. Scripts and styles lie in a folder named
 * after their version, so that a page of the version before still finds its own.
 *
 * `SITE` stands in front of this script; the program writes it.
 */
interface File {
  readonly path: string;
  /** What it must be, as `integrity` of a request says it. */
  readonly integrity: string;
}

declare const SITE: {
  readonly version: string;
  readonly files: readonly File[];
  /** Pages, compressed: JSON with a text for each path. */
  readonly bundles: readonly File[];
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const home = new URL("./", worker.location.href);
/** A web space may hold several applications. */
const OURS = `chuhe ${home.pathname} `;
const STORE = OURS + SITE.version;
const MEMORY = `${OURS}memory`;
const IN_FORCE = new URL("in-force", home).href;
const ASSETS = /^assets-[^/]+\//;

const address = (path: string): string => new URL(path, home).href;

async function fetched({ path, integrity }: File): Promise<Response> {
  const response = await fetch(address(path), { integrity, cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response;
}

async function install(): Promise<void> {
  const store = await caches.open(STORE);
  try {
    await Promise.all([
      ...SITE.files.map(async (file) => {
        const response = await fetched(file);
        // A copy that says nothing of a redirection: navigations refuse those.
        await store.put(address(file.path), new Response(await response.blob(), { headers: plain(response) }));
      }),
      ...SITE.bundles.map(async (file) => {
        const packed = (await fetched(file)).body!.pipeThrough(new DecompressionStream("gzip"));
        const pages = (await new Response(packed).json()) as Record<string, string>;
        for (const [path, page] of Object.entries(pages)) {
          await store.put(address(path), new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
        }
      }),
    ]);
  } catch (problem) {
    await caches.delete(STORE);
    throw problem;
  }
}

const plain = (response: Response): HeadersInit => ({
  "Content-Type": response.headers.get("Content-Type") ?? "application/octet-stream",
});

/** Forgets older versions, but for the one before: its pages may still be open. */
async function begin(): Promise<void> {
  const memory = await caches.open(MEMORY);
  const before = (await (await memory.match(IN_FORCE))?.text()) ?? "";
  if (before !== SITE.version) {
    await memory.put(IN_FORCE, new Response(SITE.version));
    const kept = [STORE, MEMORY, OURS + before];
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(OURS) && !kept.includes(name)).map((name) => caches.delete(name)));
  }
  await worker.clients.claim();
}

/** The names under which a page may be asked for: web spaces leave out `index.html`, some also `.html`. */
function names(url: URL): string[] {
  const plainly = url.origin + url.pathname;
  return plainly.endsWith("/") ? [`${plainly}index.html`] : [plainly, `${plainly}.html`];
}

async function answer(request: Request, url: URL): Promise<Response> {
  const store = await caches.open(STORE);
  for (const name of names(url)) {
    const kept = await store.match(name);
    if (kept) {
      return kept;
    }
  }
  const path = url.pathname.slice(home.pathname.length);
  const older = ASSETS.test(path) ? await caches.match(url.origin + url.pathname) : undefined;
  if (older) {
    return older;
  }
  try {
    return await fetch(request);
  } catch (problem) {
    const first = request.mode === "navigate" && (await store.match(address(`${path.split("/")[0]}/index.html`)));
    if (first) {
      return first;
    }
    throw problem;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  if (event.data === "begin") {
    event.waitUntil(worker.skipWaiting());
  }
});
worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === home.origin && url.pathname.startsWith(home.pathname)) {
    event.respondWith(answer(event.request, url));
  }
});
