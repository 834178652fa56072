import { html } from "../board/svg";
import { words } from "../common/words";
import type { Matter, Play, Ruling } from "./types";

/**
 * What paper has beside the page, where no server makes a ruling on paper: the position and the moves to be entered again,
 * the reason of every ply, and room for a name.
 */
export const paper = ({ plies }: Ruling, { fen, plies: played }: Play, { arbiter = "" }: Matter): HTMLElement[] => [
  html("h2", {}, words("paper.reasons")),
  html("ol", { start: plies[0]?.ply ?? 1 }, ...plies.map(({ why }) => html("li", {}, why))),
  html("p", { class: "small" }, "FEN ", html("code", {}, fen), " ", html("code", {}, played.map(({ iccs }) => iccs).join(" "))),
  html("p", { class: "desk-sign" }, html("span", {}, words("arbiter.label"), " ", arbiter), html("span", {}, words("paper.date"))),
];
