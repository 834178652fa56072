import "./document";
import { expect } from "expect";
import { beforeEach, describe, it, mock } from "node:test";
import { Board, type BoardOptions, type BoardState } from "../board/board";
import { START_FEN, readFen } from "../rules/fen";
import { legalTargets } from "../rules/moves";
import { mayStand } from "../rules/places";

const START: BoardState = { fen: START_FEN, targets: legalTargets(readFen(START_FEN)) };
const AFTER = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1";

let host: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  host = document.createElement("div");
  document.body.append(host);
});

function board(options: BoardOptions, state: BoardState = START): Board {
  const made = new Board(host, { language: "zh", ...options });
  made.show(state);
  return made;
}

const buttons = (): HTMLButtonElement[] => [...host.querySelectorAll<HTMLButtonElement>(".bd-point")];
const point = (label: string): HTMLButtonElement =>
  buttons().find((each) => each.getAttribute("aria-label")!.startsWith(label))!;
const label = (element: Element): string | null => element.getAttribute("aria-label");
const said = (manner = "polite"): string => document.querySelector(`[aria-live=${manner}]`)!.textContent!.trim();
const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const marks = (name: string): number => host.querySelectorAll(`.mk-${name}`).length;
const piecesShown = (): number => host.querySelectorAll(".bd-pieces use").length;

describe("a board to look at", () => {
  it("is a picture that names all pieces", () => {
    board({ language: "en" }, { fen: "4k4/9/9/9/9/9/9/9/9/4K4 b" });
    const picture = host.querySelector("svg.bd-svg")!;
    expect(picture.getAttribute("role")).toBe("img");
    expect(label(picture)).toBe("Red general e0. Black general e9. Black to move");
    expect(buttons()).toHaveLength(0);
  });

  it("shows last move, check, marks and arrows", () => {
    board({}, {
      fen: "4k4/9/9/9/9/9/9/9/9/3KR4 b",
      lastMove: "f0e0",
      check: true,
      arrows: [{ from: "e0", to: "e9", meaning: "attack" }],
      marks: [{ at: "d0", shape: "root" }, { at: "a5", badge: "2" }],
    });
    expect([marks("last"), marks("check"), marks("arrow-attack"), marks("root"), marks("badge")]).toEqual([2, 1, 1, 1, 1]);
  });

  it("leaves out marks on points that do not exist", () => {
    board({}, { fen: START_FEN, lastMove: "z9", arrows: [{ from: "e0", to: "e0" }], marks: [{ at: "k3" }] });
    expect([marks("last"), marks("arrow"), marks("circle")]).toEqual([0, 0, 0]);
  });

  it("uses no inline styles in its markup, as the site's policy demands", () => {
    board({});
    expect(host.innerHTML).not.toContain("style=");
  });

  it("turns points and labels, never characters", () => {
    const made = board({ labels: "chinese" });
    const texts = (): string => [...host.querySelectorAll(".bd-label")].map((each) => each.textContent).join("");
    const first = (): SVGTextElement => host.querySelector(".bd-label")!;
    const before = { x: first().getAttribute("x"), y: first().getAttribute("y") };
    made.flip();
    expect(texts()).toContain("九");
    expect([before.x, before.y, first().getAttribute("x"), first().getAttribute("y")]).toEqual(["0", "-80", "800", "980"]);
    expect(host.innerHTML).not.toContain("rotate");
    expect(made.below).toBe("black");
  });
});

