import { type Basis, formatPrice, formatQuantity } from "@rebale/contract";
import {
  bytesOf,
  type Document,
  INK,
  MARGIN,
  newDocument,
  SOFT,
  write,
} from "../../../platform/pdf/pdf.ts";

/** A lot as a catalogue has it. */
export interface CatalogueLot {
  readonly place: number;
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly basis: Basis;
  /** Rupees in the basis; null while it has none. */
  readonly market_value: number | null;
  /** As India writes it; null where the lot is withdrawn. */
  readonly ends: string | null;
  /** The stored picture; null for none. */
  readonly image: string | null;
}
export interface Catalogue {
  readonly title: string;
  readonly address: string;
  readonly starts: string;
  readonly ends: string;
  readonly inspection: string;
  readonly terms: string;
  readonly lots: readonly CatalogueLot[];
}

const WIDTH = 595 - 2 * MARGIN;
const PICTURE = { width: 120, height: 90 };
const ROW = PICTURE.height + 18;
const BOTTOM = 842 - MARGIN - 20;
const MAX_TEXT = 260;

/**
 * Draws the catalogue of an event, A4.
 * @param pictures of each lot a JPEG of 4:3, or null where there is none
 */
export default function drawCatalogue(
  catalogue: Catalogue,
  pictures: readonly (Uint8Array | null)[],
): Promise<Buffer> {
  const doc = newDocument(catalogue.title);
  const bytes = bytesOf(doc);
  drawHead(doc, catalogue);
  for (const [i, lot] of catalogue.lots.entries()) {
    if (doc.y + ROW > BOTTOM) doc.addPage();
    const picture = pictures[i];
    drawLot(doc, lot, picture ? Buffer.from(picture) : null);
  }
  doc.end();
  return bytes;
}

function drawHead(doc: Document, { title, address, starts, ends, ...texts }: Catalogue): void {
  doc.fontSize(11).fillColor(SOFT);
  write(doc, `Rebale · ${address}`);
  doc.fontSize(22).fillColor(INK);
  write(doc, title);
  doc.moveDown(0.3).fontSize(11);
  write(doc, `Bidding starts ${starts}. The first lot closes ${ends}. ${texts.lots.length} lots.`);
  for (const [head, text] of [
    ["Inspection", texts.inspection],
    ["Terms of this event", texts.terms],
  ] as const) {
    if (!text) continue;
    doc.moveDown(0.6).fontSize(13);
    write(doc, head);
    doc.fontSize(10).fillColor(SOFT);
    write(doc, text);
    doc.fillColor(INK);
  }
  doc.moveDown(1);
}

function drawLot(doc: Document, lot: CatalogueLot, picture: Buffer | null): void {
  const top = doc.y;
  if (picture) doc.image(picture, MARGIN, top, PICTURE);
  else doc.rect(MARGIN, top, PICTURE.width, PICTURE.height).fill("#e3efe8").fillColor(INK);
  const left = MARGIN + PICTURE.width + 14;
  const options = { width: WIDTH - PICTURE.width - 14 };
  doc.x = left;
  doc.y = top;
  doc.fontSize(12).fillColor(INK);
  write(doc, `Lot ${lot.place}: ${lot.title}`, { ...options, height: 32, ellipsis: true });
  doc.x = left;
  doc.fontSize(10);
  const price =
    lot.market_value === null ? "" : `, from ${formatPrice(lot.market_value, lot.basis, "en")}`;
  const fate = lot.ends === null ? "withdrawn" : `closes ${lot.ends}`;
  write(doc, `${formatQuantity(lot.quantity, lot.unit, "en")}${price}, ${fate}`, options);
  doc.x = left;
  write(doc, `As is, in ${lot.city}, ${lot.state}`, options);
  doc.x = left;
  doc.fontSize(9).fillColor(SOFT);
  const about = lot.description.replace(/\s+/g, " ");
  write(doc, about.length > MAX_TEXT ? `${about.slice(0, MAX_TEXT)}…` : about, options);
  doc.fillColor(INK);
  doc.x = MARGIN;
  doc.y = Math.max(doc.y + 8, top + ROW);
}
