/** The arbiter's panel: each act is asked about in a dialog that names its effect, and written into the log. */
import { html } from "../board/svg";
import { json } from "../common/json";
import { words } from "../common/words";
import type { Side } from "../rules/piece";
import { askFor, type Field, type Values } from "./form";
import type { Game } from "./protocol";
import type { Session } from "./session";
import { isOver } from "./state";
import { sideName } from "./text";

type Group = "time" | "penalty" | "correction" | "decision";

interface ArbiterAct {
  readonly name: string;
  readonly group: Group;
  readonly danger?: boolean;
  readonly when: (game: Game) => boolean;
  readonly fields?: (game: Game) => Field[];
}

const SIDES: readonly Side[] = ["red", "black"];
const FOULS = ["8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.6", "8.1.7", "8.1.8", "8.1.9"];

const running = ({ state }: Game): boolean => state.phase === "playing" || state.phase === "paused";
const side = (game: Game): Field => ({
  name: "side",
  label: words("arbiter.side"),
  choices: SIDES.map((value) => ({ value, label: `${sideName(value)} ${game.state.players[value].name}` })),
});
const why = (required = true): Field => ({ name: "why", label: words("arbiter.why"), required });
const article = (...choices: string[]): Field => ({
  name: "article",
  label: words("arbiter.article"),
  choices: choices.map((value) => ({ value, label: words(`arbiter.article.${value}`) })),
});
const left = (): Field => ({ name: "left", label: words("arbiter.left"), required: true, hint: words("arbiter.left.hint") });
const choice = (name: string, values: readonly string[]): Field => ({
  name,
  label: words(`arbiter.${name}`),
  choices: values.map((value) => ({ value, label: words(`arbiter.${name}.${value}`) })),
});

const ACTS: readonly ArbiterAct[] = [
  { name: "attend", group: "time", when: ({ state }) => state.call !== null },
  { name: "pause", group: "time", when: ({ state }) => state.phase === "playing" },
  { name: "resume", group: "time", when: ({ state }) => state.phase === "paused" },
  {
    name: "set-clock",
    group: "time",
    when: ({ state }) => state.phase === "paused",
    fields: (game) => [side(game), left()],
  },
  { name: "arrive", group: "time", when: ({ state }) => running({ state } as Game) && SIDES.some((each) => !state.players[each].present), fields: (game) => [side(game)] },
  { name: "foul", group: "penalty", when: running, fields: (game) => [side(game), article(...FOULS)] },
  { name: "warn", group: "penalty", when: running, fields: (game) => [side(game), why()] },
  {
    name: "disqualify",
    group: "penalty",
    danger: true,
    when: (game) => running(game) && game.you.chief,
    fields: (game) => [side(game), why()],
  },
  {
    name: "restore",
    group: "correction",
    when: (game) => running(game) && game.state.ply > 0,
    fields: ({ state }) => [
      { name: "ply", label: words("arbiter.ply"), kind: "number", required: true, value: String(state.ply - 1), hint: words("arbiter.ply.hint", state.ply) },
    ],
  },
  { name: "reversed", group: "correction", danger: true, when: running },
  {
    name: "rule",
    group: "decision",
    when: ({ state }) => state.claim !== null,
    fields: (game) => [
      choice("verdict", ["must-vary", "perpetual-check", "draw", "no-repetition"]),
      side(game),
      { name: "articles", label: words("arbiter.articles"), hint: words("arbiter.articles.hint") },
      why(),
    ],
  },
  {
    name: "decide",
    group: "decision",
    danger: true,
    when: running,
    fields: () => [
      choice("outcome", ["1-0", "0-1", "1/2", "-/-", "*"]),
      { name: "article", label: words("arbiter.article"), value: "16.3", required: true },
      why(),
    ],
  },
  {
    name: "overrule-flag",
    group: "decision",
    when: ({ state }) => state.result?.kind === "time" && state.phase === "over",
    fields: () => [left(), why()],
  },
  { name: "withdraw", group: "decision", danger: true, when: running, fields: (game) => [side(game), article("19.2", "19.3"), why()] },
  { name: "sign", group: "decision", when: ({ state }) => state.phase === "over" },
];

