import { indiaTime } from "@rebale/contract/values/calendar";
import { indianNumber } from "@rebale/contract/values/formatting";
import { bytesOf, newDocument, SOFT, write } from "../../../platform/pdf/pdf.ts";
import { drawTable } from "../../../platform/pdf/table.ts";

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

/** Lot, standing, bid, lot value, to pay, time. */
const columns = [
  { x: 0, width: 148 },
  { x: 154, width: 68 },
  { x: 226, width: 68, isAmount: true },
  { x: 298, width: 72, isAmount: true },
  { x: 374, width: 68, isAmount: true },
  { x: 452, width: 47 },
];

/** A list of bids on A4. */
export default function drawBids({ title, about, heads, lines }: DrawnBids): Promise<Buffer> {
  const doc = newDocument(title);
  const bytes = bytesOf(doc);
  doc.fontSize(18);
  write(doc, title);
  doc.fontSize(10).fillColor(SOFT);
  write(doc, about);
  doc.moveDown(0.8).fontSize(8.5);
  const texts = lines.map(({ lot, standing, amounts, at }) => [
    ...[lot, standing, ...amounts.map(amountText)],
    at === null ? "" : indiaTime(new Date(at)).slice(0, 16),
  ]);
  drawTable(doc, { columns, heads, lines: texts, room: 60, gap: 4 });
  doc.end();
  return bytes;
}

const amountText = (amount: number | null) =>
  amount === null ? "" : indianNumber(amount, 2, true);
