const PAUSE = 6_000;

/**
 * Asks every few seconds whether a tournament has changed, as long as somebody looks at the page, and calls back with
 * the tag of its newest state. As long as there is none the server answers with nothing.
 */
export function follow(event: string, tag: string, changed: (tag: string) => void | Promise<void>): void {
  let known = tag;
  const ask = async (): Promise<void> => {
    if (document.visibilityState === "visible") {
      const newest = await version(event, known);
      if (newest !== undefined && newest !== known) {
        known = newest;
        await changed(newest);
      }
    }
  };
  const again = (): void => {
    setTimeout(() => void ask().catch(() => undefined).then(again), PAUSE);
  };
  document.addEventListener("visibilitychange", () => void ask().catch(() => undefined));
  again();
}

async function version(event: string, known: string): Promise<string | undefined> {
  const answer = await fetch(`/api/events/${event}/version`, {
    headers: { "If-None-Match": `"${known}"` },
    cache: "no-store",
  });
  return answer.status === 200 ? ((await answer.json()) as { tag: string }).tag : undefined;
}

/** The page as it would be now. */
export async function fresh(): Promise<Document> {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" }, cache: "no-store" });
  if (!answer.ok) {
    throw new Error(String(answer.status));
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // What is for browsers without scripts is not fetched by one that has them.
  page.querySelectorAll("noscript").forEach((part) => part.remove());
  return page;
}
