/** Asking to take a move back, and answering the opponent who asks; only where the players have agreed on it. */
import { html } from "../board/svg";
import { words } from "../common/words";
import { opponent } from "../rules/piece";
import type { Game } from "./protocol";
import type { Seat } from "./session";
import { sideName } from "./text";

export class TakeBack {
  readonly panel = html("div", { class: "acts-offer acts-back", hidden: "" });

  constructor(
    readonly button: HTMLButtonElement,
    private readonly session: Seat,
    private readonly explain: (why: string) => void,
  ) {
    button.addEventListener("click", () => this.ask());
  }

  show(game: Game, playing: boolean): void {
    this.button.hidden = !playing || !game.takesBack;
    this.button.setAttribute("aria-disabled", String(this.noAsking() !== undefined));
    this.showWish(game);
  }

  /** The opponent decides, so nothing has to be confirmed. */
  ask(): void {
    const why = this.noAsking();
    if (why !== undefined) {
      this.explain(why);
      return;
    }
    void this.session.act({ t: "take-back" });
  }

  private showWish({ state, you }: Game): void {
    const from = state.phase === "playing" ? state.takeBack : null;
    this.panel.hidden = from === null;
    if (from === null) {
      this.panel.replaceChildren();
    } else if (you.side !== opponent(from)) {
      const own = from === you.side;
      this.panel.replaceChildren(html("p", {}, own ? words("back.waiting") : words("back.asked", sideName(from))));
    } else if (!this.panel.querySelector("button")) {
      const agree = html("button", { type: "button", class: "primary" }, words("back.agree"));
      const refuse = html("button", { type: "button" }, words("back.refuse"));
      agree.addEventListener("click", () => void this.session.act({ t: "agree" }));
      refuse.addEventListener("click", () => void this.session.act({ t: "refuse" }));
      this.panel.replaceChildren(html("p", {}, html("b", {}, words("back.asked", sideName(from)))), agree, refuse);
    }
  }

  /** Why nothing can be asked for now; undefined if it can. */
  private noAsking(): string | undefined {
    const { state, you, moves } = this.session.model.game;
    if (!you.side || state.phase !== "playing") {
      return "";
    }
    if (state.mayTakeBack[you.side]) {
      return undefined;
    }
    if (state.takeBack) {
      return words(state.takeBack === you.side ? "back.waiting" : "back.answer");
    }
    return words(moves.some(({ side }) => side === you.side) ? "back.once" : "back.nothing");
  }
}
