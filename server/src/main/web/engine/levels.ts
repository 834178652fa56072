/** How strong the computer plays, from a child's first games to a master's. */
export interface Level {
  /** From 1. */
  readonly number: number;
  /** How much is thrown in that a stronger player would not play: 20 is nothing at all. */
  readonly skill: number;
  /** How long it thinks: positions, so that it plays the same on every machine, and the longest time. */
  readonly nodes: number;
  readonly depth: number;
}

const level = (number: number, skill: number, nodes: number, depth: number): Level => ({ number, skill, nodes, depth });

export const LEVELS: readonly Level[] = [
  level(1, -20, 100, 1),
  level(2, -12, 300, 2),
  level(3, -6, 1_000, 3),
  level(4, 0, 4_000, 5),
  level(5, 5, 15_000, 7),
  level(6, 10, 60_000, 10),
  level(7, 16, 300_000, 14),
  level(8, 20, 1_500_000, 30),
];

export const levelOf = (number: number): Level => LEVELS.find((each) => each.number === number) ?? LEVELS[2];

/** What the program is told of a level. */
export const options = ({ skill }: Level): Record<string, string | number> => ({ "Skill Level": skill, "UCI_AnalyseMode": "false" });

/**
 * How long it may think: by its level, and by what is left on its clock.
 *
 * @param left milliseconds until its flag falls; undefined without clocks
 */
export function limit({ nodes, depth }: Level, left: number | undefined): string {
  const time = left === undefined ? "" : ` movetime ${Math.max(50, Math.floor(left / 30))}`;
  return `depth ${depth} nodes ${nodes}${time}`;
}