describe("a board to play on", () => {
  it("is a grid of ten rows and nine columns with one tab stop", () => {
    board({ mode: "play" });
    expect(host.querySelectorAll("[role=grid] > [role=row]")).toHaveLength(10);
    expect(host.querySelectorAll("[role=row] > [role=gridcell]")).toHaveLength(90);
    expect(buttons().filter((each) => each.tabIndex === 0)).toHaveLength(1);
    expect(host.querySelector("svg.bd-svg")!.getAttribute("aria-hidden")).toBe("true");
  });

  it("reads points from the nearer side", () => {
    board({ mode: "play" });
    expect(label(point("一路底线"))).toBe("一路底线，红车，可走");
    expect(label(point("五路底线"))).toBe("五路底线，红帅，可走");
    expect(label(point("黑方5路底线"))).toBe("黑方5路底线，黑将");
    expect(label(point("五路河沿"))).toBe("五路河沿，空");
    board({ mode: "play", language: "en" });
    expect(label(point("e0"))).toBe("e0, Red general, can move");
  });

  it("moves by two taps and shows the move at once", () => {
    const onMove = mock.fn((..._: unknown[]) => {});
    const made = board({ mode: "play", onMove, animate: false });
    point("二路宫顶线").click();
    expect(marks("selected")).toBe(1);
    expect([marks("target"), marks("capture")]).toEqual([11, 1]);
    expect(label(point("五路宫顶线"))).toBe("五路宫顶线，空，可到");
    expect(label(point("黑方8路底线"))).toBe("黑方8路底线，黑马，可吃");
    point("五路宫顶线").click();
    expect(onMove.mock.calls.map((call) => call.arguments)).toEqual([["h2", "e2"]]);
    expect(made.fen).toBe(AFTER);
    expect(said()).toBe("红炮从二路宫顶线到五路宫顶线。轮到黑方");
    expect(marks("selected") + marks("target")).toBe(0);
  });

  it("waits after a move until it is fed again", () => {
    board({ mode: "play" });
    point("二路宫顶线").click();
    point("五路宫顶线").click();
    expect(host.querySelectorAll(".bd-movable")).toHaveLength(0);
  });

  it("takes a refused move back when shown the old position", () => {
    const made = board({ mode: "play" });
    point("二路宫顶线").click();
    point("五路宫顶线").click();
    made.show(START);
    expect(made.fen).toBe(START_FEN);
    expect(piecesShown()).toBe(32);
  });

  it("keeps the picked piece when the same position is shown again", () => {
    const made = board({ mode: "play" });
    point("二路宫顶线").click();
    made.show({ ...START, marks: [{ at: "a0" }] });
    expect(marks("selected")).toBe(1);
    made.show({ fen: AFTER });
    expect(marks("selected")).toBe(0);
  });

  it("removes the captured piece", () => {
    const made = board({ mode: "play", animate: false });
    point("二路宫顶线").click();
    point("黑方8路底线").click();
    expect(piecesShown()).toBe(31);
    expect(made.fen.startsWith("rnbakabCr/")).toBe(true);
    expect(said()).toBe("红炮从二路宫顶线到黑方8路底线，吃黑马。轮到黑方");
  });

  it("picks another piece, puts the same one down, and forgets on Esc", () => {
    board({ mode: "play" });
    point("二路宫顶线").click();
    point("二路底线").click();
    expect(label(point("二路底线"))).toContain("已选");
    expect(point("二路底线").getAttribute("aria-selected")).toBe("true");
    point("二路底线").click();
    expect(marks("selected")).toBe(0);
    point("二路底线").click();
    press(point("二路底线"), "Escape");
    expect(marks("selected")).toBe(0);
  });

  it("moves nothing of the other side, nor while watching", () => {
    const made = board({ mode: "play", movable: "black" });
    point("二路宫顶线").click();
    expect(marks("selected")).toBe(0);
    made.set({ movable: "none" });
    expect(host.querySelectorAll(".bd-movable")).toHaveLength(0);
    made.set({ movable: "red" });
    expect(host.querySelectorAll(".bd-movable").length).toBeGreaterThan(10);
  });

  it("is walked with arrow keys and stops at the edge", () => {
    board({ mode: "play" });
    point("五路底线").focus();
    press(document.activeElement!, "ArrowUp");
    expect(label(document.activeElement!)).toBe("五路二线，空");
    press(document.activeElement!, "ArrowDown");
    press(document.activeElement!, "ArrowDown");
    expect(label(document.activeElement!)).toBe("五路底线，红帅，可走");
    press(document.activeElement!, "ArrowRight");
    expect(label(document.activeElement!)).toBe("四路底线，红仕，可走");
    expect(buttons().filter((each) => each.tabIndex === 0)).toEqual([document.activeElement]);
  });

  it("turns on F and walks as seen", () => {
    const onFlip = mock.fn((..._: unknown[]) => {});
    board({ mode: "play", onFlip });
    point("五路底线").focus();
    press(document.activeElement!, "f");
    expect(onFlip.mock.calls.map((call) => call.arguments)).toEqual([["black"]]);
    expect(label(document.activeElement!)).toBe("黑方5路底线，黑将");
    press(document.activeElement!, "ArrowRight");
    expect(label(document.activeElement!)).toBe("黑方4路底线，黑士");
  });

  it("leaves keys with modifiers to the browser", () => {
    board({ mode: "play" });
    const event = new KeyboardEvent("keydown", { key: "f", ctrlKey: true, bubbles: true, cancelable: true });
    expect(point("五路底线").dispatchEvent(event)).toBe(true);
  });

  it("says a move that comes from elsewhere, and urgently a check against oneself", () => {
    const made = board({ mode: "play", movable: "black" }, { fen: "4k4/9/9/9/9/9/9/9/9/3K1R3 w" });
    made.show({ fen: "4k4/9/9/9/9/9/9/9/9/3KR4 b", lastMove: "f0e0", check: true });
    expect(said()).toBe("红车从四路底线到五路底线。轮到黑方");
    expect(said("assertive")).toBe("黑方被将军");
    expect(label(point("黑方5路底线"))).toBe("黑方5路底线，黑将，被将军");
  });

  it("says what the page says instead, or nothing", () => {
    const made = board({ mode: "play" });
    made.show({ fen: AFTER, lastMove: "h2e2" }, { say: "红：炮二平五。轮到黑方。" });
    expect(said()).toBe("红：炮二平五。轮到黑方。");
    made.show(START, { say: false });
    expect(said()).toBe("红：炮二平五。轮到黑方。");
  });

  it("takes free marks by the second button and forgets them with the next position", () => {
    const made = board({ mode: "play" });
    point("五路底线").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(marks("circle")).toBe(1);
    made.show({ fen: AFTER });
    expect(marks("circle")).toBe(0);
  });
});

