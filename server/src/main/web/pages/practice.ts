/** Practice: the question's board and keys, seals, and the score of readers without an account. */
import { Exam } from "../practice/exam";
import { keepShown, showKept } from "../practice/scores";
import { drawSeals } from "../rulebook/seals";

const host = document.querySelector<HTMLElement>("[data-exam-board]");
const form = document.querySelector<HTMLFormElement>("[data-exam-form]");
if (host && form) {
  new Exam(host, form);
}
drawSeals();
keepShown();
showKept();
