/** Links to the rule book. */
import { html } from "../board/svg";
import { words } from "../common/words";

export const articleLink = (edition: string, article: string): HTMLElement =>
  html("a", { href: `/rules/${edition}/${article}` }, words("article", article));
