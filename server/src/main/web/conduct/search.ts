import type { Incident } from "./protocol";

/** The incidents that what was typed may be about, best first; all of them if nothing was. */
export function search(incidents: readonly Incident[], typed: string): readonly Incident[] {
  const wanted = typed.normalize("NFKC").toLowerCase().split(/[\s,;，；、]+/).filter((word) => word !== "");
  if (wanted.length === 0) {
    return incidents;
  }
  return incidents
    .map((incident) => ({ incident, score: scoreOf(incident, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ incident }) => incident);
}

function scoreOf(incident: Incident, wanted: readonly string[]): number {
  const name = incident.name.toLowerCase();
  const words = incident.words.toLowerCase();
  let sum = 0;
  for (const word of wanted) {
    if (incident.id === word || name === word) {
      sum += 6;
    } else if (incident.article === word) {
      sum += 5;
    } else if (words.split(" ").includes(word) || name.startsWith(word)) {
      sum += 4;
    } else if (words.includes(word)) {
      sum += 3;
    } else if (/^\d/.test(word) && incident.rule.includes(word)) {
      sum += 2;
    }
  }
  return sum;
}
