import { fill, languageOf, type Words, wordsIn } from "../board/words";

let known: Readonly<Record<string, string>> | undefined;

/**
 * A text of the page in the reader's language, with values in its places {0}, {1}, … The server writes the texts
 * into the page: `<script type="application/json" id="words">`. A key without text is shown as it is, to be noticed.
 */
export function words(key: string, ...values: (string | number)[]): string {
  known ??= JSON.parse(document.getElementById("words")?.textContent || "{}") as Record<string, string>;
  return fill(known[key] ?? key, values);
}

/** The words that scripts bring along, for what is the same on all pages. */
export const ownWords: Words = (key, ...values) => wordsIn(languageOf(document.documentElement))(key, ...values);
