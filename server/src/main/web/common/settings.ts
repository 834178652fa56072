import type { Board, Labels, PieceSet } from "../board/board";

/** How the reader likes boards; kept in the browser, on this machine only. */
export interface Settings {
  pieces: PieceSet;
  /** What boards are made of. The first follows the page by day and by night, the others stay as they are. */
  board: "celadon" | "wood" | "slate" | "contrast";
  classic: boolean;
  labels: Labels;
  animate: boolean;
  /** Black below where nothing else decides. */
  flip: boolean;
  /** Single keys as shortcuts. */
  keys: boolean;
  /** Moves, checks, the end of a game and pressing time are heard. */
  sounds: boolean;
  /** A phone trembles when it is the reader's turn. */
  vibrate: boolean;
  /** The browser tells when it is the reader's turn and the page is out of sight. */
  notify: boolean;
  /** A move can be made while the opponent thinks. */
  premove: boolean;
}

export const CHOICES: { readonly [name in keyof Settings]: readonly Settings[name][] } = {
  pieces: ["chinese", "simplified", "pictograms", "letters"],
  board: ["celadon", "wood", "slate", "contrast"],
  classic: [false, true],
  labels: ["chinese", "algebraic", "both", "none"],
  animate: [true, false],
  flip: [false, true],
  keys: [true, false],
  sounds: [true, false],
  vibrate: [true, false],
  notify: [false, true],
  premove: [false, true],
};
/** How moves are written, by the ids that `core` gives its notations (`Notations`), each shown by the same move. */
const WRITTEN = { zh: "马8进7", "zh-Hant": "馬8進7", wxf: "H8+7", iccs: "h9g7", vi: "M8.7" };
export type Notation = keyof typeof WRITTEN;
export const NOTATIONS = Object.entries(WRITTEN) as readonly [Notation, string][];
/** A move in all notations. */
export type Spellings = { readonly [id in Notation]: string };

const KEY = "chuhe.board";
const CHANGED = "chuhe:settings";

/** The reader's notation. The server says it, and writes its own words in it. */
export function notation(): Notation {
  const { dataset, lang } = document.documentElement;
  const known = (id: string | undefined): id is Notation => NOTATIONS.some(([each]) => each === id);
  return [dataset.notation, lang, lang.split("-")[0]].find(known) ?? "iccs";
}

/** Whether moves are written in characters. */
export const isChinese = (written: Notation): boolean => written.startsWith("zh");

/** Chooses a notation for every page; the server hears of it with the next request. */
export function changeNotation(chosen: Notation): void {
  remember("notation", chosen);
  document.documentElement.dataset.notation = chosen;
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/**
 * The settings; the first of each choice stands where nothing or nonsense is kept. Whoever reads coordinates sees them on
 * the board, too.
 */
export function settings(): Settings {
  const kept = read();
  const usual: Partial<Settings> = { labels: isChinese(notation()) ? "chinese" : "both" };
  return Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => {
      const value = kept[name] as never;
      return [name, (choices as readonly unknown[]).includes(value) ? value : (usual[name as keyof Settings] ?? choices[0])];
    }),
  ) as unknown as Settings;
}

/** Whether a text is one of a setting's choices. */
export const isChoice = <Name extends "pieces" | "labels">(name: Name, value: string | undefined): value is Settings[Name] =>
  (CHOICES[name] as readonly (string | undefined)[]).includes(value);

/** Keeps changed settings and tells all boards of the page. */
export function changeSettings(changes: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...changes }));
  } catch {
    // A browser that keeps nothing still shows the change until the page is left.
    unkept = { ...unkept, ...changes };
  }
  // What the server draws itself, before a script runs or without one, is drawn in the same way.
  const { board, pieces } = settings();
  remember("board", board);
  remember("pieces", pieces);
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Lets a board look as the reader likes it; which side is below stays with the page. */
export function followSettings(board: Board, given: { pieces?: PieceSet; labels?: Labels } = {}): void {
  withSettings(({ pieces, classic, labels, animate }) => board.set({ pieces, classic, labels, animate, ...given }));
}

/** Calls back now and after each change, also one made in another window. */
export function withSettings(use: (settings: Settings) => void): void {
  const follow = (): void => {
    const now = settings();
    // The colours of all boards come from the style sheet, by this.
    document.documentElement.dataset.board = now.board;
    use(now);
  };
  follow();
  document.addEventListener(CHANGED, follow);
  window.addEventListener("storage", ({ key }) => key === KEY && follow());
}

/** Tells the server with every further request. */
function remember(name: "notation" | "board" | "pieces", chosen: string): void {
  document.cookie = `chuhe_${name}=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

let unkept: Partial<Settings> = {};

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...(typeof kept === "object" && kept ? kept : {}), ...unkept };
  } catch {
    return { ...unkept };
  }
}
