import PDFDocument from "pdfkit";
import { inRuns, usual } from "./pdf-fonts.ts";

/** A4 documents with our fonts. */

export const MARGIN = 48;
export const INK = "#10281e";
export const SOFT = "#4c5f55";

export type Document = InstanceType<typeof PDFDocument>;

/** Text in pieces, each in the font that has its letters. */
export function write(doc: Document, text: string, options: PDFKit.Mixins.TextOptions = {}): void {
  const runs = inRuns(text || " ");
  // Letters of all scripts stand on one line.
  const baseline = -doc.font(usual.path).currentLineHeight() * ASCENT;
  for (const [i, run] of runs.entries()) {
    // A document reads a font once, under the name of its file.
    doc.font(run.font.path);
    const continued = i < runs.length - 1;
    doc.text(run.text, { ...options, ...placing(doc, run.text), baseline, continued });
  }
}

/** How much of a line of Noto Sans is above the foot of its letters. */
const ASCENT = 1069 / 1362;
/** Marks stand where the letter's own widths put them. */
const UNPLACED = { abvm: false, blwm: false, mark: false, mkmk: false };

/** Fontkit stumbles over some marks' anchors, as in Malayalam: there it places none. */
function placing(doc: Document, text: string): Pick<PDFKit.Mixins.TextOptions, "features"> {
  try {
    doc.widthOfString(text);
    return {};
  } catch {
    return { features: UNPLACED as never };
  }
}

export function newDocument(title: string): Document {
  const doc = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: title, Creator: "Rebale" },
  });
  doc.font(usual.path).fillColor(INK);
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
