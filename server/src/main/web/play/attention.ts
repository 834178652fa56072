/** Calls a player who looks elsewhere: the title says that it is his turn, the phone trembles, the browser tells. */
import { settings } from "../common/settings";
import { words } from "../common/words";
import type { Game } from "./protocol";
import { isToMove, type Model } from "./state";

const TREMBLE = 120;

/** A title with a mark in front of it, or without. */
export function marked(title: string, sign: string, on: boolean): string {
  const plain = title.startsWith(sign) ? title.slice(sign.length) : title;
  return on ? sign + plain : plain;
}

const mark = (): string => `● ${words("turn.yours")} – `;

const hasTurn = ({ you, state }: Game): boolean => state.phase === "playing" && you.side === state.toMove;

/** Whether the turn has come to the reader; a move of his own that was refused is not such news. */
export const turnCame = (before: Model, now: Model): boolean => hasTurn(now.game) && !hasTurn(before.game);

export class Attention {
  private told: Notification | undefined;

  constructor() {
    document.addEventListener("visibilitychange", () => !document.hidden && this.forget());
  }

  /** Says in the title whether the reader is to move. */
  show(model: Model): void {
    const on = isToMove(model);
    document.title = marked(document.title, mark(), on);
    if (!on) {
      this.forget();
    }
  }

  /** Calls the reader if the turn has come to him. */
  call(before: Model, now: Model): void {
    if (!turnCame(before, now)) {
      return;
    }
    if (settings().vibrate) {
      navigator.vibrate?.(TREMBLE);
    }
    if (document.hidden && settings().notify) {
      this.tell(now.game);
    }
  }

  private tell({ id }: Game): void {
    if (typeof Notification !== "function" || Notification.permission !== "granted") {
      return;
    }
    try {
      // One for each game, however many moves are made.
      const body = marked(document.title, mark(), false);
      const told = new Notification(words("turn.yours"), { body, tag: `chuhe-turn-${id}` });
      told.addEventListener("click", () => {
        window.focus();
        told.close();
      });
      this.told = told;
    } catch {
      // Some phones have notifications, but not for pages; the title and the trembling are left.
    }
  }

  private forget(): void {
    this.told?.close();
    this.told = undefined;
  }
}
