/** What a player can do beside moving: offer and answer draws, call the arbiter and claim, resign. */
import { announce } from "../board/announce";
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { Refusal } from "../common/json";
import { words } from "../common/words";
import { opponent } from "../rules/piece";
import { askFor } from "./form";
import { icon, type Icon } from "./icons";
import type { Act, ClaimKind, Game } from "./protocol";
import type { Session } from "./session";
import { TakeBack } from "./takeback";
import { say, sideName } from "./text";

/** So long the button is held to resign. */
const HOLD = 1000;

export class Acts {
  private readonly turn = html("p", { class: "acts-turn" });
  private readonly offer = html("div", { class: "acts-offer acts-draw" });
  private readonly buttons = html("div", { class: "acts-buttons" });
  private readonly hint = html("p", { class: "acts-hint tiny" });
  private readonly draw = button("draw", words("act.draw"), "D");
  private readonly arbiter = button("bell", words("act.arbiter"), "R");
  private readonly back: TakeBack;
  private readonly resign = button("flag", words("act.resign"));
  private readonly moves = button("sheet", words("moves"));
  private shownAt = -1;
  private holding: { timer: number; fill: Animation | undefined } | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly session: Session,
    showMoves: () => void,
  ) {
    this.resign.classList.add("danger", "acts-resign");
    this.resign.prepend(html("span", { class: "acts-fill", "aria-hidden": "true" }));
    this.moves.classList.add("acts-moves");
    this.back = new TakeBack(button("back", words("act.back"), "U"), session, (why) => this.explain(why));
    this.buttons.append(this.draw, this.back.button, this.arbiter, this.resign, this.moves);
    host.replaceChildren(this.turn, this.offer, this.back.panel, this.buttons, this.hint);
    this.draw.addEventListener("click", () => this.offerDraw());
    this.arbiter.addEventListener("click", () => void this.callArbiter());
    this.moves.addEventListener("click", showMoves);
    this.holdToResign();
  }

  show(): void {
    const { game } = this.session.model;
    const { state, you } = game;
    const playing = you.side !== null && (state.phase === "playing" || state.phase === "paused");
    this.host.hidden = !playing && state.phase !== "playing";
    [this.draw, this.arbiter, this.resign].forEach((each) => (each.hidden = !playing));
    this.back.show(game, playing);
    this.buttons.classList.toggle("acts-few", !playing);
    this.buttons.classList.toggle("acts-five", playing && game.takesBack);
    this.hint.hidden = !playing;
    this.turn.replaceChildren(...turnText(game));
    this.showOffer(game);
    const why = this.noOffer();
    this.draw.setAttribute("aria-disabled", String(why !== undefined));
    if (this.shownAt !== state.version) {
      this.shownAt = state.version;
      this.hint.textContent = why ?? words("act.hint");
      this.hint.classList.remove("acts-said");
    }
  }

  /** Whether the keys D and R mean something now. */
  get usable(): boolean {
    return !this.arbiter.hidden;
  }

  offerDraw(): void {
    const why = this.noOffer();
    if (why !== undefined) {
      this.explain(why);
      return;
    }
    void this.confirm("act.draw.title", "act.draw.effect", "act.draw", { t: "offer" });
  }

  takeBack(): void {
    this.back.ask();
  }

  get mayTakeBack(): boolean {
    return !this.back.button.hidden;
  }

  /** Calls the arbiter, or claims. */
  async callArbiter(): Promise<void> {
    const { game } = this.session.model;
    const choice = (value: "call" | ClaimKind, label: string): HTMLElement =>
      html("button", { value, class: "choice" }, html("b", {}, label), html("span", {}, words(`act.${value}.effect`)));
    const answer = await ask<"call" | ClaimKind>(words("act.arbiter.title"), [
      html(
        "div",
        { class: "stack" },
        ...(game.automatic ? [html("p", {}, words("act.automatic"))] : []),
        choice("call", words("act.call")),
        choice("repetition", words("act.claim.repetition")),
        choice("move-limit", words("act.claim.move-limit")),
      ),
    ]);
    if (answer === "call") {
      await this.session.act({ t: "call" });
    } else if (answer === "move-limit") {
      await this.claimLimit(game);
    } else if (answer) {
      await this.session.act({ t: "claim", kind: answer });
    }
  }

  /** A false claim is a foul and costs time (22.2): the count is shown before it is made. */
  private async claimLimit({ state, you }: Game): Promise<void> {
    const counted = state.limit[you.side ?? state.toMove];
    const question = {
      title: words("act.claim.move-limit"),
      effect: words(counted < state.limit.rounds ? "act.limit.short" : "act.limit.reached", counted, state.limit.rounds),
      submit: words("act.limit.submit"),
      danger: counted < state.limit.rounds,
    };
    await askFor(question, () => this.session.act({ t: "claim", kind: "move-limit" }));
  }

  /** Why nothing happened; also where there is no room for hints otherwise, until the game goes on. */
  private explain(why: string): void {
    this.hint.textContent = why;
    this.hint.classList.add("acts-said");
    announce(why);
  }

  private showOffer({ state, you }: Game): void {
    const from = state.phase === "playing" ? state.offer : null;
    this.offer.hidden = from === null;
    if (from === null) {
      this.offer.replaceChildren();
      return;
    }
    if (from !== opponent(you.side ?? from)) {
      this.offer.replaceChildren(
        html("p", {}, from === you.side ? words("offer.waiting") : words("offer.made", sideName(from))),
      );
      return;
    }
    if (this.offer.querySelector("button")) {
      return;
    }
    const accept = html("button", { type: "button", class: "primary" }, words("offer.accept"));
    const decline = html("button", { type: "button" }, words("offer.decline"));
    accept.addEventListener("click", () => void this.confirm("offer.accept.title", "offer.accept.effect", "offer.accept", { t: "accept" }));
    decline.addEventListener("click", () => void this.session.act({ t: "decline" }));
    this.offer.replaceChildren(html("p", {}, html("b", {}, words("offer.made", sideName(from)))), accept, decline);
  }

  /** Why no draw can be offered now; undefined if one can. */
  private noOffer(): string | undefined {
    const { state, you } = this.session.model.game;
    const side = you.side;
    if (!side || state.phase !== "playing" || state.mayOffer[side]) {
      return side && state.phase === "playing" ? undefined : "";
    }
    if (state.offer) {
      return words(state.offer === side ? "offer.waiting" : "offer.answer");
    }
    return words(state.players[side].offers > state.players[opponent(side)].offers ? "offer.cooling" : "offer.turn");
  }

  private confirm(title: string, effect: string, submit: string, act: Act, danger = false): Promise<boolean> {
    return askFor({ title: words(title), effect: words(effect), submit: words(submit), danger }, async () => {
      const refusal = await this.session.act(act);
      if (refusal) {
        this.session.dismiss();
        throw new Refusal(say(refusal.why), 422, refusal);
      }
    });
  }

  /** Held for a second with a finger or mouse; with the keyboard, or by other means, a dialog asks. */
  private holdToResign(): void {
    const fill = this.resign.querySelector<HTMLElement>(".acts-fill");
    this.resign.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) {
        return;
      }
      this.letGo();
      this.resign.setPointerCapture(event.pointerId);
      const timer = window.setTimeout(() => {
        this.letGo();
        void this.session.act({ t: "resign" });
      }, HOLD);
      const animation = fill?.animate?.([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: HOLD });
      this.holding = { timer, fill: animation };
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      this.resign.addEventListener(end, () => {
        if (this.letGo()) {
          this.explain(words("act.resign.hold"));
        }
      });
    }
    this.resign.addEventListener("contextmenu", (event) => event.preventDefault());
    this.resign.addEventListener("click", (event) => {
      // Clicks without a pointer come from keys and assistive tools.
      if (event.detail === 0) {
        void this.confirm("act.resign.title", "act.resign.effect", "act.resign", { t: "resign" }, true);
      }
    });
  }

  /** Whether something was being held. */
  private letGo(): boolean {
    const held = this.holding;
    if (held) {
      window.clearTimeout(held.timer);
      held.fill?.cancel();
      this.holding = undefined;
    }
    return held !== undefined;
  }
}

export function button(picture: Icon, label: string, key?: string): HTMLButtonElement {
  const made = html("button", { type: "button" }, icon(picture), html("span", {}, label));
  if (key) {
    made.append(html("kbd", { "aria-hidden": "true" }, key));
    made.setAttribute("aria-keyshortcuts", key);
  }
  return made;
}

export function turnText({ state, you }: Game): (Node | string)[] {
  const own = you.side === state.toMove;
  const facts = [html("b", {}, own ? words("turn.yours") : words("turn.of", sideName(state.toMove)))];
  return state.check ? [...facts, " ", html("span", { class: "small" }, words("turn.check"))] : facts;
}
