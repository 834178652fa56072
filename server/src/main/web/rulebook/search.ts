/**
 * The search of an application without a server, over the same texts as the server's, which has the finer one: what
 * has all the words, by number, title and text, in both languages.
 */
import { html } from "../board/svg";
import { translated, type Translated } from "../board/words";
import { inChapter } from "../common/articles";
import { json } from "../common/json";
import { part, to } from "../common/links";
import { words } from "../common/words";

export interface Entry {
  readonly edition: string;
  readonly link: string;
  readonly number: string;
  readonly title: Translated;
  readonly text: Translated;
}

interface Book {
  readonly id: string;
  readonly figures: readonly { id: string; label: Translated; note?: Translated }[];
  readonly chapters: readonly {
    articles: readonly { number: string; title: Translated; text: Translated; reading?: Translated }[];
  }[];
}

const MOST = 50;
const SNIPPET = 160;
const BEFORE = 30;
const EXACT = 1000;
const IN_TITLE = 40;

/** Makes texts comparable without moving their places: small letters, half-width signs. */
const fold = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).toLowerCase();

export const termsOf = (query: string): string[] => fold(query).split(/[\s,，、]+/).filter(Boolean).slice(0, 8);

const all = (text: Translated): string[] => Object.values(text).map(fold);

function score({ number, title, text }: Entry, terms: readonly string[]): number {
  let sum = 0;
  for (const term of terms) {
    const found =
      (fold(number) === term ? EXACT : fold(number).startsWith(`${term}.`) ? IN_TITLE : 0) +
      (all(title).some((each) => each.includes(term)) ? IN_TITLE : 0) +
      Math.max(...all(text).map((each) => Math.min(4, each.split(term).length - 1)));
    if (found === 0) {
      return 0;
    }
    sum += found;
  }
  return sum;
}

/** What fits best, best first; what fits alike stays in the order of the books. */
export const find = (entries: readonly Entry[], terms: readonly string[]): Entry[] =>
  terms.length === 0
    ? []
    : entries
        .map((entry) => ({ entry, fits: score(entry, terms) }))
        .filter(({ fits }) => fits > 0)
        .sort((a, b) => b.fits - a.fits)
        .slice(0, MOST)
        .map(({ entry }) => entry);

/** A text with the words found marked. */
export function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  const folded = fold(text);
  const parts: (string | HTMLElement)[] = [];
  let at = 0;
  while (at < text.length) {
    const next = terms
      .map((term) => ({ start: folded.indexOf(term, at), length: term.length }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0];
    if (!next) {
      break;
    }
    parts.push(text.slice(at, next.start), html("mark", {}, text.slice(next.start, next.start + next.length)));
    at = next.start + next.length;
  }
  return [...parts, text.slice(at)].filter((each) => each !== "");
}

function snippet(text: string, terms: readonly string[]): string {
  const places = terms.map((term) => fold(text).indexOf(term)).filter((at) => at >= 0);
  const from = Math.max(0, (places.length > 0 ? Math.min(...places) : 0) - BEFORE);
  const line = text.slice(from, from + SNIPPET).replace(/\s+/g, " ");
  return (from > 0 ? "…" : "") + line + (from + SNIPPET < text.length ? "…" : "");
}

const NOTHING: Translated = { en: "" };

/** One text after the other, in every language. */
const joined = (first: Translated, second: Translated = NOTHING): Translated =>
  Object.fromEntries(
    Object.entries(first).map(([language, text]) => [language, `${text} ${second[language as keyof Translated] ?? ""}`.trim()]),
  ) as Translated;

const entriesOf = ({ id, chapters, figures }: Book): Entry[] => [
  ...chapters.flatMap(({ articles }) =>
    articles.map(({ number, title, text, reading }) => ({
      edition: id,
      link: to(`/rules/${id}/${part(number)}`),
      number,
      title,
      text: joined(text, reading),
    })),
  ),
  ...figures.map((figure) => ({
    edition: id,
    link: to(`/rules/figures/${figure.id}`),
    number: figure.id,
    title: figure.label,
    text: figure.note ?? NOTHING,
  })),
];

/** Fills the page of the search with what its address asks for. */
export async function searchAlone(form: HTMLFormElement, root: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const query = (asked.get("q") ?? "").slice(0, 100);
  const choices = [...form.querySelectorAll<HTMLInputElement>("input[name=edition]")];
  const only = choices.find(({ value }) => value === asked.get("edition")) ?? choices[0];
  only.checked = true;
  form.querySelector<HTMLInputElement>("input[name=q]")!.value = query;
  const terms = termsOf(query);
  if (terms.length === 0) {
    return;
  }
  const wanted = choices.filter(({ value }) => value && (!only.value || value === only.value));
  const books = await Promise.all(wanted.map(({ value }) => json<Book>(`${root}../rulebooks/${part(value)}.json`)));
  const hits = find(books.flatMap(entriesOf), terms);
  const name = new Map(choices.map((each) => [each.value, each.closest("label")!.textContent!.trim()]));
  document.querySelector("[data-found]")!.textContent = words(
    hits.length === 0 ? "search.none" : "search.found",
    hits.length,
    query,
  );
  document.querySelector(".book-hits")!.replaceChildren(...hits.map((hit) => item(hit, name.get(hit.edition) ?? "", terms)));
}

const item = ({ edition, link, number, title, text }: Entry, name: string, terms: readonly string[]): HTMLElement =>
  html(
    "li",
    {},
    html(
      "a",
      { href: link },
      html("span", { class: "tag" }, name),
      html(
        "span",
        { class: "book-hit" },
        html(
          "b",
          {},
          ...(link.includes("/figures/") ? [] : [html("span", { class: "num" }, inChapter(edition, number) ?? number), " "]),
          ...marked(translated(title), terms),
        ),
        html("span", { class: "secondary small" }, ...marked(snippet(translated(text), terms), terms)),
      ),
    ),
  );
