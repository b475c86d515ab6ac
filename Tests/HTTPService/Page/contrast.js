// Returns the texts with a contrast below 4.5 (WCAG 2.2, 1.4.3). A text over an image must have it over black and over
// white, since the image may be either.
(async () => {
  "use strict";
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parsed = new Map();
  const colour = (value) => {
    if (!parsed.has(value)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = value;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      parsed.set(value, [red, green, blue, alpha / 255]);
    }
    return parsed.get(value);
  };
  const over = (top, bottom) => top.slice(0, 3).map((value, at) => value * top[3] + bottom[at] * (1 - top[3]));
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const opacity = (element) => {
    let product = 1;
    for (let at = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
    return product;
  };
  // The colours that can be behind a point of an element: one, or two if an image is among the layers.
  const grounds = (element, x, y) => {
    const layers = document.elementsFromPoint(x, y);
    const at = layers.indexOf(element);
    if (at < 0) return [];
    let results = [[255, 255, 255], [255, 255, 255]];
    for (const layer of layers.slice(at).reverse()) {
      const visible = opacity(layer);
      const [red, green, blue, alpha] = colour(getComputedStyle(layer).backgroundColor);
      results = results.map((ground) => over([red, green, blue, alpha * visible], ground));
      if (layer.localName === "img") {
        results = [over([0, 0, 0, visible], results[0]), over([255, 255, 255, visible], results[1])];
      }
    }
    return results;
  };

  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest(".hidden, option, .skip")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let box = range.getClientRects()[0];
    if (!box) continue;
    if (box.bottom > innerHeight || box.top < 0) {
      scrollTo({ top: scrollY + box.top - innerHeight / 3, behavior: "instant" });
      box = range.getClientRects()[0];
    }
    for (const ground of grounds(element, box.x + Math.min(4, box.width / 2), box.y + box.height / 2)) {
      const [red, green, blue, alpha] = colour(getComputedStyle(element).color);
      const ratio = contrast(over([red, green, blue, alpha * opacity(element)], ground), ground);
      if (ratio < 4.5) faults.add(`"${node.data.trim().slice(0, 40)}" has a contrast of ${ratio.toFixed(2)}`);
    }
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
})()
