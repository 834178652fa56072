/** A board to play on against oneself and one to set up, for trying hands: target/web-demo/hands.html. */
import { Board } from "../board/board";
import { type Position, readFen, START_FEN, writeFen } from "../rules/fen";
import { inCheck, legalTargets, play } from "../rules/moves";
import { mayStand } from "../rules/places";
import { moveOf } from "../rules/square";

let position: Position = readFen(START_FEN);
const board = new Board(document.getElementById("play")!, {
  mode: "play",
  onMove(from, to) {
    position = play(position, moveOf(from + to)!);
    show(from + to);
  },
});

function show(lastMove?: string): void {
  board.show(
    {
      fen: writeFen(position.placement, position.turn),
      lastMove,
      check: inCheck(position.placement, position.turn),
      targets: legalTargets(position),
    },
    { say: false },
  );
}

show();
const setup = new Board(document.getElementById("edit")!, { mode: "edit", mayStand });
setup.show({ fen: "4k4/9/9/9/9/9/9/9/9/4K4 w" });
Object.assign(window, { board, setup });
