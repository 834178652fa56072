/** The two clocks beside the board. They tick by themselves; the server's stamps say from where. */
import { announce } from "../board/announce";
import { html } from "../board/svg";
import { words } from "../common/words";
import { opponent, type Side } from "../rules/piece";
import { clockText, flagged, LOW, passed, type Reading, reading, untilChange } from "./clock";
import type { ClockScheme, Game } from "./protocol";
import type { Seat } from "./session";
import { durationText, sideName } from "./text";

/** The longest a face goes undrawn: the tab may have slept. */
const SLOWEST = 1000;

export class Clocks {
  private readonly faces: Record<"top" | "bottom", Face>;
  private timer: number | undefined;
  /** What was left when it was last looked at, for what is spoken. */
  private heard: { side: Side; flag: number } | undefined;

  constructor(
    top: HTMLElement,
    bottom: HTMLElement,
    private readonly session: Seat,
    private readonly below: () => Side,
    private readonly onMark: (left: number) => void = () => undefined,
  ) {
    this.faces = { top: new Face(top), bottom: new Face(bottom) };
    document.addEventListener("visibilitychange", () => this.tick());
  }

  /** Shows the players, and the time from now on. */
  show(): void {
    const { game } = this.session.model;
    this.faces.bottom.seat(game, this.below());
    this.faces.top.seat(game, opponent(this.below()));
    this.tick();
  }

  private tick(): void {
    window.clearTimeout(this.timer);
    const { game } = this.session.model;
    const { clock } = game.state;
    let next = SLOWEST;
    for (const face of [this.faces.top, this.faces.bottom]) {
      const now = clock ? reading(clock, game.clock, face.side, this.session.now()) : undefined;
      face.show(game, now, this.session.connected.line !== "open");
      if (now) {
        next = Math.min(next, untilChange(now));
      }
    }
    this.speak(game);
    if (clock?.running) {
      this.timer = window.setTimeout(() => this.tick(), next);
    }
  }

  /** Tells a player how his own time runs out. */
  private speak(game: Game): void {
    const { clock } = game.state;
    const side = game.you.side;
    if (!clock || !side || clock.running !== side) {
      this.heard = undefined;
      return;
    }
    const { flag } = reading(clock, game.clock, side, this.session.now());
    const mark = this.heard?.side === side ? passed(this.heard.flag, flag) : undefined;
    if (mark !== undefined) {
      announce(words("said.clock", durationText(mark / 1000)));
      this.onMark(mark);
    }
    this.heard = { side, flag };
  }
}

class Face {
  side: Side = "red";
  private readonly dot = html("span", { class: "side", "aria-hidden": "true" });
  private readonly name = html("b", { class: "clock-name" });
  private readonly note = html("span", { class: "clock-note" });
  private readonly digits = html("span", { class: "clock-digits", role: "timer" });
  private readonly rule = html("span", { class: "clock-rule" });

  constructor(private readonly host: HTMLElement) {
    host.setAttribute("role", "group");
    host.replaceChildren(
      this.dot,
      html("div", { class: "clock-who" }, this.name, this.note),
      html("div", { class: "clock-time" }, this.digits, this.rule),
    );
  }

  seat(game: Game, side: Side): void {
    this.side = side;
    const { players, phase } = game.state;
    const name = players[side].name || words(phase === "waiting" ? "seat.free" : "seat.unknown");
    this.dot.className = `side side-${side}`;
    this.name.textContent = name;
    this.host.dataset.side = side;
    this.host.setAttribute("aria-label", words("clock.of", sideName(side), name));
  }

  show(game: Game, now: Reading | undefined, offline: boolean): void {
    const { state, presence } = game;
    const fallen = flagged(state, this.side);
    const lost = now !== undefined && now.flag <= 0;
    const away = state.players[this.side].seated && !presence[this.side];
    const low = now !== undefined && !state.result && now.shown < LOW && now.flag < LOW;
    this.host.className = classes("clock", {
      "clock-running": now?.running === true && !fallen,
      "clock-low": low,
      "clock-flag": fallen,
      "clock-away": away && state.result === null,
      "clock-stale": offline,
    });
    const time = now?.shown ?? firstTime(game.clock);
    const digits = time === undefined ? "" : clockText(time);
    text(this.digits, fallen || (lost && state.result) ? words("clock.flag") : digits);
    text(this.rule, ruleText(game.clock, now));
    text(this.note, this.noteText(game, away));
  }

  private noteText(game: Game, away: boolean): string {
    const { state } = game;
    const player = state.players[this.side];
    const notes: string[] = [];
    if (game.you.side === this.side) {
      notes.push(words("seat.you"));
    } else if (player.seated && !player.account) {
      notes.push(words("seat.guest"));
    }
    if (player.fouls > 0) {
      notes.push(words("seat.fouls", player.fouls));
    }
    if (player.warnings > 0) {
      notes.push(words("seat.warnings", player.warnings));
    }
    if (away && !state.result && state.phase !== "waiting") {
      notes.push(words("seat.away"));
    }
    return notes.join(" · ");
  }
}

/** Undefined where nobody's time is counted. */
const firstTime = ({ stages: [first] }: ClockScheme): number | undefined => first && first.seconds * 1000;

/** What the time below the digits is about. */
function ruleText({ stages, countdown, moveLimit }: ClockScheme, now: Reading | undefined): string {
  if (now?.move !== undefined) {
    return words("rule.move", clockText(now.move));
  }
  if (now && now.periods > 1) {
    return words("rule.periods", now.periods, countdown.seconds);
  }
  if (countdown.periods > 0) {
    return words("rule.period", countdown.seconds);
  }
  const increment = stages[0]?.increment ?? 0;
  return increment > 0 ? words("rule.increment", increment) : moveLimit > 0 ? words("rule.limit", moveLimit) : "";
}

const classes = (base: string, more: Record<string, boolean>): string =>
  [base, ...Object.keys(more).filter((name) => more[name])].join(" ");

/** Touches the page only where something has changed: the faces are drawn ten times a second. */
function text(element: HTMLElement, content: string): void {
  if (element.textContent !== content) {
    element.textContent = content;
  }
}
