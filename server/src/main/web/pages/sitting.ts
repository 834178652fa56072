/** An exam that is being sat: the clock, answers kept as they are given, and lines played on the board. */
import { words } from "../common/words";
import { Exam } from "../practice/exam";
import { LineBoard } from "../practice/line";
import { countDown, keepAnswers } from "../practice/sitting";

const place = document.querySelector<HTMLElement>("[data-sitting]");
const form = document.querySelector<HTMLFormElement>("[data-sitting-form]");
const figure = document.querySelector<HTMLElement>("[data-exam-board]");
const line = document.querySelector<HTMLElement>("[data-line-board]");
if (figure && form) {
  new Exam(figure, form);
}
if (line && form) {
  new LineBoard(line, form);
}
if (form) {
  keepAnswers(form, form.querySelector<HTMLElement>("[data-stored]")!);
}
if (place) {
  const clock = place.querySelector<HTMLElement>("[data-sitting-clock]")!;
  countDown(Number(place.dataset.left), (left) => {
    clock.textContent = left > 0 ? words("sit.minutes", Math.ceil(left / 60)) : words("sit.over");
    clock.classList.toggle("sitting-low", left < 60);
    if (left <= 0) {
      // The server knows that the time is over, and leads to the result.
      setTimeout(() => location.assign(place.dataset.here!), 1500);
    }
  });
}
