/** An exam that is being sat: the clock, answers kept as they are given, and lines played on the board. */
import { words } from "../common/words";
import { Exam } from "../practice/exam";
import { LineBoard } from "../practice/line";
import { keepAnswers, keepTime, type TimeLeft } from "../practice/sitting";

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
  const line = place.querySelector<HTMLElement>("[data-sitting-line]")!;
  keepTime(
    Number(place.dataset.left),
    async () => {
      // A server that stands still answers nothing, not even that.
      const response = await fetch(`${place.dataset.here}/time`, { signal: AbortSignal.timeout(10_000) });
      if (!response.ok) {
        throw new Error(String(response.status));
      }
      return (await response.json()) as TimeLeft;
    },
    (left, answers) => {
      clock.textContent = left > 0 || !answers ? words("sit.minutes", Math.ceil(left / 60)) : words("sit.over");
      clock.classList.toggle("sitting-low", left < 60);
      const news = answers ? "" : words("sit.silent");
      if (line.textContent !== news) {
        line.textContent = news;
      }
    },
    // The server knows that the time is over, and leads to the result.
    () => location.assign(place.dataset.here!),
  );
}
