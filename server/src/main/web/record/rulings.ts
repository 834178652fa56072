/** What an arbiter finds in a game: every repetition with its ruling and proof, and where the move limit was reached. */
import { type SealKind, seal } from "../board/seal";
import { html } from "../board/svg";
import type { Side } from "../common/codes";
import { notation } from "../common/settings";
import { words } from "../common/words";
import type { Repetition, Review } from "../computer/referee";
import { articleLinks, chip, dot } from "../desk/natures";
import type { Conduct, RuledPly } from "../desk/types";
import { written } from "./moves";
import { fenOf, type GameTree, type RecordedGame, type RecordedMove } from "./tree";

export interface RulingEvents {
  /** A ply is to be looked at, with what proves its nature. */
  ply(ply: number, ruled: RuledPly | undefined): void;
}

const sealOf = ({ verdict, losesAtOnce }: Repetition): SealKind =>
  verdict === "draw" ? "draw" : verdict === "undecided" ? "contested" : losesAtOnce ? "loss" : "vary";

/** The plies that belong to repetitions, each with what was ruled: from where the moves begin to come round. */
export function marked(review: Review, tree: GameTree): Map<number, string> {
  const marks = new Map<number, string>();
  const stood = (ply: number): string => fenOf(tree.main(ply));
  for (const { cycle, lastPly, outcome } of review.repetitions) {
    let first = cycle.firstPly;
    while (first > cycle.plies && stood(first - 1) === stood(first - 1 - cycle.plies)) {
      first--;
    }
    for (let ply = Math.max(1, first - cycle.plies + 1); ply <= lastPly; ply++) {
      marks.set(ply, outcome);
    }
  }
  return marks;
}

export function rulings(review: Review, { fen, moves }: RecordedGame, events: RulingEvents): HTMLElement[] {
  const parts = review.repetitions.map((each) => repetition(review.rules, each, fen, moves, events));
  if (review.moveLimit) {
    const { ply, words: text } = review.moveLimit;
    const link = html("button", { type: "button", class: "link" }, words("limit.reached"));
    link.addEventListener("click", () => events.ply(ply, undefined));
    parts.push(html("p", { class: "small" }, link, " ", text));
  }
  return parts.length > 0 ? parts : [html("p", { class: "secondary" }, words("repetition.none"))];
}

function repetition(edition: string, found: Repetition, fen: string, moves: readonly RecordedMove[], events: RulingEvents): HTMLElement {
  const { cycle, claimablePly, outcome, articles, plies, red, black } = found;
  const desk = new URLSearchParams({ rules: edition, fen, moves: moves.slice(0, claimablePly).map(({ iccs }) => iccs).join(" ") });
  const go = html("button", { type: "button", class: "link" }, words("repetition.place", cycle.plies, cycle.firstPly, claimablePly));
  go.addEventListener("click", () => events.ply(cycle.firstPly, plies[0]));
  const side = (name: Side, conduct: Conduct): HTMLElement =>
    html("p", { class: "small" }, dot(name), ` ${conduct.words} · ${words(conduct.prohibited ? "forbidden" : "allowed")}`);
  return html(
    "article",
    { class: "record-ruling" },
    html(
      "div",
      { class: "row" },
      seal(sealOf(found)),
      html("div", { class: "ruling-text" }, html("p", { class: "ruling-title" }, outcome), html("p", { class: "small" }, go)),
    ),
    side("red", red),
    side("black", black),
    articleLinks(edition, articles),
    html(
      "details",
      {},
      html("summary", {}, words("repetition.proof")),
      html("ol", { class: "record-proof" }, ...plies.map((ruled) => proof(ruled, moves[ruled.ply - 1], events))),
    ),
    html("p", { class: "small" }, html("a", { href: `/desk?${desk}` }, words("repetition.desk"))),
  );
}

function proof(ruled: RuledPly, move: RecordedMove | undefined, events: RulingEvents): HTMLElement {
  const name = move ? written(move) : ruled[notation()];
  const button = html("button", { type: "button", class: "quiet" }, dot(ruled.side), html("b", {}, name), chip(ruled.evidence.kind));
  button.addEventListener("click", () => events.ply(ruled.ply, ruled));
  return html("li", {}, button, html("p", { class: "small secondary" }, ruled.why));
}
