import { html } from "../board/svg";
import { cited } from "../common/articles";
import { part, to } from "../common/links";
import { words } from "../common/words";
import type { Nature, Side } from "../common/codes";

/** The chip of a nature; read in full by screen readers. */
export function chip(kind: Nature, small = false): HTMLElement {
  return html(
    "span",
    { class: `nature nature-${kind}${small ? " nature-sm" : ""}`, title: words(`nature.${kind}`) },
    html("span", { "aria-hidden": "true" }, words(`code.${kind}`)),
    html("span", { class: "visually-hidden" }, words("nature.read", words(`nature.${kind}`))),
  );
}

/** The dot of a side, with its name for those who cannot see it. */
export function dot(side: Side): HTMLElement {
  return html("i", { class: `side side-${side}`, role: "img", "aria-label": words(side) });
}

/** Links to articles of an edition. */
export const articleLinks = (edition: string, articles: readonly string[]): HTMLElement =>
  html(
    "div",
    { class: "articles" },
    ...articles.map((number) =>
      html("a", { href: to(`/rules/${edition}/${part(number)}`) }, cited(edition, number)),
    ),
  );
