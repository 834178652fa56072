/** How a table stands with what this tablet has entered and the server does not know yet. */
import { opponent, type Side } from "../rules/piece";
import { readFen, writeFen } from "../rules/fen";
import { play } from "../rules/moves";
import { moveOf } from "../rules/square";
import type { ClockState } from "../play/protocol";
import type { Entry, TableState } from "./protocol";

export interface Projected {
  readonly fen: string;
  readonly last: string | undefined;
  readonly turn: Side;
  readonly clock: ClockState | null;
}

const MOVE = /^(?:move )?([a-i][0-9])([a-i][0-9])( press)?$/;
const PRESS = /^press (red|black)$/;

/** Moves are made and clocks run on; what the referee will say to the rest is left to him. */
export function projected(table: TableState, waiting: readonly Entry[]): Projected {
  let position = readFen(table.state.fen);
  let last = table.state.last ?? undefined;
  let clock = table.state.clock;
  for (const { line, at, overrule } of waiting) {
    if (overrule !== undefined) {
      continue;
    }
    const move = MOVE.exec(line);
    const press = PRESS.exec(line);
    if (move) {
      const made = moveOf(move[1] + move[2]);
      if (made === undefined) {
        continue;
      }
      const mover = position.turn;
      position = play(position, made);
      last = move[1] + move[2];
      clock = clock && (move[3] || clock.running !== mover) ? pressed(clock, mover, at) : clock;
    } else if (press) {
      clock = clock && pressed(clock, press[1] as Side, at);
    }
  }
  return { fen: writeFen(position.placement, position.turn), last, turn: position.turn, clock };
}

/** The clock after a side has pressed it; what it gains by that the server will tell. */
function pressed(clock: ClockState, side: Side, at: number): ClockState {
  const gone = clock.running === side ? Math.max(0, at - clock.at) : 0;
  const face = clock[side];
  return {
    ...clock,
    at: Math.max(at, clock.at),
    running: opponent(side),
    [side]: { ...face, left: Math.max(0, face.left - gone), flag: Math.max(0, face.flag - gone) },
  };
}
