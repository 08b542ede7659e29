import { indianNumber, type Language, type Paise } from "@rebale/contract";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import { indiaTime } from "@rebale/contract/values/fields";
import {
  bytesOf,
  type Document,
  INK,
  MARGIN,
  newDocument,
  SOFT,
  write,
} from "../../../platform/pdf/pdf.ts";
import { measureOf } from "../json/texts.rules.ts";
import type { Paper, PaperLine, Party, Place } from "../paper.ts";
import { amountInWords } from "./amount-in-words.ts";
import { drawQr } from "./draw-qr.ts";
import { headingOf, labels } from "./labels.ts";
import { taxesOn } from "./taxes-on.ts";

export interface DrawnInvoice {
  readonly paper: Paper;
  readonly language: Language;
}

const WIDTH = 595.28 - 2 * MARGIN;
const QR = 132;
const HALF = (WIDTH - 20) / 2;

/** A tax paper on A4, in one language. */
export default function drawInvoice({ paper, language }: DrawnInvoice): Promise<Buffer> {
  const words = labels[language];
  const heading = headingOf(paper.kind, paper.parties.seller.gstin, language);
  const doc = newDocument(`${heading} ${paper.number}`);
  if (paper.irp) drawQr(doc, paper.irp.signedQr, MARGIN + WIDTH - QR, MARGIN, QR);
  const beside = paper.irp ? WIDTH - QR - 16 : WIDTH;
  doc.fontSize(18);
  write(doc, heading, { width: beside });
  doc.fontSize(10).fillColor(SOFT);
  if (paper.kind !== "fee_invoice")
    write(doc, `${words.on_behalf} ${issuerOf(paper).name}`, { width: beside });
  doc.moveDown(0.5).fillColor(INK).fontSize(11);
  for (const [name, value] of headLines(paper, words)) fact(doc, name, value, beside);
  if (paper.irp) doc.y = Math.max(doc.y, MARGIN + QR + 8);
  const { seller, buyer, dispatch, delivery } = paper.parties;
  pair(doc, [words.seller, partyLines(seller, words)], [words.buyer, partyLines(buyer, words)]);
  if (dispatch || delivery)
    pair(
      doc,
      [dispatch ? words.dispatch : "", dispatch ? placeLines(dispatch) : []],
      [delivery ? words.delivery : "", delivery ? placeLines(delivery) : []],
    );
  drawLines(doc, paper, words);
  drawTotals(doc, paper, words, language);
  drawEnd(doc, paper, words);
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}

type Words = (typeof labels)["en"];
type Fact = readonly [name: string, value: string];

const issuerOf = ({ kind, parties }: Paper): Party =>
  kind === "self_invoice" ? parties.buyer : parties.seller;

function headLines(paper: Paper, words: Words): Fact[] {
  const { parties, of, ewb, kind } = paper;
  const { vehicle, transporter, buyer } = parties;
  const carrier = [transporter?.name, transporter?.gstin].filter(Boolean).join(", ");
  return [
    [words.number, paper.number],
    [words.dated, dayOf(paper.dated)],
    ...(of ? [[words.of_invoice, `${of.number}, ${dayOf(of.dated)}`] as const] : []),
    [words.sale, String(paper.awardId)],
    [words.pos, stateLine(buyer)],
    ...(vehicle && kind !== "credit_note" && kind !== "debit_note"
      ? [[words.vehicle, vehicle] as const]
      : []),
    ...(carrier ? [[words.transporter, carrier] as const] : []),
    ...(ewb
      ? [
          [
            words.eway,
            `${ewb.no}, ${words.valid_until} ${indiaTime(new Date(ewb.validUntil))}`,
          ] as const,
        ]
      : []),
  ];
}

const dayOf = (day: string) => day.split("-").reverse().join("-");
const stateLine = ({ state }: Place) => `${state} (${gstCodeOfState(state) ?? "–"})`;
const placeLines = (place: Place) =>
  [
    ...[place.name, place.address, [place.city, place.pincode].filter(Boolean).join(" ")],
    place.state ? stateLine(place) : "",
  ].filter(Boolean);
