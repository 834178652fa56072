/** What the clocks show, worked out from what the server stamped. */
import { opponent, type Side } from "../rules/piece";
import type { ClockScheme, ClockState, GameState } from "./protocol";

export interface Reading {
  /** What the face shows: of the stage, or of the byo-yomi period once the stage is used up. */
  readonly shown: number;
  /** Byo-yomi periods left, the current one included; 0 while the stage lasts or where there are none. */
  readonly periods: number;
  /** What is left for this move alone, where a limit for single moves strikes first. */
  readonly move: number | undefined;
  /** Until the flag falls. */
  readonly flag: number;
  readonly running: boolean;
}

/** Below this a clock is shown as pressing. */
export const LOW = 60_000;
/** Below this tenths of a second are shown. */
const TENTHS = 10_000;
/** When the time that is left is spoken. */
export const SPOKEN = [300_000, 60_000, 30_000, 10_000] as const;

/** A side's face at a time of the server's clock. */
export function reading(clock: ClockState, scheme: ClockScheme, side: Side, now: number): Reading {
  const face = clock[side];
  const running = clock.running === side;
  const gone = running ? Math.max(0, now - clock.at) : 0;
  const flag = Math.max(0, face.flag - gone);
  const left = face.left - gone;
  if (left > 0 || face.periods === 0) {
    const shown = Math.max(0, left);
    const rest = face.periods === 0 ? left : left + face.period + (face.periods - 1) * scheme.countdown.seconds * 1000;
    return { shown, periods: 0, move: scheme.moveLimit > 0 && flag < rest ? flag : undefined, flag, running };
  }
  const each = scheme.countdown.seconds * 1000;
  let period = face.period + left;
  let periods = face.periods;
  if (period <= 0 && periods > 1 && each > 0) {
    const spent = Math.min(periods - 1, Math.floor(-period / each) + 1);
    periods -= spent;
    period += spent * each;
  }
  return { shown: Math.max(0, period), periods, move: undefined, flag, running };
}

/** "12:47", "1:02:05", and "0:09.4" in the last ten seconds. A begun second counts, as on tournament clocks. */
export function clockText(millis: number): string {
  if (millis > 0 && millis < TENTHS) {
    return `0:0${(Math.floor(millis / 100) / 10).toFixed(1)}`;
  }
  const all = Math.ceil(millis / 1000);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  const seconds = two(all % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

const two = (number: number): string => String(number).padStart(2, "0");

/** How long until the face has to be drawn again. */
export function untilChange({ shown, running }: Reading): number {
  if (!running || shown <= 0) {
    return Infinity;
  }
  return shown <= TENTHS ? 100 : Math.max(20, shown % 1000 || 1000);
}

/** The mark that was passed between two readings, to be spoken; undefined if none was. */
export function passed(before: number, after: number): number | undefined {
  return [...SPOKEN].reverse().find((mark) => before > mark && after <= mark);
}

/** Whose flag has fallen: the server says so; until then nobody's. */
export const flagged = (state: GameState, side: Side): boolean =>
  state.result?.kind === "time" && state.result.winner === opponent(side);
