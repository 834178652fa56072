/** A game against the computer as it is kept in the browser: what was agreed on and what was done, so that it can go on. */
import type { Side } from "../rules/piece";
import type { Deed, Terms } from "./referee";

export interface Match {
  readonly terms: Terms;
  readonly you: Side;
  readonly level: number;
}

export interface Journal {
  readonly match: Match;
  readonly deeds: readonly Deed[];
}

const KEY = "chuhe.computer";

type Keeping = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The game that was played here last; undefined if there is none, or what is kept is of no use. */
export function kept(storage: Keeping): Journal | undefined {
  try {
    const journal = JSON.parse(storage.getItem(KEY) ?? "") as Partial<Journal>;
    const { match, deeds } = journal;
    const known = match?.terms && (match.you === "red" || match.you === "black") && Number.isInteger(match.level);
    return known && Array.isArray(deeds) ? { match, deeds } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a game; a browser that keeps nothing loses it with the page. */
export function keep(storage: Keeping, journal: Journal | undefined): void {
  try {
    if (journal) {
      storage.setItem(KEY, JSON.stringify(journal));
    } else {
      storage.removeItem(KEY);
    }
  } catch {
    // Full, or forbidden.
  }
}

/** When the last deed was done. */
export const lastTime = ({ deeds }: Journal): number => deeds[deeds.length - 1]?.at ?? 0;
