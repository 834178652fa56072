/** Boards in all looks, to be looked at: `npm run demo`, then open target/web-demo/boards.html. */
import { Board, type BoardOptions, type BoardState } from "../board/board";
import { readFen, START_FEN } from "../rules/fen";
import { legalTargets } from "../rules/moves";
import { html } from "../board/svg";

const page = document.getElementById("boards")!;

function add(width: number, theme: "light" | "dark", options: BoardOptions, state: BoardState): Board {
  const host = html("div");
  host.style.width = `${width}px`;
  page.append(html("div", { "data-theme": theme }, host));
  const board = new Board(host, options);
  board.show(state);
  return board;
}

const afterTwo = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";
const opening: BoardState = { fen: afterTwo, lastMove: "h9g7", targets: legalTargets(readFen(afterTwo)) };
const check: BoardState = {
  fen: "2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b",
  lastMove: "f0e0",
  check: true,
  arrows: [{ from: "e0", to: "e8", meaning: "attack" }],
  marks: [{ at: "h0", shape: "root" }, { at: "c1", badge: "1" }],
};

const looks = new URLSearchParams(location.search).get("looks") ?? "default";
const width = Number(new URLSearchParams(location.search).get("width") ?? 592);
const sets: Record<string, () => void> = {
  default() {
    for (const theme of ["light", "dark"] as const) {
      const board = add(width, theme, { mode: "play", labels: "both" }, opening);
      tap(board, "b2");
      add(width, theme, {}, { ...check, arrows: [...check.arrows!, { from: "h0", to: "g0", meaning: "root" }] });
    }
  },
  flipped() {
    for (const theme of ["light", "dark"] as const) {
      add(width, theme, { below: "black", labels: "algebraic", pieces: "letters" }, opening);
      add(width, theme, { below: "black", classic: true }, check);
    }
  },
  sets() {
    for (const theme of ["light", "dark"] as const) {
      add(width, theme, { pieces: "pictograms" }, { fen: START_FEN });
      add(width, theme, { classic: true, pieces: "pictograms" }, { fen: START_FEN });
      add(240, theme, {}, { fen: START_FEN });
      add(160, theme, {}, { fen: START_FEN });
    }
  },
  setup() {
    for (const theme of ["light", "dark"] as const) {
      const board = add(width, theme, { mode: "edit" }, { fen: "2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b" });
      tap(board, "e0");
    }
  },
  narrow() {
    const board = add(width, "light", { mode: "play" }, opening);
    tap(board, "b2");
  },
};

function tap(board: Board, square: string): void {
  board.focus(square);
  (document.activeElement as HTMLElement).click();
}

sets[looks]();
