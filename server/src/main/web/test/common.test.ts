// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawFigures } from "../common/figures";
import { json, Refusal } from "../common/json";
import { changeSettings, settings, withSettings } from "../common/settings";
import { shortcuts } from "../common/shortcuts";
import { words } from "../common/words";

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: string): ReturnType<typeof vi.fn> => {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

describe("json", () => {
  it("sends the page's token with writes", async () => {
    document.head.innerHTML = '<meta name="csrf" content="t0ken">';
    const fetch = answers(200, '{"ok":1}');
    expect(await json("/api/x", "POST", { a: 1 })).toEqual({ ok: 1 });
    const [url, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe("/api/x");
    expect(request).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { "X-CSRF-Token": "t0ken", "Content-Type": "application/json" },
    });
  });

  it("sends no token when it only reads", async () => {
    const fetch = answers(200, "");
    expect(await json("/api/x")).toBeUndefined();
    const [, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(request.headers).not.toHaveProperty("X-CSRF-Token");
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
    vi.stubGlobal("fetch", vi.fn(async () => Promise.reject(new TypeError("offline"))));
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
    expect(settings()).toMatchObject({ pieces: "letters", animate: false, labels: "chinese", keys: true });
  });

  it("do not trust what is kept", () => {
    localStorage.setItem("chuhe.board", '{"pieces":"<b>","labels":7}');
    expect(settings()).toMatchObject({ pieces: "chinese", labels: "chinese" });
    localStorage.setItem("chuhe.board", "[broken");
    expect(settings().pieces).toBe("chinese");
  });
});

describe("shortcuts", () => {
  const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}): void => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  };
  const act = vi.fn();
  shortcuts({ key: "e", label: "next edition", act }, { key: "z", ctrl: true, label: "undo", act });

  beforeEach(() => act.mockClear());

  it("work outside fields only", () => {
    document.body.innerHTML = "<input><p></p>";
    press("e", document.querySelector("input")!);
    expect(act).not.toHaveBeenCalled();
    press("E", document.querySelector("p")!);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("can be switched off, except those with Ctrl", () => {
    changeSettings({ keys: false });
    press("e");
    expect(act).not.toHaveBeenCalled();
    press("z", document.body, { ctrlKey: true });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("do not take a browser's own key", () => {
    press("e", document.body, { ctrlKey: true });
    expect(act).not.toHaveBeenCalled();
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
