// Calls everything with arguments of other types than the declared ones; prints a line for each: the error's name and words.
import { answer, boardSvg, ChuheError, editions, isDead, judge, nearest, Position, review } from "chuhe";
import { Position as CorePosition } from "chuhe/core";

const start = Position.start;
const question = { fen: "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", moves: "f0e0 e8f8 e0f0 f8e8" };
const calls = {
  "fromFen()": () => Position.fromFen(),
  "fromFen(5)": () => Position.fromFen(5),
  "fromFen(null)": () => Position.fromFen(null),
  "fromFen(fen, null)": () => Position.fromFen(start.fen, null),
  "core: fromFen(5)": () => CorePosition.fromFen(5),
  "play(5)": () => start.play(5),
  "play(null)": () => start.play(null),
  "play(5, 6)": () => start.play(5, 6),
  "play([])": () => start.play([]),
  "read()": () => start.read(),
  "readAll(5)": () => start.readAll(5),
  "readAll([5])": () => start.readAll([5]),
  "readAll()": () => start.readAll(),
  "write(5)": () => start.write(5, "wxf"),
  "write(move)": () => start.write("h2e2"),
  "isLegal()": () => start.isLegal(),
  "legalMoves(5)": () => start.legalMoves(5),
  "pieceAt(5)": () => start.pieceAt(5),
  "perft()": () => start.perft(),
  "perft(-1)": () => start.perft(-1),
  "perft(1.5)": () => start.perft(1.5),
  "flaws(5)": () => start.flaws(5),
  "equals()": () => start.equals(),
  "equals({})": () => start.equals({}),
  "judge()": () => judge(),
  "judge(null)": () => judge(null),
  "judge([])": () => judge([]),
  "judge({ fen: 5 })": () => judge({ fen: 5, moves: 5 }),
  "judge({ moves: [5] })": () => judge({ fen: start.fen, moves: [5] }),
  "judge(question, null)": () => judge(question, null),
  "judge(question, { language: 5 })": () => judge(question, { language: 5 }),
  "judge(question, { nodes: NaN })": () => judge(question, { nodes: NaN }),
  "judge(question, { nodes: -1 })": () => judge(question, { nodes: -1 }),
  "review()": () => review(),
  "review(5)": () => review(5),
  "editions(null)": () => editions(null),
  "nearest()": () => nearest(),
  "isDead()": () => isDead(),
  "boardSvg({})": () => boardSvg({}),
  "boardSvg(start, null)": () => boardSvg(start, null),
  "boardSvg(start, { marks: 5 })": () => boardSvg(start, { marks: 5 }),
  "boardSvg(start, { arrows: [null] })": () => boardSvg(start, { arrows: [null] }),
};
for (const [name, call] of Object.entries(calls)) {
  try {
    call();
    console.log(`nothing ${name}`);
  } catch (error) {
    console.log(`${error.name} ${name}: ${error.message} / ${error.messages?.zh ?? ""}`);
    if (error instanceof ChuheError && !error.message) process.exitCode = 1;
  }
}
if (!("error" in answer())) process.exitCode = 1;
