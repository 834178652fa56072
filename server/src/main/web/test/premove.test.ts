// Moves made in advance: where they have a place, what becomes of them, and how they look on the board.
import "./document";
import { expect } from "expect";
import { afterEach, beforeEach, describe, it } from "node:test";
import { changeSettings } from "../common/settings";
import { fate, mayPlan, plannable } from "../play/premove";
import type { Game, GameState } from "../play/protocol";
import { type Seat, Session } from "../play/session";
import { begin, type Model, sent } from "../play/state";
import { Table } from "../play/table";
import { FakeWorld, game, NOW, step, whole } from "./live";

const model = (moves: string, changes: Partial<Game> = {}, state: Partial<GameState> = {}): Model => begin(game(moves, changes, state), 0);
const planned = { move: "h0g2", ply: 1 };
const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) {
    await Promise.resolve();
  }
};

describe("a move in advance", () => {
  it("has its place while the opponent thinks", () => {
    expect(mayPlan(model("h2e2"))).toBe(true);
    expect(mayPlan(model("h2e2 h9g7"))).toBe(false);
    expect(mayPlan(model("h2e2", {}, { phase: "paused" }))).toBe(false);
    expect(mayPlan(sent(model("h2e2"), { t: "resign", id: "1", ply: 1 }))).toBe(false);
    expect(mayPlan(model("h2e2", { you: { ...game().you, side: null } }))).toBe(false);
  });

  it("has none where touched pieces must be moved, nor at a real board", () => {
    expect(mayPlan(model("h2e2", { touchMove: true }))).toBe(false);
    expect(mayPlan(model("h2e2", { place: "board" }))).toBe(false);
    expect(fate(planned, model("h2e2 h9g7", { touchMove: true }))).toBe("drop");
  });

  it("goes where it could go now, and takes back what may be taken", () => {
    const targets = plannable(game("h2e2"));
    expect(targets.h0).toEqual(expect.arrayContaining(["g2", "i2"]));
    // The chariot guards its horse, the advisors' line the general's neighbours; nobody retakes a general.
    expect(targets.a0).toContain("b0");
    expect(targets.b0).not.toContain("e0");
    expect(Object.values(targets).flat()).not.toContain("e0");
    expect(Object.keys(targets).every((from) => "01234".includes(from[1]))).toBe(true);
  });

  it("does not count on taking a general that is in check", () => {
    const check = game("a0a9", { start: "3k5/9/9/9/9/9/9/9/9/R3K4 w" });
    expect(check.state.check).toBe(true);
    expect(plannable(check).a9).toContain("c9");
    expect(plannable(check).a9).not.toContain("d9");
  });

  it("waits, is played if it is legal then, and dropped if not", () => {
    expect(fate(planned, model("h2e2"))).toBe("wait");
    expect(fate(planned, model("h2e2 h9g7"))).toBe("play");
    expect(fate({ move: "h0h9", ply: 1 }, model("h2e2 h9g7"))).toBe("drop");
    expect(fate(planned, model("h2e2 h9g7", {}, { phase: "over" }))).toBe("drop");
    expect(fate(planned, model(""))).toBe("drop");
    expect(fate(planned, sent(model("h2e2 h9g7"), { t: "resign", id: "1", ply: 2 }))).toBe("drop");
  });
});

