import "./document";
import { expect } from "expect";
import { beforeEach, describe, it } from "node:test";
import { KeptDeck } from "../practice/deck";
import { BOTTOM, climb, HARDEST, keepLadder, keptLadder } from "../practice/ladder";
import { after, type Card, due, RESTS } from "../practice/leitner";
import { LineBoard } from "../practice/line";
import { Attempt, type Puzzle } from "../practice/puzzle";
import { keepAnswers, keepTime, type TimeLeft } from "../practice/sitting";
import { Trainer } from "../practice/trainer";
import { moveName, moveOf } from "../rules/square";

/** Out of a game: the rook is offered, and only taking it lasts to the end. */
const PUZZLE: Puzzle = {
  id: "2718815fa4",
  fen: "1C1a1ab1r/4k1c2/b7n/pR1Ppn2p/6p2/2R6/P3P1P1P/4B4/4K4/2B2c1C1 w - - 0 1",
  checks: 1,
  moves: 5,
  grade: 5,
  themes: ["sacrifice"],
  solution: {
    play: ["h0h8"],
    defence: "g8c8",
    but: { b6b8: "g8b8" },
    then: {
      g8g7: {
        play: ["b6b8"],
        defence: "e8e7",
        then: {
          e8e7: {
            play: ["h8h7"],
            defence: "e7f7",
            then: {
              f6h7: {
                play: ["d6e6"],
                defence: "e7e8",
                then: { e7f7: { play: ["c4f4"] }, e7d7: { play: ["c4d4"] } },
              },
            },
          },
        },
      },
    },
  },
};

const go = (attempt: Attempt, name: string): string => {
  const outcome = attempt.play(moveOf(name)!);
  return "answer" in outcome ? `${outcome.kind} ${moveName(outcome.answer)}` : outcome.kind;
};

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe("an attempt at a puzzle", () => {
  it("goes on with the longest defence until mate", () => {
    const attempt = new Attempt(PUZZLE, (count) => count - 1);
    const told = ["h0h8", "b6b8", "h8h7", "d6e6", "c4d4"].map((move) => go(attempt, move));
    expect(told).toEqual(["right g8g7", "right e8e7", "right f6h7", "right e7d7", "solved"]);
    expect(attempt.line.map(moveName)).toHaveLength(9);
  });

  it("answers what is wrong and stays where it was", () => {
    const attempt = new Attempt(PUZZLE);
    expect(go(attempt, "b6b8")).toBe("wrong g8b8");
    expect(go(attempt, "a3a4")).toBe("quiet");
    expect(attempt.line).toEqual([]);
    expect(attempt.left).toBe(5);
    expect(attempt.rest().map(moveName)).toEqual(["h0h8", "g8g7", "b6b8", "e8e7", "h8h7", "f6h7", "d6e6", "e7f7", "c4f4"]);
  });

  it("takes any mate for the last move", () => {
    const attempt = new Attempt({
      ...PUZZLE,
      fen: "3k5/4Pc3/9/2N6/8P/6B2/9/3A5/9/2BAK4 w - - 0 1",
      checks: 0,
      moves: 1,
      solution: { play: ["e8e9"] },
    });
    expect(go(attempt, "e8f8")).toBe("solved");
  });
});

describe("what was missed", () => {
  const NOW = 1_000_000;

  it("never comes back if it was known at once", () => {
    expect(after(undefined, true, NOW)).toBeUndefined();
  });

  it("comes back later and later, and from the beginning when it is missed again", () => {
    let card: Card | undefined = after(undefined, false, NOW);
    RESTS.forEach((rest, i) => {
      expect(card).toEqual({ box: i + 1, due: NOW + rest });
      card = after(card, true, NOW);
    });
    expect(card).toBeUndefined();
    expect(after({ box: 4, due: 0 }, false, NOW)).toEqual({ box: 1, due: NOW + RESTS[0] });
  });

  it("is asked in the order in which it is due", () => {
    expect(due({ late: { box: 1, due: 5 }, not: { box: 1, due: 11 }, later: { box: 2, due: 10 } }, 10)).toEqual(["late", "later"]);
  });

  it("is kept on the device, and survives nonsense there", () => {
    new KeptDeck(undefined).met("a", false, NOW);
    expect(new KeptDeck(undefined).all).toEqual({ a: { box: 1, due: NOW + RESTS[0] } });
    for (const nonsense of ["{", "null", "[1]", '{"a":7,"b":{"box":"x"}}']) {
      localStorage.setItem("chuhe.reviews", nonsense);
      expect(new KeptDeck(undefined).all).toEqual({});
    }
  });
});

