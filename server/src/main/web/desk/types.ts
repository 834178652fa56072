/** What the server tells; see `RulingTree`, `EvidenceTree` and `MovesApi`. */
import type { IdleReason, Manner, Nature, Side, Verdict } from "../common/codes";
import type { Spellings } from "../common/settings";

export interface Play {
  readonly fen: string;
  readonly flaws: readonly string[];
  readonly playable: boolean;
  readonly plies: readonly PlayedPly[];
  readonly last: string;
  readonly side: Side;
  readonly legal: readonly string[];
}

export interface PlayedPly extends Spellings {
  readonly ply: number;
  readonly side: Side;
  readonly fen: string;
  readonly check: boolean;
}

export interface Ruling {
  readonly rules: string;
  readonly verdict: Verdict;
  readonly losesAtOnce: boolean;
  readonly articles: readonly string[];
  readonly cycle: { readonly firstPly: number; readonly plies: number };
  readonly plies: readonly RuledPly[];
  readonly red: Conduct;
  readonly black: Conduct;
  /** That no game can reach the position, and why. */
  readonly unreachable?: string;
  readonly comparison: string;
  readonly outcome: string;
  readonly claim?: { readonly occurrence: number; readonly pliesLeft: number | null; readonly words?: string; readonly moveLimit: { readonly red: number; readonly black: number; readonly rounds: number } };
  readonly settled?: boolean;
  readonly restsOn?: readonly { readonly interpretation: string; readonly name: string; readonly article: string; readonly verdict: Verdict; readonly losesAtOnce: boolean }[];
  readonly turned?: readonly string[];
  readonly restsOnWords?: readonly string[];
  readonly explanation: string;
}

export interface Conduct {
  readonly pattern: string;
  readonly words: string;
  readonly prohibited: boolean;
}

export interface RuledPly extends Spellings {
  readonly ply: number;
  readonly side: Side;
  readonly articles: readonly string[];
  readonly why: string;
  readonly evidence: Evidence;
}

export interface Evidence {
  readonly kind: Nature;
  readonly reason?: IdleReason;
  readonly items: readonly EvidenceItem[];
}

export interface EvidenceItem {
  readonly target?: string;
  readonly attacker?: string;
  readonly shielded?: string;
  readonly manner?: Manner;
  readonly rooted?: boolean;
  readonly joint?: boolean;
  readonly evenTrade?: boolean;
  readonly roots?: readonly string[];
  readonly line?: readonly string[];
  readonly lineIccs?: readonly string[];
  /** The same in the reader's notation, as are all with this ending. */
  readonly lineWords?: readonly string[];
  readonly failedBefore?: readonly string[];
  readonly lessBefore?: readonly string[];
  readonly failedBeforeWords?: readonly string[];
  readonly lessBeforeWords?: readonly string[];
  readonly acceptanceWords?: readonly string[];
  readonly acceptance?: readonly string[];
}

export interface Edition {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** The codes of its open questions. */
  readonly questions: readonly string[];
}

/** Which game it is about; what is unknown is missing. */
export type Matter = Partial<Record<"event" | "round" | "table" | "red" | "black" | "arbiter", string>>;

/** What the server wrote into the page; without one, what the address says. */
export interface Opening {
  readonly rules: string;
  /** Below 0: whatever says most. */
  readonly ply: number;
  readonly compare: boolean;
  /** The open questions that are answered the other way. */
  readonly turned: readonly string[];
  readonly arbiter: boolean;
  readonly problem: string;
  readonly none: string;
  readonly matter: Matter;
  readonly play: Play;
  readonly editions: readonly Edition[];
  readonly rulings: Readonly<Record<string, Ruling>>;
}