describe("on the board", () => {
  let host: HTMLElement;
  const point = (name: string): HTMLElement =>
    [...host.querySelectorAll<HTMLElement>(".bd-point")].find((each) => each.getAttribute("aria-label")!.startsWith(name))!;
  const press = (name: string): void => {
    const button = point(name);
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, isPrimary: true, pointerId: 1 }));
    window.dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
    button.click();
  };
  const arrows = (): number => host.querySelectorAll(".mk-arrow-move").length;
  const movable = (): number => host.querySelectorAll(".bd-movable").length;
  const tableFor = (seat: Seat): Table => new Table(host, seat, "red", () => undefined);

  beforeEach(() => {
    document.documentElement.lang = "en";
    host = document.createElement("div");
    document.body.replaceChildren(host);
    localStorage.clear();
    changeSettings({ premove: true, animate: false });
  });
  afterEach(() => {
    document.documentElement.lang = "";
    localStorage.clear();
  });

  /** A live game that its server tells of. */
  function live(first: Game): { world: FakeWorld; session: Session; table: Table; moves: () => unknown[] } {
    const world = new FakeWorld();
    const session = new Session("ws://test/live", first, NOW, world);
    const table = tableFor(session);
    session.watch(() => table.show());
    session.open();
    world.last.opens();
    world.last.says(whole(first));
    return { world, session, table, moves: () => world.last.sent.filter(({ t }) => t === "move").map(({ move, ply }) => [move, ply]) };
  }

  it("is marked, and sent the moment the turn comes", async () => {
    const first = game("h2e2");
    const { world, table, moves } = live(first);
    press("h0");
    press("g2");
    expect(arrows()).toBe(1);
    expect(table.shows(first.state.fen)).toBe(true);
    expect(moves()).toEqual([]);
    world.last.says(step(first, game("h2e2 h9g7")));
    expect(table.answersItself).toBe(true);
    await settled();
    expect(moves()).toEqual([["h0g2", 2]]);
    expect(arrows()).toBe(0);
    expect(table.shows(game("h2e2 h9g7 h0g2").state.fen)).toBe(true);
  });

  it("retakes what the opponent takes", async () => {
    const first = game("b2e2");
    const { world, moves } = live(first);
    press("i0");
    press("h0");
    expect(arrows()).toBe(1);
    world.last.says(step(first, game("b2e2 h7h0")));
    await settled();
    expect(moves()).toEqual([["i0h0", 2]]);
  });

  it("is dropped if it is not legal then, and the reader moves himself", async () => {
    const first = game("b2e2");
    const { world, moves } = live(first);
    press("i0");
    press("h0");
    world.last.says(step(first, game("b2e2 h9g7")));
    await settled();
    expect([moves(), arrows()]).toEqual([[], 0]);
    press("h0");
    press("g2");
    expect(moves()).toEqual([["h0g2", 2]]);
  });

  it("is cancelled by a touch of the board, by Escape, and by the switch", async () => {
    const first = game("h2e2");
    const { world, moves } = live(first);
    const cancels = [
      () => press("e5"),
      () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
      () => changeSettings({ premove: false }),
    ];
    for (const cancel of cancels) {
      press("h0");
      press("g2");
      expect(arrows()).toBe(1);
      cancel();
      expect(arrows()).toBe(0);
    }
    world.last.says(step(first, game("h2e2 h9g7")));
    await settled();
    expect(moves()).toEqual([]);
  });

  it("can be pulled, and lies where it came from until it is played", () => {
    const first = game("h2e2");
    const { table } = live(first);
    const grid = host.querySelector<HTMLElement>(".bd-points")!;
    grid.getBoundingClientRect = () => new DOMRect(0, 0, 900, 1000);
    grid.setPointerCapture = () => undefined;
    const at = (clientX: number, clientY: number): PointerEventInit => ({ bubbles: true, button: 0, isPrimary: true, pointerId: 1, clientX, clientY });
    point("h0").dispatchEvent(new PointerEvent("pointerdown", at(750, 950)));
    window.dispatchEvent(new PointerEvent("pointermove", at(650, 750)));
    expect(host.querySelectorAll(".bd-air > g")).toHaveLength(1);
    window.dispatchEvent(new PointerEvent("pointerup", at(650, 750)));
    // The click that browsers send after a pull is not a touch that cancels.
    point("g2").click();
    expect([arrows(), host.querySelectorAll(".bd-air > g").length, host.querySelectorAll(".bd-pieces > g").length]).toEqual([1, 0, 32]);
    expect(table.shows(first.state.fen)).toBe(true);
  });

  it("cannot be made unless it is switched on, nor where touching obliges", () => {
    changeSettings({ premove: false });
    live(game("h2e2"));
    expect(movable()).toBe(0);
    changeSettings({ premove: true });
    expect(movable()).toBeGreaterThan(5);
    live(game("h2e2", { touchMove: true }));
    expect(movable()).toBe(0);
  });
});
