// Outlines of characters for the board, from the files that the pictures of module `documents` are drawn with: the
// repository holds them once. `import … from "chuhe:glyphs"` gives the pieces and the river's name, "chuhe:seals" the
// characters of seals, as path data around the middle of the ink.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = new URL("../../../../../documents/src/main/resources/org/chuhe/documents/board/", import.meta.url);
const PIECES = "帥仕相俥傌炮兵將士象車馬砲卒帅将车马";
const RIVER = "楚河漢界";
const SEALS = "变和负续疑同异變負續異";

/** Units to the em: tenths of the board's unit where pieces are written, 62 to the em for Kai and 54 for letters. */
const KAI_EM = 620;
const LETTER_EM = 540;

export const glyphFiles = ["kai.txt", "hei-bold.txt"].map((name) => fileURLToPath(new URL(name, FOLDER)));

/** The module's source for a name, or undefined. */
export function glyphModule(name) {
  switch (name) {
    case "chuhe:glyphs":
      return `export const kai = ${JSON.stringify(outlines("kai.txt", PIECES + RIVER, KAI_EM))};
export const letters = ${JSON.stringify(outlines("hei-bold.txt", "KAERHCP", LETTER_EM))};`;
    case "chuhe:seals":
      return `export const seals = ${JSON.stringify(outlines("kai.txt", SEALS, KAI_EM))};`;
    default:
      return undefined;
  }
}

export function outlines(file, characters, em) {
  const lines = readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n");
  const found = new Map(lines.map((line) => [line[0], line.split(" ")]));
  return Object.fromEntries([...characters].map((character) => [character, centred(found.get(character), em)]));
}

function centred(fields, em) {
  const [, , left, top, right, bottom] = fields.map(Number);
  return relative(fields.slice(6).join(" "), em / 1000, -(left + right) / 2, -(top + bottom) / 2);
}

/** Absolute M L Q Z become rounded relative steps, which are short and compress well; roundings do not add up. */
function relative(path, scale, dx, dy) {
  let out = "";
  let at = [0, 0];
  let start = at;
  for (const [, command, rest] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const points = [];
    for (let i = 0; i < numbers.length; i += 2) {
      points.push([Math.round((numbers[i] + dx) * scale), Math.round((numbers[i + 1] + dy) * scale)]);
    }
    if (command === "Z") {
      out += "z";
      at = start;
      continue;
    }
    const steps = points.map(([x, y]) => [x - at[0], y - at[1]]);
    at = points[points.length - 1];
    if (command === "M") {
      start = at;
    }
    const [[sx, sy]] = steps;
    if (command === "L" && sy === 0) {
      out += `h${sx}`;
    } else if (command === "L" && sx === 0) {
      out += `v${sy}`;
    } else {
      out += command.toLowerCase() + steps.flat().join(" ").replaceAll(" -", "-");
    }
  }
  return out;
}
