/** Several boards on a page, with one line to the server for all of them. */
import { BROWSER, Connection, type World } from "../play/connection";
import { BoardCard } from "./card";
import type { BroadcastBoard, BroadcastMessage } from "./protocol";

const TICK = 500;
/** Not everybody comes for the next round in the same moment. */
const SPREAD = 2000;

export class BroadcastBoards {
  private host: HTMLElement | undefined;
  private cards = new Map<string, BoardCard>();
  private connection: Connection<BroadcastMessage> | undefined;
  private known = new Map<string, BroadcastBoard>();
  /** The server's time for those who watch less ours. */
  private offset = 0;
  private renewal: number | undefined;

  /** @param renew lays the page out anew: another round has begun, or other boards are to be seen */
  constructor(
    private readonly renew: () => void,
    private readonly world: World = BROWSER,
  ) {
    const tick = (): void => {
      this.cards.forEach((card) => card.tick(this.now()));
      world.after(TICK, tick);
    };
    world.after(TICK, tick);
  }

  private now(): number {
    return this.world.now() + this.offset;
  }

  /** Fills what was laid out there; the same place again changes nothing. */
  watch(host: HTMLElement | null): void {
    if (host === (this.host ?? null)) {
      return;
    }
    const same = host?.dataset.query === this.host?.dataset.query;
    this.host = host ?? undefined;
    this.cards = new Map(
      [...(host?.querySelectorAll<HTMLElement>(".bc-board") ?? [])].map((element) => {
        const card = new BoardCard(element);
        return [card.label, card];
      }),
    );
    if (!same) {
      this.connection?.close();
      this.connection = host ? this.connect(host) : undefined;
    }
    this.known.forEach((board) => this.cards.get(board.label)?.show(board, this.now()));
  }

  private connect(host: HTMLElement): Connection<BroadcastMessage> {
    const address = `/api/events/${host.dataset.event}/boards/live?${host.dataset.query}`;
    const connection = new Connection<BroadcastMessage>(
      new URL(address, location.href).href.replace(/^http/, "ws"),
      { message: (message) => this.hear(message), line: () => undefined },
      this.world,
    );
    connection.open();
    return connection;
  }

  private hear(message: BroadcastMessage): void {
    this.offset = message.now - this.world.now();
    if (message.t === "boards") {
      this.known = new Map(message.boards.map((board) => [board.label, board]));
      if (!this.fits(message.round, message.delay, message.boards)) {
        this.later();
      }
      message.boards.forEach((board) => this.show(board));
    } else {
      this.known.set(message.board.label, message.board);
      this.show(message.board);
    }
  }

  private show(board: BroadcastBoard): void {
    const card = this.cards.get(board.label);
    if (card && card.game === (board.game?.id ?? "")) {
      card.show(board, this.now());
    }
  }

  /** Whether these are the boards that were laid out. */
  private fits(round: number, delay: number, boards: readonly BroadcastBoard[]): boolean {
    const laidOut = [...this.cards.values()].map((card) => `${card.label} ${card.game}`).join();
    const told = boards.map((board) => `${board.label} ${board.game?.id ?? ""}`).join();
    return (
      laidOut === told && this.host?.dataset.round === String(round) && this.host.dataset.delay === String(delay)
    );
  }

  private later(): void {
    if (this.renewal === undefined) {
      this.renewal = this.world.after(this.world.random() * SPREAD, () => {
        this.renewal = undefined;
        this.renew();
      });
    }
  }
}
