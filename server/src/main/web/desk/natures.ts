import { html } from "../board/svg";
import { words } from "../common/words";
import type { Side } from "../rules/piece";
import type { NatureKind } from "./types";

/** The chip of a nature; read in full by screen readers. */
export function chip(kind: NatureKind, small = false): HTMLElement {
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
      html("a", { href: `/rules/${edition}/${encodeURIComponent(number)}` }, words("article", number)),
    ),
  );

/** An icon of a few strokes. */
export const ICONS = {
  warn: "M12 4 3 20h18ZM12 10v5m0 2.200v.3",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
} as const;
