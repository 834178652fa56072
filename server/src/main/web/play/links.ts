/** Links to the rule book and to the arbiter's desk. */
import { html } from "../board/svg";
import { words } from "../common/words";
import type { Game } from "./protocol";

export const articleLink = (edition: string, article: string): HTMLElement =>
  html("a", { href: `/rules/${edition}/${article}` }, words("article", article));

/** The desk with the whole game on its board. */
export function deskLink({ edition, start, moves }: Game): string {
  const query = new URLSearchParams({ rules: edition, fen: start, moves: moves.map(({ move }) => move).join(" ") });
  return `/desk?${query}`;
}
