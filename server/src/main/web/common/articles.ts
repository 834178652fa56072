import { words } from "./words";

/**
 * The words for a number that is counted within a chapter: 5.10 of the World rules is number 10 of chapter five, and would be
 * looked for in article 5. Undefined for an article.
 */
export const inChapter = (edition: string, number: string): string | undefined =>
  edition.startsWith("wxf") && number.startsWith("5.") ? words("article.chapter-five", number.slice(2)) : undefined;

/** An article as people read it. */
export const cited = (edition: string, number: string): string => inChapter(edition, number) ?? words("article", number);
