/** Puts a newer version of a part of the page in its place: what is open stays open, what is scrolled stays so. */
export function swap(old: Element, newer: Element): void {
  const open = [...old.querySelectorAll("details")].map((details) => details.open);
  const scrolled = [...old.querySelectorAll(".scroll")].map((place) => place.scrollLeft);
  old.replaceChildren(...[...newer.childNodes].map((node) => document.importNode(node, true)));
  old.querySelectorAll("details").forEach((details, i) => (details.open = open[i] ?? false));
  old.querySelectorAll(".scroll").forEach((place, i) => (place.scrollLeft = scrolled[i] ?? 0));
}

/** Whether somebody is filling in a form there, which must not vanish under his hands. */
export function inUse(place: Element): boolean {
  const controls = [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type=hidden]), textarea")];
  return (
    place.contains(document.activeElement?.closest("form") ?? null) ||
    controls.some((control) => control.value !== control.defaultValue)
  );
}
