/** One reader's game: the model, the line, and who wants to know of changes. */
import { BROWSER, Connection, type Line, type World } from "./connection";
import type { Act, Game, NoMessage, Sent, ServerMessage } from "./protocol";
import { begin, type Model, receive, seen, sent } from "./state";

export interface Connected {
  readonly line: Line;
  /** When the line is tried again, by this machine's clock. */
  readonly retryAt: number | undefined;
}

/** What the parts of the page ask and tell, whoever referees: the server, or this browser. */
export type Seat = Pick<Session, "model" | "connected" | "now" | "act" | "dismiss" | "watch">;

/** @param missed whether it was learnt from the whole game, after a break perhaps, not as it happened */
export type Listener = (now: Model, before: Model, missed: boolean) => void;

export class Session {
  private known: Model;
  private state: Connected = { line: "connecting", retryAt: undefined };
  private readonly listeners: Listener[] = [];
  private readonly lineListeners: ((connected: Connected) => void)[] = [];
  private readonly waiting = new Map<string, (refusal: NoMessage | undefined) => void>();
  private readonly connection: Connection;
  private readonly name: string;
  private count = 0;
  /** Nothing is sent on a new line before the server has said how the game stands. */
  private greeted = false;

  constructor(
    url: string,
    game: Game,
    serverNow: number,
    private readonly world: World = BROWSER,
  ) {
    this.known = begin(game, serverNow - world.now());
    this.name = world.random().toString(36).slice(2, 10);
    this.connection = new Connection(
      url,
      { message: (message) => this.hear(message), line: (line, retryAt) => this.tell({ line, retryAt }) },
      world,
    );
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  get model(): Model {
    return this.known;
  }

  get connected(): Connected {
    return this.state;
  }

  /** The server's time. */
  now(): number {
    return this.world.now() + this.known.offset;
  }

  /** Calls back at each change. */
  watch(listener: Listener): void {
    this.listeners.push(listener);
  }

  watchLine(listener: (connected: Connected) => void): void {
    this.lineListeners.push(listener);
    listener(this.state);
  }

  /** Does something in the game. Answers what the server had against it, if anything. */
  act(act: Act): Promise<NoMessage | undefined> {
    const { ply, fen } = this.known.game.state;
    const message: Sent = { ...act, id: `${this.name}-${++this.count}`, ply, ...(act.t === "move" && { fen }) };
    return new Promise((resolve) => {
      this.waiting.set(message.id, resolve);
      this.become(sent(this.known, message));
      this.deliver([message]);
    });
  }

  /** The reader has seen why something was refused. */
  dismiss(): void {
    if (this.known.refusal) {
      this.become(seen(this.known));
    }
  }

  private deliver(messages: readonly Sent[]): void {
    if (this.greeted && messages.length > 0) {
      messages.forEach((message) => this.connection.send(message));
      this.connection.expect();
    }
  }

  private hear(message: ServerMessage): void {
    const { model, sync } = receive(this.known, message, this.world.now());
    if (message.t === "game" && !this.greeted) {
      this.greeted = true;
      this.become(model, undefined, true);
      this.deliver(model.unanswered);
    } else {
      this.become(model, message.t === "no" ? message : undefined, message.t === "game");
    }
    if (sync) {
      this.connection.send({ t: "sync" });
    }
  }

  private tell(connected: Connected): void {
    this.greeted &&= connected.line === "open";
    this.state = connected;
    this.lineListeners.forEach((listener) => listener(connected));
  }

  private become(model: Model, refusal?: NoMessage, missed = false): void {
    const before = this.known;
    if (model === before) {
      return;
    }
    this.known = model;
    this.listeners.forEach((listener) => listener(model, before, missed));
    const open = new Set(model.unanswered.map(({ id }) => id));
    before.unanswered
      .filter(({ id }) => !open.has(id))
      .forEach(({ id }) => {
        this.waiting.get(id)?.(refusal?.id === id ? refusal : undefined);
        this.waiting.delete(id);
      });
  }
}
