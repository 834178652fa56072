// Traditional Chinese for texts that are put into scripts when these are built: the same table, read in the same way, as
// org.chuhe.text.TraditionalChinese, which speaks where Java does. BoardWordsTest holds one against the other.
import { readFileSync } from "node:fs";

const file = new URL("../../../../text/src/main/resources/org/chuhe/text/traditional.txt", import.meta.url);
const characters = new Map();
const words = new Map();
const usual = [];

let heading = "";
for (const line of readFileSync(file, "utf8").split("\n")) {
  if (line.startsWith("[")) {
    heading = line;
  } else if (line !== "" && !line.startsWith("#")) {
    for (const entry of line.split(" ")) {
      if (heading === "[characters]" || heading === "[by word]") {
        characters.set(entry[0], entry[1]);
      } else if (heading === "[as usual]") {
        usual.push(entry);
      } else {
        const equals = entry.indexOf("=");
        words.set(entry.slice(0, equals), entry.slice(equals + 1));
      }
    }
  }
}
const plain = (text) => [...text].map((character) => characters.get(character) ?? character).join("");
usual.forEach((word) => words.set(word, plain(word)));
const longest = Math.max(...[...words.keys()].map((word) => word.length));

export function traditional(text) {
  let out = "";
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    while (length > 1 && !words.has(text.slice(at, at + length))) {
      length--;
    }
    const found = text.slice(at, at + length);
    out += words.get(found) ?? plain(found);
    at += length;
  }
  return out;
}

/** All texts of a message file. */
export const traditionalTexts = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, traditional(text)]));
