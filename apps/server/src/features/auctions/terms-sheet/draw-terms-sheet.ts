import { formatQuantity } from "@rebale/contract";
import { bytesOf, newDocument, write, writeFacts, writeHead } from "../../../platform/pdf/pdf.ts";

/** The facts of a terms sheet beside the terms. */
export interface TermsSheet {
  readonly title: string;
  readonly quantity: number;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly version: number;
  /** Names and values of the terms. */
  readonly lines: [name: string, value: string][];
  /** When its reader accepted which version, as India writes it; null for who has not. */
  readonly accepted: { readonly version: number; readonly at: string } | null;
}

/** The terms of a lot's sale on A4. */
export default function drawTermsSheet(sheet: TermsSheet): Promise<Buffer> {
  const { version, lines, accepted } = sheet;
  const doc = newDocument(`Terms of sale: ${sheet.title}`);
  writeHead(doc, { ...sheet, heading: `Terms of sale, version ${version}` });
  write(
    doc,
    `${formatQuantity(sheet.quantity, sheet.unit)}, as is, in ${sheet.city}, ${sheet.state}`,
  );
  if (accepted)
    write(doc, `Accepted by you: version ${accepted.version} on ${accepted.at} (India).`);
  doc.moveDown(0.8);
  writeFacts(doc, lines);
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}
