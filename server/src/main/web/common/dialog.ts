import { html } from "../board/svg";
import { ownWords } from "./words";

/** A dialog with a title, content and buttons. Esc and the close button answer undefined. */
export function ask<Answer extends string>(
  title: string,
  content: (Node | string)[],
  answers: readonly { value: Answer; label: string; kind?: "primary" | "danger" | "quiet" }[] = [],
): Promise<Answer | undefined> {
  const heading = html("h2", { id: `dialog-${++count}` }, title);
  const foot = html("div", { class: "dialog-foot" });
  const form = html("form", { method: "dialog" });
  const dialog = html("dialog", { "aria-labelledby": heading.id }, form);
  const close = html("button", { class: "quiet icon", value: "", "aria-label": ownWords("close"), formnovalidate: "" }, "✕");
  form.append(html("div", { class: "dialog-head" }, heading, close), html("div", { class: "dialog-body" }, ...content));
  for (const { value, label, kind } of answers) {
    foot.append(html("button", { value, class: kind ?? "" }, label));
  }
  if (answers.length > 0) {
    form.append(foot);
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve((dialog.returnValue || undefined) as Answer | undefined);
    }),
  );
}

let count = 0;
