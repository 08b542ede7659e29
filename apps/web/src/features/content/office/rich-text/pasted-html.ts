/** Between cells that stood beside each other. */
const BETWEEN_CELLS = " | ";
const headings: Readonly<Record<string, string>> = { H1: "h2", H5: "h4", H6: "h4" };

/**
 * What is pasted from Word or a sheet, as the editor can keep it: a title becomes the largest
 * heading there is, and a row of a table a line with its cells apart.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const heading of body.querySelectorAll(Object.keys(headings).join(",")))
    replace(heading, headings[heading.tagName] ?? "p", heading.innerHTML);
  // From the inside: a table in a cell is a text by the time its row is read.
  for (const row of [...body.querySelectorAll("tr")].reverse()) {
    const cells = [...row.querySelectorAll("td, th")].map((cell) => textOf(cell));
    replace(row, "p", cells.join(BETWEEN_CELLS));
  }
  for (const table of [...body.querySelectorAll("table")].reverse())
    table.replaceWith(...table.querySelectorAll("p"));
  return body.innerHTML;
}

function replace(element: Element, tag: string, html: string): void {
  const next = element.ownerDocument.createElement(tag);
  next.innerHTML = html;
  element.replaceWith(next);
}

/** Its words and what they look like, on one line. */
function textOf(cell: Element): string {
  for (const block of [...cell.querySelectorAll("p, div, ul, ol, li, table, tbody")].reverse())
    block.replaceWith(" ", ...block.childNodes, " ");
  return cell.innerHTML.replace(/<br\s*\/?>|\s+/g, " ").trim();
}
