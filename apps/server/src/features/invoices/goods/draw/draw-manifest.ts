import { MANIFEST_COPIES, type ManifestCopy } from "@rebale/contract/invoices/goods-papers";
import { type Document, INK, MARGIN, SOFT, write } from "../../../../platform/pdf/pdf.ts";
import type { GoodsPaper } from "../goods-paper.ts";
import type { Labels } from "./labels.ts";
import { kilogramsOf, traderLines } from "./values.ts";

/** As the rules name them; each dark enough to be told apart in print, light enough to write on. */
const COLOURS: Readonly<Record<ManifestCopy["colour"], string>> = {
  white: "#ffffff",
  yellow: "#fff2a8",
  pink: "#fbd0dc",
  orange: "#fdd3a1",
  green: "#c9ebc9",
  blue: "#c5dcf7",
  grey: "#d9d9d9",
};
const RECEIVERS = {
  spcb: "spcb",
  sender: "sender_copy",
  receiver: "receiver_copy",
  transporter: "transporter_copy",
  receivers_spcb: "receivers_spcb",
  back_to_sender: "back_to_sender",
  senders_spcb: "senders_spcb",
} as const satisfies Record<ManifestCopy["receiver"], keyof Labels>;

/** Form 10: seven copies of the same, each in its colour and with who receives it. */
export function drawManifest(doc: Document, paper: GoodsPaper, words: Labels): void {
  for (const copy of MANIFEST_COPIES) {
    if (copy.copy > 1) doc.addPage();
    drawBand(doc, copy, words);
    drawBody(doc, paper, words);
  }
}

const NAMES = 190;

/** A copy stays on its page: names stand beside what they are of. */
function row(doc: Document, name: string, value: string): void {
  const top = doc.y;
  doc.fontSize(9).fillColor(SOFT);
  write(doc, name, { width: NAMES });
  const end = doc.y;
  doc.x = MARGIN + NAMES + 12;
  doc.y = top;
  doc.fontSize(10).fillColor(INK);
  write(doc, value, { width: doc.page.width - 2 * MARGIN - NAMES - 12 });
  doc.x = MARGIN;
  doc.y = Math.max(end, doc.y) + 5;
}

const BAND = 46;

function drawBand(doc: Document, { copy, colour, receiver }: ManifestCopy, words: Labels): void {
  const width = doc.page.width - 2 * MARGIN;
  doc.rect(MARGIN, MARGIN, width, BAND).fillAndStroke(COLOURS[colour], SOFT);
  doc.fillColor(INK).fontSize(11);
  const inside = { width: width - 20 };
  doc.x = MARGIN + 10;
  doc.y = MARGIN + 6;
  write(doc, `${words.copy} ${copy}/${MANIFEST_COPIES.length} · ${words[colour]}`, inside);
  doc.fontSize(9.5);
  write(doc, words[RECEIVERS[receiver]], inside);
  doc.x = MARGIN;
  doc.y = MARGIN + BAND + 10;
}

function drawBody(doc: Document, { number, dated, facts }: GoodsPaper, words: Labels): void {
  const { sender, receiver, truck } = facts;
  const none = words.none;
  doc.fontSize(16).fillColor(INK);
  write(doc, words.manifest);
  doc.fontSize(9).fillColor(SOFT);
  write(doc, words.form_10);
  doc.moveDown(0.5).fontSize(9.5).fillColor(INK);
  for (const [name, value] of [
    [words.sender_full, traderLines(sender, words, false)],
    [words.sender_authorisation, sender.authorisations.join(", ") || none],
    [words.manifest_number, `${number}, ${dated.split("-").reverse().join("-")}`],
    [words.transporter, truck?.transporter ?? none],
    [words.vehicle_type, words.truck],
    [words.transporter_number, truck?.transporterGstin ?? none],
    [words.vehicle, truck?.vehicle ?? none],
    [words.receiver_full, traderLines(receiver, words, false)],
    [words.receiver_authorisation, receiver.authorisations.join(", ") || none],
    [words.description, [facts.title, facts.material].filter(Boolean).join(" · ")],
    [words.total, kilogramsOf(truck?.grams ?? null, none)],
    [words.form, words.solid],
    [words.handling, words.handle_with_care],
    [words.sender_declares, words.declared],
  ] as const)
    row(doc, name, value);
  for (const who of [words.sender, words.transporter_received, words.receiver_received]) {
    doc.moveDown(1.6).fontSize(9.5).fillColor(INK);
    write(doc, who);
    doc.fontSize(8.5).fillColor(SOFT);
    write(doc, `${words.sign}: ……………………………………………………………………………………………`);
  }
}
