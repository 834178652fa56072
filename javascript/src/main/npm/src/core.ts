/** Positions, legal moves and notations of xiangqi, without the arbiter: the small half of the package. */
import * as script from "scripts/core.js";
import texts from "scripts/core.json";
import { raise } from "./error.js";
import { run } from "./position.js";

script.begin(texts, raise);
run(script);

export { ChuheError, type Problem } from "./error.js";
export { languages, Position, type Move, type Notation, type Piece, type Side, type Square } from "./position.js";
