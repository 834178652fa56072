/** What every page does; all of it works without, only less well. */
import { appRoot } from "../common/links";
import { shortcuts } from "../common/shortcuts";

// Pages without figures do not load the board.
if (document.querySelector(".board[data-fen]")) {
  void import("../common/figures").then(({ drawFigures }) => drawFigures());
}

// <button data-board-settings hidden>: of use only where scripts run and a board is. Every page has one at its foot.
const boards = document.querySelector(".board, [data-exam-board]") !== null;
document.querySelectorAll<HTMLElement>("[data-board-settings]").forEach((button) => {
  button.hidden = !boards;
  button.addEventListener("click", () => {
    void import("../common/board-settings").then(({ chooseBoardSettings }) => chooseBoardSettings());
  });
});

const root = appRoot();
if (root !== undefined) {
  void import("../offline/app").then(({ beginApp }) => beginApp(root));
}

shortcuts();
