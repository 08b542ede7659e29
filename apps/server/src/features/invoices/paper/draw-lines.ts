import { indianNumber } from "@rebale/contract";
import { isCarriage } from "@rebale/contract/invoices/kinds";
import { type Document, INK, MARGIN, SOFT } from "../../../platform/pdf/pdf.ts";
import { measureOf } from "../json/texts.rules.ts";
import type { Paper, PaperLine } from "../paper.ts";
import type { Words } from "./labels.ts";
import { at, money, WIDTH } from "./page.ts";

/** Below it a line with a long description would not fit on the page. */
const LAST_LINE = 680;
/** Where columns begin, and how wide they are. */
const COLUMNS = [
  ...[
    { x: 0, width: 20 },
    { x: 22, width: 190 },
    { x: 216, width: 56 },
  ],
  ...[
    { x: 274, width: 84 },
    { x: 362, width: 56 },
    { x: 420, width: WIDTH - 420 },
  ],
];
const isNumber = (i: number) => i >= 4;

function row(doc: Document, cells: readonly string[], y: number): number {
  const ends = cells.map((cell, i) => {
    const { x = 0, width = 0 } = COLUMNS[i] ?? {};
    return at(doc, MARGIN + x, y, cell, { width, ...(isNumber(i) && { align: "right" as const }) });
  });
  return Math.max(...ends);
}
function rule(doc: Document, y: number): number {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(SOFT)
    .stroke();
  return y + 4;
}

/** The table of goods and services. */
export function drawLines(doc: Document, { lines, kind }: Paper, words: Words): void {
  const head = ["", words.goods, words.hsn, words.quantity, words.rate, words.amount];
  let y = rule(doc, doc.y + 10);
  doc.fontSize(9).fillColor(SOFT);
  y = rule(doc, row(doc, head, y) + 3);
  doc.fontSize(10).fillColor(INK);
  for (const [i, line] of lines.entries()) {
    if (y > LAST_LINE) {
      doc.addPage();
      y = MARGIN;
    }
    const value = isCarriage(kind) ? (line.worth ?? line.value) : line.value;
    const code = line.hsn6 ?? line.hsn ?? "–";
    y =
      row(doc, [`${i + 1}`, line.what, code, quantityOf(line), rateOf(line), money(value)], y) + 3;
  }
  doc.y = rule(doc, y);
}

function quantityOf(line: PaperLine): string {
  if (line.basis === "lot" && line.grams === null) return "–";
  if (line.basis === "lot" || line.grams === null || line.basis === "piece") {
    const pieces =
      line.piecesMilli === null ? "" : `${indianNumber(line.piecesMilli / 1000, 3)} NOS`;
    return [pieces, line.grams === null ? "" : `${indianNumber(line.grams / 1000, 3)} KGS`]
      .filter(Boolean)
      .join(", ");
  }
  const { quantity, unit } = measureOf(line);
  return `${indianNumber(quantity, 3)} ${unit}`;
}
const UNITS = { kg: "/kg", mt: "/MT", piece: "/NOS", lot: "" } as const;
const rateOf = ({ basis, rate }: PaperLine) =>
  basis === "lot" ? "–" : `${money(rate)} ${UNITS[basis]}`;
