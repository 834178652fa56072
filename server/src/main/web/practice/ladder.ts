/** Which grade suits a reader: three solved in a row are a step up, two missed in a row a step down. */
export interface Ladder {
  readonly grade: number;
  /** How many were solved in a row; below zero, missed. */
  readonly run: number;
}

export const HARDEST = 5;
const UP = 3;
const DOWN = -2;
const KEY = "chuhe.grade";

export const BOTTOM: Ladder = { grade: 1, run: 0 };

export function climb({ grade, run }: Ladder, solved: boolean): Ladder {
  const now = solved ? Math.max(run, 0) + 1 : Math.min(run, 0) - 1;
  if (now >= UP) {
    return { grade: Math.min(HARDEST, grade + 1), run: 0 };
  }
  return now <= DOWN ? { grade: Math.max(1, grade - 1), run: 0 } : { grade, run: now };
}

export function keptLadder(): Ladder {
  try {
    const { grade, run } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Ladder>;
    const fits = Number.isInteger(grade) && grade! >= 1 && grade! <= HARDEST && Number.isInteger(run);
    return fits ? { grade: grade!, run: run! } : BOTTOM;
  } catch {
    return BOTTOM;
  }
}

export function keepLadder(ladder: Ladder): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ladder));
  } catch {
    // Then one begins at the bottom again.
  }
}
