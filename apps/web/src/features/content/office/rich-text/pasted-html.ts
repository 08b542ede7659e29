const headings: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

/** Text from Word as the editor can keep it: a title becomes the largest heading. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const heading of body.querySelectorAll(Object.keys(headings).join(","))) {
    const next = heading.ownerDocument.createElement(headings[heading.tagName] ?? "p");
    next.innerHTML = heading.innerHTML;
    heading.replaceWith(next);
  }
  return body.innerHTML;
}
