/** The line to the server: comes back by itself after every break, sooner at first, later not to be a nuisance. */
import type { ServerMessage } from "./protocol";

export type Line = "connecting" | "open" | "waiting";

export interface LineEvents<Message = ServerMessage> {
  message(message: Message): void;
  /** The line is being made, stands, or is tried again at a time of this machine's clock. */
  line(state: Line, retryAt?: number): void;
}

/** What a connection needs of the world; tests bring their own. */
export interface World {
  socket(url: string): WebSocket;
  now(): number;
  random(): number;
  after(millis: number, act: () => void): number;
  forget(timer: number): void;
}

export const BROWSER: World = {
  socket: (url) => new WebSocket(url),
  now: () => Date.now(),
  random: () => Math.random(),
  after: (millis, act) => window.setTimeout(act, millis),
  forget: (timer) => window.clearTimeout(timer),
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** After so long without a word the line is tested, */
const SILENCE = 25_000;
/** and given up if no answer comes. */
const PATIENCE = 8_000;
/** A line that stood so long was a good one: the next break begins with short waits again. */
const STEADY = 5_000;

/** How long to wait before a try: doubled each time, up to a limit, and not the same for all who lost the server. */
export const wait = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2);

/** Whatever else is said on a line, it is tested by pings. */
export class Connection<Message extends { readonly t: string } = ServerMessage> {
  private socket: WebSocket | undefined;
  private tries = 0;
  private opened = 0;
  private retry: number | undefined;
  private watch: number | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents<Message>,
    private readonly world: World = BROWSER,
  ) {}

  open(): void {
    this.forget();
    this.drop();
    this.closed = false;
    this.events.line("connecting");
    const socket = this.world.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.opened = this.world.now();
      this.events.line("open");
      this.listen(SILENCE);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.listen(SILENCE);
      const message = JSON.parse(data) as Message | { readonly t: "ping"; readonly n: string };
      if (message.t === "ping" && "n" in message) {
        this.send({ t: "pong", n: message.n });
      } else {
        this.events.message(message as Message);
      }
    };
    socket.onclose = () => this.lost();
    // A line that never came to be must not be waited for.
    this.watch = this.world.after(PATIENCE, () => this.lost());
  }

  /** Whether the text went out. What matters is kept by the caller until it is answered. */
  send(message: unknown): boolean {
    if (!this.isOpen) {
      return false;
    }
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** An answer is due: without one the line is taken for dead. */
  expect(): void {
    if (this.isOpen) {
      this.listen(PATIENCE);
    }
  }

  get isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  /** Tries at once if the line is down: the network or the reader has come back. */
  hurry(): void {
    if (!this.closed && this.retry !== undefined) {
      this.open();
    }
  }

  /** Leaves for good. */
  close(): void {
    this.closed = true;
    this.forget();
    this.drop();
  }

  private lost(): void {
    if (this.closed) {
      return;
    }
    this.forget();
    this.drop();
    this.tries = this.opened > 0 && this.world.now() - this.opened >= STEADY ? 0 : this.tries;
    this.opened = 0;
    const millis = wait(this.tries++, this.world.random());
    this.retry = this.world.after(millis, () => this.open());
    this.events.line("waiting", this.world.now() + millis);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** Waits for the next word: first patiently, then by asking, then no longer. */
  private listen(millis: number): void {
    if (this.watch !== undefined) {
      this.world.forget(this.watch);
    }
    this.watch = this.world.after(millis, () => {
      if (millis === PATIENCE) {
        this.lost();
      } else {
        this.send({ t: "sync" });
        this.listen(PATIENCE);
      }
    });
  }

  private forget(): void {
    [this.retry, this.watch].forEach((timer) => timer !== undefined && this.world.forget(timer));
    this.retry = this.watch = undefined;
  }
}
