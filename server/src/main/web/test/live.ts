// A game and a server for tests of the live pages: nothing is sent, time stands until it is moved.
import type { World } from "../play/connection";
import type { ClockState, Game, GameState, PlayedMove, Player, ServerMessage, StepMessage } from "../play/protocol";
import { readFen, START_FEN, writeFen } from "../rules/fen";
import { inCheck, play } from "../rules/moves";
import { moveOf } from "../rules/square";

export const NOW = 1_767_225_600_000;

const player = (name: string): Player => ({
  name,
  seated: true,
  account: true,
  present: true,
  fouls: 0,
  warnings: 0,
  offers: 0,
  signed: false,
});

export const clock = (changes: Partial<ClockState> = {}): ClockState => ({
  at: NOW,
  running: "red",
  red: { left: 900_000, period: 30_000, periods: 1, flag: 930_000 },
  black: { left: 900_000, period: 30_000, periods: 1, flag: 930_000 },
  ...changes,
});

/** A game in which these moves were made. */
export function game(moves = "", changes: Partial<Game> = {}, state: Partial<GameState> = {}): Game {
  const start = changes.start ?? START_FEN;
  let position = readFen(start);
  const list: PlayedMove[] = moves.split(" ").filter(Boolean).map((move, index) => {
    const side = position.turn;
    position = play(position, moveOf(move)!);
    const check = inCheck(position.placement, position.turn);
    return { ply: index + 1, side, iccs: move, zh: `着${move}`, "zh-Hant": `著${move}`, vi: `B${move}`, wxf: move.toUpperCase(), check, capture: false, used: 1000 };
  });
  return {
    id: "g1",
    you: { side: "red", arbiter: false, chief: false, creator: true, guessing: false, seated: true, seat: null, lag: null },
    title: "",
    created: NOW,
    edition: "cxa2020",
    rules: { title: { zh: "《象棋竞赛规则》2020", en: "Chinese rules 2020" }, first: "red", times: 3, thresholds: { zh: "三次", en: "three times" }, borrowed: null },
    preset: "online",
    clock: { stages: [{ moves: 0, seconds: 900, increment: 0 }], countdown: { periods: 1, seconds: 30 }, moveLimit: 0 },
    handicap: "none",
    touchMove: false,
    takesBack: false,
    place: "server",
    automatic: true,
    colours: "lot",
    visibility: "public",
    board: null,
    rematch: null,
    start,
    moves: list,
    log: [],
    state: {
      version: list.length + 1,
      phase: "playing",
      players: { red: player("韩一鸣"), black: player("周承业") },
      ply: list.length,
      fen: writeFen(position.placement, position.turn),
      toMove: position.turn,
      check: inCheck(position.placement, position.turn),
      last: list[list.length - 1]?.iccs ?? null,
      clock: clock({ running: position.turn }),
      offer: null,
      mayOffer: { red: true, black: true },
      takeBack: null,
      mayTakeBack: { red: false, black: false },
      claim: null,
      duty: null,
      ruling: null,
      repetition: null,
      limit: { red: 0, black: 0, rounds: 60 },
      touched: [],
      call: null,
      rematchOffer: null,
      result: null,
      ...state,
    },
    presence: { watchers: 3, red: true, black: true },
    ...changes,
  };
}

/** The step from one game to another. */
export function step(from: Game, to: Game, changes: Partial<StepMessage> = {}): StepMessage {
  const move = to.moves.length > from.moves.length ? to.moves[to.moves.length - 1] : null;
  return { t: "step", move, log: [], state: to.state, now: NOW, ...changes };
}

export const whole = (of: Game): ServerMessage => ({ t: "game", ...of, now: NOW });

/** A socket that remembers what was sent through it. */
export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world whose time is moved by hand. */
export class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  private time = NOW;
  private timers: { id: number; at: number; act: () => void }[] = [];
  private count = 0;

  socket(): WebSocket {
    const made = new FakeSocket();
    this.sockets.push(made);
    return made as unknown as WebSocket;
  }

  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1];
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  after(millis: number, act: () => void): number {
    this.timers.push({ id: ++this.count, at: this.time + millis, act });
    return this.count;
  }

  forget(timer: number): void {
    this.timers = this.timers.filter(({ id }) => id !== timer);
  }

  pass(millis: number): void {
    const end = this.time + millis;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) {
        break;
      }
      this.time = due.at;
      this.forget(due.id);
      due.act();
    }
    this.time = end;
  }
}
