/** What the server says about a live game and what it is told; `docs/live-protocol.md` describes it. */
import type { ClaimKind, ColourChoice, Consequence, EndReason, Odds, Phase, Preset, RefusalCode, Side } from "../common/codes";
import type { Spellings } from "../common/settings";

export type { ClaimKind, Phase };

/** Words for people; "zh-Hant" and "vi" are there where they differ from zh and en. */
export interface Text {
  readonly zh: string;
  readonly en: string;
  readonly "zh-Hant"?: string;
  readonly vi?: string;
}

export type BySide<Value> = Readonly<Record<Side, Value>>;

export interface ClockScheme {
  readonly stages: readonly { readonly moves: number; readonly seconds: number; readonly increment: number }[];
  readonly countdown: { readonly periods: number; readonly seconds: number };
  readonly moveLimit: number;
  /** 贴时 (6.5): seconds that a side has on top. */
  readonly extra?: BySide<number>;
}

export interface Face {
  /** What is left of the stage. */
  readonly left: number;
  /** What is left of the current byo-yomi period. */
  readonly period: number;
  /** Periods left, the current one included. */
  readonly periods: number;
  /** Everything until the flag falls. */
  readonly flag: number;
}

export interface ClockState extends BySide<Face> {
  /** When the faces showed this, by the server's clock. */
  readonly at: number;
  readonly running: Side | null;
}

export interface PlayedMove extends Spellings {
  readonly ply: number;
  readonly side: Side;
  readonly check: boolean;
  readonly capture: boolean;
  readonly used: number;
}

export interface Player {
  readonly name: string;
  readonly seated: boolean;
  readonly account: boolean;
  readonly present: boolean;
  readonly fouls: number;
  readonly warnings: number;
  readonly offers: number;
  readonly signed: boolean;
}

export interface Ruling {
  readonly verdict: Exclude<Consequence, "limit" | "false-claim">;
  readonly side: Side | null;
  readonly articles: readonly string[];
  readonly why: Text;
  readonly ply?: number;
}

/** A side loses at once if it goes on so. */
export interface Ahead {
  readonly side: Side;
  readonly articles: readonly string[];
  readonly why: Text;
}

export interface Result {
  readonly score: string;
  readonly winner: Side | null;
  readonly outcome: Text;
  readonly reason: Text;
  readonly kind: EndReason;
  readonly article: string;
}

export interface GameState {
  readonly version: number;
  readonly phase: Phase;
  readonly players: BySide<Player>;
  readonly ply: number;
  readonly fen: string;
  readonly toMove: Side;
  readonly check: boolean;
  readonly last: string | null;
  readonly clock: ClockState | null;
  readonly offer: Side | null;
  readonly mayOffer: BySide<boolean>;
  /** Who asks to take his last move back, and who may ask now. */
  readonly takeBack: Side | null;
  readonly mayTakeBack: BySide<boolean>;
  readonly claim: { readonly side: Side; readonly kind: ClaimKind } | null;
  readonly duty: { readonly side: Side | null; readonly roundsLeft: number; readonly rounds: number } | null;
  readonly ruling: Ruling | null;
  /** How often the position has stood and when a ruling can be asked for, if it has stood before. */
  readonly repetition: { readonly occurrence: number; readonly pliesLeft: number; readonly words: Text } | null;
  /** The rounds towards the natural move limit that count for each side, and how many are needed. */
  readonly limit: LimitCount;
  readonly touched: readonly string[];
  readonly call: Side | null;
  readonly rematchOffer: Side | null;
  readonly result: Result | null;
}

export interface RulesText {
  readonly title: Text;
  /** Who moves first, sits below and has the numbers 一 … 九 (1957: Black). */
  readonly first: Side;
  /** How often moves must come round before a ruling can be asked for. */
  readonly times: number;
  readonly thresholds: Text;
  readonly borrowed: Text | null;
}

export interface LimitCount extends BySide<number> {
  readonly rounds: number;
}

export interface LogLine extends Text {
  readonly at: number;
  /** Whether it answers a player or is held against one, so that both must see it at once. */
  readonly news: boolean;
}

