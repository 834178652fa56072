import { words } from "../common/words";

/** So long after the last change an answer is sent; a lively finger changes several in that time. */
const SOON = 400;

/** Tells every second how many are left, until there are none; a page that slept knows it all the same. */
export function countDown(
  seconds: number,
  tell: (left: number) => void,
  now: () => number = () => performance.now(),
  every: (act: () => void) => () => void = (act) => {
    const timer = setInterval(act, 1000);
    return () => clearInterval(timer);
  },
): void {
  const end = now() + seconds * 1000;
  const stop = every(() => {
    const left = Math.max(0, Math.ceil((end - now()) / 1000));
    if (left === 0) {
      stop();
    }
    tell(left);
  });
}

/**
 * Sends the form whenever something in it changed, and says whether it was kept. The button stays the way on. One answer is
 * sent after the other: an older one must never arrive after a newer and take its place.
 */
export function keepAnswers(
  form: HTMLFormElement,
  said: HTMLElement,
  send: (url: string, body: URLSearchParams) => Promise<Response> = (url, body) =>
    fetch(url, { method: "POST", body, credentials: "same-origin" }),
  soon: (act: () => void) => () => void = (act) => {
    const timer = setTimeout(act, SOON);
    return () => clearTimeout(timer);
  },
): void {
  let putOff: () => void = () => undefined;
  let last: Promise<void> | undefined;
  const keep = async (): Promise<void> => {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
    body.set("quiet", "1");
    try {
      const response = await send(form.action, body);
      const problem = response.ok ? "" : `${response.status}`;
      said.textContent = problem ? words("sit.failed", problem) : words("sit.stored");
    } catch (failure) {
      said.textContent = words("sit.failed", failure instanceof Error ? failure.message : String(failure));
    }
  };
  form.addEventListener("change", () => {
    said.textContent = "";
    putOff();
    putOff = soon(() => {
      const sent: Promise<void> = (last ?? Promise.resolve()).then(keep).then(() => {
        last = last === sent ? undefined : last;
      });
      last = sent;
    });
  });
  form.addEventListener("submit", (event) => {
    putOff();
    if (last) {
      event.preventDefault();
      void last.then(() => form.submit());
    }
  });
}
