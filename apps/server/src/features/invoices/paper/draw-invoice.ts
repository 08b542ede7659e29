import type { Language, Paise } from "@rebale/contract";
import { isCarriage, isNote, paperOf } from "@rebale/contract/invoices/kinds";
import { indiaTime } from "@rebale/contract/values/calendar";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import { create } from "qrcode";
import {
  bytesOf,
  type Document,
  INK,
  MARGIN,
  newDocument,
  SOFT,
  write,
} from "../../../platform/pdf/pdf.ts";
import { supplyOf } from "../json/inv01.rules.ts";
import type { Paper, Party, Place } from "../paper.ts";
import { amountInWords } from "./amount-in-words.ts";
import { copiesOf } from "./copies.ts";
import { drawLines } from "./draw-lines.ts";
import { headingOf, labels, type Words } from "./labels.ts";
import { at, money, WIDTH } from "./page.ts";
import { taxesOn } from "./taxes-on.ts";

export interface DrawnInvoice {
  readonly paper: Paper;
  readonly language: Language;
}

const QR = 132;
const HALF = (WIDTH - 20) / 2;

/** A tax paper on A4, in one language. */
export default function drawInvoice({ paper, language }: DrawnInvoice): Promise<Buffer> {
  const words = labels[language];
  const heading = headingOf(paper.kind, paper.parties.seller.gstin, language);
  const doc = newDocument(`${heading} ${paper.number}`);
  for (const [i, copy] of copiesOf(paper).entries()) {
    if (i > 0) doc.addPage();
    drawCopy(doc, paper, { words, language, heading, copy: copy && words[copy] });
  }
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}

interface Copy {
  readonly words: Words;
  readonly language: Language;
  readonly heading: string;
  /** Whose it is; null of a paper that has no copies. */
  readonly copy: string | null;
}

function drawCopy(doc: Document, paper: Paper, { words, language, heading, copy }: Copy): void {
  if (paper.irp) drawQr(doc, paper.irp.signedQr, MARGIN + WIDTH - QR, MARGIN, QR);
  const beside = paper.irp ? WIDTH - QR - 16 : WIDTH;
  if (copy) {
    doc.fontSize(9).fillColor(SOFT);
    write(doc, copy, { width: beside });
  }
  doc.fontSize(18).fillColor(INK);
  write(doc, heading, { width: beside });
  doc.fontSize(10).fillColor(SOFT);
  if (paperOf(paper.kind).issuer !== "market")
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
}

type Fact = readonly [name: string, value: string];

const issuerOf = ({ kind, parties }: Paper): Party =>
  paperOf(kind).issuer === "buyer" ? parties.buyer : parties.seller;

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
    ...(vehicle && !isNote(kind) ? [[words.vehicle, vehicle] as const] : []),
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
  if (isCarriage(paper.kind)) {
    const worth = paper.lines.reduce((sum, { worth = 0 }) => sum + worth, 0) as Paise;
    line(words.worth, money(worth), 11);
    return void note(doc, words.in_lots);
  }
  const { isExempt } = paperOf(paper.kind);
  line(isExempt ? words.value_exempt : words.value, money(paper.value), 10.5);
  if (!paper.isRcm) for (const [name, tax] of taxesOn(paper)) line(name, money(tax), 10.5);
  if (paper.tcs > 0) line(words.tcs, money(paper.tcs), 10.5);
  line(words.total, money(paper.total), 13);
  doc.fontSize(10.5);
  note(doc, `${words.words}: ${amountInWords(paper.total, language)}`);
  if (isExempt) return void note(doc, words.exempt);
  const supply = supplyOf(paper);
  if (supply !== "B2B") note(doc, supply === "SEZWP" ? words.sez_paid : words.sez_unpaid);
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

/** The most characters in a QR code of the next better correction. */
const MUCH = 900;

/** A text as a QR code, in black squares; points. */
function drawQr(doc: Document, text: string, x: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: text.length > MUCH ? "L" : "M" });
  const side = size / modules.size;
  doc.save().fillColor("#000000");
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill().restore();
}
