// The page of a game: its tree, its moves as text, what an arbiter finds, what people bring.
import "./document";
import { test } from "node:test";
import { expect } from "expect";
import { answer } from "../computer/rules";
import type { Review, WrittenMove } from "../computer/referee";
import { chooser, listedText, readGame, watchDrops } from "../record/bring";
import { MoveText } from "../record/moves";
import { marked, rulings } from "../record/rulings";
import { fenOf, GameTree, path, type RecordedGame, type RecordedMove, roundOf } from "../record/tree";
import { START_FEN } from "../rules/fen";

const move = (name: string, more: Partial<RecordedMove> = {}): RecordedMove => ({ iccs: name, zh: `着${name}`, "zh-Hant": `著${name}`, vi: name, wxf: name.toUpperCase(), ...more });

const game = (moves: readonly RecordedMove[], changes: Partial<RecordedGame> = {}): RecordedGame => ({
  fen: START_FEN,
  tags: {},
  result: "1-0",
  ending: "",
  remark: "",
  rule: "",
  comment: "",
  moves,
  cut: false,
  defects: [],
  source: "{}",
  ...changes,
});

/** 1. h2e2 (1. b2e2 h9g7 (1... b9c7)) h9g7 {good} 2. h0g2 */
const TREE = game([
  move("h2e2", { variations: [[move("b2e2"), move("h9g7", { variations: [[move("b9c7")]] })]] }),
  move("h9g7", { comment: "good", marks: "!" }),
  move("h0g2", { check: true }),
]);

const PERPETUAL = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1";
const ROUND = ["f0e0", "e8f8", "e0f0", "f8e8"];

const review = (moves: readonly string[], fen = PERPETUAL): Review => {
  const told = answer({ id: 1, name: "review", values: [{ rules: "cxa2020", fen, moves }, "en"] });
  return (told as { answer: Review }).answer;
};

test("variations hang on the move they replace, and every node knows how one comes to it", () => {
  const tree = new GameTree(TREE);
  expect(tree.plies).toBe(3);
  expect(path(tree.main(3))).toEqual(["h2e2", "h9g7", "h0g2"]);
  const [other] = tree.root.others;
  expect(other.recorded?.iccs).toBe("b2e2");
  expect(other.main).toBe(false);
  expect(path(other.next!)).toEqual(["b2e2", "h9g7"]);
  expect(path(other.others[0])).toEqual(["b2e2", "b9c7"]);
  expect(tree.end(other).ply).toBe(2);
  expect(fenOf(tree.main(1))).toBe("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1");
  expect(tree.main(99).ply).toBe(3);
  expect(roundOf(tree.main(2), false)).toEqual({ number: 1, first: false });
  expect(roundOf(tree.main(1), true)).toEqual({ number: 1, first: false });
});

