/** Who looks at a position: the visitor's own browser or the server. */
export interface AnalysisLine {
  depth: number;
  /** hundredths of a pawn, from Red's side */
  score?: number;
  /** moves to mate, positive for Red */
  mate?: number;
  /** ICCS moves */
  moves: string[];
}

export interface Analyst {
  /** Looks at a position until stopped; every better line is told. */
  analyse(fen: string, moves: string[], told: (line: AnalysisLine) => void): () => void;
}
