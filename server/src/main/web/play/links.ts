/** Links to the rule book and to the arbiter's desk. */
import { html } from "../board/svg";
import { cited } from "../common/articles";
import type { Game } from "./protocol";

/** An article as the server cites it, `cxa2011 23.5.1`: its number, leading to its page; bare where several stand together. */
export function articleLink(article: string, bare = false): HTMLElement {
  const space = article.indexOf(" ");
  const edition = article.slice(0, space);
  const number = article.slice(space + 1);
  const named = cited(edition, number);
  const href = `/rules/${edition}/${encodeURIComponent(number)}`;
  return bare ? html("a", { href, title: named }, number) : html("a", { href }, named);
}

/** The desk with the whole game on its board. */
export function deskLink({ edition, start, moves }: Game): string {
  const query = new URLSearchParams({ rules: edition, fen: start, moves: moves.map(({ iccs }) => iccs).join(" ") });
  return `/desk?${query}`;
}
