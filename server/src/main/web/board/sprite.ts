import { kai, letters } from "chuhe:glyphs";
import { type Kind, kindOf, type Piece, PIECES, sideOf } from "../rules/piece";
import { PICTOGRAMS } from "./pictograms";
import { svg } from "./svg";

/** What stands on the pieces: traditional or simplified characters, pictures, or the letters of the WXF notation. */
export type PieceSet = "chinese" | "simplified" | "pictograms" | "letters";

const CHARACTERS: Readonly<Record<Piece, string>> = {
  K: "帥", A: "仕", B: "相", R: "俥", N: "傌", C: "炮", P: "兵",
  k: "將", a: "士", b: "象", r: "車", n: "馬", c: "砲", p: "卒",
};
const SIMPLIFIED: Readonly<Record<Piece, string>> = {
  ...CHARACTERS,
  K: "帅", R: "车", N: "马",
  k: "将", r: "车", n: "马", c: "炮",
};
const LETTERS: Readonly<Record<Kind, string>> = { K: "K", A: "A", B: "E", R: "R", N: "H", C: "C", P: "P" };

const drawn = new Set<PieceSet>();
let sprite: SVGSVGElement | undefined;

/**
 * The address of a piece's drawing. Each set is drawn once a page, when first asked for; boards only refer to it, so
 * that a page with twenty figures stays light. Colours come from the place where a drawing is used.
 */
export function drawingOf(piece: Piece, set: PieceSet): string {
  if (!sprite?.isConnected) {
    drawn.clear();
    sprite = svg("svg", { class: "bd-sprite", width: 0, height: 0, "aria-hidden": "true", focusable: "false" });
    document.body.append(sprite);
  }
  if (!drawn.has(set)) {
    drawn.add(set);
    sprite.append(svg("defs", {}, ...PIECES.map((each) => draw(each, set))));
  }
  return `#${id(piece, set)}`;
}

/** Ids cannot rely on the case of letters alone everywhere, so the side is spelt out. */
const id = (piece: Piece, set: PieceSet): string => `piece-${set}-${sideOf(piece)}-${kindOf(piece)}`;

function draw(piece: Piece, set: PieceSet): SVGGElement {
  return svg(
    "g",
    { id: id(piece, set), class: `pc pc-${sideOf(piece)}` },
    svg("circle", { class: "pc-disc", r: 45 }),
    svg("circle", { class: "pc-ring", r: 39.5 }),
    face(piece, set),
  );
}

function face(piece: Piece, set: PieceSet): SVGPathElement {
  switch (set) {
    case "chinese":
      return brush(CHARACTERS[piece]);
    case "simplified":
      return brush(SIMPLIFIED[piece]);
    case "letters":
      return svg("path", { class: "pc-face", transform: "scale(.1)", d: letters[LETTERS[kindOf(piece)]] });
    case "pictograms":
      return svg("path", { class: "pc-face", "fill-rule": "evenodd", d: PICTOGRAMS[kindOf(piece)] });
  }
}

const brush = (character: string): SVGPathElement =>
  svg("path", { class: "pc-face pc-brush", transform: "scale(.1)", d: kai[character] });

/** A piece alone, for a tray or a list. */
export function pieceIcon(piece: Piece, set: PieceSet): SVGSVGElement {
  return svg(
    "svg",
    { class: "pc-icon", viewBox: "-50 -50 100 100", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: drawingOf(piece, set) }),
  );
}
