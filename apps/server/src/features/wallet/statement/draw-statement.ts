import { indiaTime } from "@rebale/contract/values/calendar";
import { indianNumber } from "@rebale/contract/values/formatting";
import {
  bytesOf,
  type Document,
  INK,
  MARGIN,
  newDocument,
  SOFT,
  write,
} from "../../../platform/pdf/pdf.ts";

/** A statement as its paper says it; amounts in rupees. */
export interface DrawnStatement {
  readonly title: string;
  readonly company: string;
  /** Which account, which days. */
  readonly about: string;
  readonly heads: readonly string[];
  readonly lines: readonly {
    /** ISO 8601; null on the first and the last line. */
    readonly at: string | null;
    readonly what: string;
    readonly amounts: readonly (number | null)[];
  }[];
}

/** Points from the left, and how wide: time, what, in, out, balance. */
const COLUMNS = [
  { x: MARGIN, width: 92 },
  { x: MARGIN + 98, width: 174 },
  { x: MARGIN + 276, width: 70 },
  { x: MARGIN + 350, width: 70 },
  { x: MARGIN + 424, width: 75 },
] as const;
/** The room that a line of several rows of letters may need. */
const LINE_ROOM = 48;

/** A statement of account on A4. */
export default function drawStatement(statement: DrawnStatement): Promise<Buffer> {
  const doc = newDocument(statement.title);
  const bytes = bytesOf(doc);
  doc.fontSize(18);
  write(doc, statement.title);
  doc.fontSize(12);
  write(doc, statement.company);
  doc.fontSize(10).fillColor(SOFT);
  write(doc, statement.about);
  doc.moveDown(0.8).fontSize(8.5);
  drawHeads(doc, statement.heads);
  for (const { at, what, amounts } of statement.lines) {
    if (doc.y > doc.page.height - MARGIN - LINE_ROOM) drawHeads(doc.addPage(), statement.heads);
    const texts = amounts.map((amount) => (amount === null ? "" : indianNumber(amount, 2, true)));
    drawLine(doc, [at === null ? "" : indiaTime(new Date(at)), what, ...texts]);
  }
  doc.end();
  return bytes;
}

function drawHeads(doc: Document, heads: readonly string[]): void {
  doc.fillColor(SOFT);
  drawLine(doc, heads);
  doc.fillColor(INK);
}

/** What stands at the right of its column is letters of one font: pieces would be placed each. */
function drawLine(doc: Document, texts: readonly string[]): void {
  const top = doc.y;
  let bottom = top;
  for (const [i, { x, width }] of COLUMNS.entries()) {
    doc.x = x;
    doc.y = top;
    write(doc, texts[i] ?? "", { width, align: i > 1 ? "right" : "left" });
    bottom = Math.max(bottom, doc.y);
  }
  doc.x = MARGIN;
  doc.y = bottom + 3;
}
