/** The arbiter's desk. The page works without; with it, pieces can be moved and every ply shows its proof. */
import { html } from "../board/svg";
import { Refusal } from "../common/json";
import { appRoot, serverRoot, to } from "../common/links";
import { shortcuts } from "../common/shortcuts";
import { words } from "../common/words";
import { fromAddress } from "../desk/address";
import { Desk } from "../desk/desk";
import type { Opening } from "../desk/types";

const written = JSON.parse(document.getElementById("desk")!.textContent!) as Opening;
const alone = appRoot() !== undefined;
const opening = alone ? await fromAddress(written, location.search) : written;
const under = document.getElementById("desk-under")!;
const strip = html("div", { class: "desk-strip" });
const desk = new Desk(opening, under);
under.closest(".desk-board")!.after(strip);
desk.switchTo(opening.rules);
if (alone && opening.play.plies.length > 0) {
  document.getElementById("desk-examples")?.remove();
}
if (alone && opening.problem) {
  under.closest(".desk")!.before(html("p", { class: "problem", role: "alert", id: "desk-problem" }, opening.problem));
}

// The row above the desk
const actions = document.getElementById("desk-actions")!;
const button = (label: string, key: string, press: () => void): HTMLButtonElement => {
  const made = html("button", { type: "button" }, label, ...(key ? [html("kbd", { "aria-hidden": "true" }, key)] : []));
  made.addEventListener("click", press);
  return made;
};
/** A link that always leads to what lies on the desk now. */
const onServer = (label: string, page: string, attributes: Record<string, string>): HTMLAnchorElement => {
  const path = serverRoot() + page;
  const link = html("a", { class: "button", href: path, target: "_blank", ...attributes }, label);
  const refresh = (event: Event): void => {
    if (desk.ruling) {
      link.href = desk.address(path);
    } else {
      event.preventDefault();
    }
  };
  ["click", "focus", "pointerdown"].forEach((kind) => link.addEventListener(kind, refresh));
  return link;
};
// Papers and the log are the server's; without one there is the printer.
const papers = alone
  ? serverRoot()
    ? [onServer(words("server"), "desk", { "data-needs-ruling": "", "data-online": "" })]
    : []
  : [onServer(words("pdf"), "desk.pdf", { "data-needs-ruling": "" })];
actions.replaceChildren(
  button(words("paste.short"), "P", () => void desk.paste()),
  button(words("open"), "O", () => void desk.open()),
  button(words("setup"), "S", () => desk.setUp()),
  button(words("matter"), "I", () => void desk.describe()),
  ...papers,
  button(words("link"), "", () => void copyLink()),
  button(words("print"), "", () => window.print()),
);

async function copyLink(): Promise<void> {
  const link = new URL(desk.address(to("/desk")), location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    desk.notice(words("link.copied"));
  } catch {
    desk.notice(link);
  }
}

// Editions
const editions = document.getElementById("desk-editions") as HTMLFormElement;
editions.addEventListener("change", (event) => {
  const input = event.target as HTMLInputElement;
  if (input.name === "rules") {
    desk.switchTo(input.value);
  }
});
const compare = button(words("compare"), "C", () => desk.toggleCompare());
compare.dataset.compare = "";
compare.setAttribute("aria-pressed", String(opening.compare));
editions.append(compare);

// Typed moves
const typed = html("input", {
  name: "move",
  id: "desk-typed",
  autocomplete: "off",
  spellcheck: "false",
  placeholder: words("typed.hint"),
  maxlength: 2000,
  "aria-label": words("typed"),
});
const wrong = html("p", { class: "problem", role: "alert", hidden: "" });
const undo = button(words("undo"), "", () => void desk.undo());
const form = html(
  "form",
  { class: "desk-typed no-print" },
  html("div", { class: "search" }, typed, html("button", {}, words("typed.play")), undo),
  wrong,
);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = typed.value.trim();
  if (text) {
    desk.add(text).then(
      () => {
        typed.value = "";
        wrong.hidden = true;
      },
      (problem: unknown) => {
        wrong.textContent = problem instanceof Refusal ? problem.message : String(problem);
        wrong.hidden = false;
        wrong.scrollIntoView({ block: "nearest" });
      },
    );
  }
});
under.append(form);

window.addEventListener("popstate", () => location.reload());

const free = (): boolean => !desk.settingUp;
shortcuts(
  { key: "ArrowUp", label: words("key.previous"), act: () => desk.choose(-1), when: free },
  { key: "ArrowDown", label: words("key.next"), act: () => desk.choose(1), when: free },
  { key: "ArrowLeft", label: words("key.previous"), act: () => desk.choose(-1), when: free },
  { key: "ArrowRight", label: words("key.next"), act: () => desk.choose(1), when: free },
  { key: "Home", label: words("key.first"), act: () => desk.go(0), when: free },
  { key: "End", label: words("key.last"), act: () => desk.go(Infinity), when: free },
  { key: "n", label: words("key.line"), act: () => desk.stepLine(1) },
  { key: "b", label: words("key.lineback"), act: () => desk.stepLine(-1) },
  { key: "e", label: words("key.edition"), act: () => desk.nextEdition() },
  { key: "c", label: words("compare"), act: () => desk.toggleCompare() },
  { key: "p", label: words("paste"), act: () => void desk.paste() },
  { key: "o", label: words("open"), act: () => void desk.open() },
  { key: "i", label: words("matter"), act: () => void desk.describe() },
  { key: "s", label: words("setup"), act: () => desk.setUp(), when: free },
  { key: "m", label: words("typed"), act: () => typed.focus() },
  { key: "f", label: words("key.flip"), act: () => desk.board.flip() },
);
if (opening.arbiter) {
  shortcuts(
    { key: "w", label: words("warn", ""), act: () => void desk.act("warn") },
    { key: "0", label: words("lose", ""), act: () => void desk.act("lose") },
    { key: "d", label: words("draw"), act: () => void desk.act("draw") },
    { key: "l", label: words("log"), act: () => void desk.act("log") },
  );
}
