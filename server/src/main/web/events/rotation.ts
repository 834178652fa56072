/** Pages of which one is seen at a time. A newer set of pages goes on where the older one was. */
export class Rotation {
  private pages: readonly HTMLElement[] = [];
  private at = 0;

  /** @param seconds how long each is seen */
  constructor(seconds: number) {
    setInterval(() => this.turn(1), seconds * 1000);
  }

  watch(pages: readonly HTMLElement[]): void {
    this.pages = pages;
    this.at = Math.min(this.at, Math.max(0, pages.length - 1));
    this.show();
  }

  /** Some pages on or back, and round the ends. */
  turn(by: number): void {
    if (this.pages.length > 0) {
      this.at = (this.at + by + this.pages.length) % this.pages.length;
      this.show();
    }
  }

  private show(): void {
    this.pages.forEach((page, i) => page.classList.toggle("hall-on", i === this.at));
  }
}
