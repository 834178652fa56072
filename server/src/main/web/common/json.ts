/** What the server refused, in words for the reader. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** The whole answer, where it says more than the message. */
    readonly answer: unknown,
  ) {
    super(message);
  }
}

/**
 * Sends and receives JSON. Writes carry the page's token, so that no other site can send them. Answers `{error: …}`
 * and anything but success become a `Refusal`; a line that is down becomes one with status 0.
 */
export async function json<Answer>(url: string, method = "GET", body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
  }
  if (method !== "GET") {
    headers["X-CSRF-Token"] = csrf();
  }
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal,
    });
  } catch (failure) {
    if (signal?.aborted) {
      throw failure;
    }
    throw new Refusal(failure instanceof Error ? failure.message : String(failure), 0, undefined);
  }
  const answer = await answerOf(response);
  if (!response.ok) {
    throw new Refusal(errorIn(answer) ?? `${response.status} ${response.statusText}`, response.status, answer);
  }
  return answer as Answer;
}

/** The token that the server put into the page. */
export const csrf = (): string => document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "";

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorIn(answer: unknown): string | undefined {
  const error = (answer as { error?: unknown } | undefined)?.error;
  return typeof error === "string" ? error : undefined;
}
