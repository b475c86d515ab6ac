// Returns the faults of a page that can be seen without interaction, each as a sentence.
(() => {
  "use strict";
  const faults = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (element) => {
    const label = element.getAttribute("aria-label") || element.labels?.[0]?.textContent
      || element.textContent || element.querySelector("img")?.alt || "";
    return label.trim();
  };
  const place = (element) => `<${element.localName}${element.className ? ` class="${element.className}"` : ""}>`;
  const count = (selector, expected, what) => {
    const found = all(selector).length;
    if (found !== expected) faults.push(`expected ${expected} ${what}, found ${found}`);
  };

  // Structure
  if (!document.documentElement.lang) faults.push("the document has no language");
  if (!document.title) faults.push("the document has no title");
  count("h1", 1, "h1");
  count("body > header", 1, "banner");
  count("main", 1, "main landmark");
  count("body > footer", 1, "footer");
  count("search, [role=search]", 1, "search landmark");
  const first = document.querySelector("a[href], button, input:not([type=hidden]), select");
  if (!first?.matches("a.skip[href='#main']")) faults.push("the first control is no link to the content");
  let level = 0;
  for (const heading of all("h1, h2, h3, h4, h5, h6")) {
    const own = Number(heading.localName[1]);
    if (own > level + 1) faults.push(`h${own} "${text(heading)}" follows h${level}`);
    if (!text(heading)) faults.push(`h${own} is empty`);
    level = own;
  }
  const ids = all("[id]").map((element) => element.id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`the id "${id}" is not unique`);
  for (const list of all("ul")) {
    if ([...list.children].some((child) => child.localName !== "li")) faults.push(`${place(list)} has other children`);
  }

  // Names
  for (const image of all("img")) if (!image.hasAttribute("alt")) faults.push(`${image.src} has no text`);
  for (const control of all("input:not([type=hidden]), select, button, a[href]")) {
    if (!name(control)) faults.push(`${place(control)} has no name`);
  }

  // Content of others
  for (const element of all("*")) {
    for (const attribute of element.attributes) {
      if (attribute.name === "style" || attribute.name.startsWith("on")) {
        faults.push(`${place(element)} has the attribute ${attribute.name}`);
      }
    }
  }
  for (const link of all("a[href]")) {
    if (!/^https?:$/.test(link.protocol)) faults.push(`a link has the scheme ${link.protocol}`);
  }
  count("script:not([src]), style", 0, "inline scripts or styles");
  if (!document.body.textContent.includes("but is not endorsed or certified by TMDB")) {
    faults.push("TMDB's attribution is missing");
  }
  return faults;
})()
