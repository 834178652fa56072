/** Words of the game's pages. */
import { translated } from "../board/words";
import { words } from "../common/words";
import type { Side } from "../rules/piece";
import type { ClockScheme, Text } from "./protocol";

/** A text of the server's in the reader's language. */
export const say = (text: Text): string => translated(text);

export const sideName = (side: Side): string => words(`side.${side}`);

/** "60 min + 30 s"; "15 min, then 30 s a move". */
export function schemeText({ stages, countdown, moveLimit }: ClockScheme): string {
  const parts = stages.map(({ moves, seconds, increment }) => {
    const time = durationText(seconds);
    const with_ = increment > 0 ? words("clock.increment", time, increment) : time;
    return moves > 0 ? words("clock.moves", moves, with_) : with_;
  });
  if (countdown.periods > 0) {
    parts.push(
      countdown.periods > 1
        ? words("clock.periods", countdown.periods, countdown.seconds)
        : words("clock.period", countdown.seconds),
    );
  }
  if (moveLimit > 0) {
    parts.push(words("clock.limit", durationText(moveLimit)));
  }
  return parts.join(words("clock.then"));
}

export function durationText(seconds: number): string {
  const units: [string, number][] = [["days", 86_400], ["hours", 3600], ["minutes", 60]];
  const unit = units.find(([, size]) => seconds >= size && seconds % size === 0 && (size < 3600 || seconds > 2 * size));
  return unit ? words(`clock.${unit[0]}`, seconds / unit[1]) : words("clock.seconds", seconds);
}
