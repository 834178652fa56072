/** Practice: the question's board and keys, seals, and the score of readers without an account. */
import { appRoot } from "../common/links";
import { deckOfPage } from "../practice/deck";
import { Exam } from "../practice/exam";
import { keepShown, meet, showDue, showKept } from "../practice/scores";
import { drawSeals } from "../rulebook/seals";

const host = document.querySelector<HTMLElement>("[data-exam-board]");
const form = document.querySelector<HTMLFormElement>("[data-exam-form]");
if (host && form) {
  new Exam(host, form);
}
if (appRoot() !== undefined) {
  const { chooseExam, endAlone, markAlone } = await import("../practice/alone");
  const choice = document.querySelector<HTMLFormElement>("[data-exam-choice]");
  const answer = document.querySelector<HTMLElement>("[data-answer]");
  const results = document.querySelector<HTMLElement>(".exam-results");
  if (choice) {
    chooseExam(choice);
  } else if (form && answer) {
    markAlone(form, answer);
  } else if (results) {
    endAlone(results);
  }
}
drawSeals();
keepShown();
showKept();
const deck = deckOfPage();
meet(deck, Date.now());
showDue(deck, Date.now(), Math.floor(Math.random() * 1_000_000));
