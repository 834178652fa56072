/** By what a game against the computer is played, and how it ended. */
import { html } from "../board/svg";
import { words } from "../common/words";
import { resultCard } from "../play/ending";
import type { Game } from "../play/protocol";
import { say, schemeText } from "../play/text";
import type { Match } from "./journal";
import { recordLink } from "./record";

export function facts({ edition, rules, clock, state }: Game, { level }: Match, again: () => void): HTMLElement[] {
  const { red, black, rounds } = state.limit;
  const all: [string, string | Node][] = [
    ["computer.level", words("computer.level.text", level, words(`level.${level}`))],
    ["info.rules", html("a", { href: `/rules/${edition}` }, say(rules.title))],
    ["info.clock", clock.stages.length > 0 ? schemeText(clock) : words("computer.noclock")],
    ["info.limit", red === black ? `${red} / ${rounds}` : words("info.limit.sides", red, black, rounds)],
  ];
  if (state.repetition && !state.result) {
    all.push(["info.repetition", say(state.repetition.words)]);
  }
  const fresh = html("button", { type: "button" }, words("computer.new"));
  fresh.addEventListener("click", again);
  return [
    html("h2", {}, words("info")),
    html("dl", { class: "facts" }, ...all.flatMap(([key, value]) => [html("dt", {}, words(key)), html("dd", {}, value)])),
    html("p", {}, fresh),
  ];
}

/** The link to the game's own page: the whole game is in it. */
export function ownPage({ edition, start, moves, state }: Game, { terms }: Match): string {
  const score = state.result?.score ?? "*";
  return recordLink({
    rules: edition,
    fen: start,
    moves: moves.map(({ iccs }) => iccs),
    red: terms.red,
    black: terms.black,
    result: score === "1/2" ? "1/2-1/2" : score,
  });
}

export function ending(game: Game, match: Match, again: () => void): HTMLElement[] {
  const page = ownPage(game, match);
  const more = html("button", { type: "button", class: "primary" }, words("computer.again"));
  more.addEventListener("click", again);
  return [
    ...resultCard(game, page),
    html("div", { class: "ending-acts" }, more, html("a", { class: "button", href: page }, words("record"))),
  ];
}