test("the text tells moves, comments and variations in the order people write them", () => {
  const host = document.createElement("div");
  const chosen: string[] = [];
  const text = new MoveText(host, (node) => chosen.push(path(node).join(" ")));
  const tree = new GameTree(TREE);
  document.documentElement.dataset.notation = "iccs";
  text.show(tree);
  const shown = [...host.querySelectorAll(".record-number, .record-ply, .record-comment")].map((each) => each.firstChild?.textContent);
  expect(shown).toEqual(["start", "1.", "h2e2", "1.", "b2e2", "h9g7", "1…", "b9c7", "1…", "h9g7", "good", "2.", "h0g2"]);
  expect(host.querySelectorAll(".record-variation .record-variation")).toHaveLength(1);
  host.querySelector<HTMLElement>(".record-variation .record-variation button")!.click();
  expect(chosen).toEqual(["b2e2 b9c7"]);
  text.mark(new Map([[2, "a draw"]]));
  expect(host.querySelectorAll(".record-marked")).toHaveLength(1);
  text.at(tree.main(3));
  expect(host.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("what is hostile stays text", () => {
  const host = document.createElement("div");
  new MoveText(host, () => undefined).show(
    new GameTree(game([move("h2e2", { comment: "<img src=x onerror=alert(1)>", zh: "<b>" })], { comment: "<script>", defects: ["<i>"] })),
  );
  expect(host.querySelector("img, script, i")).toBeNull();
});

test("a record without moves, or with ones that are none, is a game too", () => {
  expect(new GameTree(game([])).plies).toBe(0);
  expect(new GameTree(game([move("xx")])).main(1).ply).toBe(0);
});

test("every repetition has its ruling, its articles and the proof of every ply", () => {
  const moves = [...ROUND, ...ROUND, ...ROUND];
  const found = review(moves);
  expect(found.repetitions).toHaveLength(1);
  expect(found.repetitions[0].verdict).toBe("red-must-vary");
  const played = game(moves.map((name) => move(name)), { fen: PERPETUAL });
  expect([...marked(found, new GameTree(played)).keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const gone: [number, string | undefined][] = [];
  const host = document.createElement("div");
  host.append(...rulings(found, played, { ply: (ply, ruled) => gone.push([ply, ruled?.evidence.kind]) }));
  expect(host.querySelectorAll(".seal-loss")).toHaveLength(1);
  expect(host.querySelector(".ruling-title")?.textContent).toBe(found.repetitions[0].outcome);
  const articles = [...host.querySelectorAll<HTMLAnchorElement>(".articles a")].map((link) => link.getAttribute("href"));
  expect(articles).toContain("/rules/cxa2020/25.1");
  const proofs = [...host.querySelectorAll<HTMLElement>(".record-proof button")];
  expect(proofs).toHaveLength(found.repetitions[0].plies.length);
  proofs[0].click();
  expect(gone[0][1]).toBe("check");
  expect(host.querySelector("a[href^='/desk']")).not.toBeNull();
});

test("where nothing comes round it says so", () => {
  const host = document.createElement("div");
  host.append(...rulings(review(["h2e2"], START_FEN), game([move("h2e2")]), { ply: () => undefined }));
  expect(host.textContent).toBe("repetition.none");
});

test("every ply of a line is written, with the rounds towards the move limit", () => {
  const told = answer({ id: 1, name: "line", values: [START_FEN, ["h2e2", "h7e7", "h0g2", "a0a9"], "cxa2020"] });
  const line = (told as { answer: WrittenMove[] }).answer;
  expect(line.map(({ zh }) => zh)).toEqual(["炮二平五", "炮8平5", "马二进三"]);
  expect(line[1].limit).toMatchObject({ red: 1, black: 1, rounds: 60 });
});

test("games of a file are chosen by their players", () => {
  const listed = { number: 2, title: "", event: "Cup", date: "2020.01.02", red: "甲", black: "", result: "1-0", plies: 9 };
  expect(listedText(listed)).toBe("2. title.players 1-0 Cup 2020.01.02");
  expect(listedText({ ...listed, red: "", title: "Study", result: "*" })).toBe("2. Study Cup 2020.01.02");
  const chosen: number[] = [];
  const [select, more] = chooser({ total: 900, number: 2, games: [{ ...listed, number: 1 }, listed], game: TREE }, (number) => chosen.push(number));
  expect((select as HTMLSelectElement).value).toBe("2");
  expect(more.textContent).toBe("choose.more");
  (select as HTMLSelectElement).value = "1";
  select.dispatchEvent(new Event("change"));
  expect(chosen).toEqual([1]);
});

test("what is too large is not even sent", async () => {
  await expect(readGame(" ".repeat(9 * 1024 * 1024), "")).rejects.toThrow("file.large");
});

test("a text that is pasted outside of fields is a game, inside it is not", () => {
  const brought: unknown[] = [];
  watchDrops(document.createElement("div"), (content) => brought.push(content));
  const paste = (target: Element, text: string): void => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [], getData: () => text } });
    document.body.append(target);
    target.dispatchEvent(event);
    target.remove();
  };
  paste(document.createElement("textarea"), "1. h2e2");
  paste(document.createElement("p"), "  ");
  expect(brought).toEqual([]);
  paste(document.createElement("p"), "1. h2e2");
  expect(brought).toEqual(["1. h2e2"]);
});
