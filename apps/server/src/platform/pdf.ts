import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

/** A4 documents with our fonts. */

const LATIN = fileURLToPath(
  import.meta.resolve(
    "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff",
  ),
);
const DEVANAGARI = LATIN.replace("-latin-", "-devanagari-");
export const MARGIN = 48;
export const INK = "#10281e";
export const SOFT = "#4c5f55";

export type Document = InstanceType<typeof PDFDocument>;

/** What the fonts have: what they lack would be empty boxes. */
const shown = (text: string) =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u2013-\u2026\u20b9\n]/g, " ");

/** Text in pieces, each in the font that has its letters. */
export function write(doc: Document, text: string, options: PDFKit.Mixins.TextOptions = {}): void {
  const pieces = shown(text).match(/[\u0900-\u097f\u20b9]+|[^\u0900-\u097f\u20b9]+/g) ?? [" "];
  for (const [i, piece] of pieces.entries()) {
    doc.font(/[\u0900-\u097f\u20b9]/.test(piece) ? "devanagari" : "latin");
    doc.text(piece, { ...options, continued: i < pieces.length - 1 });
  }
}

export function newDocument(title: string): Document {
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: title, Creator: "Rebale" },
  });
  doc.registerFont("latin", LATIN);
  doc.registerFont("devanagari", DEVANAGARI);
  doc.fillColor(INK);
  return doc;
}

/** The top of a paper of a lot: where the lot is shown, what the paper is, and the lot's title. */
export function writeHead(
  doc: Document,
  { address, heading, title }: { address: string; heading: string; title: string },
): void {
  doc.fontSize(11).fillColor(SOFT);
  write(doc, `Rebale · ${address}`);
  doc.fontSize(20).fillColor(INK);
  write(doc, heading);
  doc.moveDown(0.3).fontSize(12);
  write(doc, title);
  doc.fontSize(11);
}

/** Names, each with its value below it. */
export function writeFacts(doc: Document, facts: readonly [name: string, value: string][]): void {
  for (const [name, value] of facts) {
    doc.fontSize(10).fillColor(SOFT);
    write(doc, name);
    doc.fontSize(12).fillColor(INK);
    write(doc, value);
    doc.moveDown(0.5);
  }
}

/** The whole document, once it is ended. */
export async function bytesOf(doc: Document): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of doc) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
