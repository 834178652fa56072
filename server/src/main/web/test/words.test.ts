import { expect } from "expect";
import { describe, it } from "node:test";
import english from "../board/board_en.properties";
import chinese from "../board/board_zh.properties";
import { fill, wordsIn } from "../board/words";

describe("the board's words", () => {
  it("are the same in both languages", () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(chinese).sort());
  });

  it("name nine files and five lines for each side", () => {
    for (const words of [wordsIn("zh"), wordsIn("en")]) {
      for (const side of ["red", "black"]) {
        expect(words(`files.${side}`).split(" ")).toHaveLength(9);
        expect(words(`lines.${side}`).split(" ")).toHaveLength(5);
      }
    }
  });

  it("take values in their places", () => {
    expect(fill("{1} before {0}, {2}", ["a", 2])).toBe("2 before a, {2}");
  });
});
