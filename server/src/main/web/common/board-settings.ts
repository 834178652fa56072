import { pieceIcon } from "../board/sprite";
import { html } from "../board/svg";
import { ask } from "./dialog";
import { canNotify, mayNotify } from "./notify";
import { changeNotation, changeSettings, CHOICES, notation, NOTATIONS, type Settings, settings } from "./settings";
import { ownWords } from "./words";

/** A dialog in which the reader chooses how boards look; every board of the page follows at once. */
export async function chooseBoardSettings(): Promise<void> {
  const now = settings();
  const written = notation();
  await ask(ownWords("settings"), [
    html(
      "div",
      { class: "stack" },
      choice("pieces", now, (set) => [pieceIcon("R", set), html("span", {}, ownWords(`set.${set}`))]),
      choice("board", now, (board) => [
        html("span", { class: "bd-swatch", "data-board": board, "aria-hidden": "true" }),
        html("span", {}, ownWords(`made.${board}`)),
      ]),
      notationChoice(written),
      choice("labels", now, (labels) => [html("span", {}, ownWords(`labels.${labels}`))]),
      html("div", {}, ...(["classic", "animate", "flip", "keys"] as const).map((name) => toggle(name, now))),
      inGames(now),
    ),
  ]);
  // What the server has written must be written anew; a live game redraws its own list.
  if (notation() !== written && !document.querySelector("#live")) {
    location.reload();
  }
}

/** What is on or off. */
type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

/** How games go on for the reader, as far as this device can do it. */
function inGames(now: Settings): HTMLElement {
  const switches = [toggle("sounds", now)];
  if (typeof navigator.vibrate === "function") {
    switches.push(toggle("vibrate", now));
  }
  if (canNotify()) {
    switches.push(notifications(now));
  }
  return html("div", {}, ...switches, toggle("premove", now));
}

/** Switched on only once the browser has agreed. */
function notifications(now: Settings): HTMLElement {
  const input = html("input", { type: "checkbox", name: "board-notify" });
  const refused = html("p", { class: "problem", role: "alert", hidden: "" }, ownWords("notify.refused"));
  input.checked = now.notify && Notification.permission === "granted";
  input.addEventListener("change", async () => {
    const wanted = input.checked;
    const agreed = wanted && (await mayNotify(ownWords("notify.sample")));
    input.checked = agreed;
    refused.hidden = agreed || !wanted;
    changeSettings({ notify: agreed });
  });
  return html("div", { class: "field" }, html("label", { class: "check" }, input, ownWords("notify")), refused);
}

function notationChoice(now: string): HTMLElement {
  const group = html("fieldset", { class: "segments" }, html("legend", {}, ownWords("notation")));
  for (const [value, sample] of NOTATIONS) {
    const input = html("input", { type: "radio", name: "board-notation", value });
    input.checked = now === value;
    input.addEventListener("change", () => changeNotation(value));
    group.append(html("label", {}, input, html("span", {}, sample)));
  }
  return html("div", { class: "field" }, html("span", { class: "hint", "aria-hidden": "true" }, ownWords("notation")), group);
}

function choice<Name extends "pieces" | "board" | "labels">(
  name: Name,
  now: Settings,
  face: (value: Settings[Name]) => Element[],
): HTMLElement {
  const title = ownWords(name === "board" ? "made" : name);
  const group = html("fieldset", { class: "segments" }, html("legend", {}, title));
  for (const value of CHOICES[name]) {
    const input = html("input", { type: "radio", name: `board-${name}`, value });
    input.checked = now[name] === value;
    input.addEventListener("change", () => changeSettings({ [name]: value }));
    group.append(html("label", {}, input, html("span", { class: "settings-face" }, ...face(value))));
  }
  return html("div", { class: "field" }, html("span", { class: "hint", "aria-hidden": "true" }, title), group);
}

function toggle(name: Switch, now: Settings): HTMLElement {
  const input = html("input", { type: "checkbox" });
  input.checked = now[name];
  input.addEventListener("change", () => changeSettings({ [name]: input.checked }));
  return html("div", {}, html("label", { class: "check" }, input, ownWords(name === "flip" ? "flipped" : name)));
}