describe("a board to set up", () => {
  const tray = (): HTMLButtonElement[] => [...host.querySelectorAll<HTMLButtonElement>(".bd-slot")];
  const slot = (name: string): HTMLButtonElement => tray().find((each) => label(each)!.startsWith(name))!;

  it("places pieces from the tray, as many as there are", () => {
    const onEdit = mock.fn((..._: unknown[]) => {});
    const made = board({ mode: "edit", onEdit }, { fen: "4k4/9/9/9/9/9/9/9/9/4K4 w" });
    expect(label(slot("红仕"))).toBe("红仕，还有2枚");
    expect(slot("红帅").disabled).toBe(true);
    slot("红仕").click();
    point("四路底线").click();
    point("六路底线").click();
    expect(made.fen).toBe("4k4/9/9/9/9/9/9/9/9/3AKA3 w - - 0 1");
    expect(slot("红仕").disabled).toBe(true);
    expect(onEdit.mock.calls.at(-1)?.arguments).toEqual(["4k4/9/9/9/9/9/9/9/9/3AKA3 w - - 0 1"]);
    expect(said()).toBe("红仕放在六路底线");
  });

  it("moves a piece by two taps and removes one by key or bin", () => {
    const made = board({ mode: "edit" }, { fen: "4k4/9/9/9/9/9/9/9/9/R3K3R w" });
    point("一路底线").click();
    point("一路河沿").click();
    expect(made.fen).toBe("4k4/9/9/9/9/8R/9/9/9/R3K4 w - - 0 1");
    press(point("一路河沿"), "Delete");
    expect(said()).toBe("红车移走");
    point("九路底线").click();
    host.querySelector<HTMLButtonElement>(".bd-bin")!.click();
    expect(made.fen).toBe("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
  });

  it("places by letters: capitals for Red", () => {
    const made = board({ mode: "edit" }, { fen: "4k4/9/9/9/9/9/9/9/9/4K4 b" });
    press(point("一路底线"), "R");
    press(point("二路底线"), "h");
    expect(made.fen).toBe("4k4/9/9/9/9/9/9/9/9/4K2nR b - - 0 1");
  });

  it("keeps pieces off points where they can never stand, if told so", () => {
    const made = board({ mode: "edit", mayStand }, { fen: "4k4/9/9/9/9/9/9/9/9/4K4 w" });
    slot("红相").click();
    expect(marks("target")).toBe(7);
    point("一路底线").click();
    expect(made.fen).toBe("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    point("三路底线").click();
    expect(made.fen).toBe("4k4/9/9/9/9/9/9/9/9/4K1B2 w - - 0 1");
  });

  it("is cleared at once", () => {
    const made = board({ mode: "edit" });
    made.clear();
    expect(made.fen).toBe("9/9/9/9/9/9/9/9/9/9 w - - 0 1");
    expect(piecesShown()).toBe(0);
  });
});
