import { html } from "../board/svg";
import type { Nature, Side } from "../common/codes";
import { notation } from "../common/settings";
import { words } from "../common/words";
import { chip, dot } from "./natures";
import type { Conduct, Play, PlayedPly, RuledPly, Ruling } from "./types";
import { objectOf } from "./evidence";

export interface CycleView {
  readonly parts: readonly HTMLElement[];
  /** The same as chips in a row, for phones. */
  readonly strip: HTMLElement;
  mark(ply: number): void;
}

/** A move as the reader writes it. */
export const moveName = (ply: PlayedPly): string => ply[notation()];

/** All moves, those of the cycle marked and with their natures. */
export function cycleView(play: Play, ruling: Ruling | undefined, choose: (ply: number) => void): CycleView {
  const ruled = new Map(ruling?.plies.map((ply) => [ply.ply, ply]));
  const whole = play.plies.length === (ruling?.cycle.plies ?? 0);
  const rows = new Map<number, HTMLElement>();
  const chips = new Map<number, HTMLElement>();
  for (const ply of play.plies) {
    rows.set(ply.ply, row(ply, ruled.get(ply.ply), play, choose));
    chips.set(ply.ply, plyChip(ply, ruled.get(ply.ply), choose));
  }
  const head = html("div", { class: "card-head" }, html("h2", {}, words(whole && ruling ? "cycle" : "cycle.moves")));
  if (ruling) {
    const { firstPly, plies } = ruling.cycle;
    head.append(html("span", { class: "secondary" }, words("cycle.place", plies, firstPly, firstPly + plies - 1)));
  }
  const list =
    play.plies.length === 0
      ? html("p", { class: "empty" }, words("cycle.none"))
      : html("div", { class: "scroll desk-plies", tabindex: "0", role: "group", "aria-label": words("cycle.moves") }, table(rows));
  return {
    parts: [head, list, ...(ruling ? [sides(ruling)] : [])],
    strip: html("div", { class: "plies", role: "group", "aria-label": words("cycle") }, ...chips.values()),
    mark(current) {
      rows.forEach((made, ply) => made.classList.toggle("current", ply === current));
      rows.forEach((made, ply) =>
        made.querySelector("button")?.setAttribute("aria-current", String(ply === current)),
      );
      chips.forEach((made, ply) => made.setAttribute("aria-current", String(ply === current)));
      const row = rows.get(current);
      if (row && list.contains(document.activeElement) && list !== document.activeElement) {
        row.querySelector("button")?.focus();
      }
      // Within the list only: the page stays where it is.
      if (row && (row.offsetTop < list.scrollTop || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight)) {
        list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
      const strip = chips.get(current);
      strip?.parentElement?.scrollTo?.({ left: strip.offsetLeft - 40 });
    },
  };
}

function table(rows: Map<number, HTMLElement>): HTMLElement {
  const head = ["", "move", "nature", "object"].map((key) =>
    html("th", { scope: "col" }, key ? words(key) : "#"),
  );
  return html(
    "table",
    {},
    html("caption", { class: "visually-hidden" }, words("cycle")),
    html("thead", {}, html("tr", {}, ...head)),
    html("tbody", {}, ...rows.values()),
  );
}

function row(ply: PlayedPly, ruled: RuledPly | undefined, play: Play, choose: (ply: number) => void): HTMLElement {
  const button = html("button", { type: "button", class: "quiet desk-ply" }, dot(ply.side), html("b", {}, moveName(ply)));
  const redFirst = play.plies[0].side === "red";
  const round = Math.floor((redFirst ? ply.ply - 1 : ply.ply) / 2) + 1;
  const number = ply.side === "red" || ply.ply === 1 ? String(round) : "";
  const made = html(
    "tr",
    { class: ruled ? "in-cycle" : "" },
    html("td", { class: "secondary" }, number),
    html("th", { scope: "row" }, button),
    html("td", {}, ...(ruled ? [chip(ruled.evidence.kind)] : [])),
    html("td", { class: "secondary" }, ruled ? objectOf(ruled, ply.fen) : ""),
  );
  made.addEventListener("click", () => choose(ply.ply));
  return made;
}

function plyChip(ply: PlayedPly, ruled: RuledPly | undefined, choose: (ply: number) => void): HTMLElement {
  const made = html("button", { type: "button", class: ruled ? "ply in-cycle" : "ply" }, dot(ply.side), html("b", {}, moveName(ply)));
  if (ruled) {
    made.append(chip(ruled.evidence.kind));
  }
  made.addEventListener("click", () => choose(ply.ply));
  return made;
}

function sides(ruling: Ruling): HTMLElement {
  const line = (side: Side, conduct: Conduct): HTMLElement =>
    html(
      "p",
      {},
      html("span", { class: "nowrap" }, dot(side), words(side)),
      html("span", { class: "desk-natures" }, ...ruled(ruling, side).map((kind) => chip(kind, true))),
      html(
        "b",
        { class: conduct.prohibited ? "desk-forbidden" : "" },
        `${conduct.words} · ${words(conduct.prohibited ? "forbidden" : "allowed")}`,
      ),
    );
  return html("div", { class: "card-foot desk-sides" }, line("red", ruling.red), line("black", ruling.black));
}

const MOST_CHIPS = 6;

const ruled = (ruling: Ruling, side: Side): Nature[] =>
  ruling.plies
    .filter((ply) => ply.side === side)
    .map((ply) => ply.evidence.kind)
    .slice(0, MOST_CHIPS);