export interface Presence extends BySide<boolean> {
  readonly watchers: number;
}

export interface You {
  readonly side: Side | null;
  readonly arbiter: boolean;
  /** Whether the reader holds the office of the chief arbiter here (18.2). */
  readonly chief: boolean;
  readonly creator: boolean;
  readonly guessing: boolean;
  /** Whether one of the seats is the reader's, even before its side is known. */
  readonly seated: boolean;
  /** The secret that takes the seat along to another device. */
  readonly seat: string | null;
  /** For arbiters: what was given back for the network's delay until the page was loaded, in milliseconds. */
  readonly lag: { readonly red: number; readonly black: number } | null;
}

/** All there is to know of a game. */
export interface Game {
  readonly id: string;
  readonly you: You;
  readonly title: string;
  readonly created: number;
  readonly edition: string;
  /** The edition, its thresholds and what it borrows, in words. */
  readonly rules: RulesText;
  readonly preset: Preset;
  readonly clock: ClockScheme;
  readonly handicap: Odds;
  readonly touchMove: boolean;
  /** Whether moves may be taken back by agreement; never in an event. */
  readonly takesBack: boolean;
  /** Played here, or at a real board that an arbiter conducts. */
  readonly place: "server" | "board";
  readonly automatic: boolean;
  readonly colours: ColourChoice;
  readonly visibility: "public" | "private";
  readonly board: { readonly event: string; readonly round: number; readonly table: number; readonly game: number } | null;
  readonly rematch: string | null;
  readonly start: string;
  readonly moves: readonly PlayedMove[];
  readonly log: readonly LogLine[];
  readonly state: GameState;
  readonly presence: Presence;
  /** What the side on move is warned of, where players are. */
  readonly ahead?: Ahead;
}

export interface GameMessage extends Game {
  readonly t: "game";
  readonly now: number;
}

export interface StepMessage {
  readonly t: "step";
  readonly move: PlayedMove | null;
  /** All moves, after some were taken back: by agreement, or because the arbiter has restored an earlier position. */
  readonly moves?: readonly PlayedMove[] | null;
  readonly log: readonly LogLine[];
  readonly rematch?: string | null;
  readonly state: GameState;
  readonly now: number;
}

export interface PresenceMessage extends Presence {
  readonly t: "presence";
}

/** Something a player has said to his opponent. */
export interface ChatLine {
  readonly side: Side;
  readonly text: string;
  readonly at: number;
}

/** To the players of a game for fun alone: who wants to talk, and what was said since both do. */
export interface ChatMessage extends BySide<boolean> {
  readonly t: "chat";
  readonly lines: readonly ChatLine[];
}

/** Said of the game as it stands in this version, where the regulations have players warned. */
export interface AheadMessage extends Ahead {
  readonly t: "ahead";
  readonly version: number;
}

export interface OkMessage {
  readonly t: "ok";
  readonly id: string;
  readonly version: number;
}

export interface NoMessage {
  readonly t: "no";
  readonly id: string | null;
  readonly code: RefusalCode;
  readonly article: string | null;
  readonly why: Text;
}

export interface PingMessage {
  readonly t: "ping";
  readonly n: string;
}

export type ServerMessage = GameMessage | StepMessage | PresenceMessage | ChatMessage | AheadMessage | OkMessage | NoMessage | PingMessage;

/** What a player does; the session adds a number that is never used twice, and what it answers. */
export type Act =
  | { readonly t: "move"; readonly move: string }
  | { readonly t: "offer" | "accept" | "decline" | "take-back" | "agree" | "refuse" | "resign" | "call" | "sign" }
  | { readonly t: "chat"; readonly on: boolean }
  | { readonly t: "say"; readonly text: string }
  | { readonly t: "claim"; readonly kind: ClaimKind }
  | { readonly t: "touch"; readonly points: readonly string[] };

/** A move says for which position it is meant, too: another may come to stand at the same ply. */
export type Sent = Act & { readonly id: string; readonly ply: number; readonly fen?: string };
