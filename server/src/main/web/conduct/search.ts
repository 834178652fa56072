import type { Catalogue, Clue, Incident } from "./protocol";

const AGREE: Readonly<Record<Clue["how"], (word: string, text: string) => boolean>> = {
  is: (word, text) => word === text,
  part: (word, text) => text.includes(word),
  "long-part": (word, text) => word.length > 2 && text.includes(word),
  around: (word, text) => word.includes(text),
  start: (word, text) => word.startsWith(text),
};

/** The incidents that what was typed may be about, best first, by the server's clues; all of them if nothing was. */
export function search({ incidents, search: { longest, between } }: Catalogue, typed: string): readonly Incident[] {
  const plain = typed.slice(0, longest).normalize("NFKC").toLowerCase();
  const wanted = [...plain].map((sign) => (between.includes(sign) ? " " : sign)).join("").split(" ").filter((word) => word !== "");
  if (wanted.length === 0) {
    return incidents;
  }
  return incidents
    .map((incident) => ({ incident, score: wanted.reduce((sum, word) => sum + weight(incident, word), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ incident }) => incident);
}

function weight({ clues }: Incident, word: string): number {
  return Math.max(0, ...clues.filter(({ how, texts }) => texts.some((text) => AGREE[how](word, text))).map((clue) => clue.weight));
}
