import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { EMPTY_FEN, FenError, readFen, START_FEN, writeFen, type Position } from "../rules/fen";
import { inCheck, legalMoves, legalTargets, play } from "../rules/moves";
import { placesOf } from "../rules/places";
import { moveName, moveOf, nameOf, squareOf } from "../rules/square";

/** Published counts, agreed on by independent programs: positions after 1, 2 and 3 plies. */
const COUNTS: [string, number, number, number][] = [
  ["rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", 44, 1920, 79666],
  ["r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w", 38, 1128, 43929],
  ["1cbak4/9/n2a5/2p1p3p/5cp2/2n2N3/6PCP/3AB4/2C6/3A1K1N1 w", 7, 281, 8620],
  ["5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w", 25, 424, 9850],
  ["CRN1k1b2/3ca4/4ba3/9/2nr5/9/9/4B4/4A4/4KA3 w", 28, 516, 14808],
  ["R1N1k1b2/9/3aba3/9/2nr5/2B6/9/4B4/4A4/4KA3 w", 21, 364, 7626],
  ["C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w", 28, 222, 6241],
  ["4ka3/4a4/9/9/4N4/p8/9/4C3c/7n1/2BK5 w", 23, 345, 8124],
  ["2b1ka3/9/b3N4/4n4/9/9/9/4C4/2p6/2BK5 w", 21, 195, 3883],
  ["1C2ka3/9/C1Nab1n2/p3p3p/6p2/9/P3P3P/3AB4/3p2c2/c1BAK4 w", 30, 830, 22787],
  ["CnN1k1b2/c3a4/4ba3/9/2nr5/9/9/4C4/4A4/4KA3 w", 19, 583, 11714],
];

const count = (position: Position, plies: number): number => {
  const moves = legalMoves(position);
  return plies === 1 ? moves.length : moves.reduce((sum, move) => sum + count(play(position, move), plies - 1), 0);
};

describe("legal moves", () => {
  for (const [fen, ...counts] of COUNTS) {
    it(`as many as published: ${fen}`, () => {
      const position = readFen(fen);
      assert.deepEqual([count(position, 1), count(position, 2), count(position, 3)], counts);
    });
  }

  it("do not open the file between the kings", () => {
    const targets = legalTargets(readFen("4k4/9/9/9/9/9/9/4R4/9/4K4 w"));
    assert.equal(targets.e2.every((to) => to.startsWith("e")), true);
  });

  it("answer check", () => {
    const position = readFen("2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b");
    assert.equal(inCheck(position.placement, "black"), true);
    assert.deepEqual(legalTargets(position), { h0: ["e0"], e8: ["f8"], c9: ["e7"] });
  });
});

describe("FEN", () => {
  for (const fen of [START_FEN, EMPTY_FEN, "2b6/4k4/9/9/9/9/9/9/2p6/3KR1Bc1 b - - 0 1"]) {
    it(`survives reading and writing: ${fen}`, () => {
      const { placement, turn } = readFen(fen);
      assert.equal(writeFen(placement, turn), fen);
    });
  }

  it("takes E and H for elephant and horse, r for Red", () => {
    const { placement, turn } = readFen("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r");
    assert.equal(writeFen(placement, turn), START_FEN);
  });

  for (const fen of ["", "9/9", "x8/9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9/9 q", "91/9/9/9/9/9/9/9/9/9", "8/9/9/9/9/9/9/9/9/9"]) {
    it(`is refused: ${fen}`, () => assert.throws(() => readFen(fen), FenError));
  }
});

describe("names", () => {
  it("of points go both ways", () => {
    for (let square = 0; square < 90; square++) {
      assert.equal(squareOf(nameOf(square)), square);
    }
    assert.equal(squareOf("j0"), undefined);
  });

  it("of moves go both ways", () => {
    assert.equal(moveName(moveOf("H2-E2")!), "h2e2");
    assert.equal(moveOf("h2h2"), undefined);
    assert.equal(moveOf("h2e"), undefined);
  });
});

describe("places", () => {
  for (const [piece, places] of [["K", 9], ["A", 5], ["B", 7], ["P", 55], ["R", 90], ["k", 9], ["a", 5], ["b", 7], ["p", 55]] as const) {
    it(`of ${piece} are ${places}`, () => assert.equal(placesOf(piece).length, places));
  }

  it("of an elephant are those it can reach", () => {
    assert.deepEqual(placesOf("B").map(nameOf), ["c0", "g0", "a2", "e2", "i2", "c4", "g4"]);
  });
});
