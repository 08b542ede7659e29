import { formatQuantity } from "@rebale/contract";
import type { SaleTerms } from "@rebale/contract/sale-terms";
import { bytesOf, INK, newDocument, SOFT, write } from "../../../platform/pdf.ts";
import { termLines } from "../../listings/index.ts";

/** What a terms sheet says beside the terms. */
export interface TermsSheet {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly terms: SaleTerms;
  /** When its reader accepted which version, as India writes it; null for who has not. */
  readonly accepted: { readonly version: number; readonly at: string } | null;
}

/** The terms of a lot's sale on A4. */
export function drawTermsSheet(sheet: TermsSheet): Promise<Buffer> {
  const { terms, accepted } = sheet;
  const doc = newDocument(`Terms of sale: ${sheet.title}`);
  doc.fontSize(11).fillColor(SOFT);
  write(doc, `Rebale · ${sheet.address}`);
  doc.fontSize(20).fillColor(INK);
  write(doc, `Terms of sale, version ${terms.version}`);
  doc.moveDown(0.3).fontSize(12);
  write(doc, sheet.title);
  doc.fontSize(11);
  write(
    doc,
    `${formatQuantity(sheet.quantity, sheet.unit)}, as is in ${sheet.city}, ${sheet.state}`,
  );
  if (accepted)
    write(doc, `Accepted by you: version ${accepted.version} on ${accepted.at} (India).`);
  doc.moveDown(0.8);
  for (const [name, value] of termLines(terms)) {
    doc.fontSize(10).fillColor(SOFT);
    write(doc, name);
    doc.fontSize(12).fillColor(INK);
    write(doc, value);
    doc.moveDown(0.5);
  }
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}
