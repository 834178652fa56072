/**
 * What was missed comes back: Leitner's boxes. What is missed goes into the first box; every time it is known it moves to
 * the next, from which it comes back later; known in the last one, it is learned and leaves. What is known at the first
 * meeting never gets in. This is the only place that reckons it: the server keeps boxes and times, and does not ask why.
 */
export interface Card {
  /** From 1. */
  readonly box: number;
  /** When it comes back, in milliseconds since 1970. */
  readonly due: number;
}
export type Deck = Readonly<Record<string, Card>>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a card rests in each box. */
export const RESTS: readonly number[] = [10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];

/** The card after somebody met its question; undefined if it need not come back. */
export function after(card: Card | undefined, known: boolean, now: number): Card | undefined {
  const box = known ? (card ? card.box + 1 : RESTS.length + 1) : 1;
  return box > RESTS.length ? undefined : { box, due: now + RESTS[box - 1] };
}

/** What is to be asked again, the longest overdue first. */
export const due = (deck: Deck, now: number): string[] =>
  Object.entries(deck)
    .filter(([, card]) => card.due <= now)
    .sort(([a, first], [b, second]) => first.due - second.due || a.localeCompare(b))
    .map(([id]) => id);
