/** A move that is made while the opponent thinks: it waits for the turn, is sent if it is legal then, and forgotten if not. */
import { announce } from "../board/announce";
import { settings } from "../common/settings";
import { words } from "../common/words";
import { readFen } from "../rules/fen";
import { legalMoves, legalTargets } from "../rules/moves";
import { kindOf, sideOf } from "../rules/piece";
import { nameOf } from "../rules/square";
import type { Game } from "./protocol";
import type { Seat } from "./session";
import { isToMove, type Model, targets } from "./state";

export interface Planned {
  readonly move: string;
  /** The ply of the position in which it was made. */
  readonly ply: number;
}

/** Never where a touched piece must be moved, nor at a real board: there a hand above the board means something else. */
const hasPlace = ({ you, touchMove, place, state }: Game): boolean =>
  you.side !== null && state.phase === "playing" && place === "server" && !touchMove;

/** Whether the reader may make a move in advance now. */
export const mayPlan = ({ game, unanswered }: Model): boolean =>
  hasPlace(game) && game.you.side !== game.state.toMove && !unanswered.some(({ t }) => t === "move" || t === "resign");

/** Where the reader's pieces may be sent in advance: as if it were his turn, and to retake what may be taken from him. */
export function plannable({ you, state }: Game): Record<string, string[]> {
  const turn = you.side!;
  const { placement } = readFen(state.fen);
  const all = legalTargets({ placement, turn });
  placement.forEach((piece, square) => {
    if (piece && sideOf(piece) === turn && kindOf(piece) !== "K") {
      const taken = placement.slice();
      taken[square] = turn === "red" ? "r" : "R";
      legalMoves({ placement: taken, turn })
        .filter(({ to }) => to === square)
        .forEach(({ from }) => (all[nameOf(from)] ??= []).push(nameOf(square)));
    }
  });
  // The opponent answers a check: his general will not stand there to be taken.
  const general = nameOf(placement.indexOf(turn === "red" ? "k" : "K"));
  return Object.fromEntries(
    Object.entries(all)
      .map(([from, tos]) => [from, tos.filter((to) => to !== general)] as const)
      .filter(([, tos]) => tos.length > 0),
  );
}

/** What becomes of a planned move. */
export function fate({ move, ply }: Planned, model: Model): "wait" | "play" | "drop" {
  const { game } = model;
  // Moves that were taken back take along what was planned after them.
  if (!hasPlace(game) || game.state.ply < ply) {
    return "drop";
  }
  if (game.you.side !== game.state.toMove) {
    return "wait";
  }
  const legal = targets(game)[move.slice(0, 2)]?.includes(move.slice(2)) ?? false;
  return isToMove(model) && legal ? "play" : "drop";
}

export class Premove {
  private planned: Planned | undefined;

  constructor(
    private readonly session: Seat,
    private readonly changed: () => void,
  ) {
    // After all others have heard of the change: what is done now changes the game again.
    session.watch(() => queueMicrotask(() => this.goOn()));
  }

  get move(): string | undefined {
    return this.planned?.move;
  }

  /** Whether it answers the move that was just made. */
  get answers(): boolean {
    return this.planned !== undefined && fate(this.planned, this.session.model) === "play";
  }

  /** Whether a move can be made in advance now: one at a time. */
  get isOpen(): boolean {
    return settings().premove && !this.planned && mayPlan(this.session.model);
  }

  plan(move: string): void {
    this.planned = { move, ply: this.session.model.game.state.ply };
    this.changed();
    announce(words("premove.set", move));
  }

  /** Whether there was anything to cancel. */
  cancel(): boolean {
    const had = this.planned !== undefined;
    if (had) {
      this.planned = undefined;
      this.changed();
    }
    return had;
  }

  private goOn(): void {
    const { planned } = this;
    const next = planned ? fate(planned, this.session.model) : "wait";
    if (!planned || next === "wait") {
      return;
    }
    this.planned = undefined;
    this.changed();
    if (next === "play") {
      announce(words("premove.made", planned.move), true);
      void this.session.act({ t: "move", move: planned.move });
    } else if (hasPlace(this.session.model.game)) {
      announce(words("premove.dropped", planned.move), true);
    }
  }
}
