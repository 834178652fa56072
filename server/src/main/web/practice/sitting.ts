import { words } from "../common/words";

/** So long after the last change an answer is sent; a lively finger changes several in that time. */
const SOON = 400;

/** How often the server is asked for the time, in milliseconds: usually, and when it is over or nobody answers. */
const ASK = 15_000;
const ASK_SOON = 3_000;

/** What the server says of the time: the seconds that are left, or that there is a result. */
export interface TimeLeft {
  readonly left: number;
  readonly over: boolean;
}

/**
 * Tells every second how many are left, and whether the server answers. The server's word counts: it knows how long it was out
 * of order, which is not charged, and what the organiser has given; so the page asks again and again, and believes in the end only
 * when it is told. A page that slept knows the time all the same.
 */
export function keepTime(
  seconds: number,
  ask: () => Promise<TimeLeft>,
  tell: (left: number, answers: boolean) => void,
  over: () => void,
  now: () => number = () => performance.now(),
  every: (act: () => void) => () => void = (act) => {
    const timer = setInterval(act, 1000);
    return () => clearInterval(timer);
  },
): void {
  let end = now() + seconds * 1000;
  let asked = now();
  let waiting = false;
  let answers = true;
  const left = (): number => Math.max(0, Math.ceil((end - now()) / 1000));
  const hear = (time: TimeLeft): void => {
    answers = true;
    end = now() + time.left * 1000;
    tell(left(), answers);
    if (time.over) {
      stop();
      over();
    }
  };
  const stop = every(() => {
    tell(left(), answers);
    if (!waiting && now() - asked >= (answers && left() > 0 ? ASK : ASK_SOON)) {
      waiting = true;
      asked = now();
      void ask()
        .then(hear, () => {
          answers = false;
        })
        .finally(() => {
          waiting = false;
        });
    }
  });
}

/**
 * Sends the form whenever something in it changed, and says whether it was kept. The button stays the way on. One answer is
 * sent after the other: an older one must never arrive after a newer and take its place. While the server cannot keep it, it is
 * sent again, as the form is then.
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
  later: () => Promise<void> = () => new Promise((go) => setTimeout(go, ASK_SOON)),
): void {
  let putOff: () => void = () => undefined;
  let last: Promise<void> | undefined;
  const keep = async (): Promise<void> => {
    for (;;) {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
      body.set("quiet", "1");
      // Nobody answers, or the server cannot store it now.
      const status = await send(form.action, body).then(
        (response) => (response.ok ? 0 : response.status),
        () => 503,
      );
      if (status < 500 && status !== 429) {
        said.textContent = status ? words("sit.failed", status) : words("sit.stored");
        return;
      }
      said.textContent = words("sit.again");
      await later();
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
