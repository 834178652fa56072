/** Links to the rule book and to the arbiter's desk. */
import { html } from "../board/svg";
import { words } from "../common/words";
import type { Game } from "./protocol";

/** An article as the server cites it, `cxa2011 23.5.1`: its number, leading to its page. */
export function articleLink(article: string): HTMLElement {
  const space = article.indexOf(" ");
  const number = article.slice(space + 1);
  return html("a", { href: `/rules/${article.slice(0, space)}/${encodeURIComponent(number)}` }, words("article", number));
}

/** The desk with the whole game on its board. */
export function deskLink({ edition, start, moves }: Game): string {
  const query = new URLSearchParams({ rules: edition, fen: start, moves: moves.map(({ move }) => move).join(" ") });
  return `/desk?${query}`;
}
