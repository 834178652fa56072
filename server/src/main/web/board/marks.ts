import { svg } from "./svg";

/** Marks are drawn around (x, y); what they mean decides shape and colour, never colour alone. */
export type MarkShape = "selected" | "target" | "capture" | "check" | "root" | "circle";
export type ArrowMeaning = "attack" | "root" | "move" | "user";

const ARROW_START = 52;
const ARROW_STOP = 30;
/** An arrow to a general in check stops outside its rays. */
const ARROW_STOP_AT_CHECK = 76;
const HALF_SHAFT = 5.5;
const HALF_HEAD = 19;
const HEAD_LENGTH = 38;

export function mark(shape: MarkShape, x: number, y: number): SVGElement {
  switch (shape) {
    case "selected":
      return svg("circle", { class: "mk-selected", cx: x, cy: y, r: 51 });
    case "target":
      return svg("circle", { class: "mk-target", cx: x, cy: y, r: 13 });
    case "capture":
      return svg("path", { class: "mk-capture", d: captureArcs(x, y) });
    case "check":
      return check(x, y);
    case "root":
      return svg("circle", { class: "mk-root", cx: x, cy: y, r: 53 });
    case "circle":
      return svg("circle", { class: "mk-circle", cx: x, cy: y, r: 54 });
  }
}

/** The point that the last move left. */
export const lastFrom = (x: number, y: number): SVGElement =>
  svg("g", { class: "mk-last" }, brackets(x, y, 30, 14), svg("circle", { cx: x, cy: y, r: 7 }));

/** The point that the last move reached. */
export const lastTo = (x: number, y: number): SVGElement => svg("g", { class: "mk-last" }, brackets(x, y, 49, 17));

/** Where a dragged piece would come down; wide enough to be seen around it. */
export const landing = (x: number, y: number): SVGElement => svg("circle", { class: "mk-landing", cx: x, cy: y, r: 58 });

/** A number or character at the upper right of a point: steps of a line, natures. */
export function badge(text: string, x: number, y: number): SVGElement {
  const label = svg("text", { x: x + 36, y: y - 36 });
  label.textContent = text;
  return svg("g", { class: "mk-badge" }, svg("circle", { cx: x + 36, cy: y - 36, r: 19 }), label);
}

function brackets(x: number, y: number, half: number, arm: number): SVGElement {
  let path = "";
  for (const right of [-1, 1]) {
    for (const down of [-1, 1]) {
      const cornerX = x + right * half;
      const cornerY = y + down * half;
      path += `M${cornerX} ${cornerY - down * arm}V${cornerY}H${cornerX - right * arm}`;
    }
  }
  return svg("path", { d: path });
}

/** Four arcs of 50° in the corners. */
function captureArcs(x: number, y: number): string {
  return [45, 135, 225, 315]
    .map((corner) => `M${onCircle(x, y, 54, corner - 25)}A54 54 0 0 1 ${onCircle(x, y, 54, corner + 25)}`)
    .join("");
}

/** Drawn around (0, 0) and shifted, so that it can pulse around its middle. */
function check(x: number, y: number): SVGElement {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (angle) => `M${onCircle(0, 0, 60, angle)}L${onCircle(0, 0, 71, angle)}`,
  );
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("g", { class: "mk-check" }, svg("circle", { r: 52 }), svg("path", { d: rays.join("") })),
  );
}

function onCircle(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return point(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
}

const point = (x: number, y: number): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** An arrow with a halo in the board's colour, so that it stands off lines and pieces. */
export function arrow(
  meaning: ArrowMeaning,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  toCheckedKing: boolean,
): SVGElement {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const tip = length - (toCheckedKing ? ARROW_STOP_AT_CHECK : ARROW_STOP);
  const neck = tip - HEAD_LENGTH;
  // Between neighbours there is no room for both distances: the arrow then starts inside its piece.
  const start = Math.min(ARROW_START, neck - HEAD_LENGTH / 2);
  const dx = (x2 - x1) / length;
  const dy = (y2 - y1) / length;
  const outline = [
    [start, HALF_SHAFT],
    [neck, HALF_SHAFT],
    [neck, HALF_HEAD],
    [tip, 0],
    [neck, -HALF_HEAD],
    [neck, -HALF_SHAFT],
    [start, -HALF_SHAFT],
  ].map(([along, aside]) => point(x1 + along * dx - aside * dy, y1 + along * dy + aside * dx));
  return svg("path", { class: `mk-arrow mk-arrow-${meaning}`, d: `M${outline.join("L")}Z` });
}
