import type { Basis, Consequence, EditionId, IdleReason, Manner, Nature, Remark, Root, Side, Verdict } from "./codes.js";
import type { Move, Square } from "./position.js";

export type { Basis, Consequence, EditionId, IdleReason, Manner, Nature, Remark, Root, Verdict };

/** An edition of the rules. */
export interface Edition {
  readonly id: EditionId;
  readonly title: string;
  readonly shortTitle: string;
  /** Who has the first move of a game. */
  readonly firstToMove: Side;
}

/** What is to be ruled on. */
export interface Question {
  /** Any name; it comes back with the answer. */
  readonly id?: string;
  /** The edition, 2020 of China unless named. */
  readonly rules?: EditionId;
  /** The position before the first move. */
  readonly fen: string;
  /** One round of the repetition, or the game so far, in any notation: one text, or one for each move. */
  readonly moves: string | readonly string[];
  /** Answers to open questions of the edition, by their codes; ours where nothing is said. */
  readonly interpretations?: Readonly<Record<string, "ours" | "other">>;
}

/** The record of a game. */
export type Game = Omit<Question, "id">;

export interface Options {
  /** The language of words, a code of `languages()`; English unless named. */
  readonly language?: string;
  /** How many positions may be searched for one ply. */
  readonly nodes?: number;
  /** How many for the whole cycle. */
  readonly nodesInAll?: number;
}

/** A ruling on a repetition, with proof. Terms are Chinese; words are in the language asked for. */
export interface Ruling {
  readonly rules: EditionId;
  /** Who must vary. */
  readonly verdict: Verdict;
  /** Whether who must vary has lost already. */
  readonly losesAtOnce: boolean;
  readonly articles: readonly string[];
  readonly cycle: { readonly firstPly: number; readonly plies: number };
  readonly plies: readonly RuledPly[];
  readonly red: Conduct;
  readonly black: Conduct;
  /** Whether no open question of the edition, answered the other way, changes the ruling; absent where none are known. */
  readonly settled?: boolean;
  /** The open questions that do change it, each by itself, and the ruling then. */
  readonly restsOn?: readonly RestsOn[];
  /** The open questions that were answered the other way, because that was asked for. */
  readonly turned?: readonly string[];
  /** All of this in words, a sentence each. */
  readonly restsOnWords?: readonly string[];
  /** That no game can reach the position, and why. */
  readonly unreachable?: string;
  readonly comparison: string;
  readonly outcome: string;
  readonly summary: string;
  readonly explanation: string;
  readonly millis: number;
}

/** An open question that a ruling rests on. */
export interface RestsOn {
  /** Its code, as in `Question.interpretations`. */
  readonly interpretation: string;
  readonly article: string;
  readonly name: string;
  /** The verdict if it is answered the other way. */
  readonly verdict: Verdict;
  readonly losesAtOnce: boolean;
}

/** What a side does in a repetition. */
export interface Conduct {
  /** The Chinese term. */
  readonly pattern: string;
  readonly words: string;
  readonly prohibited: boolean;
}

/** A ply and its nature: 将 杀 捉 兑 献 拦 跟 闲. */
export interface RuledPly {
  readonly ply: number;
  readonly side: Side;
  /** The move, as the notations of these names write it. */
  readonly zh: string;
  readonly "zh-Hant": string;
  readonly wxf: string;
  readonly iccs: Move;
  readonly vi: string;
  readonly nature: string;
  readonly articles: readonly string[];
  readonly why: string;
  readonly line: readonly string[];
  readonly lineIccs: readonly Move[];
  readonly targets: readonly Square[];
  readonly evidence: Evidence;
  /** How many positions were searched. */
  readonly nodes: number;
}

/** What a board shows to prove the nature of a ply. */
export interface Evidence {
  readonly kind: Nature;
  readonly items: readonly EvidenceItem[];
  readonly checks?: number;
  readonly reason?: IdleReason;
  readonly remarks?: readonly Remark[];
  readonly positions?: number;
}

export interface EvidenceItem {
  readonly target?: Square;
  readonly attacker?: Square;
  readonly shielded?: Square;
  readonly manner?: Manner;
  readonly rooted?: boolean;
  readonly root?: Root;
  readonly joint?: boolean;
  readonly evenTrade?: boolean;
  readonly roots?: readonly Square[];
  /** What would be played if the mover could move again at once: what it wins or mates by, or why it wins nothing. */
  readonly line?: readonly string[];
  readonly lineIccs?: readonly Move[];
  readonly lineWords?: readonly string[];
  readonly failedBefore?: readonly Move[];
  readonly failedBeforeWords?: readonly string[];
  readonly lessBefore?: readonly Move[];
  readonly lessBeforeWords?: readonly string[];
  readonly lostAnyway?: readonly Square[];
  /** What taking an offered piece (兑, 献, or 捉 by an offer) leads to, the other side on move. */
  readonly acceptance?: readonly Move[];
  readonly acceptanceWords?: readonly string[];
}

/** Rounds towards the natural move limit. */
export interface MoveLimit {
  readonly red: number;
  readonly black: number;
  /** Where the limit is. */
  readonly rounds: number;
}

/** The answer to a question: the ruling, and what can be claimed after the last ply. */
export interface Answer extends Ruling {
  readonly id: string | null;
  readonly claim: {
    /** How often the last position has stood. */
    readonly occurrence: number;
    /** After how many more plies a ruling can be asked for; null if nothing comes round. */
    readonly pliesLeft: number | null;
    readonly words?: string;
    readonly consequence?: Consequence;
    readonly side?: Side | null;
    readonly articles?: readonly string[];
    readonly moveLimit: MoveLimit;
  };
}

/** What is wrong with a question. */
export interface Refusal {
  readonly id: string | null;
  readonly error: string;
}

/** A repetition in the record of a game. */
export interface Repetition extends Ruling {
  readonly basis: Basis;
  readonly consequence: Consequence;
  readonly claimArticles: readonly string[];
  /** After this ply a ruling can be asked for. */
  readonly claimablePly: number;
  readonly lastPly: number;
  /** The ply by which who must vary has to have varied. */
  readonly varyBy: number;
  /** Who left the round of moves; null if the record ends in it. */
  readonly deviator: Side | null;
}

/** What a claim leads to. */
export interface ClaimAnswer {
  /**
   * `perpetual-check`: a loss at once; `must-vary`: a duty to vary or lose; `draw`: a draw unless a side varies; `limit`: a draw at
   * once by the move limit; `no-repetition`: nothing, as the moves have not come round often enough; `false-claim`: a foul, as the
   * limit is not reached; `undecided`: the arbiter must decide.
   */
  readonly consequence: Consequence;
  readonly side: Side | null;
  readonly articles: readonly string[];
  readonly words: string;
}

/** What an arbiter finds in the record of a game. */
export interface Review {
  readonly rules: EditionId;
  readonly repetitions: readonly Repetition[];
  /** Where somebody could first have claimed the natural move limit. */
  readonly moveLimit: { readonly ply: number; readonly claimants: readonly Side[]; readonly words: string } | null;
  /** What is known where the last position has stood before, but not often enough. */
  readonly outlook: {
    readonly occurrence: number;
    readonly pliesLeft: number;
    readonly consequence: Consequence;
    readonly side: Side | null;
    readonly words: string;
  } | null;
  /** What claims after the last ply lead to: of the repetition, and of the move limit by either side. */
  readonly claims: { readonly repetition: ClaimAnswer; readonly red: ClaimAnswer; readonly black: ClaimAnswer };
  readonly limit: MoveLimit;
}
