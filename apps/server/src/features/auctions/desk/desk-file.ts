import type { Readable } from "node:stream";
import type { auctions, Language } from "@rebale/contract";
import { STATE_WORDS } from "@rebale/contract/awards/state-words";
import type { Column } from "../../../platform/lists/columns.ts";
import { csvFile } from "../../../platform/lists/csv-file.ts";
import { MEDIA_TYPES } from "../../../platform/lists/send-list.ts";
import { xlsxFile } from "../../../platform/lists/xlsx-file.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { BASES, FILE_WORDS, STANDING_WORDS } from "./desk-labels.rules.ts";
import type { DrawnBids } from "./draw-bids.ts";

type Order = auctions.BidOrder;
type Format = "csv" | "xlsx" | "pdf";

export const DESK_TYPES: Readonly<Record<Format, string>> = {
  ...MEDIA_TYPES,
  pdf: "application/pdf",
};

const drawing = new URL("./draw-bids.ts", import.meta.url).href;

/** A trader's own bids, amounts as numbers in rupees. */
export async function deskFile(
  orders: readonly Order[],
  { format, language, name }: { format: Format; language: Language; name: string },
): Promise<Readable | Buffer> {
  if (format === "pdf") return drawPdf<DrawnBids>(drawing, drawn(orders, language, name));
  const columns = columnsIn(language);
  const cells = cellsOf(orders, columns);
  return format === "csv"
    ? csvFile(columns, cells)
    : xlsxFile(columns, cells, { name: "bids", total: orders.length });
}

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** The file's columns in their order: what is an amount is a number there. */
function columnsIn(language: Language): Column[] {
  const column = (
    word: keyof typeof FILE_WORDS,
    cell: (order: Order) => string | number | Date | null,
    format: Column["format"] = null,
  ): Column => ({
    head: FILE_WORDS[word][language],
    format,
    cell: (order) => cell(order as Order),
  });
  return [
    column("lot", ({ product_id }) => Number(product_id._id)),
    column("name", ({ product_id }) => product_id.title),
    column("place", ({ product_id }) => product_id.location.city),
    column("quantity", ({ quantity }) => quantity),
    column("unit_of", ({ product_id }) => product_id.unit),
    column("basis", ({ product_id }) => basisIn(product_id.basis, language)),
    column("standing", ({ standing }) => STANDING_WORDS[standing][language]),
    column("bid", ({ bid_amount }) => bid_amount),
    column("maximum", ({ maximum }) => maximum),
    column("price", ({ product_id }) => product_id.heightest),
    column("value", ({ value }) => value),
    column("ends", ({ product_id }) => dateOf(product_id.ends_at), "time"),
    column("sale", ({ award_state }) => award_state && STATE_WORDS[award_state][language]),
    column("due", ({ award_due }) => award_due),
    column("due_at", ({ award_due_at }) => dateOf(award_due_at), "time"),
  ];
}

const basisIn = (basis: string, language: Language) => BASES[basis]?.[language] ?? basis;

async function* cellsOf(orders: readonly Order[], columns: readonly Column[]) {
  yield orders.map((order) => columns.map(({ cell }) => cell(order)));
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
        ? STATE_WORDS[order.award_state][language]
        : STANDING_WORDS[order.standing][language],
      amounts: [order.bid_amount, order.value, order.award_due],
      at: order.product_id.ends_at,
    })),
  };
}
