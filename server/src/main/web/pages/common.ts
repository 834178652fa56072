import { Board } from "../board/board";

document.querySelectorAll<HTMLElement>(".board[data-fen]").forEach((host) => {
  new Board(host, {}).show({ fen: host.dataset.fen, lastMove: host.dataset.last });
});