describe("the grade that suits", () => {
  it("rises after three in a row and falls after two misses", () => {
    const run = (marks: string, from = BOTTOM): number => [...marks].reduce((at, mark) => climb(at, mark === "+"), from).grade;
    expect(run("+++")).toBe(2);
    expect(run("++-++")).toBe(1);
    expect(run("--", { grade: 3, run: 2 })).toBe(2);
    expect(run("-+-", { grade: 3, run: 0 })).toBe(3);
    expect(run("+".repeat(40))).toBe(HARDEST);
    expect(run("-".repeat(40))).toBe(1);
  });

  it("is kept, and nonsense is the bottom", () => {
    keepLadder({ grade: 4, run: -1 });
    expect(keptLadder()).toEqual({ grade: 4, run: -1 });
    for (const nonsense of ["{", "null", '{"grade":9,"run":0}', '{"grade":1.5,"run":0}']) {
      localStorage.setItem("chuhe.grade", nonsense);
      expect(keptLadder()).toEqual(BOTTOM);
    }
  });
});

describe("the trainer", () => {
  it("says once how a puzzle went, and shows hint and solution", () => {
    document.body.innerHTML = `<div id="board"></div><p id="task"></p><p id="said"></p><p id="facts"></p>
      <button id="hint"></button><button id="solution"></button><button id="again"></button>`;
    const part = <Part extends HTMLElement>(id: string): Part => document.getElementById(id) as Part;
    const told: [string, boolean][] = [];
    const waiting: (() => void)[] = [];
    const trainer = new Trainer(
      {
        board: part("board"),
        task: part("task"),
        said: part("said"),
        facts: part("facts"),
        hint: part("hint"),
        solution: part("solution"),
        again: part("again"),
      },
      (puzzle, solved) => told.push([puzzle.id, solved]),
      (done) => waiting.push(done),
    );
    trainer.begin(PUZZLE, () => 0);
    expect(part<HTMLButtonElement>("hint").disabled).toBe(false);
    trainer.hint();
    trainer.hint();
    expect(part("board").querySelectorAll(".mk-circle")).toHaveLength(1);
    expect(told).toEqual([["2718815fa4", false]]);
    trainer.solve();
    while (waiting.length > 0) {
      waiting.shift()!();
    }
    expect(part("facts").textContent?.trim()).toBe("theme.sacrifice");
    expect(part<HTMLButtonElement>("hint").disabled).toBe(true);
    expect(told).toHaveLength(1);
  });
});

