import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../desk/boards";
import { isRecord, takeApart } from "../desk/dialogs";
import { address, telling } from "../desk/matter";
import type { Nature, Side } from "../common/codes";
import type { EvidenceItem, PlayedPly, RuledPly } from "../desk/types";

const FEN = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1";

const played = (ply: number, iccs: string, fen = FEN): PlayedPly => ({
  ply,
  side: ply % 2 === 1 ? "red" : "black",
  iccs,
  zh: iccs,
  wxf: iccs, "zh-Hant": "車四平五", vi: "X4-5",
  fen,
  check: false,
});

const ruled = (ply: number, side: Side, kind: Nature, ...items: EvidenceItem[]): RuledPly => ({
  ply,
  side,
  zh: "", "zh-Hant": "", wxf: "", iccs: "", vi: "",
  articles: [],
  why: "",
  evidence: { kind, items },
});

test("a text that names the players is a record", () => {
  assert.ok(isRecord("红方：张三 黑方：李四\n炮二平五 马8进7"));
  assert.ok(isRecord("[Event \"x\"]"));
  assert.ok(!isRecord("炮二平五 马8进7"));
});

test("a pasted text is taken apart into position and moves", () => {
  assert.deepEqual(takeApart(`fen ${FEN} moves f0e0 e8f8`, "other"), { fen: FEN, moves: "f0e0 e8f8" });
  assert.deepEqual(takeApart("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w\n车四平五", "other"), {
    fen: "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w",
    moves: "车四平五",
  });
  assert.deepEqual(takeApart(" 炮二平五 C8.5 ", "other"), { fen: "other", moves: "炮二平五 C8.5" });
});

test("an address tells everything that lies on the desk", () => {
  const url = new URL(
    address("/desk", {
      rules: "wxf2018",
      play: { fen: FEN, plies: [played(1, "f0e0"), played(2, "e8f8")] },
      ply: 1,
      compare: true,
      turned: ["just-crossed", "even-trade"],
      matter: { red: "甲 & 乙", black: "" },
    }),
    "http://chuhe.test",
  );
  assert.equal(url.pathname, "/desk");
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    rules: "wxf2018",
    fen: FEN,
    moves: "f0e0 e8f8",
    ply: "1",
    compare: "1",
    turned: "just-crossed,even-trade",
    red: "甲 & 乙",
  });
});

test("the ply that says most is the first attack of the side that must vary", () => {
  const plies = [ruled(5, "red", "idle"), ruled(6, "black", "check"), ruled(7, "red", "chase"), ruled(8, "black", "idle")];
  assert.equal(telling({ verdict: "red-must-vary", plies }), 7);
  assert.equal(telling({ verdict: "black-must-vary", plies }), 6);
  assert.equal(telling({ verdict: "draw", plies }), 6);
  assert.equal(telling({ verdict: "draw", plies: plies.slice(0, 1) }), 5);
});

test("evidence is drawn with arrows, targets and roots", () => {
  const chase = ruled(
    1,
    "red",
    "chase",
    { target: "i9", attacker: "i2", lineIccs: ["i2i9"], roots: ["h9"] },
    { target: "a9", attacker: "a2" },
  );
  assert.deepEqual(marksOf(chase, 0), {
    marks: [
      { at: "i9", shape: "capture" },
      { at: "h9", shape: "root" },
    ],
    arrows: [
      { from: "i2", to: "i9", meaning: "attack" },
      { from: "h9", to: "i9", meaning: "root" },
    ],
  });
  assert.deepEqual(marksOf(chase, 1).arrows, [{ from: "a2", to: "a9", meaning: "attack" }]);
  const doubleCheck = ruled(1, "red", "check", { target: "e9", attacker: "e0" }, { target: "e9", attacker: "g8" });
  assert.equal(marksOf(doubleCheck, 0).arrows.length, 2);
  assert.deepEqual(marksOf(doubleCheck, 0).marks, []);
  const block = ruled(1, "red", "block", { target: "c9", shielded: "c3" });
  assert.deepEqual(marksOf(block, 0).marks, [
    { at: "c9", shape: "circle" },
    { at: "c3", shape: "root" },
  ]);
});
