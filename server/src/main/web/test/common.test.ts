import "./document";
import { expect } from "expect";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { chooseBoardSettings } from "../common/board-settings";
import { drawFigures } from "../common/figures";
import { json, Refusal } from "../common/json";
import { changeNotation, changeSettings, notation, settings, withSettings } from "../common/settings";
import { shortcuts } from "../common/shortcuts";
import { words } from "../common/words";

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

afterEach(() => mock.restoreAll());

/** What the server answers, and what it was asked. */
function answers(status: number, body: string): { url: string; request: RequestInit }[] {
  const asked: { url: string; request: RequestInit }[] = [];
  mock.method(globalThis, "fetch", async (url: string, request: RequestInit) => {
    asked.push({ url, request });
    return new Response(body, { status });
  });
  return asked;
}

describe("json", () => {
  it("sends the page's token with writes", async () => {
    document.head.innerHTML = '<meta name="csrf" content="t0ken">';
    const asked = answers(200, '{"ok":1}');
    expect(await json("/api/x", "POST", { a: 1 })).toEqual({ ok: 1 });
    expect(asked).toHaveLength(1);
    expect(asked[0].url).toBe("/api/x");
    expect(asked[0].request).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { "X-CSRF-Token": "t0ken", "Content-Type": "application/json" },
    });
  });

  it("sends no token when it only reads", async () => {
    const asked = answers(200, "");
    expect(await json("/api/x")).toBeUndefined();
    expect(asked[0].request.headers).not.toHaveProperty("X-CSRF-Token");
  });

  it("turns the server's error into an exception with its words", async () => {
    answers(400, '{"error":"不是合法的着法"}');
    await expect(json("/api/x", "POST", {})).rejects.toMatchObject({ message: "不是合法的着法", status: 400 });
  });

  it("survives answers that are no JSON", async () => {
    answers(502, "<html>");
    await expect(json("/api/x")).rejects.toMatchObject({ status: 502 });
  });

  it("tells a line that is down", async () => {
    mock.method(globalThis, "fetch", async () => Promise.reject(new TypeError("offline")));
    const refusal = await json("/api/x").catch((problem: unknown) => problem);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ status: 0 });
  });
});

describe("words", () => {
  it("come from the page", () => {
    document.body.innerHTML = '<script type="application/json" id="words">{"left":"还剩 {0} 回合"}</script>';
    expect(words("left", 2)).toBe("还剩 2 回合");
    expect(words("missing")).toBe("missing");
  });
});

describe("settings", () => {
  it("have defaults, keep changes and tell them", () => {
    const seen: string[] = [];
    withSettings(({ pieces }) => seen.push(pieces));
    changeSettings({ pieces: "letters", animate: false });
    expect(seen).toEqual(["chinese", "letters"]);
    expect(settings()).toMatchObject({ pieces: "letters", animate: false, labels: "both", keys: true });
  });

  it("write moves as the server says, and label boards so that they can be read", () => {
    document.documentElement.lang = "zh-Hans";
    expect(notation()).toBe("zh");
    expect(settings().labels).toBe("chinese");
    let told = 0;
    withSettings(() => told++);
    changeNotation("wxf");
    expect([notation(), settings().labels, told]).toEqual(["wxf", "both", 2]);
    document.documentElement.lang = "";
    delete document.documentElement.dataset.notation;
    expect(notation()).toBe("iccs");
  });

  it("do not trust what is kept", () => {
    localStorage.setItem("chuhe.board", '{"pieces":"<b>","labels":7}');
    expect(settings()).toMatchObject({ pieces: "chinese", labels: "both" });
    localStorage.setItem("chuhe.board", "[broken");
    expect(settings().pieces).toBe("chinese");
  });
});

describe("the dialog of board settings", () => {
  it("changes all boards of the page at once", () => {
    document.body.innerHTML = '<div class="board" data-fen="4k4/9/9/9/9/9/9/9/9/4K4 w"></div>';
    drawFigures();
    const used = (): string | null => document.querySelector(".bd-pieces use")!.getAttribute("href");
    expect(used()).toContain("chinese");
    void chooseBoardSettings();
    const dialog = document.querySelector("dialog")!;
    const letters = dialog.querySelector<HTMLInputElement>('input[value="letters"]')!;
    letters.checked = true;
    letters.dispatchEvent(new Event("change"));
    expect(used()).toContain("letters");
    expect(settings().pieces).toBe("letters");
    dialog.remove();
  });
});

describe("shortcuts", () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): void => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  };
  let acts = 0;
  const act = (): void => void acts++;
  shortcuts({ key: "e", label: "next edition", act }, { key: "z", ctrl: true, label: "undo", act });

  beforeEach(() => {
    acts = 0;
  });

  it("work outside fields only", () => {
    document.body.innerHTML = "<input><p></p>";
    press("e", document.querySelector("input")!);
    expect(acts).toBe(0);
    press("E", document.querySelector("p")!);
    expect(acts).toBe(1);
  });

  it("can be switched off, except those with Ctrl", () => {
    changeSettings({ keys: false });
    press("e");
    expect(acts).toBe(0);
    press("z", document.body, { ctrlKey: true });
    expect(acts).toBe(1);
  });

  it("do not take a browser's own key", () => {
    press("e", document.body, { ctrlKey: true });
    expect(acts).toBe(0);
  });

  it("are listed by ?", () => {
    press("?");
    const dialog = document.querySelector("dialog")!;
    expect(dialog.textContent).toContain("next edition");
    expect([...dialog.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual(["?", "E", "Ctrl", "Z"]);
    dialog.remove();
  });
});

describe("figures", () => {
  const figure = (attributes: string): HTMLElement => {
    document.body.innerHTML = `<div class="board" data-fen="2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b" ${attributes}></div>`;
    drawFigures();
    return document.querySelector(".board")!;
  };
  const count = (host: Element): string | undefined => host.querySelector(".replay-count")?.textContent ?? undefined;

  it("are pictures without moves", () => {
    const host = figure('data-last="f0e0" data-arrows="e0e8:attack" data-marks="h0:root"');
    expect(host.querySelectorAll(".mk-last, .mk-check, .mk-arrow-attack, .mk-root")).toHaveLength(5);
    expect(count(host)).toBeUndefined();
  });

  it("play their moves", () => {
    const host = figure('data-moves="e8f8 e0f0 f8e8 f0e0"');
    const [first, previous, next, last] = host.querySelectorAll<HTMLButtonElement>(".replay button");
    expect(count(host)).toBe("0 / 4");
    next.click();
    expect(count(host)).toBe("1 / 4");
    expect(host.querySelectorAll(".mk-check")).toHaveLength(0);
    next.click();
    expect(host.querySelectorAll(".mk-check")).toHaveLength(1);
    last.click();
    next.click();
    expect(count(host)).toBe("4 / 4");
    expect(next.getAttribute("aria-disabled")).toBe("true");
    previous.click();
    first.click();
    expect(count(host)).toBe("0 / 4");
  });

  it("may begin at the end", () => {
    expect(count(figure('data-moves="e8f8 e0f0" data-ply="end"'))).toBe("2 / 2");
  });

  it("leave what stands there if the FEN is none", () => {
    document.body.innerHTML = '<div class="board" data-fen="nonsense"><p>picture</p></div>';
    drawFigures();
    expect(document.querySelector("p")).not.toBeNull();
  });
});
