import type { Translated } from "../board/words";
import { csrf, json, Refusal } from "../common/json";
import type { Play, Ruling } from "./types";

/** Reads moves in any notation. */
export const readMoves = (fen: string, moves: string | readonly string[]): Promise<Play> =>
  json<Play>("/api/moves", "POST", { fen, moves });

/** A ruling, or why there is none. */
export type Answer = Ruling | { readonly error: string };

export const isRuling = (answer: Answer | undefined): answer is Ruling => answer !== undefined && "verdict" in answer;

/** Asks for rulings on the same moves under several editions. */
export async function rule(fen: string, moves: readonly string[], editions: readonly string[]): Promise<Answer[]> {
  const answers = await json<Answer[]>(
    "/api/judge",
    "POST",
    editions.map((rules) => ({ id: rules, rules, fen, moves })),
  );
  return answers;
}

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
  const { figures, chapters } = await json<Book>(`/api/rulebooks/${edition}`);
  const titles = new Map(chapters.flatMap(({ articles }) => articles.map(({ number, title }) => [number, title] as const)));
  return figures.map((figure) => ({ ...figure, about: titles.get(figure.articles[0]) }));
}
