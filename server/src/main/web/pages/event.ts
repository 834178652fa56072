/** Pages about a tournament keep themselves up to date. */
import { confirming } from "../events/confirm";
import { follow, fresh } from "../events/live";
import { inUse, swap } from "../events/swap";

confirming(document);

const body = document.querySelector<HTMLElement>(".event-body");
if (body?.dataset.event) {
  follow(body.dataset.event, body.dataset.tag ?? "", async () => {
    if (!inUse(body)) {
      const newer = (await fresh()).querySelector(".event-body");
      if (newer && !inUse(body)) {
        swap(body, newer);
      }
    }
  });
}
