import type { Language } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import {
  bytesOf,
  type Document,
  INK,
  MARGIN,
  newDocument,
  SOFT,
  write,
  writeFacts,
} from "../../../../platform/pdf/pdf.ts";
import type { GoodsPaper } from "../goods-paper.ts";
import { drawManifest } from "./draw-manifest.ts";
import { type Labels, labels } from "./labels.ts";
import { kilogramsOf, traderLines } from "./values.ts";

export interface DrawnGoodsPaper {
  readonly paper: GoodsPaper;
  readonly language: Language;
}
type Fact = [name: string, value: string];

/** A paper of goods on A4, in one language; a manifest has a page for each of its copies. */
export default function drawGoodsPaper({ paper, language }: DrawnGoodsPaper): Promise<Buffer> {
  const words = labels[language];
  const doc = newDocument(`${words[paper.kind]} ${paper.number}`);
  if (paper.kind === "manifest") drawManifest(doc, paper, words);
  else drawPlain(doc, paper, words);
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}

const SAYS = {
  delivery_order: "order_says",
  receipt: "receipt_says",
  confirmation: "confirmation_says",
} as const satisfies Record<string, keyof Labels>;

function drawPlain(doc: Document, paper: GoodsPaper, words: Labels): void {
  const { kind, facts } = paper;
  if (kind === "manifest") return;
  doc.fontSize(11).fillColor(SOFT);
  write(doc, "Rebale");
  doc.fontSize(20).fillColor(INK);
  write(doc, words[kind]);
  doc.moveDown(0.6).fontSize(11);
  writeFacts(doc, [
    [words.number, paper.number],
    [words.dated, paper.dated.split("-").reverse().join("-")],
    [words.sale, String(paper.awardId)],
    [words.goods, [facts.title, facts.material].filter(Boolean).join(" · ")],
    ...ofKind(paper, words),
    [words.sender, traderLines(facts.sender, words)],
    [words.receiver, traderLines(facts.receiver, words)],
  ]);
  doc.moveDown(1).fontSize(11.5);
  write(doc, words[SAYS[kind]]);
  doc.moveDown(1.5).fontSize(9).fillColor(SOFT);
  write(doc, words.no_signature, { width: doc.page.width - 2 * MARGIN });
}

const timeOf = (iso: string | null) => (iso === null ? "–" : indiaTime(new Date(iso)).slice(0, 16));

function ofKind({ kind, facts }: GoodsPaper, words: Labels): Fact[] {
  const { truck, made } = facts;
  if (kind === "delivery_order")
    return [
      [words.quantity, kilogramsOf(facts.soldGrams, words.none)],
      [words.lift_by, timeOf(facts.liftBy)],
    ];
  if (truck)
    return [
      [words.vehicle_plain, truck.vehicle],
      [words.invoice, truck.invoice ?? words.none],
      [words.left, timeOf(truck.outAt)],
      [words.arrived, timeOf(truck.receivedAt)],
      [words.weighed_out, kilogramsOf(truck.grams, words.none)],
      [words.weighed_in, kilogramsOf(truck.receivedGrams, words.none)],
    ];
  if (!made) return [];
  return [
    ...made.products.map(
      ({ material, grams }): Fact => [
        words.products,
        `${material}: ${kilogramsOf(grams, words.none)}`,
      ],
    ),
    [words.loss, kilogramsOf(made.loss, words.none)],
  ];
}
