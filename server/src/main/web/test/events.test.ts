import "./document";
import { expect } from "expect";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Refusal } from "../common/json";
import { left } from "../events/clock";
import { type Entry, ResultQueue, type Saved, type Watcher } from "../events/queue";
import { codeOf, codeOfKey, shown } from "../events/results";
import { Rotation } from "../events/rotation";
import { ResultSheet } from "../events/sheet";
import { inUse, swap } from "../events/swap";

const NAME = "results";

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

afterEach(() => mock.restoreAll());

/** Lets everything that waits only for promises happen. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) {
    await Promise.resolve();
  }
};

describe("results", () => {
  it("are read back from what pages show", () => {
    for (const code of ["1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "*"] as const) {
      expect(codeOf(shown(code))).toBe(code);
    }
  });

  it("have a key each", () => {
    expect(["1", "0", "5", "=", "Delete", "x"].map(codeOfKey)).toEqual(["1-0", "0-1", "1/2", "1/2", "*", undefined]);
  });
});

class Log implements Watcher {
  readonly said: string[] = [];
  waiting(entry: Entry, retrying: boolean): void {
    this.said.push(`${retrying ? "again" : "sending"} ${entry.table}`);
  }
  saved(entry: Entry, { seq }: Saved): void {
    this.said.push(`saved ${entry.table} ${entry.result} #${seq}`);
  }
  refused(entry: Entry, why: string): void {
    this.said.push(`refused ${entry.table} ${why}`);
  }
  count(pending: number): void {
    this.said.push(`${pending} left`);
  }
}

const saved = (seq: number): Saved => ({ seq, time: "14:05" });

const entry = (table: number, result: Entry["result"], was: Entry["was"] = "*"): Entry => ({ table, game: 1, result, was });

describe("the queue of results", () => {
  it("sends in the order of typing", async () => {
    const sent: string[] = [];
    const queue = new ResultQueue(async ({ table, result }) => saved(sent.push(`${table} ${result}`)), new Log(), localStorage, NAME);
    queue.add(entry(1, "1-0"));
    queue.add(entry(2, "0-1"));
    await settled();
    expect(sent).toEqual(["1 1-0", "2 0-1"]);
  });

  it("keeps what does not get through, also over a reload, until it does", async () => {
    let up = false;
    const waits: number[] = [];
    let go: (() => void) | undefined;
    const wait = (millis: number): Promise<void> => {
      waits.push(millis);
      return new Promise((resolve) => (go = resolve));
    };
    const send = async (): Promise<Saved> => {
      if (!up) {
        throw new Refusal("down", 0, undefined);
      }
      return saved(7);
    };
    const log = new Log();
    const queue = new ResultQueue(send, log, localStorage, NAME, wait);
    queue.add(entry(3, "1/2"));
    await settled();
    go?.();
    await settled();
    expect(waits).toEqual([500, 1000]);
    expect(JSON.parse(localStorage.getItem(NAME)!)).toEqual([entry(3, "1/2")]);

    up = true;
    const later = new Log();
    const reloaded = new ResultQueue(send, later, localStorage, NAME, wait);
    expect(reloaded.resume()).toEqual([entry(3, "1/2")]);
    await settled();
    expect(later.said).toContain("saved 3 1/2 #7");
    expect(localStorage.getItem(NAME)).toBe(null);
  });

  it("gives up on what the server refuses, and goes on", async () => {
    const log = new Log();
    const send = async ({ table }: Entry): Promise<Saved> => {
      if (table === 1) {
        throw new Refusal("recorded as 0–1", 409, undefined);
      }
      return saved(9);
    };
    const queue = new ResultQueue(send, log, localStorage, NAME);
    queue.add(entry(1, "1-0"));
    queue.add(entry(2, "1-0"));
    await settled();
    expect(log.said).toContain("refused 1 recorded as 0–1");
    expect(log.said).toContain("saved 2 1-0 #9");
    expect(log.said[log.said.length - 1]).not.toContain("again");
  });

  it("sends only the last of several for a game, against what was there at first", async () => {
    const sent: Entry[] = [];
    let go: ((saved: Saved) => void) | undefined;
    const queue = new ResultQueue(
      (each) => {
        sent.push(each);
        return new Promise((resolve) => (go = resolve));
      },
      new Log(),
      localStorage,
      NAME,
    );
    queue.add(entry(1, "1-0"));
    await settled();
    queue.add(entry(1, "0-1", "1-0"));
    queue.add(entry(1, "1/2", "0-1"));
    expect(queue.has(1, 1)).toBe(true);
    go!(saved(1));
    await settled();
    go!(saved(2));
    await settled();
    expect(sent).toEqual([entry(1, "1-0"), entry(1, "1/2", "1-0")]);
  });
});

describe("the result sheet", () => {
  const words = { "entry.saved": "recorded", "entry.filled": "{0} of {1}", "entry.pending": "{0} left", "entry.allsaved": "all", "entry.open": "in play" };

  /** A sheet of three tables, with more on other pages; `delay` holds answers back. */
  function sheet(delay: (url: string) => Promise<void> = async () => undefined, elsewhere = 0): { asked: string[]; inputs: HTMLInputElement[] } {
    const row = (table: number): string => `<tr class="entry-row" data-table="${table}" data-game="1"><td>${table}</td>
      <td>甲${table}</td><td><input class="entry-result" value=""></td><td class="entry-note"><span>open</span><select class="entry-why">
      <option value="">–</option><option value="time" data-fits="1-0 0-1">time</option><option value="agreed" data-fits="1/2">agreed</option></select></td></tr>`;
    document.body.innerHTML = `<script type="application/json" id="words">${JSON.stringify(words)}</script>
      <div class="event-body" data-event="e1" data-tag="4"><form class="entry" data-round="2" data-boards="${3 + elsewhere}" data-filled="${elsewhere}">
      <span class="entry-filled"></span><span class="entry-state"></span>
      <label class="entry-find" hidden><input></label><table>${row(1)}${row(2)}${row(3)}</table></form></div>
      <div class="entry-recent"><ol></ol></div>`;
    const asked: string[] = [];
    mock.method(globalThis, "setTimeout", () => 0);
    mock.method(globalThis, "fetch", async (url: string, request: RequestInit) => {
      asked.push(`${request.method} ${url} ${String(request.body ?? "")}`);
      const games = [1, 2, 3].map((table) => ({ table, game: 1, result: "*" }));
      for (let table = 4; table < 4 + elsewhere; table++) {
        games.push({ table, game: 1, result: "1-0" });
      }
      await delay(url);
      return new Response(JSON.stringify({ seq: 99, entry: 10 + asked.length, time: "07:30", games }), { status: 200 });
    });
    new ResultSheet(document.querySelector("form")!, document.querySelector(".event-body")!);
    return { asked, inputs: [...document.querySelectorAll<HTMLInputElement>(".entry-result")] };
  }

  const press = (key: string, more: KeyboardEventInit = {}): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  };

  it("saves at each key and goes on at Enter", async () => {
    const { asked, inputs } = sheet();
    expect(document.activeElement).toBe(inputs[0]);
    press("1");
    press("Enter");
    press("5");
    press("ArrowDown");
    press("0");
    await settled();
    expect(inputs.map(({ value }) => value)).toEqual(["1–0", "½–½", "0–1"]);
    expect(asked.slice(0, 3)).toEqual([
      'POST /api/events/e1/deeds/result {"round":2,"table":1,"game":1,"result":"1-0","was":"*"}',
      'POST /api/events/e1/deeds/result {"round":2,"table":2,"game":1,"result":"1/2","was":"*"}',
      'POST /api/events/e1/deeds/result {"round":2,"table":3,"game":1,"result":"0-1","was":"*"}',
    ]);
    expect(document.querySelector(".entry-filled")!.textContent).toBe("3 of 3");
    expect(document.querySelector(".entry-state")!.textContent).toBe("all");
    // The time is the one that the server has written down, as the list shows it after a reload.
    expect([...document.querySelectorAll(".entry-recent time")].map(({ textContent }) => textContent)).toEqual(["07:30", "07:30", "07:30"]);
  });

  it("takes the last result back", async () => {
    const { asked, inputs } = sheet();
    press("1");
    await settled();
    press("z", { ctrlKey: true });
    await settled();
    expect(asked[1]).toBe('POST /api/events/e1/deeds/undo {"entry":11}');
    expect(inputs[0].value).toBe("");
  });

  it("keeps what was saved while an older answer was on its way", async () => {
    let arrive = (): void => undefined;
    const late = new Promise<void>((go) => (arrive = go));
    const { asked, inputs } = sheet((url) => (url.endsWith("/rounds/2") ? late : Promise.resolve()));
    press("1");
    await settled();
    press("z", { ctrlKey: true });
    await settled();
    press("Enter");
    press("0");
    await settled();
    expect(asked.map((each) => each.split(" ")[1].split("/").slice(4).join("/"))).toEqual([
      "deeds/result",
      "deeds/undo",
      "rounds/2",
      "deeds/result",
    ]);
    arrive();
    await settled();
    expect(inputs.map(({ value }) => value)).toEqual(["", "0–1", ""]);
  });

  it("sends the reason of a result, and offers only those that it can have", async () => {
    const { asked } = sheet();
    const why = document.querySelector<HTMLSelectElement>(".entry-why")!;
    expect(why.hidden).toBe(true);
    press("1");
    await settled();
    expect(why.hidden).toBe(false);
    expect([...why.options].map(({ hidden }) => hidden)).toEqual([false, false, true]);
    why.value = "time";
    why.dispatchEvent(new Event("change"));
    await settled();
    expect(asked[1]).toBe('POST /api/events/e1/deeds/result {"round":2,"table":1,"game":1,"result":"1-0","was":"1-0","reason":"time"}');
    press("5");
    await settled();
    expect(why.value).toBe("");
    expect([...why.options].map(({ hidden }) => hidden)).toEqual([false, true, false]);
  });

  it("counts what stands on other pages", async () => {
    const { inputs } = sheet(undefined, 2);
    press("1");
    expect(document.querySelector(".entry-filled")!.textContent).toBe("3 of 5");
    await settled();
    press("z", { ctrlKey: true });
    await settled();
    expect(inputs[0].value).toBe("");
    expect(document.querySelector(".entry-filled")!.textContent).toBe("2 of 5");
  });

  it("finds a table and a name", async () => {
    const { inputs } = sheet();
    const box = document.querySelector<HTMLInputElement>(".entry-find input")!;
    press("/");
    expect(document.activeElement).toBe(box);
    box.value = "甲3";
    press("Enter");
    expect(document.activeElement).toBe(inputs[2]);
    box.focus();
    box.value = "2";
    press("Enter");
    expect(document.activeElement).toBe(inputs[1]);
  });
});

