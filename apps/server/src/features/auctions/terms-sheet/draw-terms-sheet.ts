import { formatQuantity, formatRupees } from "@rebale/contract";
import type { SaleTerms } from "@rebale/contract/sale-terms";
import { bytesOf, INK, newDocument, SOFT, write } from "../../../platform/pdf.ts";

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

const days = (n: number) => (n === 1 ? "1 day" : `${n} days`);

/** Names and values of what is agreed. */
export function termLines(terms: SaleTerms): [name: string, value: string][] {
  const lines: [string, string | null][] = [
    ["Inspection", terms.inspection_days && `${days(terms.inspection_days)} before the end`],
    ["Contact for inspection", terms.inspection_contact],
    [
      "Quantity tolerance",
      terms.tolerance_percent === null ? null : `± ${terms.tolerance_percent} %`,
    ],
    ["Payment", terms.payment_days === null ? null : paid(terms.payment_days)],
    [
      "Lifting",
      terms.lifting_days === null ? null : `${days(terms.lifting_days)} from the payment`,
    ],
    [
      "Ground rent after that",
      terms.ground_rent_per_day && `${formatRupees(terms.ground_rent_per_day)} a day`,
    ],
    ["Loading", terms.loading_by && `By the ${terms.loading_by}`],
    [
      "Deductions",
      terms.deductions
        .map((one) => `${one.what} above ${one.above_percent} %: less ${one.rate_percent} %`)
        .join("\n"),
    ],
    ["Documents needed", terms.documents.join("\n")],
  ].map(([name, value]) => [String(name), value ? String(value) : null]);
  return lines.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
}

const paid = (n: number) => (n === 0 ? "At once" : `Within ${days(n)} of the sale`);
