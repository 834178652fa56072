/**
 * The buttons and links of the page that cannot be read well: text that does not stand out 4.5 times from what is painted behind
 * it, large text 3 times (WCAG 2.2, 1.4.3). Controls that are disabled, and what is not seen, need not.
 */
() => {
  const CONTROLS = "a[href], button, summary, [role=button], [role=tab], input[type=submit], input[type=button], input[type=reset]";
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Any colour of CSS as red, green, blue and alpha. */
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((value, i) => value * a + below[i] * (1 - a));
  const luminance = (colour) => {
    const [r, g, b] = colour.map((value) => value / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);
  /** What lies at a point from an element downwards; its ancestors where something else covers it. */
  const behind = (element, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const at = stack.indexOf(element);
    return at < 0 ? ancestors(element) : stack.slice(at);
  };
  const background = (layers) => {
    const base = rgba(matchMedia("(prefers-color-scheme: dark)").matches ? "rgb(18, 18, 18)" : "white").slice(0, 3);
    return layers
      .map((layer) => rgba(getComputedStyle(layer).backgroundColor))
      .reverse()
      .reduce((below, colour) => over(colour, below), base);
  };
  const isDisabled = (control) => control.matches(":disabled, [aria-disabled=true], [aria-disabled=true] *");
  /** The texts in a control: whose they are, and where the first line of each stands. */
  const texts = (control) => {
    if (control.matches("input")) {
      return [{ element: control, place: () => control.getBoundingClientRect() }];
    }
    const found = [];
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (node.data.trim() !== "" && !element.closest("svg")) {
        const range = document.createRange();
        range.selectNodeContents(node);
        found.push({ element, place: () => [...range.getClientRects()].find(({ width }) => width > 1) ?? new DOMRect() });
      }
    }
    return found;
  };
  document.getAnimations().forEach((animation) => {
    try {
      animation.finish();
    } catch {
      // One without an end.
    }
  });
  const [left, top] = [scrollX, scrollY];
  const findings = [];
  const seen = { texts: 0 };
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (isDisabled(control) || !control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) {
      continue;
    }
    for (const { element, place } of texts(control)) {
      if (!element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) {
        continue;
      }
      let box = place();
      if (box.width < 2 || box.height < 2) {
        continue;
      }
      if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        box = place();
      }
      const style = getComputedStyle(element);
      const below = background(behind(element, box.left + box.width / 2, box.top + box.height / 2));
      const shown = ancestors(element).reduce((alpha, each) => alpha * Number(getComputedStyle(each).opacity), 1);
      const [r, g, b, a] = rgba(style.color);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const value = ratio(over([r, g, b, a * shown], below), below);
      seen.texts++;
      if (value < (large ? 3 : 4.5)) {
        const text = (element.value ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
        findings.push(`${value.toFixed(2)} “${text}” <${control.tagName.toLowerCase()} class="${control.className}"> ${style.color} on rgb(${below.map(Math.round)})`);
      }
    }
  }
  scrollTo(left, top);
  return { texts: seen.texts, findings };
}
