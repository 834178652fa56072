/** A live game on the hall's screen: the board and both clocks, nothing to touch. */
import { Board } from "../board/board";
import { clockText, reading } from "../play/clock";
import { BROWSER, Connection, type World } from "../play/connection";
import type { Game, ServerMessage } from "../play/protocol";
import type { Side } from "../rules/piece";
import { begin, type Model, receive } from "../play/state";

const TICK = 1000;

export class HallGame {
  private readonly board: Board;
  private readonly connection: Connection;
  private model: Model | undefined;
  private timer: number | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly world: World = BROWSER,
    private readonly shown: (game: Game) => void = () => undefined,
    /** On the wall one side has its place, and files their numbers. */
    private readonly below?: Side,
  ) {
    this.board = new Board(host.querySelector<HTMLElement>(".hall-live-board")!, {
      mode: "view",
      labels: below ? "chinese" : "none",
    });
    // It shows what everybody sees, whoever has switched the screen on.
    const address = `/api/games/${host.dataset.game}/live?screen`;
    this.connection = new Connection(new URL(address, location.href).href.replace(/^http/, "ws"), {
      message: (message) => this.hear(message),
      line: () => undefined,
    }, world);
    this.connection.open();
  }

  private hear(message: ServerMessage): void {
    const arrived = this.world.now();
    if (message.t === "game" && !this.model) {
      const { t: _t, now, ...game } = message;
      this.model = begin(game, now - arrived);
      const { first } = game.rules;
      this.board.set({ below: this.below ?? first, characters: first });
    } else if (this.model) {
      const change = receive(this.model, message, arrived);
      this.model = change.model;
      if (change.sync) {
        this.connection.send({ t: "sync" });
      }
    }
    if (this.model) {
      this.show(this.model.game);
    }
  }

  private show(game: Game): void {
    const { state } = game;
    this.board.show(
      { fen: state.fen, ...(state.last ? { lastMove: state.last } : {}), ...(state.check ? { check: true } : {}) },
      { say: false },
    );
    this.shown(game);
    this.tick();
  }

  private tick(): void {
    if (this.timer !== undefined) {
      this.world.forget(this.timer);
    }
    const { game, offset } = this.model!;
    const { clock } = game.state;
    for (const side of ["red", "black"] as const) {
      const face = this.host.querySelector<HTMLElement>(`[data-clock=${side}]`);
      const now = clock ? reading(clock, game.clock, side, this.world.now() + offset) : undefined;
      face?.replaceChildren(now ? clockText(now.shown) : "");
      face?.classList.toggle("hall-live-running", now?.running ?? false);
    }
    if (clock?.running) {
      this.timer = this.world.after(TICK, () => this.tick());
    }
  }

  close(): void {
    if (this.timer !== undefined) {
      this.world.forget(this.timer);
    }
    this.connection.close();
  }
}
