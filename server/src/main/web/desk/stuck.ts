import { seal } from "../board/seal";
import { html } from "../board/svg";
import { sealOf } from "./rulings";
import type { Ruling } from "./types";

/** The ruling in one line at the head of a narrow screen, while its card is scrolled out of sight. */
export class StuckRuling {
  private readonly line = html("button", { type: "button", class: "desk-stuck no-print" });
  private away = false;
  private ruled = false;

  constructor(card: HTMLElement) {
    this.line.hidden = true;
    this.line.addEventListener("click", () => card.scrollIntoView({ block: "start" }));
    document.body.append(this.line);
    const look: IntersectionObserverCallback = ([{ isIntersecting, boundingClientRect }]) => {
      this.away = !isIntersecting && boundingClientRect.top < 0;
      this.draw();
    };
    // What the line itself would cover does not count as seen.
    new IntersectionObserver(look, { rootMargin: "-64px 0px 0px 0px" }).observe(card);
  }

  show(ruling: Ruling | undefined): void {
    this.ruled = ruling !== undefined;
    if (ruling) {
      this.line.replaceChildren(seal(sealOf(ruling)), html("b", {}, ruling.outcome));
    }
    this.draw();
  }

  private draw(): void {
    this.line.hidden = !this.ruled || !this.away;
  }
}
