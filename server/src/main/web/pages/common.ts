/** What every page does; all of it works without, only less well. */
import { shortcuts } from "../common/shortcuts";

// Pages without figures do not load the board.
if (document.querySelector(".board[data-fen]")) {
  void import("../common/figures").then(({ drawFigures }) => drawFigures());
}

// <button data-board-settings hidden>: of use only where scripts run.
document.querySelectorAll<HTMLElement>("[data-board-settings]").forEach((button) => {
  button.hidden = false;
  button.addEventListener("click", () => {
    void import("../common/board-settings").then(({ chooseBoardSettings }) => chooseBoardSettings());
  });
});

shortcuts();
