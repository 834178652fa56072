import { html } from "../board/svg";
import { ask } from "./dialog";
import { settings } from "./settings";
import { ownWords } from "./words";

export interface Shortcut {
  /** As `KeyboardEvent.key`: "f", "ArrowLeft", "?"; letters in lower case. */
  readonly key: string;
  /** Needs Ctrl, or Command on a Mac; such keys work everywhere and cannot be switched off. */
  readonly ctrl?: boolean;
  /** What it does, in the reader's words, for the list under "?". */
  readonly label: string;
  readonly act: () => void;
  /** Whether it can be used now; otherwise the key keeps its usual meaning. */
  readonly when?: () => boolean;
}

const known: Shortcut[] = [];
const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "↵",
  Escape: "Esc",
  " ": "␣",
};

/** Adds shortcuts to the page; "?" lists them. */
export function shortcuts(...added: Shortcut[]): void {
  if (known.length === 0) {
    document.addEventListener("keydown", onKey);
    known.push({ key: "?", label: ownWords("keys.list"), act: () => void list() });
  }
  known.push(...added);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing || document.querySelector("dialog[open]")) {
    return;
  }
  const ctrl = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shortcut = known.find((each) => each.key === key && Boolean(each.ctrl) === ctrl && each.when?.() !== false);
  if (shortcut && (ctrl || (settings().keys && !isTyping(event.target, key)))) {
    event.preventDefault();
    shortcut.act();
  }
}

/**
 * Whether a key belongs to a field: all do where text is typed, and those that move the choice where one chooses.
 * Controls that use keys themselves keep them from getting here.
 */
function isTyping(target: EventTarget | null, key: string): boolean {
  if (target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type)) {
    return key.length > 1 || key === " ";
  }
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable]:not([contenteditable="false"])') !== null
  );
}

/** Shows all shortcuts of the page. */
export async function list(): Promise<void> {
  const rows = known.map(({ key, ctrl, label }) =>
    html(
      "tr",
      {},
      html("td", {}, ...(ctrl ? [html("kbd", {}, "Ctrl"), " "] : []), html("kbd", {}, SHOWN[key] ?? key.toUpperCase())),
      html("td", {}, label),
    ),
  );
  await ask(ownWords("keys.title"), [html("table", { class: "keys" }, html("tbody", {}, ...rows))]);
}
