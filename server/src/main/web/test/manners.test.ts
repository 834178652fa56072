// Taking back by agreement, and what two players say to each other.
import "./document";
import { expect } from "expect";
import { afterEach, describe, it } from "node:test";
import { html } from "../board/svg";
import { changeSettings, settings, withSettings } from "../common/settings";
import { Chat } from "../play/chat";
import type { Act, Game, GameState, NoMessage } from "../play/protocol";
import type { Seat } from "../play/session";
import { spoken } from "../play/speech";
import { begin, type Model, receive } from "../play/state";
import { TakeBack } from "../play/takeback";
import { game, NOW, step } from "./live";

/** A seat whose game is set by the test, and which remembers what was done. */
function seat(model: Model, refusal?: NoMessage): { seat: Seat; done: Act[]; set: (next: Model) => void } {
  const done: Act[] = [];
  const holder = { model };
  const made = {
    get model() {
      return holder.model;
    },
    act: async (act: Act) => {
      done.push(act);
      return refusal;
    },
    dismiss: () => undefined,
  } as unknown as Seat;
  return { seat: made, done, set: (next) => (holder.model = next) };
}

const model = (moves: string, state: Partial<GameState> = {}, changes: Partial<Game> = {}): Model =>
  begin(game(moves, { takesBack: true, ...changes }, state), 0);

describe("taking back", () => {
  const shown = (of: Model): { takeBack: TakeBack; button: HTMLButtonElement; done: Act[]; said: string[] } => {
    const button = html("button", {});
    const { seat: own, done } = seat(of);
    const said: string[] = [];
    const takeBack = new TakeBack(button, own, (why) => said.push(why));
    takeBack.show(of.game, true);
    return { takeBack, button, done, said };
  };

  it("is asked for where it may be, and only there", () => {
    const { button, done } = shown(model("h2e2", { mayTakeBack: { red: true, black: false } }));
    expect(button.hidden).toBe(false);
    button.click();
    expect(done).toEqual([{ t: "take-back" }]);
    expect(shown(model("h2e2", {}, { takesBack: false })).button.hidden).toBe(true);
  });

  it("says why not instead", () => {
    const { button, done, said } = shown(model("h2e2"));
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(done).toEqual([]);
    expect(said).toHaveLength(1);
  });

  it("is answered by the opponent alone", () => {
    const { takeBack, done } = shown(model("h2e2 h9g7", { takeBack: "black" }));
    const [agree, refuse] = takeBack.panel.querySelectorAll("button");
    agree.click();
    refuse.click();
    expect(done).toEqual([{ t: "agree" }, { t: "refuse" }]);
    expect(shown(model("h2e2 h9g7", { takeBack: "red" })).takeBack.panel.querySelectorAll("button")).toHaveLength(0);
    expect(shown(model("h2e2 h9g7")).takeBack.panel.hidden).toBe(true);
  });

  it("goes back with the moves that are left", () => {
    const before = game("h2e2 h9g7", {}, { takeBack: "red" });
    const after = game("", {}, { version: before.state.version + 1 });
    const { model: now, sync } = receive(begin(before, 0), step(before, after, { move: null, moves: [] }), NOW);
    expect(sync).toBeFalsy();
    expect(now.game.moves).toEqual([]);
    const said = spoken(before, now.game, false, ({ en }) => en, ({ iccs }) => iccs, (key) => key);
    expect(said.map(({ text }) => text)).toEqual(["said.back"]);
  });
});

describe("a chat", () => {
  const chatting = (chat: Model["chat"], changes: Partial<Game> = {}): Model => ({ ...model("h2e2", {}, changes), chat });
  const shown = (of: Model, refusal?: NoMessage): { host: HTMLElement; done: Act[]; show: (next: Model) => void } => {
    const host = html("section", {});
    const { seat: own, done, set } = seat(of, refusal);
    const chat = new Chat(host, own);
    const show = (next: Model): void => {
      set(next);
      chat.show();
    };
    show(of);
    return { host, done, show };
  };
  const form = (host: HTMLElement): HTMLFormElement => host.querySelector("form")!;
  const OFF = { red: false, black: false, lines: [] };
  const line = { side: "black", text: "<i>hello</i>", at: NOW } as const;

  it("has a place for players of a game for fun alone", () => {
    expect(shown(chatting(OFF)).host.hidden).toBe(false);
    const event = { event: "e", round: 1, table: 1, game: 1 };
    expect(shown(chatting(OFF, { board: event })).host.hidden).toBe(true);
    expect(shown(chatting(OFF, { place: "board" })).host.hidden).toBe(true);
    expect(shown(chatting(OFF, { you: { ...game().you, side: null } })).host.hidden).toBe(true);
  });

  it("is off until both want it, and empty as soon as one does not", () => {
    const { host, show } = shown(chatting(OFF));
    expect(form(host).hidden).toBe(true);
    show(chatting({ ...OFF, red: true }));
    expect(form(host).hidden).toBe(true);
    expect(host.querySelector<HTMLInputElement>("[name=chat]")!.checked).toBe(true);
    show(chatting({ red: true, black: true, lines: [line] }));
    expect(form(host).hidden).toBe(false);
    expect(host.querySelector("li")!.textContent).toContain("<i>hello</i>");
    expect(host.querySelector("li i")).toBe(null);
    show(chatting({ ...OFF, red: true }));
    expect(host.querySelectorAll("li")).toHaveLength(0);
  });

  it("says what stands against a word, and keeps it", async () => {
    const no: NoMessage = { t: "no", id: "1", code: "too-fast", article: null, why: { zh: "慢", en: "slow" } };
    const { host, done } = shown(chatting({ red: true, black: true, lines: [] }), no);
    const input = form(host).querySelector("input")!;
    input.value = "  hi ";
    form(host).dispatchEvent(new Event("submit", { cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).toEqual([{ t: "say", text: "hi" }]);
    expect(input.value).toBe("  hi ");
    expect(host.querySelector<HTMLElement>(".problem")!.hidden).toBe(false);
  });

  it("begins anew with the whole game", () => {
    const before = chatting({ red: true, black: true, lines: [line] });
    const heard = receive(before, { t: "chat", red: true, black: false, lines: [] }, NOW).model;
    expect(heard.chat).toEqual({ red: true, black: false, lines: [] });
    expect(receive(before, { t: "game", ...before.game, now: NOW }, NOW).model.chat).toEqual(OFF);
  });
});

describe("the look of boards", () => {
  afterEach(() => localStorage.clear());

  it("is told to the style sheet", () => {
    const seen: string[] = [];
    withSettings(({ board, pieces }) => seen.push(`${board} ${pieces}`));
    changeSettings({ board: "wood", pieces: "simplified" });
    expect(seen).toEqual(["celadon chinese", "wood simplified"]);
    expect(document.documentElement.dataset.board).toBe("wood");
    localStorage.setItem("chuhe.board", JSON.stringify({ board: "marble" }));
    expect(settings().board).toBe("celadon");
  });
});
