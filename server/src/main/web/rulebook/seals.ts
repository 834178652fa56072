import { seal, type SealKind } from "../board/seal";

/** Puts seals where the server has left their places: `<span data-seal="vary">`. The words stand beside them. */
export function drawSeals(root: ParentNode = document): void {
  root.querySelectorAll<HTMLElement>("[data-seal]").forEach((place) => {
    place.replaceWith(seal(place.dataset.seal as SealKind));
  });
}
