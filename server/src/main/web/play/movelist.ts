/** The moves: as a table beside the board, and as one line below it on phones. */
import { html } from "../board/svg";
import { words } from "../common/words";
import { changeNotation, notation, NOTATIONS, withSettings } from "../common/settings";
import { circled, folded, type Round, rounds } from "./moves";
import type { Game, PlayedMove } from "./protocol";

/** How many of the last plies the one line holds. */
const STRIP = 24;

export class MoveList {
  private readonly heading = html("span", { class: "secondary" });
  private readonly body = html("div", { class: "moves-body", tabindex: 0, role: "region", "aria-label": words("moves") });
  private unfolded = false;
  private game: Game | undefined;
  private ply = 0;

  constructor(
    host: HTMLElement,
    private readonly strip: HTMLElement,
    buttons: HTMLElement,
    private readonly go: (ply: number) => void,
  ) {
    const head = html("div", { class: "card-head" }, html("h2", {}, words("moves")), this.heading, this.choice());
    window.addEventListener("resize", () => this.follow());
    host.replaceChildren(head, this.body, html("div", { class: "card-foot moves-foot" }, buttons));
  }

  /** Shows all moves; one of them is on the board. */
  show(game: Game, ply: number): void {
    const grown = this.game?.moves !== game.moves || this.ply !== ply;
    this.game = game;
    this.ply = ply;
    if (grown) {
      this.draw();
    }
  }

  private draw(): void {
    const { game } = this;
    if (!game) {
      return;
    }
    const list = rounds(game);
    this.heading.textContent = list.length > 0 ? words("moves.round", list.length) : "";
    const hidden = this.unfolded ? 0 : folded(list);
    const body = html("tbody");
    if (hidden > 0) {
      body.append(this.fold(hidden));
    }
    list.slice(hidden).forEach((round) => body.append(this.row(round)));
    const table = html(
      "table",
      { class: "moves-table" },
      html("caption", { class: "visually-hidden" }, words("moves")),
      html(
        "thead",
        { class: "visually-hidden" },
        html(
          "tr",
          {},
          ...["moves.number", "side.first", "side.second", "moves.cycle"].map((key) => html("th", { scope: "col" }, words(key))),
        ),
      ),
      body,
    );
    this.body.replaceChildren(list.length > 0 ? table : html("p", { class: "empty" }, words("moves.none")));
    this.drawStrip(game);
    this.follow();
  }

  private row({ number, first, second, cycle }: Round): HTMLElement {
    const mark = cycle === undefined ? "" : circled(cycle);
    return html(
      "tr",
      { class: cycle === undefined ? "" : "moves-cycle" },
      html("th", { scope: "row" }, String(number)),
      html("td", {}, ...this.cell(first)),
      html("td", {}, ...this.cell(second)),
      html(
        "td",
        { class: "moves-mark" },
        html("span", { "aria-hidden": "true" }, mark),
        ...(cycle === undefined ? [] : [html("span", { class: "visually-hidden" }, words("moves.occurrence", cycle))]),
      ),
    );
  }

  private cell(move: PlayedMove | undefined): HTMLElement[] {
    return move ? [this.button(move, "moves-ply")] : [];
  }

  private button(move: PlayedMove, kind: string): HTMLButtonElement {
    const current = move.ply === this.ply;
    const chip = html("abbr", { class: "nature nature-check nature-sm", title: words("check.nature") }, words("check.chip"));
    const button = html(
      "button",
      { type: "button", class: kind, "data-ply": move.ply, ...(current && { "aria-current": "step" }) },
      move[notation()],
      ...(move.check ? [chip] : []),
    );
    button.addEventListener("click", () => this.go(move.ply));
    return button;
  }

  private fold(count: number): HTMLElement {
    const button = html("button", { type: "button", class: "link" }, words("moves.folded", count));
    button.addEventListener("click", () => {
      this.unfolded = true;
      this.draw();
    });
    return html("tr", {}, html("th", { "aria-hidden": "true" }, "…"), html("td", { colspan: 3 }, button));
  }

  private drawStrip(game: Game): void {
    const last = game.moves.slice(-STRIP);
    const list = rounds(game);
    const numbers = new Map(list.map(({ number, first, second }) => [(first ?? second)!.ply, number]));
    this.strip.replaceChildren(
      ...last.flatMap((move) => {
        const number = numbers.get(move.ply);
        const button = this.button(move, "strip-ply");
        return number === undefined ? [button] : [html("span", { class: "strip-number" }, String(number)), button];
      }),
    );
    this.strip.hidden = last.length === 0;
  }

  /** Brings the current move into view within its list, without moving the page. */
  private follow(): void {
    for (const list of [this.body, this.strip]) {
      const current = list.querySelector<HTMLElement>("[aria-current]");
      const place = current?.getBoundingClientRect();
      const frame = list.getBoundingClientRect();
      if (!place) {
        list.scrollTop = this.ply === 0 ? 0 : list.scrollTop;
        continue;
      }
      if (place.top < frame.top || place.bottom > frame.bottom) {
        list.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
      }
      if (place.left < frame.left || place.right > frame.right - 12) {
        list.scrollLeft += place.right - frame.right + 12;
      }
    }
  }

  private choice(): HTMLElement {
    const group = html("div", { class: "moves-notation", role: "group", "aria-label": words("notation") });
    for (const [each, sample] of NOTATIONS) {
      const button = html("button", { type: "button", class: "link", "data-notation": each }, sample);
      button.addEventListener("click", () => changeNotation(each));
      group.append(button);
    }
    // Chosen here or in the board's settings, it holds on every page.
    withSettings(() => {
      group
        .querySelectorAll<HTMLElement>("button")
        .forEach((button) => button.setAttribute("aria-pressed", String(button.dataset.notation === notation())));
      this.draw();
    });
    return group;
  }
}
