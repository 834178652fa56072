/** A whole game in the fragment of a link: servers are not told of it, and nothing has to be stored. */
export interface LinkedGame {
  readonly rules: string;
  /** Empty for the usual position. */
  readonly fen: string;
  /** ICCS. */
  readonly moves: readonly string[];
  readonly red: string;
  readonly black: string;
  /** "1-0", "0-1", "1/2-1/2" or "*". */
  readonly result: string;
}

/** So many moves fit into a link that every browser and messenger passes on. */
export const MOST = 1000;

export function recordLink(game: LinkedGame): string {
  const { rules, fen, moves, red, black, result } = game;
  const parts = new URLSearchParams({ moves: moves.join(""), ...(fen && { fen }), rules, red, black, result });
  return `/records#${parts}`;
}

/** The game in a fragment; undefined if there is none. */
export function linkedGame(fragment: string): LinkedGame | undefined {
  const parts = new URLSearchParams(fragment.replace(/^#/, ""));
  const text = (name: string): string => (parts.get(name) ?? "").slice(0, 200);
  const moves = (parts.get("moves") ?? "").match(/[a-i]\d[a-i]\d/g) ?? [];
  if (!parts.has("moves") || moves.length > MOST || moves.join("") !== parts.get("moves")) {
    return undefined;
  }
  return { rules: text("rules"), fen: text("fen"), moves, red: text("red"), black: text("black"), result: text("result") };
}

/** The game as a file that every reader of records knows: PGN with coordinates. */
export function asPgn({ fen, moves, red, black, result }: LinkedGame): string {
  const value = (text: string): string => text.replace(/["\\\r\n[\]]/g, " ");
  const tags: [string, string][] = [["Game", "Chinese Chess"], ["Red", red], ["Black", black], ["Result", result]];
  if (fen) {
    tags.push(["FEN", fen]);
  }
  const text = moves.map((move) => `${move.slice(0, 2)}-${move.slice(2)}`.toUpperCase());
  return `${tags.map(([name, content]) => `[${name} "${value(content)}"]`).join("\n")}\n\n${text.join(" ")} ${value(result)}\n`;
}
