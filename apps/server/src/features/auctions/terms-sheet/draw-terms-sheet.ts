import { formatQuantity } from "@rebale/contract";
import type { SaleTerms } from "@rebale/contract/sale-terms";
import { bytesOf, newDocument, write, writeFacts, writeHead } from "../../../platform/pdf.ts";
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
  writeHead(doc, { ...sheet, heading: `Terms of sale, version ${terms.version}` });
  write(
    doc,
    `${formatQuantity(sheet.quantity, sheet.unit)}, as is, in ${sheet.city}, ${sheet.state}`,
  );
  if (accepted)
    write(doc, `Accepted by you: version ${accepted.version} on ${accepted.at} (India).`);
  doc.moveDown(0.8);
  writeFacts(doc, termLines(terms));
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}
