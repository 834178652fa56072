import type { Translated } from "../board/words";
import { csrf, json, Refusal } from "../common/json";
import { appRoot, part } from "../common/links";
import { words } from "../common/words";
import type { Reading } from "../offline/questions";
import { type Answer, DeviceJudge, type Judge, orElse, serverJudge } from "./judge";
import type { Play } from "./types";

let judge: Judge | undefined;

function theJudge(): Judge {
  return (judge ??= newJudge());
}

/** The arbiter on this device; on a server's page the server, should the device not get it. */
function newJudge(): Judge {
  const { arbiter = "" } = document.querySelector<HTMLElement>("[data-arbiter]")?.dataset ?? {};
  const device = new DeviceJudge(arbiter);
  return appRoot() === undefined ? orElse(device, serverJudge) : device;
}

/** Reads moves in any notation. */
export const readMoves = (fen: string, moves: string | readonly string[]): Promise<Play> =>
  theJudge().play(fen, typeof moves === "string" ? [moves] : moves);

/** Asks for rulings on the same moves under several editions. */
export const rule = (fen: string, moves: readonly string[], editions: readonly Reading[]): Promise<Answer[]> =>
  theJudge().rule(fen, moves, editions);

export interface Game {
  readonly number: number;
  readonly title: string;
  readonly event: string;
  readonly round: string;
  readonly table: string;
  readonly date: string;
  readonly red: string;
  readonly black: string;
  readonly result: string;
  readonly fen: string;
  readonly moves: readonly string[];
  readonly plies: number;
}

/** The games of a file, or of a text that was pasted. */
export async function readRecord(name: string, content: Blob): Promise<{ total: number; games: Game[] }> {
  if (appRoot() !== undefined) {
    throw new Refusal(words("needs.server"), 0, undefined);
  }
  const response = await fetch(`/api/records?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", "X-CSRF-Token": csrf(), Accept: "application/json" },
    body: content,
    credentials: "same-origin",
  });
  const answer = (await response.json()) as { total: number; games: Game[]; error?: string };
  if (!response.ok) {
    throw new Refusal(answer.error ?? response.statusText, response.status, answer);
  }
  return answer;
}

export interface BookFigure {
  readonly id: string;
  readonly rules: string;
  readonly label: Translated | string;
  /** The article that it is printed for. */
  readonly about?: Translated;
  /** What tells it from others of its number. */
  readonly note?: Translated;
  readonly fen: string;
  readonly moves: readonly string[];
}

interface Book {
  readonly figures: readonly (BookFigure & { readonly articles: readonly string[] })[];
  readonly chapters: readonly { readonly articles: readonly { readonly number: string; readonly title: BookFigure["about"] }[] }[];
}

/** The figures of an edition's rule book, each with the article that it is printed for. */
export async function readFigures(edition: string): Promise<readonly BookFigure[]> {
  const root = appRoot();
  const { figures, chapters } = await json<Book>(
    root === undefined ? `/api/rulebooks/${part(edition)}` : `${root}../rulebooks/${part(edition)}.json`,
  );
  const titles = new Map(chapters.flatMap(({ articles }) => articles.map(({ number, title }) => [number, title] as const)));
  return figures.map((figure) => ({ ...figure, about: titles.get(figure.articles[0]) }));
}
