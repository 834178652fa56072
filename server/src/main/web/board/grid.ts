import { kai } from "chuhe:glyphs";
import { svg } from "./svg";

const GAP = 8;
const ARM = 17;
const FRAME_OFFSET = 11;
/** Where pawns and cannons start: files and the rows from above. */
const STARTS: readonly (readonly [number, number])[] = [
  ...[1, 7].flatMap((file) => [2, 7].map((row) => [file, row] as const)),
  ...[0, 2, 4, 6, 8].flatMap((file) => [3, 6].map((row) => [file, row] as const)),
];

/** The empty board: plane, river, lines, palaces, marks of the starting points. It looks the same from both sides. */
export function grid(): SVGGElement {
  const river = svg("g", { class: "bd-river-name" });
  [...new Map([["楚", 140], ["河", 260], ["漢", 540], ["界", 660]])].forEach(([character, x]) =>
    river.append(
      svg("g", { transform: `translate(${x} 450)` }, svg("path", { transform: "scale(.0871)", d: kai[character] })),
    ),
  );
  return svg(
    "g",
    {},
    svg("rect", { class: "bd-plane", x: -56, y: -56, width: 912, height: 1012, rx: 10 }),
    svg("rect", { class: "bd-river", x: 0, y: 400, width: 800, height: 100 }),
    svg("path", { class: "bd-lines", d: lines() }),
    svg("rect", {
      class: "bd-frame",
      x: -FRAME_OFFSET,
      y: -FRAME_OFFSET,
      width: 800 + 2 * FRAME_OFFSET,
      height: 900 + 2 * FRAME_OFFSET,
    }),
    svg("path", { class: "bd-starts", d: STARTS.map(([file, row]) => start(file, row)).join("") }),
    river,
  );
}

function lines(): string {
  let path = "M0 0H800V900H0Z";
  for (let row = 1; row < 9; row++) {
    path += `M0 ${100 * row}H800`;
  }
  for (let file = 1; file < 8; file++) {
    path += `M${100 * file} 0V400M${100 * file} 500V900`;
  }
  return path + "M300 0L500 200M500 0L300 200M300 900L500 700M500 900L300 700";
}

/** Four corners around a point; on the edge of the board only the two inside. */
function start(file: number, row: number): string {
  let path = "";
  for (const right of [-1, 1]) {
    if ((file === 0 && right < 0) || (file === 8 && right > 0)) {
      continue;
    }
    for (const down of [-1, 1]) {
      const x = 100 * file + right * GAP;
      const y = 100 * row + down * GAP;
      path += `M${x} ${y + down * ARM}V${y}H${x + right * ARM}`;
    }
  }
  return path;
}
