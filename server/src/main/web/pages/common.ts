/** What every page does; all of it works without, only less well. */
import { shortcuts } from "../common/shortcuts";

// Pages without figures do not load the board.
if (document.querySelector(".board[data-fen]")) {
  void import("../common/figures").then(({ drawFigures }) => drawFigures());
}
shortcuts();
