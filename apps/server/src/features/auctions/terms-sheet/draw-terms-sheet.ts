import { formatQuantity } from "@rebale/contract";
import {
  bytesOf,
  type Document,
  INK,
  newDocument,
  SOFT,
  write,
  writeFacts,
  writeHead,
} from "../../../platform/pdf/pdf.ts";

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
  /** Buyers asked them before the end; times of the answers as India writes them. */
  readonly questions: readonly {
    readonly no: number | null;
    readonly text: string;
    readonly answers: readonly { readonly text: string; readonly at: string }[];
  }[];
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
  writeQuestions(doc, sheet.questions);
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}

function writeQuestions(doc: Document, questions: TermsSheet["questions"]): void {
  if (questions.length === 0) return;
  doc.moveDown(0.6).fontSize(14).fillColor(INK);
  write(doc, "Questions and answers");
  doc.moveDown(0.4);
  for (const { no, text, answers } of questions) {
    doc.fontSize(12).fillColor(INK);
    write(doc, `${no}. ${text}`);
    for (const answer of answers) {
      doc.fontSize(12).fillColor(INK);
      write(doc, answer.text, { indent: 14 });
      doc.fontSize(10).fillColor(SOFT);
      write(doc, `Answered ${answer.at} (India)`, { indent: 14 });
    }
    doc.moveDown(0.5);
  }
}
