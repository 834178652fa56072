/** The moves as a list of rounds, with the places where the position came round again. */
import { readFen, writeFen } from "../rules/fen";
import { play } from "../rules/moves";
import type { Side } from "../rules/piece";
import { moveOf } from "../rules/square";
import type { Game, PlayedMove } from "./protocol";


export interface Round {
  readonly number: number;
  /** Who moved first in the game; a handicap may have changed it. */
  readonly first: PlayedMove | undefined;
  readonly second: PlayedMove | undefined;
  /** How often the position has stood after a ply of this round, if a cycle begins there. */
  readonly cycle: number | undefined;
}

/**
 * Where cycles begin: for a ply, how often the position after it has come. Within one run of repeated positions only
 * the first of the cycle is counted, so that ① ② ③ stand a cycle apart.
 */
export function cycles(game: Pick<Game, "start" | "moves">): Map<number, number> {
  let position = readFen(game.start);
  const key = (): string => writeFen(position.placement, position.turn);
  const marks = new Map<number, number>();
  const last = new Map<string, number>([[key(), 0]]);
  let open: { key: string; count: number } | undefined;
  game.moves.forEach(({ iccs }, index) => {
    const ply = index + 1;
    position = play(position, moveOf(iccs)!);
    const now = key();
    const earlier = last.get(now);
    if (earlier === undefined) {
      open = undefined;
    } else if (!open) {
      open = { key: now, count: 2 };
      marks.set(earlier, 1);
      marks.set(ply, 2);
    } else if (open.key === now) {
      open.count++;
      marks.set(ply, open.count);
    }
    last.set(now, ply);
  });
  marks.delete(0);
  return marks;
}

/** The rounds; several first moves of one side (让两先) each take a round of their own. */
export function rounds(game: Pick<Game, "start" | "moves">): Round[] {
  const marks = cycles(game);
  const starter: Side = readFen(game.start).turn;
  const list: Round[] = [];
  for (const move of game.moves) {
    const open = list[list.length - 1];
    const cycle = marks.get(move.ply);
    if (move.side !== starter && open && !open.second) {
      list[list.length - 1] = { ...open, second: move, cycle: open.cycle ?? cycle };
    } else {
      const first = move.side === starter ? move : undefined;
      list.push({ number: list.length + 1, first, second: first ? undefined : move, cycle });
    }
  }
  return list;
}

/** Only so many rounds or more are worth folding. */
const FOLD = 8;
/** A cycle that ended so many rounds ago is over. */
const RUNNING = 4;

/** How many rounds at the beginning are folded: those before the cycle that is running at the end of the game. */
export function folded(list: readonly Round[]): number {
  const marked = list.map((round, index) => ({ index, cycle: round.cycle ?? 0 })).filter(({ cycle }) => cycle > 0);
  const last = marked[marked.length - 1];
  if (!last || last.cycle < 2 || list.length - last.index > RUNNING) {
    return 0;
  }
  const beginning = marked.filter(({ cycle }) => cycle === 1).pop()?.index ?? 0;
  return beginning > FOLD ? beginning : 0;
}

/** ① ② ③ … */
export const circled = (count: number): string =>
  count <= 20 ? String.fromCodePoint(0x2460 + count - 1) : `(${count})`;
