const MOVE_MS = 160;
const FADE_MS = 90;
const PULSE_MS = 240;

/** Whether things may move at all: the reader's system decides before any setting. */
export const stillWanted = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A piece slides from where it was to where it now is. */
export function slide(piece: SVGElement, dx: number, dy: number, x: number, y: number): void {
  piece.animate?.(
    [{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: `translate(${x}px, ${y}px)` }],
    { duration: MOVE_MS, easing: "ease-out" },
  );
}

/** A captured piece fades and goes. */
export function fade(piece: SVGElement): void {
  const fading = piece.animate?.([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, delay: 40, fill: "forwards" });
  if (fading) {
    fading.onfinish = () => piece.remove();
    fading.oncancel = () => piece.remove();
  } else {
    piece.remove();
  }
}

/** The ring of a new check beats once. */
export function pulse(ring: Element | null): void {
  ring?.animate?.([{ transform: "scale(1.35)", opacity: 0.2 }, { transform: "scale(1)", opacity: 1 }], {
    duration: PULSE_MS,
    easing: "ease-out",
  });
}
