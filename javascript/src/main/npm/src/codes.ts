// Codes of constants in Java; made by CodesTest.
export type Side = "red" | "black";
export type Kind = "king" | "advisor" | "elephant" | "horse" | "rook" | "cannon" | "pawn";
export type Notation =
  | "zh"
  | "zh-Hant"
  | "wxf"
  | "iccs"
  | "vi"
  | "zh-wide"
  | "zh-short"
  | "zh-Hant-short"
  | "wxf-xqwizard"
  | "wxf-fairy-stockfish"
  | "wxf-dpxq"
  | "iccs-dashed"
  | "iccs-from-one";
export type NotationProblem = "ambiguous" | "illegal" | "no-such-piece" | "unreadable" | "unsound-position";
export type EditionId = "cxa2020" | "cxa2011" | "cxa1999" | "cxa1957" | "wxf2018";
export type Verdict = "red-must-vary" | "black-must-vary" | "draw" | "undecided";
export type Consequence =
  | "perpetual-check"
  | "must-vary"
  | "draw"
  | "limit"
  | "no-repetition"
  | "false-claim"
  | "undecided";
export type Basis = "times-round" | "rounds-on-many-points";
export type Nature = "check" | "kill" | "chase" | "exchange" | "offer" | "block" | "follow" | "idle" | "undecided";
export type IdleReason =
  | "nothing"
  | "king-answers-check"
  | "king-or-pawn-attacks"
  | "standing-threat"
  | "protected"
  | "capture-loses"
  | "capture-gains-nothing"
  | "pawn-is-no-target"
  | "self-exposure"
  | "key-point"
  | "mere-escape";
export type Remark =
  | "also-exchange"
  | "also-offer"
  | "new-kill"
  | "key-point-arguable"
  | "pawn-value"
  | "strong-and-weak"
  | "king-or-pawn-helps"
  | "king-or-pawn-takes";
export type Manner = "direct" | "by-another" | "by-checks" | "by-exchanges" | "by-offer";
export type Root = "none" | "false" | "real";
export type Theme = "light" | "dark" | "print" | "wood" | "slate" | "contrast";
export type PieceSet = "chinese" | "simplified" | "letters";
export type Labels = "none" | "files" | "files-and-ranks";
export type MarkShape = "selected" | "target" | "capture" | "check" | "root" | "focus";
export type ArrowMeaning = "move" | "attack" | "root";
