/** The link to a game for others, also as a code for the phone beside the screen. */
import { html } from "../board/svg";
import { ask } from "../common/dialog";
import { words } from "../common/words";
import { copyButtons } from "./seats";

/**
 * Shows the link to the game, and to a player the one that takes his seat along to another device.
 *
 * @param link the address under which other devices find the game
 * @param code the address of the link's QR code
 * @param seat the secret of the player's seat
 */
export async function share(link: string, code: string, seat: string | null): Promise<void> {
  const content = html("div", { class: "stack" }, field("share-link", words("share.watch"), link));
  content.append(
    html(
      "figure",
      { class: "live-qr" },
      html("img", { src: code, alt: words("share.code"), width: "176", height: "176" }),
      html("figcaption", { class: "hint" }, words("share.scan")),
    ),
  );
  if (seat) {
    content.append(
      field("share-seat", words("share.seat"), `${link}?seat=${seat}`),
      html("p", { class: "hint" }, words("share.seat.hint")),
    );
  }
  const shown = ask(words("share"), [content]);
  copyButtons(content);
  await shown;
}

function field(id: string, label: string, value: string): HTMLElement {
  return html(
    "div",
    { class: "field" },
    html("label", { for: id }, label),
    html(
      "div",
      { class: "search" },
      html("input", { id, value, readonly: "" }),
      html("button", { type: "button", "data-copy": `#${id}` }, words("copy")),
    ),
  );
}
