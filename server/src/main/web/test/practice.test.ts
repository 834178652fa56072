import "./document";
import { expect } from "expect";
import { beforeEach, describe, it } from "node:test";
import { ExamInAddress } from "../practice/alone";
import { KeptDeck } from "../practice/deck";
import { Exam } from "../practice/exam";
import { keep, keepShown, meet, showDue, showKept, tallyOf } from "../practice/scores";

const marked = { exam: "cxa2020-mixed-5-1", figure: "cxa2020-fig-06", edition: "cxa2020", points: 12, outOf: 12 };

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe("the score kept by the browser", () => {
  it("adds up answers by edition", () => {
    keep(marked);
    keep({ ...marked, figure: "cxa2020-fig-07", points: 5 });
    keep({ ...marked, edition: "wxf2018", figure: "wxf2018-001" });
    expect(tallyOf("cxa2020")).toEqual({
      answers: 2,
      points: 17,
      outOf: 24,
      figures: { "cxa2020-fig-06": true, "cxa2020-fig-07": false },
    });
    expect(tallyOf("cxa2011")).toBeUndefined();
  });

  it("counts the first answer to a question of an exam", () => {
    keep({ ...marked, points: 3 });
    keep(marked);
    expect(tallyOf("cxa2020")).toMatchObject({ answers: 1, points: 3 });
    keep({ ...marked, exam: "cxa2020-mixed-5-2" });
    expect(tallyOf("cxa2020")).toMatchObject({ answers: 2, points: 15 });
  });

  it("survives nonsense in its place", () => {
    for (const nonsense of ["{", "null", "[]", '{"tallies":[],"seen":7}']) {
      localStorage.setItem("chuhe.practice", nonsense);
      expect(tallyOf("cxa2020")).toBeUndefined();
    }
    keep(marked);
    expect(tallyOf("cxa2020")?.answers).toBe(1);
  });

  it("keeps the mark of the page unless the server does, and fills the table", () => {
    const mark = (keeps: boolean, figure: string): string =>
      `<section data-mark data-keep="${keeps}" data-exam="e" data-figure="${figure}" data-edition="cxa2020"
        data-points="6" data-out-of="12"></section>`;
    document.body.innerHTML = mark(false, "a");
    keepShown();
    expect(tallyOf("cxa2020")).toBeUndefined();
    document.body.innerHTML = `${mark(true, "b")}<table data-scores="browser"><tbody><tr data-edition="cxa2020">
      <td>0</td><td>0 / 0</td><td>0</td><td>0 / 67</td><td>0</td></tr></tbody></table>`;
    keepShown();
    showKept();
    expect([...document.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
      "1",
      "6 / 12",
      "50",
      "1 / 67",
      "0",
    ]);
  });
});

describe("questions that were missed", () => {
  const NOW = 1_000_000;
  const mark = (points: number): string =>
    `<section data-mark data-keep="false" data-exam="e" data-figure="cxa2020-fig-06" data-points="${points}" data-out-of="12"></section>`;

  it("are put into a box once for every answer", () => {
    document.body.innerHTML = mark(5);
    meet(new KeptDeck(undefined), NOW);
    meet(new KeptDeck(undefined), NOW + 999);
    expect(new KeptDeck(undefined).all).toEqual({ "cxa2020-fig-06": { box: 1, due: NOW + 600_000 } });
  });

  it("stay out if nothing was missed", () => {
    document.body.innerHTML = mark(12);
    meet(new KeptDeck(undefined), NOW);
    expect(new KeptDeck(undefined).all).toEqual({});
  });

  it("are offered when they are due, those of one edition", () => {
    document.body.innerHTML = `<p data-due hidden><span data-due-count></span><a data-due-link></a></p>
      <input name="edition" value="cxa2020"><input name="edition" value="wxf2018">`;
    const card = (at: number): { box: number; due: number } => ({ box: 1, due: at });
    const deck = { "cxa2020-b": card(2), "cxa2020-a": card(1), "wxf2018-1": card(3), "2718815fa4": card(1), "cxa2020-c": card(99) };
    showDue(new KeptDeck({}), 10, 7);
    expect(document.querySelector<HTMLElement>("[data-due]")!.hidden).toBe(true);
    showDue(new KeptDeck(deck), 10, 7);
    expect(document.querySelector<HTMLElement>("[data-due]")!.hidden).toBe(false);
    expect(document.querySelector("a")!.getAttribute("href")).toBe(
      "/practice/exam?edition=cxa2020&seed=7&name=again-7&figures=cxa2020-a%7Ecxa2020-b",
    );
  });
});

