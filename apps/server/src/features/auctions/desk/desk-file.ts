import type { Readable } from "node:stream";
import type { auctions, Language } from "@rebale/contract";
import type { NextAct } from "@rebale/contract/awards/next-step";
import { sayStep } from "@rebale/contract/awards/next-step-text";
import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import type { Cell, Column } from "../../../platform/lists/columns.ts";
import { csvFile } from "../../../platform/lists/csv-file.ts";
import { MEDIA_TYPES } from "../../../platform/lists/send-list.ts";
import { xlsxFile } from "../../../platform/lists/xlsx-file.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { BASES, FILE_WORDS, STANDING_WORDS } from "./desk-labels.rules.ts";
import type { DrawnBids } from "./draw-bids.ts";

type Order = auctions.BidOrder;
type Format = "csv" | "xlsx" | "pdf";
export interface DeskFile {
  readonly format: Format;
  readonly language: Language;
  /** The name of its reader. */
  readonly name: string;
  readonly side: "buyer" | "seller";
}

export const DESK_TYPES: Readonly<Record<Format, string>> = {
  ...MEDIA_TYPES,
  pdf: "application/pdf",
};

const drawing = new URL("./draw-bids.ts", import.meta.url).href;

/** A trader's own bids, or a seller's sales; amounts as numbers in rupees. */
export async function deskFile(
  orders: readonly Order[],
  { format, language, name, side }: DeskFile,
): Promise<Readable | Buffer> {
  if (format === "pdf") return drawPdf<DrawnBids>(drawing, drawn(orders, language, name));
  const heads = columnsIn(language, side);
  const cells = cellsOf(orders, heads);
  return format === "csv"
    ? csvFile(heads, cells)
    : xlsxFile(heads, cells, { name: side === "buyer" ? "bids" : "sales", total: orders.length });
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

type Word = keyof typeof FILE_WORDS;
type Read = [Word, (order: Order, language: Language) => Cell, format?: Column["format"]];

const ofLot: readonly Read[] = [
  ["lot", ({ product_id }) => Number(product_id._id)],
  ["name", ({ product_id }) => product_id.title],
  ["place", ({ product_id }) => product_id.location.city],
  ["quantity", ({ quantity }) => quantity],
  ["unit_of", ({ product_id }) => product_id.unit],
  ["basis", ({ product_id }, language) => basisIn(product_id.basis, language)],
];
const ends: Read = ["ends", ({ product_id }) => dateOf(product_id.ends_at), "time"];
const sale: Read = [
  "sale",
  ({ award_state }, language) => award_state && STATE_LABELS[award_state][language],
];
const dueAt: Read = ["due_at", ({ award_due_at }) => dateOf(award_due_at), "time"];
const next: Read = ["next", ({ next_step: step }, language) => step && sayStep(step, language)];
/** Rupees that its buyer has still to pay. */
const toCome = ({ next_step: step }: Order) =>
  step && OF_PAYMENT.has(step.what) ? step.amount : null;
const OF_PAYMENT: ReadonlySet<NextAct> = new Set(["pay", "pay_more", "confirm_money"]);

/** The file's columns in their order: what is an amount is a number there. */
const columns: Readonly<Record<DeskFile["side"], readonly Read[]>> = {
  buyer: [
    ...ofLot,
    ["standing", ({ standing }, language) => STANDING_WORDS[standing][language]],
    ["bid", ({ bid_amount }) => bid_amount],
    ["maximum", ({ maximum }) => maximum],
    ["price", ({ product_id }) => product_id.heightest],
    ["value", ({ value }) => value],
    ...[ends, sale],
    ["due", ({ award_due }) => award_due],
    ...[dueAt, ["seller", otherSide] satisfies Read, next],
  ],
  seller: [
    ...ofLot,
    ["buyer", otherSide],
    ["sold_at", ({ bid_amount }) => bid_amount],
    ["lot_value", ({ value }) => value],
    ...[ends, sale],
    ["to_come", toCome],
    ...[dueAt, next],
  ],
};

const columnsIn = (language: Language, side: DeskFile["side"]): Column[] =>
  columns[side].map(([word, cell, format = null]) => ({
    head: FILE_WORDS[word][language],
    format,
    cell: (order) => cell(order as Order, language),
  }));

/** The other side's company once it is sold. */
function otherSide({ buyer, seller }: Order): string | null {
  const party = buyer ?? seller;
  return party && (party.business_name ?? party.name);
}

const basisIn = (basis: string, language: Language) => BASES[basis]?.[language] ?? basis;

async function* cellsOf(orders: readonly Order[], heads: readonly Column[]) {
  yield orders.map((order) => heads.map(({ cell }) => cell(order)));
}

function drawn(orders: readonly Order[], language: Language, name: string): DrawnBids {
  // The paper names the unit once.
  const word = (of: keyof typeof FILE_WORDS) => FILE_WORDS[of][language].replace(" (₹)", "");
  return {
    title: word("title"),
    about: `${name} · ${word("unit")}`,
    heads: [word("lot"), word("standing"), word("bid"), word("value"), word("due"), word("ends")],
    lines: orders.map((order) => ({
      lot: `${order.product_id._id} · ${order.product_id.title} · ${basisIn(order.product_id.basis, language)}`,
      standing: order.award_state
        ? STATE_LABELS[order.award_state][language]
        : STANDING_WORDS[order.standing][language],
      amounts: [order.bid_amount, order.value, order.award_due],
      at: order.product_id.ends_at,
    })),
  };
}
