// The site's icon: a red piece with the first character of its name.
import { outlines } from "./glyphs.mjs";

export const icon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"><circle r="47" fill="#FFFCF5" stroke="#AE2219" stroke-width="5"/><path transform="scale(.112)" fill="#AE2219" stroke="#AE2219" stroke-width="20" d="${outlines("kai.txt", "楚", 620)["楚"]}"/></svg>\n`;
