import { seal } from "../board/seal";
import { html } from "../board/svg";
import type { Side } from "../common/codes";
import { words } from "../common/words";
import { moveName } from "./cycle";
import { articleLinks, chip, dot } from "./natures";
import type { Edition, Play, Ruling } from "./types";

/** What all editions say, side by side, the chosen one first; what differs from the chosen one is marked ≠ and tinted. */
export function compareCards(
  play: Play,
  all: readonly Edition[],
  chosen: string,
  rulings: Readonly<Record<string, Ruling>>,
): { verdict: HTMLElement; table: HTMLElement } {
  const editions = [...all].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  const own = rulings[chosen];
  const same = editions.every(({ id }) => rulings[id].verdict === own.verdict);
  const alike = editions.every(({ id }) => rulings[id].losesAtOnce === own.losesAtOnce);
  const natures = editions.every(({ id }) =>
    rulings[id].plies.every((ply, index) => ply.evidence.kind === own.plies[index].evidence.kind),
  );
  const verdict = html(
    "div",
    { class: "ruling" },
    seal(same && alike ? "same" : "differ"),
    html(
      "div",
      { class: "ruling-text" },
      html("span", { class: "tiny secondary" }, words("compared", editions.length)),
      html(
        "h2",
        { class: "ruling-title" },
        !same ? words("differ") : alike ? words("same", editions.length, own.outcome) : words("alike"),
      ),
      html("p", { class: "secondary" }, words(!same ? "differ.note" : !alike ? "alike.note" : natures ? "same.natures" : "same.note")),
    ),
  );
  return { verdict, table: html("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": words("compare") }, table(play, editions, chosen, rulings)) };
}

function table(
  play: Play,
  editions: readonly Edition[],
  chosen: string,
  rulings: Readonly<Record<string, Ruling>>,
): HTMLElement {
  const own = rulings[chosen];
  const line = (
    head: Node[],
    look: string,
    cell: (ruling: Ruling) => Node[],
    key: (ruling: Ruling) => string,
  ): HTMLElement =>
    html(
      "tr",
      { class: look },
      html("th", { scope: "row" }, ...head),
      ...editions.map(({ id }) => {
        const differs = key(rulings[id]) !== key(own);
        return html(
          "td",
          { class: id === chosen ? "chosen" : differs ? "differs" : "" },
          ...(differs ? [html("span", { class: "desk-unlike" }, "≠ ")] : []),
          ...cell(rulings[id]),
        );
      }),
    );
  const plies = own.plies.map((ply, index) =>
    line(
      [dot(ply.side), html("b", {}, moveName(play.plies[ply.ply - 1]))],
      "",
      (ruling) => [chip(ruling.plies[index].evidence.kind)],
      (ruling) => ruling.plies[index].evidence.kind,
    ),
  );
  const side = (name: Side, look: string): HTMLElement =>
    line(
      [dot(name), document.createTextNode(words(name))],
      look,
      (ruling) => [
        html(
          "span",
          { class: ruling[name].prohibited ? "desk-forbidden" : "" },
          ruling[name].prohibited ? ruling[name].words : words("allowed"),
        ),
      ],
      (ruling) => (ruling[name].prohibited ? ruling[name].pattern : ""),
    );
  return html(
    "table",
    { class: "compare" },
    html("caption", { class: "visually-hidden" }, words("compare")),
    html(
      "thead",
      {},
      html(
        "tr",
        {},
        html("th", { scope: "col" }, words("move")),
        ...editions.map(({ id, name, title }) =>
          html("th", { scope: "col", class: id === chosen ? "chosen" : "", title }, name),
        ),
      ),
    ),
    html(
      "tbody",
      {},
      ...plies,
      side("red", "rule-above"),
      side("black", ""),
      line(
        [document.createTextNode(words("verdict"))],
        "rule-above",
        (ruling) => [html("b", {}, ruling.outcome)],
        (ruling) => `${ruling.verdict} ${ruling.losesAtOnce}`,
      ),
      line(
        [document.createTextNode(words("articles"))],
        "",
        (ruling) => [articleLinks(ruling.rules, ruling.articles)],
        () => "",
      ),
    ),
  );
}
