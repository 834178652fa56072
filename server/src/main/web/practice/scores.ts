/** The score of a reader without an account: kept in this browser, by edition. */
export interface Tally {
  answers: number;
  points: number;
  outOf: number;
  /** Every figure met, and whether nothing was missed when it was last met. */
  figures: Record<string, boolean>;
}

export interface Marked {
  /** Names the exam; in an exam the first answer to a question counts. */
  readonly exam: string;
  readonly figure: string;
  readonly edition: string;
  readonly points: number;
  readonly outOf: number;
}

interface Kept {
  tallies: Record<string, Tally>;
  /** The last questions answered, so that going back does not answer them again. */
  seen: string[];
}

const KEY = "chuhe.practice";
const REMEMBERED = 500;

/** Adds a marked answer. */
export function keep({ exam, figure, edition, points, outOf }: Marked): void {
  const kept = read();
  const question = `${exam} ${figure}`;
  if (kept.seen.includes(question)) {
    return;
  }
  const tally = (kept.tallies[edition] ??= { answers: 0, points: 0, outOf: 0, figures: {} });
  tally.answers++;
  tally.points += points;
  tally.outOf += outOf;
  tally.figures[figure] = points === outOf;
  kept.seen = [...kept.seen, question].slice(-REMEMBERED);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing keeps no score; the exam itself goes on.
  }
}

/** What was achieved in an edition. */
export const tallyOf = (edition: string): Tally | undefined => read().tallies[edition];

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    return {
      tallies: isRecord(kept?.tallies) ? kept.tallies : {},
      seen: Array.isArray(kept?.seen) ? kept.seen : [],
    };
  } catch {
    return { tallies: {}, seen: [] };
  }
}

const isRecord = (value: unknown): value is Record<string, Tally> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keeps the mark that the page shows, if it is the browser that keeps it. */
export function keepShown(root: ParentNode = document): void {
  const mark = root.querySelector<HTMLElement>("[data-mark][data-keep='true']");
  if (mark) {
    const { exam = "", figure = "", edition = "", points, outOf } = mark.dataset;
    keep({ exam, figure, edition, points: Number(points), outOf: Number(outOf) });
  }
}

/** Fills the table of scores from what the browser has kept. */
export function showKept(root: ParentNode = document): void {
  root.querySelectorAll<HTMLElement>("[data-scores='browser'] tr[data-edition]").forEach((row) => {
    const tally = tallyOf(row.dataset.edition ?? "");
    if (!tally) {
      return;
    }
    const cells = row.querySelectorAll("td");
    const met = Object.values(tally.figures);
    const figures = cells[3].textContent?.split("/")[1] ?? "";
    const texts = [
      String(tally.answers),
      `${tally.points} / ${tally.outOf}`,
      String(tally.outOf === 0 ? 0 : Math.round((100 * tally.points) / tally.outOf)),
      `${met.length} /${figures}`,
      String(met.filter(Boolean).length),
    ];
    texts.forEach((text, i) => (cells[i].textContent = text));
  });
}
