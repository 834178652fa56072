/** A hand that may pull something off a surface. Places are those of the window. */
export interface Puller<Thing> {
  /** What the pointer went down on, if it can be pulled. */
  press(event: PointerEvent): Thing | undefined;
  lift(thing: Thing, event: PointerEvent): void;
  move(thing: Thing, event: PointerEvent): void;
  drop(thing: Thing, event: PointerEvent): void;
  cancel(thing: Thing): void;
}

/** A shaking finger or mouse is still a tap. */
const SLACK = { mouse: 4, touch: 9 };

/** Watches a surface for pulls with the main button, a pen or a finger. */
export function pulls<Thing>(surface: HTMLElement, puller: Puller<Thing>): void {
  surface.addEventListener("pointerdown", (down) => {
    if (!down.isPrimary || down.button !== 0) {
      return;
    }
    const thing = puller.press(down);
    if (thing !== undefined) {
      follow(surface, puller, thing, down);
    }
  });
}

function follow<Thing>(surface: HTMLElement, puller: Puller<Thing>, thing: Thing, down: PointerEvent): void {
  const slack = down.pointerType === "mouse" ? SLACK.mouse : SLACK.touch;
  let lifted = false;
  const watch = new AbortController();
  const on = (name: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void): void =>
    window.addEventListener(name, (event) => event.pointerId === down.pointerId && act(event), { signal: watch.signal });
  const giveUp = (): void => {
    watch.abort();
    if (lifted) {
      puller.cancel(thing);
    }
  };
  on("pointermove", (event) => {
    if (!lifted && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack) {
      lifted = true;
      surface.setPointerCapture(down.pointerId);
      puller.lift(thing, event);
    }
    if (lifted) {
      puller.move(thing, event);
    }
  });
  on("pointerup", (event) => {
    watch.abort();
    if (lifted) {
      swallowClick(surface);
      puller.drop(thing, event);
    }
  });
  on("pointercancel", giveUp);
  window.addEventListener("keydown", (event) => event.key === "Escape" && giveUp(), { signal: watch.signal });
}

/** Browsers send a click after a pull; it is not a tap. */
function swallowClick(surface: HTMLElement): void {
  const watch = new AbortController();
  surface.addEventListener(
    "click",
    (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true, signal: watch.signal },
  );
  setTimeout(() => watch.abort());
}
