/** The board of a live game: takes the reader's moves, shows the game as it stands or an earlier ply of it. */
import { Board, type BoardState } from "../board/board";
import { followSettings, withSettings } from "../common/settings";
import { writeFen } from "../rules/fen";
import { inCheck, play } from "../rules/moves";
import type { Side } from "../rules/piece";
import { moveOf } from "../rules/square";
import { plannable, Premove } from "./premove";
import type { Seat } from "./session";
import { isToMove, pendingMove, positionAt, targets } from "./state";

export class Table {
  private readonly board: Board;
  /** The ply that is looked at; undefined while the game is followed. */
  private browsed: number | undefined;
  /** A move that is pointed out, as long as its position stands on the board. */
  private hinted: { fen: string; move: string } | undefined;
  private readonly premove: Premove;

  constructor(
    host: HTMLElement,
    private readonly session: Seat,
    below: Side,
    onTurn: () => void,
  ) {
    this.premove = new Premove(session, () => this.show(false));
    this.board = new Board(host, {
      mode: "play",
      below,
      characters: session.model.game.rules.first,
      movable: "none",
      onMove: (from, to) => this.move(from + to),
      onPick: (point) => this.touch(point),
      onFlip: onTurn,
    });
    followSettings(this.board);
    // One touch of the board, or Escape, takes back what was made in advance; before the board itself takes it for anything.
    host.addEventListener("pointerdown", ({ button }) => button === 0 && this.premove.cancel(), { capture: true });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && !document.querySelector("dialog[open]")) {
        this.premove.cancel();
      }
    });
    withSettings(({ premove }) => {
      if (!premove) {
        this.premove.cancel();
      }
      this.show();
    });
  }

  get below(): Side {
    return this.board.below;
  }

  /** The ply on the board. */
  get ply(): number {
    return this.browsed ?? this.session.model.game.state.ply;
  }

  /** Whether an earlier position is looked at. */
  get isBrowsing(): boolean {
    return this.browsed !== undefined;
  }

  /** Whether a move made in advance answers the one that has just been made. */
  get answersItself(): boolean {
    return this.premove.answers;
  }

  flip(): void {
    this.board.flip();
  }

  /** Looks at a ply; the last one is the game itself. */
  go(ply: number): void {
    const last = this.session.model.game.state.ply;
    this.browsed = ply >= last ? undefined : Math.max(0, ply);
    this.show();
  }

  /** Points a move out, until the game goes on. */
  hint(move: string): void {
    this.hinted = { fen: this.session.model.game.state.fen, move };
    this.follow();
  }

  /** Follows the game again. */
  follow(): void {
    this.browsed = undefined;
    this.show();
  }

  /** Whether the position that the game has reached already stands on the board. */
  shows(fen: string): boolean {
    return this.board.fen.split(" ")[0] === fen.split(" ")[0];
  }

  show(animate = true): void {
    const { game } = this.session.model;
    const mine = isToMove(this.session.model) || this.premove.isOpen ? game.you.side : null;
    this.board.set({ movable: this.browsed === undefined && mine ? mine : "none" });
    this.board.show(this.browsed === undefined ? this.present() : this.past(this.browsed), { say: false, animate });
  }

  private move(move: string): void {
    if (isToMove(this.session.model)) {
      void this.session.act({ t: "move", move });
    } else if (this.premove.isOpen) {
      this.premove.plan(move);
    } else {
      this.show();
    }
  }

  private present(): BoardState {
    const { model } = this.session;
    const { state } = model.game;
    const pending = pendingMove(model);
    if (pending) {
      const { placement, turn } = play(positionAt(model.game, state.ply), moveOf(pending)!);
      return { fen: writeFen(placement, turn), lastMove: pending };
    }
    const planned = this.premove.move;
    const pointed = this.hinted?.fen === state.fen ? this.hinted.move : planned;
    return {
      fen: state.fen,
      turn: state.toMove,
      lastMove: state.last ?? undefined,
      check: state.check,
      targets: isToMove(model) ? targets(model.game) : this.premove.isOpen ? plannable(model.game) : {},
      arrows: pointed ? [{ from: pointed.slice(0, 2), to: pointed.slice(2), meaning: "move" }] : [],
      marks: (model.game.touchMove ? state.touched : planned ? [planned.slice(0, 2), planned.slice(2)] : []).map((at) => ({
        at,
        shape: "circle" as const,
      })),
    };
  }

  private past(ply: number): BoardState {
    const { game } = this.session.model;
    const { placement, turn } = positionAt(game, ply);
    return {
      fen: writeFen(placement, turn),
      turn,
      lastMove: game.moves[ply - 1]?.iccs,
      check: inCheck(placement, turn),
    };
  }

  /** Where it was agreed, a touched piece must be moved (5.1): the server is told of the first touch. */
  private touch(point: string): void {
    const { game } = this.session.model;
    if (game.touchMove && !game.state.touched.includes(point)) {
      void this.session.act({ t: "touch", points: [point] });
    }
  }
}
