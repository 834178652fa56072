/** Pictures on the buttons of a game. */
import { svg } from "../board/svg";

const PATHS = {
  draw: "M6 9h12M6 15h12",
  bell: "M6 17h12l-1.6-2.6V10a4.4 4.4 0 0 0-8.8 0v4.4zM10 20h4",
  flag: "M6 21V4h12l-3 4 3 4H6",
  sheet: "M6 3h8l4 4v14H6zM9.5 11h5M9.5 15h5",
  bulb: "M9 17.5h6M10 20.5h4M8.5 14.5a5.5 5.5 0 1 1 7 0v3h-7z",
  back: "M9 6l-5 5 5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-1",
  fresh: "M12 5v14M5 12h14",
  warning: "M12 4l9 16H3zM12 10v4.5M12 17.2v.1",
  pause: "M9 5v14M15 5v14",
  hand: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 6.5-5.5 6.5S6 18 4.5 14.5L3.6 12a1.4 1.4 0 0 1 2.4-1z",
} as const;

export type Icon = keyof typeof PATHS;

export const icon = (name: Icon): SVGSVGElement =>
  svg("svg", { viewBox: "0 0 24 24", class: "pic", "aria-hidden": "true" }, svg("path", { d: PATHS[name] }));