const partyLines = (party: Party, words: Words) => [
  ...placeLines(party),
  party.gstin ? `GSTIN ${party.gstin}` : words.unregistered,
];

function fact(doc: Document, name: string, value: string, width: number): void {
  write(doc, `${name}: ${value}`, { width });
}

/** Text that begins at a place; @returns where it ends */
function at(doc: Document, x: number, y: number, text: string, options: PDFKit.Mixins.TextOptions) {
  doc.x = x;
  doc.y = y;
  write(doc, text, options);
  const end = doc.y;
  doc.x = MARGIN;
  return end;
}

function pair(doc: Document, ...sides: readonly (readonly [string, readonly string[]])[]): void {
  const top = doc.y + 8;
  const ends = sides.map(([name, lines], i) => {
    const x = MARGIN + i * (HALF + 20);
    doc.fontSize(9).fillColor(SOFT);
    let y = at(doc, x, top, name, { width: HALF });
    doc.fontSize(10.5).fillColor(INK);
    for (const line of lines) y = at(doc, x, y, line, { width: HALF });
    return y;
  });
  doc.y = Math.max(...ends);
}

const money = (paise: Paise) => indianNumber(paise / 100, 2, true);

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

function drawLines(doc: Document, { lines, kind }: Paper, words: Words): void {
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
    const value = kind === "challan" ? (line.worth ?? line.value) : line.value;
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
    return [pieces, line.grams === null ? "" : `${indianNumber(line.grams / 1000, 3)} kg`]
      .filter(Boolean)
      .join(", ");
  }
  const { quantity, unit } = measureOf(line);
  return `${indianNumber(quantity, 3)} ${unit}`;
}
const UNITS = { kg: "/kg", mt: "/MT", piece: "/NOS", lot: "" } as const;
const rateOf = ({ basis, rate }: PaperLine) =>
  basis === "lot" ? "–" : `${money(rate)} ${UNITS[basis]}`;

function drawTotals(doc: Document, paper: Paper, words: Words, language: Language): void {
  if (doc.y > 620) doc.addPage();
  const line = (name: string, amount: string, size: number) => {
    doc.fontSize(size).fillColor(INK);
    const y = doc.y;
    const end = at(doc, MARGIN + 120, y, name, { width: 270 });
    at(doc, MARGIN + 390, y, amount, { width: WIDTH - 390, align: "right" });
    doc.y = end + 2;
  };
  doc.y += 4;
  if (paper.kind === "challan") {
    const worth = paper.lines.reduce((sum, { worth = 0 }) => sum + worth, 0) as Paise;
    line(words.worth, money(worth), 11);
    return void note(doc, words.in_lots);
  }
  line(words.value, money(paper.value), 10.5);
  if (!paper.isRcm) for (const [name, tax] of taxesOn(paper)) line(name, money(tax), 10.5);
  if (paper.tcs > 0) line(words.tcs, money(paper.tcs), 10.5);
  line(words.total, money(paper.total), 13);
  doc.fontSize(10.5);
  note(doc, `${words.words}: ${amountInWords(paper.total, language)}`);
  if (!paper.isRcm) return void note(doc, words.not_reverse);
  note(doc, words.reverse);
  for (const [name, tax] of taxesOn(paper)) line(name, money(tax), 10.5);
}

function note(doc: Document, text: string): void {
  doc.moveDown(0.5).fontSize(10.5).fillColor(INK);
  write(doc, text, { width: WIDTH });
}

function drawEnd(doc: Document, { irp, ...paper }: Paper, words: Words): void {
  if (irp) {
    note(doc, `${words.irn}: ${irp.irn}`);
    note(doc, `${words.ack}: ${irp.ackNo}, ${irp.ackDate}`);
  }
  doc.moveDown(1.5).fontSize(9).fillColor(SOFT);
  write(doc, `${words.signatory}: ${issuerOf({ irp, ...paper }).name}`, { width: WIDTH });
  write(doc, words.no_signature, { width: WIDTH });
}
