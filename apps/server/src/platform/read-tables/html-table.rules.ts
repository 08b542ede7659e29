/** Banks and old programs call a page with a table .xls. */
export const isHtml = (text: string) =>
  /^\s*<(?:!doctype\s+html|html|head|meta|body|style|table)\b/i.test(text);

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

/** Cells of its rows, as texts. */
export function htmlRows(text: string): string[][] {
  const [, ...rows] = text.split(/<tr\b[^<>]*>/i);
  return rows.map((row) => {
    const [, ...cells] = (row.split(/<\/(?:tr|table)>/i)[0] ?? "").split(/<t[dh]\b[^<>]*>/i);
    return cells.map((cell) => plain(cell.split(/<\/t[dh]>/i)[0] ?? ""));
  });
}

const plain = (cell: string) =>
  cell
    .replace(/<[^<>]*>/g, " ")
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0xffff)))
    .replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
