/** A game to take along or to pass on: downloads in every format, and a link. */
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { words } from "../common/words";
import { send } from "./bring";

/** Makes the links of the formats work for a game that the server does not keep; those of one that it keeps lead to it. */
export function downloads(host: HTMLElement, source: () => string | undefined, failed: (why: unknown) => void): void {
  host.querySelectorAll<HTMLAnchorElement>("a[data-format]").forEach((link) => {
    const save = async (event: Event): Promise<void> => {
      const record = source();
      if (record === undefined || link.hasAttribute("href")) {
        return;
      }
      event.preventDefault();
      try {
        const response = await send(`/api/records/files/${link.dataset.format}`, record);
        const address = URL.createObjectURL(await response.blob());
        html("a", { href: address, download: `chuhe-game.${link.dataset.extension}` }).click();
        setTimeout(() => URL.revokeObjectURL(address), 10_000);
      } catch (failure) {
        failed(failure);
      }
    };
    link.addEventListener("click", (event) => void save(event));
    link.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && void save(event));
  });
}

/** From now on the links are about a game that the server does not keep. */
export function unlink(host: HTMLElement): void {
  host.querySelectorAll<HTMLAnchorElement>("a[data-format]").forEach((link) => {
    link.removeAttribute("href");
    link.setAttribute("role", "button");
    link.tabIndex = 0;
  });
}

/** Keeps a game on the server. */
export async function share(source: string): Promise<{ id: string; link: string }> {
  const response = await send("/api/records/shared", source);
  return (await response.json()) as { id: string; link: string };
}

/** Shows the link of a game that is kept; whoever has shared it can take it back here. */
export async function showLink(link: string, remove?: () => void): Promise<void> {
  const field = html("input", { type: "text", readonly: "", value: link, "aria-label": words("share.link") });
  const copy = html("button", { type: "button" }, words("copy"));
  copy.addEventListener("click", () => {
    field.select();
    navigator.clipboard.writeText(link).then(
      () => (copy.textContent = words("copied")),
      () => (copy.textContent = words("copy.failed")),
    );
  });
  const about = remove ? `${words("share.about")} ${words("share.mine")}` : words("share.about");
  const answer = await ask(
    words("share.title"),
    [html("div", { class: "stack" }, html("p", {}, about), html("div", { class: "search" }, field, copy))],
    remove ? [{ value: "delete", label: words("share.delete"), kind: "danger" }] : [],
  );
  if (answer === "delete") {
    remove?.();
  }
}
