/** What two players of a game for fun say to each other: only while both want it, and to nobody else. */
import { announce } from "../board/announce";
import { html } from "../board/svg";
import { words } from "../common/words";
import { opponent } from "../rules/piece";
import type { ChatLine, Game } from "./protocol";
import type { Seat } from "./session";
import { say, sideName } from "./text";

/** As many characters as the server takes. */
const LONGEST = 200;

/** Nobody talks in an event, nor at a real board; before both are seated there is nobody to talk to. */
const hasPlace = ({ you, board, place, state }: Game): boolean =>
  you.side !== null && board === null && place === "server" && state.players[opponent(you.side)].seated && state.phase !== "cancelled";

export class Chat {
  private readonly wish = html("input", { type: "checkbox", name: "chat" });
  private readonly status = html("span", { class: "small secondary", role: "status" });
  private readonly lines = html("ol", { class: "chat-lines", tabindex: 0, "aria-label": words("chat.lines") });
  private readonly input = html("input", { type: "text", maxlength: LONGEST, autocomplete: "off", "aria-label": words("chat.write") });
  private readonly form = html("form", { class: "chat-form" }, this.input, html("button", {}, words("chat.send")));
  private readonly problem = html("p", { class: "problem", role: "alert", hidden: "" });
  private shown = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly session: Seat,
  ) {
    // Folded until the reader opens it: nothing that the opponent does may move the board.
    host.replaceChildren(
      html(
        "details",
        {},
        html("summary", { class: "card-head" }, html("h2", {}, words("chat")), this.status),
        html(
          "div",
          { class: "card-body stack" },
          html("p", { class: "small secondary" }, words("chat.rules")),
          html("label", { class: "check" }, this.wish, words("chat.wish")),
          this.lines,
          this.form,
          this.problem,
        ),
      ),
    );
    this.wish.addEventListener("change", () => void this.act({ t: "chat", on: this.wish.checked }));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.send();
    });
  }

  show(): void {
    const { game, chat } = this.session.model;
    const own = game.you.side;
    this.host.hidden = !hasPlace(game);
    if (own === null || this.host.hidden) {
      return;
    }
    const both = chat.red && chat.black;
    const wishing = this.session.model.unanswered.some(({ t }) => t === "chat");
    if (!wishing) {
      this.wish.checked = chat[own];
    }
    const text = words(both ? "chat.both" : chat[own] ? "chat.waiting" : chat[opponent(own)] ? "chat.invited" : "chat.off");
    if (this.status.textContent !== text) {
      this.status.textContent = text;
    }
    this.lines.hidden = !both;
    this.form.hidden = !both;
    this.draw(chat.lines, own);
  }

  private draw(lines: readonly ChatLine[], own: ChatLine["side"]): void {
    const last = lines[lines.length - 1];
    const newest = last?.at ?? 0;
    if (this.lines.childElementCount !== lines.length || newest !== this.shown) {
      this.lines.replaceChildren(
        ...lines.map(({ side, text }) => html("li", { class: side === own ? "chat-own" : "" }, html("b", {}, sideName(side)), " ", text)),
      );
      this.lines.scrollTop = this.lines.scrollHeight;
    }
    if (last && last.side !== own && newest > this.shown) {
      announce(words("chat.said", sideName(last.side), last.text));
    }
    this.shown = newest;
  }

  private async send(): Promise<void> {
    const text = this.input.value.trim();
    if (text !== "" && (await this.act({ t: "say", text })) && this.input.value.trim() === text) {
      this.input.value = "";
    }
  }

  /** Whether it was done; what stands against it is said here, not above the board. */
  private async act(act: Parameters<Seat["act"]>[0]): Promise<boolean> {
    const refusal = await this.session.act(act);
    if (refusal) {
      this.session.dismiss();
      this.problem.textContent = say(refusal.why);
    }
    this.problem.hidden = !refusal;
    return !refusal;
  }
}
