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

/** A trader's own bids as their paper says it; amounts in rupees. */
export interface DrawnBids {
  readonly title: string;
  readonly about: string;
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly lot: string;
    readonly standing: string;
    /** Bid, lot value, to pay. */
    readonly amounts: readonly (number | null)[];
    /** ISO 8601: the end of the auction. */
    readonly at: string | null;
  }[];
}

/** Points from the left, and how wide: lot, standing, bid, lot value, to pay, time. */
const COLUMNS = [
  { x: MARGIN, width: 148 },
  { x: MARGIN + 154, width: 68 },
  { x: MARGIN + 226, width: 68 },
  { x: MARGIN + 298, width: 72 },
  { x: MARGIN + 374, width: 68 },
  { x: MARGIN + 452, width: 47 },
] as const;
const AMOUNTS: ReadonlySet<number> = new Set([2, 3, 4]);
/** The room that a line of several rows of letters may need. */
const LINE_ROOM = 60;

/** A list of bids on A4. */
export default function drawBids({ title, about, heads, lines }: DrawnBids): Promise<Buffer> {
  const doc = newDocument(title);
  const bytes = bytesOf(doc);
  doc.fontSize(18);
  write(doc, title);
  doc.fontSize(10).fillColor(SOFT);
  write(doc, about);
  doc.moveDown(0.8).fontSize(8.5);
  drawHeads(doc, heads);
  for (const { lot, standing, amounts, at } of lines) {
    if (doc.y > doc.page.height - MARGIN - LINE_ROOM) drawHeads(doc.addPage(), heads);
    const texts = amounts.map((amount) => (amount === null ? "" : indianNumber(amount, 2, true)));
    const time = at === null ? "" : indiaTime(new Date(at)).slice(0, 16);
    drawLine(doc, [lot, standing, ...texts, time]);
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
    write(doc, texts[i] ?? "", { width, align: AMOUNTS.has(i) ? "right" : "left" });
    bottom = Math.max(bottom, doc.y);
  }
  doc.x = MARGIN;
  doc.y = bottom + 4;
}
