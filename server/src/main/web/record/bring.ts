/** Games that people bring: dropped anywhere on the page, pasted, or chosen as a file. */
import { html } from "../board/svg";
import { csrf, Refusal } from "../common/json";
import { words } from "../common/words";
import type { RecordedGame } from "./tree";

export interface ListedGame {
  readonly number: number;
  readonly title: string;
  readonly event: string;
  readonly date: string;
  readonly red: string;
  readonly black: string;
  readonly result: string;
  readonly plies: number;
}

export interface ReadFile {
  readonly total: number;
  readonly number: number;
  readonly games: readonly ListedGame[];
  readonly game: RecordedGame;
}

/** The most that the server takes. */
export const LARGEST = 8 * 1024 * 1024;

/** Sends something as it is; what the server has against it becomes a `Refusal`. */
export async function send(url: string, body: Blob | string): Promise<Response> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "X-CSRF-Token": csrf(), Accept: "application/json" },
    body,
    credentials: "same-origin",
  });
  if (!response.ok) {
    const text = await response.text();
    let said: { error?: string } = {};
    try {
      said = JSON.parse(text) as { error?: string };
    } catch {
      // A proxy may answer in its own words.
    }
    throw new Refusal(said.error ?? `${response.status} ${response.statusText}`, response.status, said);
  }
  return response;
}

/** Reads a file or a text; the game of a number is told whole. */
export async function readGame(content: Blob | string, name: string, number = 1): Promise<ReadFile> {
  const size = typeof content === "string" ? content.length : content.size;
  if (size > LARGEST) {
    throw new Refusal(words("file.large"), 413, undefined);
  }
  if (size === 0) {
    throw new Refusal(words("file.empty"), 422, undefined);
  }
  const query = new URLSearchParams({ name: name.slice(0, 200), number: String(number) });
  const response = await send(`/api/records/game?${query}`, content);
  return (await response.json()) as ReadFile;
}

/** A game in a list: who, when, how it ended. */
export function listedText({ number, title, event, date, red, black, result }: ListedGame): string {
  const players = red || black ? words("title.players", red || words("unknown"), black || words("unknown")) : title;
  return [`${number}.`, players, result === "*" ? "" : result, event, date].filter(Boolean).join(" ");
}

/** The games of a file to choose from. */
export function chooser({ games, total, number }: ReadFile, choose: (number: number) => void): HTMLElement[] {
  const select = html("select", { "aria-labelledby": "choose-title" });
  for (const game of games) {
    const option = html("option", { value: String(game.number) }, listedText(game));
    option.selected = game.number === number;
    select.append(option);
  }
  select.addEventListener("change", () => choose(Number(select.value)));
  const more = total > games.length ? [html("p", { class: "hint" }, words("choose.more", total, games.length))] : [];
  return [select, ...more];
}

/** Listens for files and texts that are dropped anywhere, and for texts that are pasted outside of fields. */
export function watchDrops(cover: HTMLElement, bring: (content: Blob | string, name: string) => void): void {
  const carries = (event: DragEvent): boolean =>
    [...(event.dataTransfer?.types ?? [])].some((type) => type === "Files" || type === "text/plain");
  let inside = 0;
  const shown = (now: boolean): void => {
    cover.hidden = !now;
  };
  document.addEventListener("dragenter", (event) => {
    if (carries(event)) {
      inside++;
      shown(true);
    }
  });
  document.addEventListener("dragleave", () => {
    inside = Math.max(0, inside - 1);
    shown(inside > 0);
  });
  document.addEventListener("dragover", (event) => carries(event) && event.preventDefault());
  document.addEventListener("drop", (event) => {
    inside = 0;
    shown(false);
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain");
    if (file || text) {
      event.preventDefault();
      bring(file ?? text!, file?.name ?? "");
    }
  });
  document.addEventListener("paste", (event) => {
    const target = event.target as Element | null;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!target?.closest("input, textarea, [contenteditable]") && (file || text.trim())) {
      event.preventDefault();
      bring(file ?? text, file?.name ?? "");
    }
  });
}
