import { html, svg } from "../board/svg";
import { seal, type SealKind } from "../board/seal";
import type { Side } from "../common/codes";
import { words } from "../common/words";
import { type Answer, isRuling } from "./judge";
import { articleLinks } from "./natures";
import type { Edition, Play, Ruling } from "./types";

export const sealOf = ({ verdict, losesAtOnce }: Ruling): SealKind =>
  verdict === "draw" ? "draw" : verdict === "undecided" ? "contested" : losesAtOnce ? "loss" : "vary";

/** What an arbiter can do, the fittest first. */
export type Act = "warn" | "lose" | "draw" | "log";

export interface Acts {
  /** Whether the reader may decide; others see no buttons. */
  readonly arbiter: boolean;
  act(act: Act): void;
  /** Answers an open question the other way, or our way again. */
  turn(question: string): void;
}

/** The card of the ruling: seal, sentence, articles, and what the arbiter can do. */
export function rulingCard(
  answer: Answer | undefined,
  play: Play,
  edition: Edition,
  { arbiter, act, turn }: Acts,
): HTMLElement {
  if (!isRuling(answer)) {
    const [title, why] = play.playable
      ? [words(answer ? "title.none" : "busy"), answer?.error ?? ""]
      : [words("title.unplayable"), play.flaws.join(" ")];
    return card(seal("open"), edition, title, [
      html("p", { class: "secondary" }, why),
      ...(answer && play.playable ? [html("p", { class: "secondary" }, words("none.hint"))] : []),
    ]);
  }
  const left = leftAgain(answer, play);
  const text = [
    ...(left ? [html("p", { class: "note desk-left" }, left)] : []),
    ...(answer.unreachable ? [html("p", { class: "note" }, answer.unreachable)] : []),
    html("p", { class: "secondary" }, answer.comparison),
    ...basis(answer, turn),
    ...(answer.claim?.words && !left ? [html("p", { class: "secondary desk-claim" }, answer.claim.words)] : []),
    ...(answer.claim ? [html("p", { class: "tiny secondary" }, limitText(answer.claim.moveLimit))] : []),
    articleLinks(edition.id, answer.articles),
  ];
  const made = card(seal(sealOf(answer)), edition, left ? words("left.title", answer.outcome) : answer.outcome, text);
  if (arbiter) {
    made.append(buttons(answer, act));
  }
  return made;
}

/** What the ruling rests on: a sentence for each open question that was turned or decides, with a button that turns it. */
function basis({ turned = [], restsOn = [], restsOnWords = [] }: Ruling, turn: (question: string) => void): HTMLElement[] {
  const questions = [...turned, ...restsOn.map(({ interpretation }) => interpretation)];
  return restsOnWords.map((sentence, index) => {
    const made = html("p", { class: "note desk-basis" }, sentence);
    const question = questions[index];
    if (question !== undefined) {
      const button = html(
        "button",
        { type: "button", class: "quiet no-print", "data-turn": question },
        words(index < turned.length ? "turn.back" : "turn"),
      );
      button.addEventListener("click", () => turn(question));
      made.append(" ", button);
    }
    return made;
  });
}

/** Where the moves went on after the cycle: how often its position stood, and which ply varied. Empty if they did not. */
export function leftAgain({ cycle }: Pick<Ruling, "cycle">, { fen, plies }: Pick<Play, "fen" | "plies">): string {
  const last = cycle.firstPly + cycle.plies - 1;
  if (last >= plies.length) {
    return "";
  }
  const key = (of: string): string => of.split(" ").slice(0, 2).join(" ");
  const stood = [fen, ...plies.slice(0, last).map((ply) => ply.fen)];
  const times = stood.filter((each) => key(each) === key(stood[last])).length;
  return words("left", cycle.firstPly, last, times, last + 1);
}

function card(picture: SVGSVGElement, edition: Edition, title: string, text: HTMLElement[]): HTMLElement {
  return html(
    "div",
    { class: "ruling" },
    picture,
    html(
      "div",
      { class: "ruling-text" },
      html("span", { class: "tiny secondary" }, words("ruling.of", edition.title)),
      html("h2", { class: "ruling-title" }, title),
      ...text,
    ),
  );
}

const WARNING = "M12 4 3 20h18ZM12 10v5m0 2.200v.3";

/** Whom a verdict is against. */
export const guilty = ({ verdict }: Ruling): Side | undefined =>
  verdict === "red-must-vary" ? "red" : verdict === "black-must-vary" ? "black" : undefined;

function buttons(ruling: Ruling, act: (act: Act) => void): HTMLElement {
  const side = guilty(ruling);
  const name = side ? words(side) : "";
  const made = (kind: Act, label: string, key: string, look: string, picture = false): HTMLElement => {
    const button = html("button", { type: "button", class: look, "data-act": kind });
    if (picture) {
      button.append(svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: WARNING })));
    }
    button.append(html("span", {}, label), html("kbd", { "aria-hidden": "true" }, key));
    button.addEventListener("click", () => act(kind));
    return button;
  };
  const list = side
    ? [made("warn", words("warn", name), "W", "primary", true), made("lose", words("lose", name), "0", "danger")]
    : ruling.verdict === "draw"
      ? [made("draw", words("draw"), "D", "primary")]
      : [];
  return html("div", { class: "ruling-acts no-print" }, ...list, made("log", words("log"), "L", "quiet"));
}

/** The rounds that count towards the natural move limit, for each side where they differ (22.2). */
const limitText = ({ red, black, rounds }: { red: number; black: number; rounds: number }): string =>
  red === black ? words("limit", red, rounds) : words("limit.sides", red, black, rounds);
