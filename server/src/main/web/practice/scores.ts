import { appRoot, to } from "../common/links";
import { words } from "../common/words";
import type { KeptDeck } from "./deck";
import { due } from "./leitner";

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
const MOST_AT_ONCE = 20;

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
  write(kept);
}

/** What was achieved in an edition. */
export const tallyOf = (edition: string): Tally | undefined => read().tallies[edition];

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing keeps no score; the exam itself goes on.
  }
}

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

/**
 * Puts the question that was just answered into its box: missed unless nothing was. As with the score, the first answer
 * in an exam counts, however often the page is shown.
 */
export function meet(deck: KeptDeck, now: number, root: ParentNode = document): void {
  const mark = root.querySelector<HTMLElement>("[data-mark]");
  const { exam = "", figure = "", points, outOf } = mark?.dataset ?? {};
  const kept = read();
  const question = `boxes ${exam} ${figure}`;
  if (mark && !kept.seen.includes(question)) {
    kept.seen = [...kept.seen, question].slice(-REMEMBERED);
    write(kept);
    deck.met(figure, points === outOf, now);
  }
}

/** Offers the questions that are due again, those of one edition at a time. */
export function showDue(deck: KeptDeck, now: number, seed: number, root: ParentNode = document): void {
  const offer = root.querySelector<HTMLElement>("[data-due]");
  const editions = [...root.querySelectorAll<HTMLInputElement>("input[name=edition]")].map(({ value }) => value);
  const editionOf = (figure: string): string | undefined => editions.find((edition) => figure.startsWith(`${edition}-`));
  const waiting = due(deck.all, now).filter(editionOf);
  if (!offer || waiting.length === 0) {
    return;
  }
  const edition = editionOf(waiting[0])!;
  const figures = waiting.filter((figure) => editionOf(figure) === edition).slice(0, MOST_AT_ONCE);
  const query = new URLSearchParams({ edition, seed: String(seed), name: `again-${seed}`, figures: figures.join("~") });
  offer.querySelector("[data-due-count]")!.textContent = words("due", waiting.length);
  offer.querySelector<HTMLAnchorElement>("[data-due-link]")!.href =
    appRoot() === undefined ? `/practice/exam?${query}` : to(`/practice/${figures[0]}?${query}`);
  offer.hidden = false;
}
