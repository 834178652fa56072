import { html } from "./svg";

const regions: { [manner in "polite" | "assertive"]?: HTMLElement } = {};

/**
 * Tells a screen reader what happened. Urgent news (check against you, warning, flag, result) interrupts, all else
 * waits. One pair of regions serves the page.
 */
export function announce(text: string, urgent = false): void {
  const manner = urgent ? "assertive" : "polite";
  const region = prepared(manner);
  // The same words twice are only spoken again if the content changes in between.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Regions must be on the page before their first text: readers watch only what they have seen. */
export function prepareAnnouncements(): void {
  prepared("polite");
  prepared("assertive");
}

function prepared(manner: "polite" | "assertive"): HTMLElement {
  let region = regions[manner];
  if (!region?.isConnected) {
    region = html("div", { class: "visually-hidden", "aria-live": manner, "aria-atomic": "true" });
    regions[manner] = region;
    document.body.append(region);
  }
  return region;
}
