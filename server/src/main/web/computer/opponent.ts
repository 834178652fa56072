/** The computer at the board: the program thinks, the arbiter says what it may play. */
import { type Level, limit, options } from "../engine/levels";
import type { Searcher } from "../engine/searcher";

export interface Board {
  readonly fen: string;
  readonly moves: readonly string[];
  /** The legal moves after which the arbiter would not rule against the mover. */
  readonly allowed: readonly string[];
}

/**
 * The computer's move. Whatever the program answers, only a move that is allowed is played: its own choice, else the next
 * best it has named, else the first there is.
 *
 * @returns "" if there is no move, or the question was given up
 */
export async function choose(searcher: Pick<Searcher, "ask">, level: Level, board: Board, left?: number): Promise<string> {
  const { fen, moves, allowed } = board;
  if (allowed.length === 0) {
    return "";
  }
  const thought = await searcher.ask({ fen, moves, among: allowed, limit: limit(level, left), options: options(level) });
  if (thought.best === "" && thought.others.length === 0) {
    return "";
  }
  return [thought.best, ...thought.others].find((move) => allowed.includes(move)) ?? allowed[0];
}
