/**
 * One reader's game against the computer: the reader and the program do things, the referee in this browser answers. The parts
 * of a live game's page cannot tell it from one that a server referees.
 */
import type { Act, Game, NoMessage } from "../play/protocol";
import type { Connected, Listener, Seat } from "../play/session";
import { begin, type Model, seen } from "../play/state";
import { legalMoves } from "../rules/moves";
import { readFen } from "../rules/fen";
import { opponent, type Side } from "../rules/piece";
import type { Journal, Match } from "./journal";
import { lastTime } from "./journal";
import type { Deed, Refereed, Referee, Standing } from "./referee";

/** Who plays for the computer: given the game and the moves it may make, names one; "" if the question was given up. */
export type Player = (game: Game, allowed: readonly string[]) => Promise<string>;

export interface World {
  now(): number;
  after(millis: number, act: () => void): number;
  cancel(timer: number): void;
  keep(journal: Journal): void;
}

const OPEN: Connected = { line: "open", retryAt: undefined };

export class ComputerSession implements Seat {
  readonly connected = OPEN;
  private known: Model;
  private allowed: readonly string[];
  private readonly deeds: Deed[];
  private readonly listeners: Listener[] = [];
  /** When the game began, had the page been open all the time. */
  private readonly base: number;
  private flag: number | undefined;
  /** Counts what was done: a move that the computer finds for an older position is of no use. */
  private turn = 0;
  /** Whether the referee has something to answer: one thing is done after the other. */
  private asking = false;

  private constructor(
    readonly match: Match,
    standing: Standing,
    journal: Journal,
    private readonly referee: Pick<Referee, "ask">,
    private readonly player: Player,
    private readonly names: Readonly<Record<Side, string>>,
    private readonly world: World,
  ) {
    this.deeds = [...journal.deeds];
    this.base = world.now() - lastTime(journal);
    this.allowed = standing.allowed;
    this.known = begin(this.game(standing.game, 1), 0);
  }

  /** Begins a game, or takes one up where it was left. */
  static async open(
    journal: Journal,
    referee: Pick<Referee, "ask">,
    player: Player,
    names: Readonly<Record<Side, string>>,
    world: World,
  ): Promise<ComputerSession> {
    const standing = await referee.ask("begin", journal.match.terms, journal.deeds);
    const session = new ComputerSession(journal.match, standing, journal, referee, player, names, world);
    world.keep(journal);
    session.goOn();
    return session;
  }

  get model(): Model {
    return this.known;
  }

  /** Milliseconds of play. */
  now(): number {
    return this.world.now() - this.base;
  }

  watch(listener: Listener): void {
    this.listeners.push(listener);
  }

  dismiss(): void {
    this.become(seen(this.known));
  }

  /** How many legal moves of the side to move the arbiter would rule against. */
  get forbidden(): number {
    const { state } = this.known.game;
    return state.result ? 0 : legalMoves(readFen(state.fen)).length - this.allowed.length;
  }

  /** The moves that the side to move may make without being ruled against. */
  get mayPlay(): readonly string[] {
    return this.allowed;
  }

  /** How many plies are taken back for the reader to be on move again; 0 if none can be. */
  get pliesBack(): number {
    const { moves } = this.known.game;
    const last = moves[moves.length - 1];
    const plies = last?.side === this.match.you ? 1 : 2;
    return moves.length >= plies ? plies : 0;
  }

  async act(act: Act): Promise<NoMessage | undefined> {
    if (act.t === "move") {
      return this.do({ t: "play", move: act.move, at: this.now() });
    }
    if (act.t === "resign") {
      return this.do({ t: "resign", side: this.match.you, at: this.now() });
    }
    return undefined;
  }

  async takeBack(): Promise<void> {
    if (this.pliesBack > 0) {
      await this.do({ t: "back", plies: this.pliesBack, at: this.now() });
    }
  }

  private async do(deed: Deed): Promise<NoMessage | undefined> {
    if (this.asking) {
      return undefined;
    }
    this.turn++;
    this.cancelFlag();
    this.asking = true;
    const standing = await this.referee.ask("act", deed).finally(() => (this.asking = false));
    const refusal = standing.refusal && { t: "no" as const, id: null, code: "refused" as const, ...standing.refusal };
    if (!refusal) {
      this.deeds.push(deed);
      this.world.keep({ match: this.match, deeds: this.deeds });
    }
    this.allowed = standing.allowed;
    const version = this.known.game.state.version + 1;
    this.become({ ...begin(this.game(standing.game, version), 0), refusal: refusal ?? undefined });
    this.goOn();
    return refusal ?? undefined;
  }

  /** The computer thinks, the clocks run. */
  private goOn(): void {
    const { game } = this.known;
    const { state } = game;
    if (state.result) {
      return;
    }
    const running = state.clock?.running;
    if (state.clock && running) {
      const left = state.clock[running].flag - (this.now() - state.clock.at);
      this.flag = this.world.after(Math.max(0, left) + 1, () => void this.do({ t: "tick", at: this.now() }));
    }
    if (state.toMove === opponent(this.match.you)) {
      const turn = this.turn;
      void this.player(game, this.allowed).then((move) => {
        if (turn === this.turn && move !== "") {
          void this.do({ t: "play", move, at: this.now() });
        }
      });
    }
  }

  private cancelFlag(): void {
    if (this.flag !== undefined) {
      this.world.cancel(this.flag);
      this.flag = undefined;
    }
  }

  private become(model: Model): void {
    const before = this.known;
    this.known = model;
    this.listeners.forEach((listener) => listener(model, before, false));
  }

  private game(refereed: Refereed, version: number): Game {
    const { you } = this.match;
    const player = (side: Side): Game["state"]["players"]["red"] => ({
      name: this.names[side],
      seated: true,
      account: true,
      present: true,
      fouls: 0,
      warnings: 0,
      offers: 0,
      signed: false,
    });
    const nobody = { red: false, black: false };
    return {
      id: "",
      you: { side: you, arbiter: false, chief: false, creator: true, guessing: false, seated: true, seat: null, lag: null },
      title: "",
      created: 0,
      preset: "online",
      handicap: "none",
      touchMove: false,
      takesBack: false,
      place: "server",
      automatic: true,
      colours: you,
      visibility: "private",
      board: null,
      rematch: null,
      log: [],
      presence: { red: true, black: true, watchers: 0 },
      ...refereed,
      state: {
        ...refereed.state,
        version,
        players: { red: player("red"), black: player("black") },
        offer: null,
        mayOffer: nobody,
        takeBack: null,
        mayTakeBack: nobody,
        claim: null,
        touched: [],
        call: null,
        rematchOffer: null,
      },
    };
  }
}
