/** Entering results by keyboard. Without this script the sheet is an ordinary form. */
import { shortcuts } from "../common/shortcuts";
import { ResultSheet } from "../events/sheet";

const form = document.querySelector<HTMLFormElement>("form.entry");
const body = document.querySelector<HTMLElement>(".event-body");
if (form && body && !form.dataset.closed) {
  new ResultSheet(form, body);
  shortcuts({
    key: "/",
    label: form.querySelector(".entry-find .visually-hidden")?.textContent ?? "/",
    act: () => form.querySelector<HTMLInputElement>(".entry-find input")?.focus(),
  });
}
