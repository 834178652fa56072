/** What the server says about boards that are broadcast; `docs/live-protocol.md` describes it. */
import type { ClockScheme, ClockState, Phase, PlayedMove } from "../play/protocol";
import type { Side } from "../rules/piece";

export interface BroadcastGame {
  readonly id: string;
  readonly phase: Phase;
  readonly ply: number;
  readonly fen: string;
  readonly toMove: Side;
  readonly check: boolean;
  readonly last: string | null;
  readonly move: PlayedMove | null;
  readonly clock: ClockState | null;
  readonly scheme: ClockScheme;
  /** Who moves first and sits below (1957: Black). */
  readonly first: Side;
}

export interface BroadcastBoard {
  /** By which it is told from others of the round: the table, with the game behind it where a match has several. */
  readonly label: string;
  readonly red: string;
  readonly black: string;
  /** As pages show it; empty while there is none, or none that may be known. */
  readonly result: string;
  /** Of boards that are played elsewhere nobody knows the moves. */
  readonly game: BroadcastGame | null;
}

export interface BoardsMessage {
  readonly t: "boards";
  /** What time it is for those who watch: of boards that are shown late, so much earlier. */
  readonly now: number;
  readonly round: number;
  readonly delay: number;
  readonly boards: readonly BroadcastBoard[];
}

export interface BoardMessage {
  readonly t: "board";
  readonly now: number;
  readonly board: BroadcastBoard;
}

export type BroadcastMessage = BoardsMessage | BoardMessage;