describe("a question", () => {
  function ask(): { form: HTMLFormElement; host: HTMLElement } {
    const choices = (name: string, count: number): string =>
      Array.from({ length: count }, (_, i) => `<input type="radio" name="${name}" value="${i + 1}">`).join("");
    document.body.innerHTML = `<div id="host" data-fen="2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w" data-moves="f0e0 e8f8"></div>
      <form><fieldset data-ply="1">${choices("ply1", 8)}</fieldset><fieldset data-ply="2">${choices("ply2", 8)}</fieldset>
      <fieldset>${choices("verdict", 3)}</fieldset></form>`;
    const form = document.querySelector("form")!;
    const host = document.getElementById("host")!;
    new Exam(host, form);
    return { form, host };
  }

  const press = (key: string): void => {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };
  const chosen = (form: HTMLFormElement): string[] =>
    [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ name, value }) => name + value);
  const current = (form: HTMLFormElement): string | undefined =>
    form.querySelector<HTMLElement>("[data-current]")?.dataset.ply;

  it("is answered with digits, one move after the other", () => {
    const { form } = ask();
    form.querySelector("input")!.focus();
    press("1");
    press("8");
    expect(chosen(form)).toEqual(["ply11", "ply28"]);
    expect((document.activeElement as HTMLInputElement).name).toBe("verdict");
  });

  it("shows the move that is being judged", () => {
    const { form, host } = ask();
    expect(current(form)).toBeUndefined();
    form.querySelector<HTMLInputElement>("[name=ply2]")!.focus();
    expect(current(form)).toBe("2");
    expect(host.querySelector(".replay-count")!.textContent).toBe("2 / 2");
    press("ArrowUp");
    expect(current(form)).toBe("1");
  });
});

describe("an exam that no server knows", () => {
  const questions = Object.fromEntries(
    ["hard", "easy", "medium", "easy"].map((level, i) => [
      `f${i}`,
      { edition: i === 3 ? "wxf2018" : "cxa2020", editionTitle: "", level, levelWords: level, label: "", verdict: "", outOf: 12 },
    ]),
  );

  it("asks figures of one edition, the easy ones first, and goes through the address", () => {
    const exam = ExamInAddress.chosen(questions, { edition: "cxa2020", level: "", length: 5 }, () => 0.5);
    expect(exam.figures).toEqual(["f1", "f2", "f0"]);
    expect(exam.link).toMatch(/^\/practice\/f1\?/);
    const read = ExamInAddress.read(exam.marked(3, 12).marked(12, 12).link.replace(/^[^?]*/, ""));
    expect(read).toMatchObject({ marks: [3, 12], won: 15, of: 24, id: exam.id });
    expect(read.link).toMatch(/^\/practice\/f0\?/);
    expect(read.marked(0, 12).link).toMatch(/^\/practice\/end\?/);
    expect(read.again).toMatchObject({ figures: exam.figures, marks: [], id: exam.id });
  });

  it("keeps to a level, and makes sense of nonsense", () => {
    expect(ExamInAddress.chosen(questions, { edition: "cxa2020", level: "hard", length: 5 }, Math.random).figures).toEqual(["f0"]);
    expect(ExamInAddress.read("?marks=x~-3~4&figures=~~").marks).toEqual([0, 0, 4]);
    expect(ExamInAddress.read("").figures).toEqual([]);
  });
});
