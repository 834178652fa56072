/** What stands above the board while it matters: the arbiter's warning, a pause, a claim, the state of the line. */
import { html } from "../board/svg";
import { words } from "../common/words";
import { icon, type Icon } from "./icons";
import { articleLink } from "./links";
import type { Ahead, Game } from "./protocol";
import type { Seat } from "./session";
import { say, sideName } from "./text";

interface Banner {
  /** Tells banners apart, so that one that stays is not made anew under a reader's eyes. */
  readonly key: string;
  readonly kind: "" | "banner-info" | "banner-danger";
  readonly picture: Icon;
  readonly title: string;
  readonly text: (Node | string)[];
  readonly count?: number;
  readonly close?: () => void;
}

/** So long an answer stands above the actions, unless it is closed. */
const FRESH = 12_000;

export class Banners {
  private shown = "";
  /** News up to then has been read. */
  private read = 0;
  private timer: number | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly session: Seat,
  ) {}

  show(): void {
    const list = this.all();
    const key = list.map((banner) => banner.key).join("|");
    if (key !== this.shown) {
      this.shown = key;
      this.host.replaceChildren(...list.map(draw));
    }
  }

  /** What was just answered or held against somebody: the first line as title, what follows from it below. */
  private news(game: Game): Banner[] {
    window.clearTimeout(this.timer);
    const since = Math.max(this.read, this.session.now() - FRESH);
    const lines = fresh(game.log, since);
    const last = lines[lines.length - 1];
    if (!last || game.state.result) {
      return [];
    }
    this.timer = window.setTimeout(() => this.show(), last.at - since + 50);
    const [first, ...more] = lines.filter(({ at }) => at === last.at).map((line) => say(line));
    return [
      {
        key: `news ${last.at}`,
        kind: "banner-danger",
        picture: "hand",
        title: first,
        text: more.length > 0 ? [more.join(" ")] : [],
        close: () => {
          this.read = last.at;
          this.show();
        },
      },
    ];
  }

  private all(): Banner[] {
    const { game, refusal } = this.session.model;
    const { state } = game;
    const list: Banner[] = [...this.news(game)];
    const { duty } = state;
    if (duty) {
      list.push(warning(game, duty));
    }
    if (game.ahead && state.phase === "playing") {
      list.push(foreseen(game, game.ahead));
    }
    if (state.phase === "paused") {
      list.push(info("paused", "pause", words("paused"), [words("paused.text")]));
    }
    if (state.claim) {
      const { side, kind } = state.claim;
      list.push(info(`claim ${side} ${kind}`, "bell", words("claimed", sideName(side)), [words(`claim.${kind}`)]));
    }
    if (state.call) {
      list.push(info(`call ${state.call}`, "bell", words("called", sideName(state.call)), [words("called.text")]));
    }
    if (refusal) {
      list.push({
        key: `no ${refusal.id}`,
        kind: "banner-danger",
        picture: "hand",
        title: words("refused"),
        text: [say(refusal.why), ...(refusal.article ? [" ", articleLink(refusal.article)] : [])],
        close: () => this.session.dismiss(),
      });
    }
    return list;
  }
}

/** The lines of the log that players must see, as long as they are fresh. */
export const fresh = (log: Game["log"], since: number): Game["log"] => log.filter(({ news, at }) => news && at > since);

const info = (key: string, picture: Icon, title: string, text: string[]): Banner => ({
  key,
  kind: "banner-info",
  picture,
  title,
  text,
});

/** "The arbiter warns Red: vary within two rounds", why, by which articles, and how many rounds are left. */
function warning({ state, you }: Game, { side, roundsLeft }: NonNullable<Game["state"]["duty"]>): Banner {
  const { ruling } = state;
  const own = side !== null && side === you.side;
  const effect = side ? words("duty.or.loses", sideName(side)) : words("duty.or.draw");
  return {
    key: `duty ${side} ${roundsLeft}`,
    kind: "",
    picture: "warning",
    title: own ? words("duty.you", roundsLeft) : side ? words("duty.title", sideName(side), roundsLeft) : words("duty.both", roundsLeft),
    text: ruling ? reason(ruling) : [effect],
    count: roundsLeft,
  };
}

/** "Once more and you lose: perpetual check", why and by which articles. */
function foreseen({ you, automatic }: Game, ahead: Ahead): Banner {
  const key = `ahead.${you.side === ahead.side ? "you" : "side"}${automatic ? "" : ".claim"}`;
  return {
    key: `ahead ${ahead.side}`,
    kind: "",
    picture: "warning",
    title: words(key, sideName(ahead.side)),
    text: reason(ahead),
  };
}

/** Why, and the numbers of the articles, which lead to their pages. */
const reason = ({ why, articles }: Pick<Ahead, "why" | "articles">): (Node | string)[] => [
  say(why),
  ...articles.flatMap((article) => [" ", articleLink(article, true)]),
];

function draw({ kind, picture, title, text, count, close }: Banner): HTMLElement {
  const banner = html(
    "div",
    { class: `banner ${kind}` },
    icon(picture),
    html("div", { class: "banner-text" }, html("b", {}, title), html("span", {}, ...text)),
  );
  if (count !== undefined) {
    banner.append(html("div", { class: "banner-count" }, html("b", {}, String(count)), words("duty.rounds", count)));
  }
  if (close) {
    const button = html("button", { type: "button", class: "quiet icon", "aria-label": words("close") }, "✕");
    button.addEventListener("click", close);
    banner.append(button);
  }
  return banner;
}
