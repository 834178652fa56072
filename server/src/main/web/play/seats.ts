/** Before the game: the server has written all that may be needed into the page; what applies is shown. */
import { words } from "../common/words";
import type { Game } from "./protocol";

/** Which part applies: `data-when` names it. */
export function situation({ you, state }: Game): string {
  switch (state.phase) {
    case "waiting":
      return you.seated ? "invite" : "join";
    case "guessing":
      return you.guessing ? "guess" : "guessed";
    case "ready":
      return you.seated ? "ready" : "soon";
    default:
      return "";
  }
}

export function showSituation(root: ParentNode, game: Game): void {
  const now = situation(game);
  root.querySelectorAll<HTMLElement>("[data-when]").forEach((part) => (part.hidden = part.dataset.when !== now));
}

/** Buttons `data-copy="#id"` copy what a field holds; of use only where scripts run. */
export function copyButtons(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>("button[data-copy]").forEach((button) => {
    const field = root.querySelector<HTMLInputElement>(button.dataset.copy ?? "");
    const label = button.textContent;
    button.hidden = field === null;
    button.addEventListener("click", () => {
      field?.select();
      void copy(field?.value ?? "").then((done) => {
        button.textContent = words(done ? "copied" : "copy.failed");
        window.setTimeout(() => (button.textContent = label), 2000);
      });
    });
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Clipboards need a safe line; a club's own network has none. The field is selected, this may still work.
    return document.execCommand("copy");
  }
}
