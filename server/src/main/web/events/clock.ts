/** The time that is left of a round, as 1:12:40; never less than nothing. */
export function left(ends: number, now: number): string {
  const seconds = Math.max(0, Math.round((ends - now) / 1000));
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Counts down what stands in `data-ends`. */
export class Clock {
  private face: HTMLElement | null = null;
  private ends = 0;

  constructor() {
    setInterval(() => this.show(), 500);
  }

  watch(place: HTMLElement | null): void {
    this.face = place?.querySelector<HTMLElement>(".hall-clock-time") ?? null;
    this.ends = Number(place?.dataset.ends ?? 0);
    this.show();
  }

  private show(): void {
    if (this.face && this.ends > 0) {
      this.face.textContent = left(this.ends, Date.now());
    }
  }
}
