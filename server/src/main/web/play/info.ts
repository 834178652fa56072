/** What the game is played by, who watches, and what has happened so far. */
import { html } from "../board/svg";
import { words } from "../common/words";
import type { Game, LogLine } from "./protocol";
import { say, schemeText } from "./text";

export class Info {
  private readonly facts = html("dl", { class: "facts" });
  private readonly details = html("details", {});
  private readonly watchers = html("span", { class: "secondary" });
  private readonly note = html("p", { class: "small secondary" }, words("log.note"));
  private readonly log = html("ol", { class: "live-log", tabindex: 0, "aria-label": words("log") });

  constructor(host: HTMLElement) {
    host.replaceChildren(
      html(
        "section",
        { class: "card" },
        html("div", { class: "card-head" }, html("h2", {}, words("info"))),
        html("div", { class: "card-body" }, this.facts),
      ),
      html(
        "section",
        { class: "card live-told" },
        html("div", { class: "card-head" }, html("h2", {}, words("log")), this.watchers),
        html("div", { class: "card-body" }, this.note, this.log),
      ),
    );
  }

  /** The threshold in plain sight, all of them and what is borrowed on request: long texts would push clocks off the screen. */
  private rules({ rules }: Game): HTMLElement {
    if (this.details.childElementCount === 0) {
      this.details.append(
        html("summary", {}, words("info.times", rules.times)),
        html("p", { class: "small" }, say(rules.thresholds)),
        ...(rules.borrowed ? [html("p", { class: "small" }, say(rules.borrowed))] : []),
      );
    }
    return this.details;
  }

  show(game: Game): void {
    const { state, presence } = game;
    const facts: [string, string | Node][] = [
      ["info.rules", html("a", { href: `/rules/${game.edition}` }, say(game.rules.title))],
      ["info.clock", schemeText(game.clock)],
      ["info.arbiter", words(game.automatic ? "info.automatic" : "info.claims")],
      ["info.limit", limitText(state.limit)],
      ["info.thresholds", this.rules(game)],
    ];
    if (state.repetition && !state.result) {
      facts.push(["info.repetition", say(state.repetition.words)]);
    }
    if (game.handicap !== "none") {
      facts.push(["info.handicap", words(`handicap.${game.handicap}`)]);
    }
    if (game.touchMove) {
      facts.push(["info.touch", words("info.touch.yes")]);
    }
    if (game.takesBack) {
      facts.push(["info.back", words("info.back.yes")]);
    }
    this.facts.replaceChildren(
      ...facts.flatMap(([key, value]) => [html("dt", {}, words(key)), html("dd", {}, value)]),
    );
    this.watchers.textContent = String(presence.watchers);
    if (this.log.children.length !== game.log.length) {
      this.log.replaceChildren(...game.log.map(line));
      this.log.scrollTop = this.log.scrollHeight;
    }
    this.note.hidden = state.result !== null || state.phase === "cancelled";
    this.log.hidden = game.log.length === 0;
  }
}

/** Both sides stand alike unless one has given too many checks (22.2). */
const limitText = ({ red, black, rounds }: Game["state"]["limit"]): string =>
  red === black ? `${red} / ${rounds}` : words("info.limit.sides", red, black, rounds);

function line(entry: LogLine): HTMLElement {
  const at = new Date(entry.at);
  const time = at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return html("li", {}, html("time", { datetime: at.toISOString() }, time), " ", say(entry));
}
