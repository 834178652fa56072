import "./document";
import { expect } from "expect";
import { beforeEach, describe, it } from "node:test";
import { BroadcastBoards } from "../broadcast/boards";
import type { BoardsMessage, BroadcastBoard } from "../broadcast/protocol";
import { FakeWorld, game, NOW } from "./live";

// Lines lead to where the page comes from.
(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL("http://localhost/events/e1/boards");

beforeEach(() => document.body.replaceChildren());

/** What the server lays out. */
function layOut(...games: string[]): HTMLElement {
  const host = document.createElement("div");
  Object.assign(host.dataset, { event: "e1", query: "n=4", round: "1", delay: "0" });
  host.innerHTML = games
    .map(
      (id, i) => `<article class="bc-board" data-label="${i + 1}" data-game="${id}">
        <b data-name="red"></b><b data-name="black"></b><i data-clock="red"></i><i data-clock="black"></i>
        ${id ? '<div class="board"></div>' : ""}<i class="bc-move"></i><b class="bc-result"></b></article>`,
    )
    .join("");
  document.body.replaceChildren(host);
  return host;
}

function told(label: string, id: string, moves = "", result = ""): BroadcastBoard {
  const { state, clock: scheme, moves: played } = game(moves);
  const { phase, ply, fen, toMove, check, last, clock } = state;
  return {
    label,
    red: "甲",
    black: "乙",
    result,
    game: id ? { id, phase, ply, fen, toMove, check, last, clock, move: played[played.length - 1] ?? null, scheme, first: "red" } : null,
  };
}

const whole = (round: number, ...boards: BroadcastBoard[]): BoardsMessage => ({ t: "boards", now: NOW, round, delay: 0, boards });

const text = (host: HTMLElement, label: string, part: string): string =>
  host.querySelector(`[data-label="${label}"] ${part}`)?.textContent ?? "";

function open(host: HTMLElement): { world: FakeWorld; boards: BroadcastBoards; renewed: () => number } {
  const world = new FakeWorld();
  let renewals = 0;
  const boards = new BroadcastBoards(() => renewals++, world);
  boards.watch(host);
  world.last.opens();
  return { world, boards, renewed: () => renewals };
}

describe("several boards", () => {
  it("have one line, and each its own news", () => {
    const host = layOut("g1", "g2", "");
    const { world, renewed } = open(host);
    world.last.says(whole(1, told("1", "g1"), told("2", "g2"), told("3", "", "", "1–0")) as never);
    world.last.says({ t: "board", now: NOW, board: told("2", "g2", "h2e2") } as never);
    expect(world.sockets).toHaveLength(1);
    expect(text(host, "1", ".bc-move")).toBe("");
    expect(text(host, "2", ".bc-move")).toContain("h2e2");
    expect(text(host, "3", ".bc-result")).toBe("1–0");
    world.pass(5000);
    expect(renewed()).toBe(0);
  });

  it("show clocks that run by the time of those who watch", () => {
    const host = layOut("g1");
    const { world } = open(host);
    const late = whole(1, told("1", "g1"));
    world.last.says({ ...late, now: NOW + 60_000 } as never);
    expect(text(host, "1", "[data-clock=red]")).toBe("14:00");
    world.pass(60_000);
    expect(text(host, "1", "[data-clock=red]")).toBe("13:00");
    expect(text(host, "1", "[data-clock=black]")).toBe("15:00");
  });

  it("are laid out anew when there are others to be seen, and the line stays", () => {
    const { world, boards, renewed } = open(layOut("g1"));
    world.last.says(whole(2, told("1", "g7", "h2e2")) as never);
    world.last.says(whole(2, told("1", "g7", "h2e2")) as never);
    world.pass(2000);
    expect(renewed()).toBe(1);
    const next = layOut("g7");
    next.dataset.round = "2";
    boards.watch(next);
    expect(text(next, "1", ".bc-move")).toContain("h2e2");
    expect(world.sockets).toHaveLength(1);
  });

  it("answer pings", () => {
    const { world } = open(layOut("g1"));
    world.last.says({ t: "ping", n: "a1" });
    expect(world.last.sent).toEqual([{ t: "pong", n: "a1" }]);
  });
});
