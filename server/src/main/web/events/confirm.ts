import { ask } from "../common/dialog";
import { html } from "../board/svg";
import { words } from "../common/words";

/**
 * Forms with data-confirm ask before they do something that cannot easily be taken back: the attribute names the effect,
 * a line each; data-do names the deed. Without this script the page says the same beside the button.
 */
export function confirming(root: Document): void {
  root.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.dataset.confirm || form.dataset.sure) {
      return;
    }
    event.preventDefault();
    const button = event.submitter;
    void sure(form).then((yes) => {
      if (yes) {
        form.dataset.sure = "yes";
        form.requestSubmit(button);
      }
    });
  });
}

async function sure({ dataset }: HTMLFormElement): Promise<boolean> {
  const lines = (dataset.confirm ?? "").split("\n").map((line) => html("p", {}, line));
  const label = dataset.do ?? words("confirm.do");
  const answer = await ask(dataset.title ?? label, lines, [
    { value: "yes", label, kind: "danger" },
    { value: "", label: words("confirm.not") },
  ]);
  return answer === "yes";
}
