import { indianNumber, type Paise } from "@rebale/contract";
import { type Document, MARGIN, write } from "../../../platform/pdf/pdf.ts";

/** Between the margins of A4, points. */
export const WIDTH = 595.28 - 2 * MARGIN;

/** Rupees with two decimals, of paise. */
export const money = (paise: Paise): string => indianNumber(paise / 100, 2, true);

/** Text that begins at a place; @returns where it ends */
export function at(
  doc: Document,
  x: number,
  y: number,
  text: string,
  options: PDFKit.Mixins.TextOptions,
) {
  doc.x = x;
  doc.y = y;
  write(doc, text, options);
  const end = doc.y;
  doc.x = MARGIN;
  return end;
}
