/** The end of a game: result, ruling with its seal, another game, downloads, the way to the desk. */
import { type SealKind, seal } from "../board/seal";
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { csrf, json, Refusal } from "../common/json";
import { words } from "../common/words";
import { opponent } from "../rules/piece";
import { articleLink, deskLink } from "./links";
import type { Game, Ruling } from "./protocol";
import type { Session } from "./session";
import { say } from "./text";

/** Results that follow from a ruling on a repetition. */
const RULED = new Set(["perpetual-check", "not-varied", "repetition"]);
const FORMATS = ["pgn", "pgn-iccs", "pgn-wxf", "dhtmlxq", "xqf", "cbr", "sheet", "json", "log"] as const;

const eventPage = (event: string): string => `/events/${event}`;

export class Ending {
  private shown: string | undefined;
  private asked = false;
  /** Where the evidence for a ruling lies open, once the server has said it. */
  private evidence: string | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly session: Session,
  ) {}

  show(): void {
    const { game } = this.session.model;
    const { result, phase, rematchOffer, players } = game.state;
    const key = JSON.stringify([result, phase, rematchOffer, game.rematch, players.red.signed, players.black.signed, game.you.side, this.evidence]);
    this.host.hidden = result === null && phase !== "cancelled";
    this.showOffer(game);
    if (key !== this.shown) {
      this.shown = key;
      this.host.replaceChildren(...(this.host.hidden ? [] : this.content(game)));
    }
    if (result && !this.asked) {
      this.asked = true;
      void this.findEvidence(game.id);
    }
  }

  /** Who still reads how it ended sees there that the other wants to play again. */
  private showOffer({ state, you }: Game): void {
    const again = document.querySelector<HTMLElement>("dialog[open] button[value=again]");
    if (again && you.side && state.rematchOffer === opponent(you.side)) {
      again.textContent = words("rematch.accept");
    }
  }

  private async findEvidence(id: string): Promise<void> {
    try {
      const { desk } = await json<{ desk: string | null }>(`/api/games/${id}/replay`);
      this.evidence = desk ?? undefined;
      this.show();
    } catch (failure) {
      if (!(failure instanceof Refusal)) {
        throw failure;
      }
      // The link to the desk shows the whole game; evidence is one step further then.
    }
  }

  /** Tells a player how it ended, once. */
  async tell(): Promise<void> {
    const { game } = this.session.model;
    const { result } = game.state;
    if (!result || !game.you.side) {
      return;
    }
    const own = result.winner === null ? "draw" : result.winner === game.you.side ? "won" : "lost";
    const answer = await ask(
      words(`result.${own}`),
      [html("div", { class: "stack" }, ...resultCard(game, this.evidence ?? deskLink(game)))],
      [
        { value: "look", label: words("result.look"), kind: "quiet" },
        game.board
          ? { value: "event", label: words("event.back"), kind: "primary" }
          : { value: "again", label: words("rematch.offer"), kind: "primary" },
      ],
    );
    if (answer === "event" && game.board) {
      location.assign(eventPage(game.board.event));
    }
    if (answer === "again") {
      this.host.querySelector<HTMLFormElement>(".rematch")?.requestSubmit();
    }
  }

  private content(game: Game): HTMLElement[] {
    const { state, you } = game;
    if (!state.result) {
      return [html("p", { class: "empty" }, words("cancelled"))];
    }
    const acts = html("div", { class: "ending-acts" });
    if (you.side && !state.players[you.side].signed && state.phase === "over") {
      const sign = html("button", { type: "button" }, words("sign"));
      sign.addEventListener("click", () => void this.session.act({ t: "sign" }));
      acts.append(sign);
    }
    if (game.rematch) {
      acts.append(html("a", { class: "button primary", href: `/play/${game.rematch}` }, words("rematch.go")));
    } else if (you.side && !game.board) {
      acts.append(rematchForm(game));
    }
    if (game.board) {
      acts.append(html("a", { class: "button primary", href: eventPage(game.board.event) }, words("event.back")));
    }
    acts.append(html("a", { class: "button", href: `/records?live=${game.id}` }, words("record")));
    acts.append(html("a", { class: "button", href: deskLink(game) }, words("desk")));
    return [...resultCard(game, this.evidence ?? deskLink(game)), acts, downloads(game)];
  }
}

/**
 * The result in words; where a ruling ended the game its seal, sentence, articles and evidence. The winner has nothing to
 * do with 负.
 */
export function resultCard({ state, you }: Game, desk: string): HTMLElement[] {
  const { result, ruling } = state;
  if (!result) {
    return [];
  }
  const ruled = ruling && RULED.has(result.kind) ? ruling : undefined;
  const articles = [
    ...(result.article ? [articleLink(result.article)] : []),
    ...(ruled?.articles ?? []).map((article) => articleLink(article)),
  ];
  return [
    html(
      "div",
      { class: "ruling" },
      ...(ruled && !(result.winner && result.winner === you.side) ? [seal(sealOf(ruled, result.winner !== null))] : []),
      html(
        "div",
        { class: "ruling-text" },
        html("p", { class: "tiny" }, `${result.score} · ${say(result.reason)}`),
        html("p", { class: "ruling-title" }, say(result.outcome)),
        ...(ruled ? [html("p", { class: "secondary small" }, say(ruled.why))] : []),
        html("p", { class: "articles" }, ...articles),
        ...(ruled
          ? [html("p", {}, html("a", { href: desk }, words("evidence")))]
          : []),
      ),
    ),
  ];
}

const sealOf = ({ verdict }: Ruling, decided: boolean): SealKind =>
  decided ? "loss" : verdict === "draw" ? "draw" : "vary";

/** Offers another game, or accepts the other's offer; a plain form, so that it works the same everywhere. */
function rematchForm({ id, you, state }: Game): HTMLFormElement {
  const theirs = you.side !== null && state.rematchOffer === opponent(you.side);
  const mine = you.side !== null && state.rematchOffer === you.side;
  const form = html("form", { class: "rematch", method: "post", action: `/play/${id}/rematch` });
  const button = html(
    "button",
    { class: theirs ? "primary" : "" },
    words(theirs ? "rematch.accept" : mine ? "rematch.offered" : "rematch.offer"),
  );
  button.disabled = mine;
  form.append(html("input", { type: "hidden", name: "csrf", value: csrf() }), button);
  return form;
}

function downloads({ id }: Game): HTMLElement {
  const links = html("div", { class: "ending-files" });
  links.append(html("a", { href: `/api/games/${id}/download/pdf` }, words("download.pdf")));
  for (const format of FORMATS) {
    links.append(html("a", { href: `/api/games/${id}/download/${format}` }, words(`download.${format}`)));
  }
  return html("details", {}, html("summary", {}, words("download")), links);
}
