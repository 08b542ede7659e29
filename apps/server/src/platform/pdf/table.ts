import { type Document, INK, MARGIN, SOFT, write } from "./pdf.ts";

/** Points from the margin, and how wide. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly isAmount?: boolean;
}
export interface Table {
  readonly columns: readonly Column[];
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Points that a line of several rows of letters may need, and between two lines. */
  readonly room: number;
  readonly gap: number;
}

/** A table from where the document is, with its heads again on each page. */
export function drawTable(doc: Document, { columns, heads, lines, room, gap }: Table): void {
  const drawHeads = () => {
    doc.fillColor(SOFT);
    drawLine(doc, columns, heads, gap);
    doc.fillColor(INK);
  };
  drawHeads();
  for (const line of lines) {
    if (doc.y > doc.page.height - MARGIN - room) {
      doc.addPage();
      drawHeads();
    }
    drawLine(doc, columns, line, gap);
  }
}

/** A right-aligned text is letters of one font: pieces would be placed each. */
function drawLine(
  doc: Document,
  columns: readonly Column[],
  texts: readonly string[],
  gap: number,
): void {
  const top = doc.y;
  let bottom = top;
  for (const [i, { x, width, isAmount }] of columns.entries()) {
    doc.x = MARGIN + x;
    doc.y = top;
    write(doc, texts[i] ?? "", { width, align: isAmount ? "right" : "left" });
    bottom = Math.max(bottom, doc.y);
  }
  doc.x = MARGIN;
  doc.y = bottom + gap;
}
