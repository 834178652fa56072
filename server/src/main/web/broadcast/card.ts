/** One of several boards on a page: what the server has laid out is filled with what happens. */
import { Board } from "../board/board";
import { notation } from "../common/settings";
import { clockText, reading } from "../play/clock";
import type { BroadcastBoard } from "./protocol";

const SIDES = ["red", "black"] as const;

export class BoardCard {
  private readonly board: Board | undefined;
  private shown: BroadcastBoard | undefined;

  constructor(readonly element: HTMLElement) {
    const field = element.querySelector<HTMLElement>(".board");
    this.board = field ? new Board(field, { mode: "view", labels: "none" }) : undefined;
  }

  get label(): string {
    return this.element.dataset.label ?? "";
  }

  /** The live game that it has room for; empty if there is none. */
  get game(): string {
    return this.element.dataset.game ?? "";
  }

  show(news: BroadcastBoard, now: number): void {
    this.shown = news;
    for (const side of SIDES) {
      this.text(`[data-name=${side}]`, news[side]);
    }
    this.text(".bc-result", news.result);
    const { game } = news;
    if (game && this.board) {
      this.board.set({ below: game.first, characters: game.first });
      this.board.show(
        { fen: game.fen, ...(game.last ? { lastMove: game.last } : {}), ...(game.check ? { check: true } : {}) },
        { say: false },
      );
      const round = Math.ceil(game.ply / 2);
      this.text(".bc-move", game.move ? `${round}. ${game.move.side === "black" ? "… " : ""}${game.move[notation()]}` : "");
    }
    this.tick(now);
  }

  /** The clocks, at a time of those who watch. */
  tick(now: number): void {
    const game = this.shown?.game;
    for (const side of SIDES) {
      const face = game?.clock ? reading(game.clock, game.scheme, side, now) : undefined;
      this.text(`[data-clock=${side}]`, face ? clockText(face.shown) : "");
      this.element.querySelector(`[data-clock=${side}]`)?.classList.toggle("bc-running", face?.running ?? false);
    }
  }

  /** Nothing is touched that stays the same. */
  private text(place: string, text: string): void {
    const element = this.element.querySelector(place);
    if (element && element.textContent !== text) {
      element.textContent = text;
    }
  }
}
