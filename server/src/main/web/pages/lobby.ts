/**
 * The lobby keeps itself up to date while somebody looks at it; the server makes the lists. What its form does, the one
 * for taking a seat does too.
 */
import { drawFigures } from "../common/figures";

const EVERY = 5_000;
const NAME = "chuhe.name";

const lists = document.getElementById("lists");

async function refresh(): Promise<void> {
  // Nothing moves under a pointer or the keyboard.
  if (!lists || document.hidden || lists.matches(":hover") || lists.contains(document.activeElement)) {
    return;
  }
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" }, credentials: "same-origin" });
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("lists");
    if (response.ok && fresh && fresh.innerHTML !== known) {
      known = fresh.innerHTML;
      lists.replaceChildren(...fresh.childNodes);
      drawFigures(lists);
    }
  } catch {
    // The line is down; the next try will tell.
  }
}

let known = "";
if (lists) {
  window.setInterval(() => void refresh(), EVERY);
}

/** A guest is asked for his name once. */
for (const field of document.querySelectorAll<HTMLInputElement>("input[data-guest-name]")) {
  try {
    field.value ||= localStorage.getItem(NAME) ?? "";
    field.form?.addEventListener("submit", () => localStorage.setItem(NAME, field.value));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** Fields that apply only to some choices are hidden for the others. */
for (const part of document.querySelectorAll<HTMLElement>("[data-if]")) {
  const [name, value] = (part.dataset.if ?? "").split("=");
  const form = part.closest("form");
  const check = (): void => {
    const chosen = form ? new FormData(form).get(name) : null;
    part.hidden = value.startsWith("!") ? chosen === value.slice(1) : chosen !== value;
  };
  form?.addEventListener("change", check);
  check();
}
