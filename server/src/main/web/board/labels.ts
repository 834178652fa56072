import type { Side } from "../rules/piece";
import { FILES, RANKS, squareAt } from "../rules/square";
import { type Labels, xOf, yOf } from "./geometry";
import { svg } from "./svg";

const HAN = "一二三四五六七八九";
const OUTSIDE = 80;
const SECOND_ROW = 117;
const LEFT = -78;

/** The names of files and ranks around the board. Each side counts its files from its own right. */
export function labelsAround(labels: Labels, below: Side, characters: Side): SVGGElement {
  const group = svg("g", { class: "bd-labels" });
  const write = (text: string, x: number, y: number, kind: string): void => {
    const label = svg("text", { class: kind, x, y });
    label.textContent = text;
    group.append(label);
  };
  const numbered = (side: Side, number: number): string => (side === characters ? HAN[number - 1] : String(number));
  const outside = (y: number, distance: number): number => (y === 0 ? -distance : y + distance);
  for (let file = 0; file < FILES && labels !== "none"; file++) {
    const red = squareAt(file, 0);
    const black = squareAt(file, RANKS - 1);
    const x = xOf(red, below);
    const letter = "abcdefghi"[file];
    if (labels === "algebraic") {
      write(letter, x, -OUTSIDE, "bd-label");
      write(letter, x, 900 + OUTSIDE, "bd-label");
    } else {
      write(numbered("black", file + 1), x, outside(yOf(black, below), OUTSIDE), "bd-label");
      write(numbered("red", FILES - file), x, outside(yOf(red, below), OUTSIDE), "bd-label");
    }
    if (labels === "both") {
      write(letter, x, 900 + SECOND_ROW, "bd-label bd-second");
    }
  }
  if (labels === "algebraic" || labels === "both") {
    for (let rank = 0; rank < RANKS; rank++) {
      write(String(rank), LEFT, yOf(squareAt(0, rank), below), "bd-label bd-second");
    }
  }
  return group;
}
