/** What a player against the computer can do beside moving: ask for a hint, take back, resign. */
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { words } from "../common/words";
import { button, turnText } from "../play/acts";
import type { ComputerSession } from "./session";

export interface Deeds {
  hint(): void;
  showMoves(): void;
}

export class ComputerActs {
  private readonly turn = html("p", { class: "acts-turn" });
  private readonly note = html("p", { class: "acts-hint acts-said tiny", role: "status" });
  private readonly hint = button("bulb", words("computer.hint"), "H");
  private readonly back = button("back", words("computer.back"), "U");
  private readonly resign = button("flag", words("act.resign"));
  private readonly moves = button("sheet", words("moves"));
  private session: ComputerSession | undefined;
  /** From how many moves the arbiter kept the computer, and at which ply. */
  private kept: { readonly ply: number; readonly count: number } | undefined;

  constructor(
    private readonly host: HTMLElement,
    deeds: Deeds,
  ) {
    this.resign.classList.add("danger");
    this.moves.classList.add("acts-moves");
    host.replaceChildren(
      this.turn,
      html("div", { class: "acts-buttons" }, this.hint, this.back, this.resign, this.moves),
      this.note,
    );
    this.hint.addEventListener("click", () => this.mayHint && deeds.hint());
    this.back.addEventListener("click", () => this.takeBack());
    this.resign.addEventListener("click", () => void this.confirmResign());
    this.moves.addEventListener("click", () => deeds.showMoves());
  }

  get mayHint(): boolean {
    const game = this.session?.model.game;
    return game !== undefined && !game.state.result && game.state.toMove === game.you.side;
  }

  takeBack(): void {
    void this.session?.takeBack();
  }

  show(session: ComputerSession): void {
    this.session = session;
    const { game } = session.model;
    const { state } = game;
    this.host.hidden = false;
    this.host.classList.toggle("computer-over", state.result !== null);
    const thinking = !state.result && state.toMove !== game.you.side;
    this.turn.replaceChildren(...(state.result ? [] : thinking ? [html("b", {}, words("computer.thinks"))] : turnText(game)));
    this.hint.setAttribute("aria-disabled", String(!this.mayHint));
    this.back.setAttribute("aria-disabled", String(session.pliesBack === 0));
    [this.hint, this.resign].forEach((each) => (each.hidden = state.result !== null));
    const text = this.remark(session, thinking);
    if (this.note.textContent !== text) {
      this.note.textContent = text;
    }
    this.note.hidden = text === "";
  }

  /** What the arbiter keeps somebody from; what he kept the computer from is still said when it has moved. */
  private remark(session: ComputerSession, thinking: boolean): string {
    const { ply } = session.model.game.state;
    const count = session.forbidden;
    if (thinking) {
      this.kept = { ply, count };
    } else if (count > 0) {
      return words("computer.forbidden.you", count);
    }
    const { kept } = this;
    return kept && kept.count > 0 && ply - kept.ply <= 1 && ply >= kept.ply ? words("computer.forbidden", kept.count) : "";
  }

  private async confirmResign(): Promise<void> {
    if (await sure("act.resign", "act.resign.effect")) {
      await this.session?.act({ t: "resign" });
    }
  }
}

/** Asks before something that cannot be undone. */
export async function sure(title: string, effect: string): Promise<boolean> {
  const label = words(title);
  return (await ask(label, [words(effect)], [{ value: "yes", label, kind: "danger" }])) === "yes";
}