describe("an exam that is being sat", () => {
  const atOnce = (act: () => void): (() => void) => {
    act();
    return () => undefined;
  };
  /** Everything that only waits for what is there already has happened. */
  const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

  /** A page with ninety seconds left, whose server answers as a test says. */
  const clock = () => {
    let tick: () => void = () => undefined;
    const page = {
      now: 0,
      told: [] as string[],
      asked: [] as { answer: (time: TimeLeft) => void; fail: () => void }[],
      stopped: false,
      over: 0,
      async at(time: number): Promise<void> {
        page.now = time;
        tick();
        await settled();
      },
    };
    keepTime(
      90,
      () => new Promise((answer, fail) => page.asked.push({ answer, fail: () => fail(new Error("no line")) })),
      (left, answers) => page.told.push(answers ? `${left}` : `${left}?`),
      () => page.over++,
      () => page.now,
      (act) => {
        tick = act;
        return () => (page.stopped = true);
      },
    );
    return page;
  };

  it("counts down by the clock, not by ticks, and believes in the end when the server says so", async () => {
    const page = clock();
    await page.at(1_000);
    await page.at(60_500);
    page.asked[0].answer({ left: 30, over: false });
    await settled();
    await page.at(95_000);
    expect(page.told).toEqual(["89", "30", "30", "0"]);
    page.asked[1].answer({ left: 0, over: false });
    await settled();
    expect([page.stopped, page.over]).toEqual([false, 0]);
    await page.at(96_000);
    expect(page.asked).toHaveLength(2);
    await page.at(98_000);
    page.asked[2].answer({ left: 0, over: true });
    await settled();
    expect([page.stopped, page.over]).toEqual([true, 1]);
  });

  it("has the time again that the server was out of order", async () => {
    const page = clock();
    await page.at(15_000);
    page.asked[0].fail();
    await settled();
    await page.at(16_000);
    expect(page.told).toEqual(["75", "74?"]);
    expect(page.asked).toHaveLength(1);
    await page.at(18_000);
    await page.at(80_000);
    // A question that hangs is asked once.
    expect(page.asked).toHaveLength(2);
    page.asked[1].answer({ left: 75, over: false });
    await settled();
    await page.at(81_000);
    expect(page.told.slice(-2)).toEqual(["75", "74"]);
  });

  it("sends an answer again until the server can keep it", async () => {
    document.body.innerHTML = `<form action="/sit?q=1"><input name="line" value="h2e2"><span data-stored></span></form>`;
    const form = document.querySelector("form")!;
    const said = document.querySelector<HTMLElement>("[data-stored]")!;
    const sent: string[] = [];
    const statuses = [503, 0, 429, 204];
    const waits: (() => void)[] = [];
    keepAnswers(
      form,
      said,
      (_, body) => {
        sent.push(body.get("line")!);
        const status = statuses.shift()!;
        return status ? Promise.resolve({ ok: status < 300, status } as Response) : Promise.reject(new Error("no line"));
      },
      atOnce,
      () => new Promise((go) => waits.push(go)),
    );
    form.querySelector("input")!.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(said.textContent).toBe("sit.again");
    form.querySelector("input")!.value = "h2e2 h9g7";
    for (let i = 0; i < 3; i++) {
      waits[i]();
      await settled();
    }
    expect(said.textContent).toBe("sit.stored");
    expect(sent).toEqual(["h2e2", "h2e2 h9g7", "h2e2 h9g7", "h2e2 h9g7"]);
  });

  it("sends what changed and says what became of it", async () => {
    document.body.innerHTML = `<form action="/sit?q=1"><input name="line" value=""><span data-stored></span></form>`;
    const form = document.querySelector("form")!;
    const said = document.querySelector<HTMLElement>("[data-stored]")!;
    const sent: string[] = [];
    const answers = [true, false];
    keepAnswers(
      form,
      said,
      (_, body) => {
        sent.push(body.toString());
        return Promise.resolve({ ok: answers.shift()!, status: 409 } as Response);
      },
      atOnce,
    );
    const change = async (value: string): Promise<void> => {
      form.querySelector("input")!.value = value;
      form.querySelector("input")!.dispatchEvent(new Event("change", { bubbles: true }));
      await settled();
    };
    await change("h2e2");
    expect(said.textContent).toBe("sit.stored");
    await change("h2e2 h9g7");
    expect(said.textContent).toBe("sit.failed");
    expect(sent).toEqual(["line=h2e2&quiet=1", "line=h2e2+h9g7&quiet=1"]);
  });

  it("sends one answer after the other, and goes on after the last", async () => {
    document.body.innerHTML = `<form action="/sit?q=1"><input name="line" value=""><span data-stored></span></form>`;
    const form = document.querySelector("form")!;
    const open: (() => void)[] = [];
    keepAnswers(
      form,
      document.querySelector<HTMLElement>("[data-stored]")!,
      () => new Promise((done) => open.push(() => done({ ok: true, status: 204 } as Response))),
      atOnce,
    );
    const change = (): boolean => form.querySelector("input")!.dispatchEvent(new Event("change", { bubbles: true }));
    change();
    await settled();
    change();
    await settled();
    expect(open).toHaveLength(1);
    let gone = 0;
    form.submit = () => gone++;
    expect(form.dispatchEvent(new Event("submit", { cancelable: true }))).toBe(false);
    open[0]();
    await settled();
    expect([open.length, gone]).toEqual([2, 0]);
    open[1]();
    await settled();
    expect(gone).toBe(1);
    expect(form.dispatchEvent(new Event("submit", { cancelable: true }))).toBe(true);
  });

  it("writes the line that is played and follows the one that was kept", () => {
    document.body.innerHTML = `<div id="board" data-fen="${PUZZLE.fen}"></div>
      <form><input name="line" value="h0h8 g8g7 nonsense"><button type="button" data-line-back hidden></button>
      <button type="button" data-line-clear hidden></button></form>`;
    const form = document.querySelector("form")!;
    const input = form.querySelector("input")!;
    new LineBoard(document.getElementById("board")!, form);
    form.querySelector<HTMLButtonElement>("[data-line-back]")!.click();
    expect(input.value).toBe("h0h8");
    form.querySelector<HTMLButtonElement>("[data-line-clear]")!.click();
    expect(input.value).toBe("");
  });
});