export class ArbiterPanel {
  private shown = "";

  constructor(
    private readonly host: HTMLElement,
    private readonly session: Session,
  ) {}

  show(): void {
    const { game } = this.session.model;
    const acts = game.you.arbiter ? ACTS.filter((act) => act.when(game)) : [];
    this.host.hidden = acts.length === 0;
    const key = acts.map(({ name }) => name).join(" ");
    if (key === this.shown) {
      return;
    }
    this.shown = key;
    const body = html("div", { class: "card-body stack" });
    for (const group of ["time", "penalty", "correction", "decision"] as const) {
      const own = acts.filter((act) => act.group === group);
      if (own.length > 0) {
        body.append(
          html(
            "div",
            { class: "arbiter-group", role: "group", "aria-label": words(`arbiter.group.${group}`) },
            html("span", { class: "tiny" }, words(`arbiter.group.${group}`)),
            html("div", { class: "row" }, ...own.map((act) => this.button(act))),
          ),
        );
      }
    }
    this.host.replaceChildren(
      html(
        "div",
        { class: "card-head" },
        html("h2", {}, words("arbiter.panel")),
        html("span", { class: "secondary" }, words(isOver(game.state) ? "arbiter.after" : "arbiter.during")),
      ),
      body,
      ...lagGivenBack(game),
    );
  }

  private button(act: ArbiterAct): HTMLElement {
    const button = html(
      "button",
      { type: "button", class: act.danger ? "danger" : "", "data-act": act.name },
      words(`arbiter.${act.name}`),
    );
    button.addEventListener("click", () => void this.ask(act));
    return button;
  }

  private ask(act: ArbiterAct): Promise<boolean> {
    const { game } = this.session.model;
    return askFor(
      {
        title: words(`arbiter.${act.name}`),
        effect: words(`arbiter.${act.name}.effect`),
        fields: act.fields?.(game),
        submit: words(`arbiter.${act.name}`),
        danger: act.danger,
      },
      (values) => json(`/api/games/${game.id}/arbiter`, "POST", { ...body(act.name, values), ...(game.you.chief ? { chief: true } : {}) }),
    );
  }
}

/** What the server is told; times are written as on the clock, reasons serve for both languages. */
export function body(action: string, values: Values): Record<string, unknown> {
  const told: Record<string, unknown> = { action };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") {
      continue;
    }
    switch (name) {
      case "why":
        told.why = { zh: value, en: value };
        break;
      case "left":
        told.left = millis(value);
        break;
      case "ply":
        told.ply = Number(value);
        break;
      case "articles":
        told.articles = value.split(/[\s,，、;；]+/).filter(Boolean);
        break;
      default:
        told[name] = value;
    }
  }
  if (action === "rule" && (told.verdict === "draw" || told.verdict === "no-repetition")) {
    delete told.side;
  }
  return told;
}

/** "12:30" or "1:02:30" as on the clock; a number alone is minutes. What cannot be read is left to the server to refuse. */
export function millis(text: string): number | string {
  const parts = text.replaceAll("：", ":").split(":").map((part) => part.trim());
  if (!parts.every((part) => /^\d+$/.test(part)) || parts.length > 3) {
    return text;
  }
  const numbers = parts.map(Number);
  const seconds = numbers.length === 1 ? numbers[0] * 60 : numbers.reduce((sum, number) => sum * 60 + number, 0);
  return seconds * 1000;
}

/** What was given back to whom for the network's delay, if anything was. */
function lagGivenBack({ you }: Game): HTMLElement[] {
  const seconds = (millis: number): string => (millis / 1000).toFixed(1);
  return you.lag !== null && you.lag.red + you.lag.black > 0
    ? [html("p", { class: "tiny secondary" }, words("arbiter.lag", seconds(you.lag.red), seconds(you.lag.black)))]
    : [];
}