describe("the big screen", () => {
  it("counts down and never below nothing", () => {
    expect([left(4_360_000, 0), left(65_000, 0), left(0, 5_000)]).toEqual(["1:12:40", "01:05", "00:00"]);
  });

  it("shows one page at a time and goes on where it was", () => {
    mock.method(globalThis, "setInterval", () => 0);
    const pages = [1, 2, 3].map(() => document.createElement("section"));
    const on = (): number => pages.findIndex((page) => page.classList.contains("hall-on"));
    const rotation = new Rotation(12);
    rotation.watch(pages);
    expect(on()).toBe(0);
    rotation.turn(-1);
    expect(on()).toBe(2);
    rotation.watch(pages.slice(0, 2));
    expect(pages[1].classList.contains("hall-on")).toBe(true);
  });
});

describe("a page that renews itself", () => {
  it("keeps open what is open", () => {
    const old = document.createElement("div");
    const newer = document.createElement("div");
    old.innerHTML = "<details open><summary>a</summary></details><p>1</p>";
    newer.innerHTML = "<details><summary>a</summary></details><p>2</p>";
    swap(old, newer);
    expect(old.querySelector("details")!.open).toBe(true);
    expect(old.textContent).toContain("2");
  });

  it("leaves a form alone that somebody fills in", () => {
    const place = document.createElement("div");
    place.innerHTML = '<form><input name="a" value=""></form>';
    document.body.append(place);
    expect(inUse(place)).toBe(false);
    place.querySelector("input")!.value = "x";
    expect(inUse(place)).toBe(true);
  });
});
