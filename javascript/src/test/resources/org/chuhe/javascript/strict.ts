// What somebody writes who has installed the package: every type is used, under the strictest settings.
import { answer, boardSvg, ChuheError, editions, isDead, judge, languages, Position, review } from "chuhe";
import type { Answer, Consequence, Move, Notation, Piece, Review, Ruling, Side } from "chuhe";
import { Position as CorePosition } from "chuhe/core";

const position: Position = Position.start.play("炮二平五", "馬8進7");
const moves: Move[] = position.legalMoves();
const side: Side = position.sideToMove;
const piece: Piece | undefined = position.pieceAt("e0");
const notations: Notation[] = ["zh", "wxf", "iccs"];
const written: string[] = notations.map((notation) => position.write(moves[0]!, notation));
const ruling: Answer = judge({ fen: "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", moves: "f0e0 e8f8 e0f0 f8e8" });
const plain: Ruling = ruling;
const game: Review = review({ fen: position.fen, moves: [] }, { language: "zh" });
const refused = answer({ fen: "nothing", moves: "" });
let problem = "";
try {
  position.read("炮九平九九");
} catch (error) {
  problem = error instanceof ChuheError ? error.messages["zh"] ?? "" : "";
}
export function wrong(): void {
  // @ts-expect-error a position cannot be changed
  position.fen = "";
  // @ts-expect-error there is no such notation
  position.write("h2e2", "morse");
  // @ts-expect-error a claim leads to no such thing
  const consequence: Consequence = "loss";
  void consequence;
}

console.log(
  JSON.stringify({
    side,
    piece,
    written,
    moves: moves.length,
    verdict: plain.verdict,
    repetitions: game.repetitions.length,
    refused: "error" in refused,
    problem,
    dead: isDead(position),
    svg: boardSvg(position, { theme: "dark", marks: [{ at: "e2", shape: "selected" }] }).startsWith("<svg"),
    editions: editions("zh").map((edition) => edition.id),
    languages: languages(),
    core: CorePosition.start.perft(3),
  }),
);
