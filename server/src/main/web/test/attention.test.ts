// How a player is called who looks elsewhere.
import "./document";
import { expect } from "expect";
import { afterEach, beforeEach, describe, it } from "node:test";
import { chooseBoardSettings } from "../common/board-settings";
import { changeSettings, settings } from "../common/settings";
import { Attention, marked, turnCame } from "../play/attention";
import { begin, type Model, sent } from "../play/state";
import { game } from "./live";

const MARK = "● turn.yours – ";
const model = (moves = "", state = {}): Model => begin(game(moves, {}, state), 0);
const theirs = model("h2e2");
const mine = model("h2e2 h9g7");

/** Notifications as a browser would show them. */
class Told extends EventTarget {
  static permission = "default";
  static answer = "granted";
  static shown: Told[] = [];
  static broken = false;
  static requestPermission(): Promise<string> {
    Told.permission = Told.answer;
    return Promise.resolve(Told.answer);
  }
  closed = false;
  constructor(
    readonly title: string,
    readonly options: { tag: string; body?: string },
  ) {
    super();
    if (Told.broken) {
      throw new TypeError("Illegal constructor");
    }
    Told.shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

let hidden = false;
let trembled: unknown[] = [];
Object.defineProperty(document, "hidden", { get: () => hidden });
Object.defineProperty(navigator, "vibrate", { value: (how: unknown) => trembled.push(how), configurable: true });
Object.assign(globalThis, { Notification: Told });

beforeEach(() => {
  localStorage.clear();
  hidden = false;
  trembled = [];
  Told.permission = "default";
  Told.answer = "granted";
  Told.shown = [];
  Told.broken = false;
  document.title = "Ann – Bo · Chuhe";
});
afterEach(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.remove()));

describe("the title", () => {
  it("takes a mark once and gives it back", () => {
    expect(marked("a", "● ", true)).toBe("● a");
    expect(marked("● a", "● ", true)).toBe("● a");
    expect(marked("● a", "● ", false)).toBe("a");
    expect(marked("a", "● ", false)).toBe("a");
  });

  it("says whose turn it is as long as it is the reader's", () => {
    const attention = new Attention();
    attention.show(mine);
    attention.show(mine);
    expect(document.title).toBe(`${MARK}Ann – Bo · Chuhe`);
    attention.show(sent(mine, { t: "move", id: "1", ply: 2, move: "h0g2" }));
    expect(document.title).toBe("Ann – Bo · Chuhe");
    attention.show(mine);
    attention.show(model("h2e2 h9g7", { phase: "over" }));
    expect(document.title).toBe("Ann – Bo · Chuhe");
  });
});

describe("the turn", () => {
  it("comes with the opponent's move and with the beginning", () => {
    expect(turnCame(theirs, mine)).toBe(true);
    expect(turnCame(model("", { phase: "ready" }), model())).toBe(true);
    expect(turnCame(mine, theirs)).toBe(false);
    expect(turnCame(mine, mine)).toBe(false);
    expect(turnCame(theirs, model("h2e2 h9g7", { phase: "over" }))).toBe(false);
  });

  it("does not come with the refusal of an own move, nor to watchers", () => {
    expect(turnCame(sent(mine, { t: "move", id: "1", ply: 2, move: "h0g2" }), mine)).toBe(false);
    const { you } = mine.game;
    const watcher = (of: Model): Model => ({ ...of, game: { ...of.game, you: { ...you, side: null } } });
    expect(turnCame(watcher(theirs), watcher(mine))).toBe(false);
  });
});

describe("a call", () => {
  it("lets the phone tremble when the turn comes, unless that is switched off", () => {
    const attention = new Attention();
    attention.call(theirs, mine);
    attention.call(mine, theirs);
    expect(trembled).toHaveLength(1);
    changeSettings({ vibrate: false });
    attention.call(theirs, mine);
    expect(trembled).toHaveLength(1);
  });

  it("notifies only where it was wanted, allowed, and nobody looks", () => {
    const attention = new Attention();
    Told.permission = "granted";
    hidden = true;
    attention.call(theirs, mine);
    changeSettings({ notify: true });
    Told.permission = "denied";
    attention.call(theirs, mine);
    Told.permission = "granted";
    hidden = false;
    attention.call(theirs, mine);
    expect(Told.shown).toHaveLength(0);
    hidden = true;
    attention.show(mine);
    attention.call(theirs, mine);
    expect(Told.shown.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
      ["turn.yours", "Ann – Bo · Chuhe", "chuhe-turn-g1"],
    ]);
  });

  it("is taken back when the reader looks or has moved elsewhere", () => {
    changeSettings({ notify: true });
    Told.permission = "granted";
    hidden = true;
    const attention = new Attention();
    attention.call(theirs, mine);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Told.shown[0].closed).toBe(false);
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Told.shown[0].closed).toBe(true);
    hidden = true;
    attention.call(theirs, mine);
    attention.show(theirs);
    expect(Told.shown[1].closed).toBe(true);
  });

  it("does without notifications where pages may have none", () => {
    changeSettings({ notify: true });
    Told.permission = "granted";
    Told.broken = true;
    hidden = true;
    const attention = new Attention();
    attention.call(theirs, mine);
    expect([Told.shown.length, trembled.length]).toEqual([0, 1]);
  });
});

describe("the switch for notifications", () => {
  const flip = async (): Promise<{ on: boolean; refused: boolean }> => {
    void chooseBoardSettings();
    const input = document.querySelector<HTMLInputElement>('[name="board-notify"]')!;
    input.checked = !input.checked;
    input.dispatchEvent(new Event("change"));
    await new Promise((done) => setTimeout(done));
    const refused = !input.closest("div")!.querySelector<HTMLElement>(".problem")!.hidden;
    document.querySelectorAll("dialog").forEach((dialog) => dialog.remove());
    expect(input.checked).toBe(settings().notify);
    return { on: settings().notify, refused };
  };

  it("asks the browser, shows how it looks, and can be switched off again", async () => {
    expect(settings().notify).toBe(false);
    expect(await flip()).toEqual({ on: true, refused: false });
    expect(Told.shown).toHaveLength(1);
    expect(await flip()).toEqual({ on: false, refused: false });
    expect(Told.shown).toHaveLength(1);
  });

  it("stays off where the browser refuses or cannot", async () => {
    Told.answer = "denied";
    expect(await flip()).toEqual({ on: false, refused: true });
    Told.answer = "granted";
    Told.broken = true;
    expect(await flip()).toEqual({ on: false, refused: true });
  });
});
