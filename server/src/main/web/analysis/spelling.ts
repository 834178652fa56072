/** The moves of a line as the reader reads them. */
import { json, Refusal } from "../common/json";
import type { Notation, Spellings } from "../common/settings";

interface Spelled {
  readonly plies: readonly Spellings[];
}

let last: { readonly key: string; readonly answer: Promise<Spelled> } | undefined;

/** Coordinates need no help; other notations are the server's to write, and one answer has them all. */
export async function spell(fen: string, moves: readonly string[], notation: Notation): Promise<string> {
  if (notation === "iccs" || moves.length === 0) {
    return moves.join(" ");
  }
  const key = `${fen} ${moves.join(" ")}`;
  if (last?.key !== key) {
    last = { key, answer: json<Spelled>("/api/moves", "POST", { fen, moves }) };
  }
  try {
    const { plies } = await last.answer;
    return plies.map((ply) => ply[notation]).join(" ");
  } catch (problem) {
    if (!(problem instanceof Refusal)) {
      throw problem;
    }
    last = undefined;
    return moves.join(" ");
  }
}
