// node examples/node.mjs
import { judge, Position, review } from "chuhe";

let position = Position.start;
for (const move of position.readAll("炮二平五 馬8進7 H2+3 i9h9")) {
  console.log(move, position.write(move, "zh"), position.write(move, "wxf"));
  position = position.play(move);
}
console.log(position.sideToMove, "has", position.legalMoves().length, "legal moves");

const fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w";
const ruling = judge({ fen, moves: "车四平五 将5平6 车五平四 将6平5" });
console.log(ruling.verdict, ruling.articles);
for (const ply of ruling.plies) {
  console.log(ply.iccs, ply.nature, ply.why);
}

const round = ["f0e0", "e8f8", "e0f0", "f8e8"];
const found = review({ rules: "cxa2020", fen, moves: [...round, ...round, ...round] }, { language: "zh" });
console.log(found.repetitions[0].outcome, found.claims.repetition.words);
