/** What is agreed on before a game against the computer: the form, and what it says. */
import { LEVELS } from "../engine/levels";
import type { Side } from "../rules/piece";
import type { Match } from "./journal";

/** Minutes and seconds a move; without minutes nobody's time is counted. */
const CLOCKS: Readonly<Record<string, readonly [number, number]>> = {
  none: [0, 0],
  fast: [5, 3],
  usual: [10, 5],
  slow: [30, 10],
};

/**
 * The game that a form asks for.
 *
 * @param chance from 0 to 1, for the lot
 * @param names what the two are called
 */
export function matchOf(form: FormData, chance: number, names: { you: string; computer(level: number): string }): Match {
  const text = (name: string): string => String(form.get(name) ?? "");
  const colour = text("colour");
  const you: Side = colour === "red" || colour === "black" ? colour : chance < 0.5 ? "red" : "black";
  const level = LEVELS.find(({ number }) => String(number) === text("level"))?.number ?? 1;
  const [minutes, seconds] = CLOCKS[text("clock")] ?? CLOCKS.none;
  const computer = names.computer(level);
  return {
    you,
    level,
    terms: {
      rules: text("rules") || "cxa2020",
      fen: text("fen"),
      red: you === "red" ? names.you : computer,
      black: you === "black" ? names.you : computer,
      minutes,
      seconds,
    },
  };
}
