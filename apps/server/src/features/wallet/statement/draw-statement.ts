import { indiaTime } from "@rebale/contract/values/calendar";
import { indianNumber } from "@rebale/contract/values/formatting";
import { bytesOf, newDocument, SOFT, write } from "../../../platform/pdf/pdf.ts";
import { drawTable } from "../../../platform/pdf/table.ts";

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

/** Time, what, in, out, balance. */
const columns = [
  { x: 0, width: 92 },
  { x: 98, width: 174 },
  { x: 276, width: 70, isAmount: true },
  { x: 350, width: 70, isAmount: true },
  { x: 424, width: 75, isAmount: true },
];

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
  const lines = statement.lines.map(({ at, what, amounts }) => [
    ...[at === null ? "" : indiaTime(new Date(at)), what],
    ...amounts.map((amount) => (amount === null ? "" : indianNumber(amount, 2, true))),
  ]);
  drawTable(doc, { columns, heads: statement.heads, lines, room: 48, gap: 3 });
  doc.end();
  return bytes;
}
