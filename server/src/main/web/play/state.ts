/** What the page knows of the game. Every message makes a new model of the old one; nothing here touches the page. */
import { readFen, type Position } from "../rules/fen";
import { legalTargets, play } from "../rules/moves";
import type { Side } from "../rules/piece";
import { moveOf } from "../rules/square";
import type { BySide, ChatLine, Game, GameState, NoMessage, PlayedMove, Sent, ServerMessage } from "./protocol";

export interface Model {
  readonly game: Game;
  /** What was sent and is not answered yet, oldest first; sent again after a break in the line. */
  readonly unanswered: readonly Sent[];
  /** The server's last refusal, until something else is done. */
  readonly refusal: NoMessage | undefined;
  /** Which of the players wants to talk, and what they have said. */
  readonly chat: Chatting;
  /** The server's clock minus this machine's. */
  readonly offset: number;
}

export interface Chatting extends BySide<boolean> {
  readonly lines: readonly ChatLine[];
}

const SILENT: Chatting = { red: false, black: false, lines: [] };

/** What the page must do beside showing the new model. */
export interface Change {
  readonly model: Model;
  /** Something was missed: the whole game is to be asked for. */
  readonly sync?: boolean;
}

export const begin = (game: Game, offset: number): Model => ({ game, unanswered: [], refusal: undefined, chat: SILENT, offset });

/**
 * The model after a message that arrived at a time of this machine's clock. The same message twice, or one that is
 * older than what is known, changes nothing.
 */
export function receive(model: Model, message: ServerMessage, arrived: number): Change {
  switch (message.t) {
    case "game": {
      const { t: _t, now, ...game } = message;
      const newest = game.state.version < model.game.state.version ? model.game : game;
      return {
        model: {
          ...model,
          game: newest,
          // Told anew if there is any: after a restart of the server there is none.
          chat: SILENT,
          offset: now - arrived,
          unanswered: open(model.unanswered, newest.state),
        },
      };
    }
    case "step": {
      const known = model.game.state.version;
      if (message.state.version <= known) {
        return { model };
      }
      const whole = message.moves ?? undefined;
      const moves = whole ?? (message.move ? append(model.game.moves, message.move) : model.game.moves);
      if (message.state.version > known + 1 || !moves || moves.length !== message.state.ply) {
        return { model, sync: true };
      }
      return {
        model: {
          ...model,
          offset: closer(model.offset, message.now - arrived),
          unanswered: open(model.unanswered, message.state),
          game: {
            ...model.game,
            moves,
            log: [...model.game.log, ...message.log],
            rematch: message.rematch ?? model.game.rematch,
            state: message.state,
            // It is said again of a new position.
            ahead: message.state.fen === model.game.state.fen ? model.game.ahead : undefined,
          },
        },
      };
    }
    case "presence": {
      const { t: _t, ...presence } = message;
      return { model: { ...model, game: { ...model.game, presence } } };
    }
    case "chat": {
      const { t: _t, ...chat } = message;
      return { model: { ...model, chat } };
    }
    case "ahead": {
      const { t: _t, version, ...ahead } = message;
      return { model: version === model.game.state.version ? { ...model, game: { ...model.game, ahead } } : model };
    }
    case "ok":
      return { model: { ...model, unanswered: without(model.unanswered, message.id) } };
    case "no": {
      const stale = message.code === "stale";
      const refused = model.unanswered.find(({ id }) => id === message.id);
      // A move for a position that is gone is nobody's fault, and the board says the rest.
      const silent = stale && (!refused || refused.t === "move");
      return {
        model: {
          ...model,
          unanswered: without(model.unanswered, message.id),
          refusal: silent ? model.refusal : message,
        },
        // The page saw another position than the server: look again.
        sync: stale,
      };
    }
    case "ping":
      return { model };
  }
}

/** The model after something was sent. */
export const sent = (model: Model, message: Sent): Model => ({
  ...model,
  refusal: undefined,
  unanswered: [...model.unanswered, message],
});

/** The model after the reader has seen a refusal. */
export const seen = (model: Model): Model => ({ ...model, refusal: undefined });

const without = (unanswered: readonly Sent[], id: string | null): readonly Sent[] =>
  unanswered.filter((each) => each.id !== id);

/**
 * What still waits for its answer. A move does while the position that it was meant for stands: either it has been played, or
 * the server would refuse it, since others were, or some were taken back.
 */
const open = (unanswered: readonly Sent[], { ply, fen }: GameState): readonly Sent[] =>
  unanswered.filter((each) => each.t !== "move" || (each.ply === ply && (each.fen ?? fen) === fen));

function append(moves: readonly PlayedMove[], move: PlayedMove): readonly PlayedMove[] | undefined {
  return move.ply === moves.length + 1 ? [...moves, move] : undefined;
}

/**
 * A message that was long under way makes the server's clock look slow: the quickest one is right. If the estimates
 * are far apart one of the clocks was set.
 */
const closer = (known: number, heard: number): number => (heard > known || known - heard > 2000 ? heard : known);

/** The own move that is shown but not confirmed. */
export function pendingMove(model: Model): string | undefined {
  const last = model.unanswered.find((each) => each.t === "move" && each.ply === model.game.state.ply);
  return last?.t === "move" && moveOf(last.move) ? last.move : undefined;
}

/** The position after so many plies. A handicap of several moves lets a side move twice, so the list says whose turn it is. */
export function positionAt(game: Game, ply: number): Position {
  const { placement } = game.moves
    .slice(0, ply)
    .reduce((position, { iccs }) => play(position, moveOf(iccs)!), readFen(game.start));
  return { placement, turn: game.moves[ply]?.side ?? game.state.toMove };
}

export const isOver = (state: GameState): boolean =>
  state.phase === "over" || state.phase === "closed" || state.phase === "cancelled";

/** Whether the reader may move a piece now; a move made in advance waits for that (`premove`). */
export const isToMove = ({ game, unanswered }: Model): boolean =>
  game.state.phase === "playing" &&
  game.you.side === game.state.toMove &&
  !unanswered.some((each) => each.t === "move" || each.t === "resign");

/**
 * Where pieces may go: with touched pieces only what the touch obliges to (2011 rules, 5.1 to 5.4), as far as the
 * board can help; the server judges.
 */
export function targets(game: Game): Record<string, string[]> {
  const position = readFen(game.state.fen);
  const all = legalTargets(position);
  const touched = game.touchMove ? game.state.touched : [];
  const own = touched.find((point) => all[point] !== undefined);
  if (own === undefined) {
    const taken = touched.find((point) => Object.values(all).some((tos) => tos.includes(point)));
    return taken === undefined ? all : only(all, (_, to) => to === taken);
  }
  const both = touched.find((point) => all[own].includes(point));
  return only(all, (from, to) => from === own && (both === undefined || to === both));
}

function only(all: Record<string, string[]>, keep: (from: string, to: string) => boolean): Record<string, string[]> {
  const kept: Record<string, string[]> = {};
  for (const [from, tos] of Object.entries(all)) {
    const some = tos.filter((to) => keep(from, to));
    if (some.length > 0) {
      kept[from] = some;
    }
  }
  return kept;
}

/** Which side is shown below: the own one. */
export const sideBelow = (game: Game, otherwise: Side): Side => game.you.side ?? otherwise;
