import type { Body, listings } from "@rebale/contract";
import { type ImportColumn, TERMS_COLUMNS } from "@rebale/contract/listings/import";
import type { Lots } from "../../../platform/db/db-types.ts";

type Sent = keyof Body<typeof listings.editLot>;

/** The fate of a column of a lot in each place that could forget it. */
interface LotField {
  /** The seller's fields that it is made of: a lot is added with it, edited in it, and the edit is
   * audited. */
  readonly sent: readonly Sent[];
  /** Whether several lots may be changed in it at once. */
  readonly bulk: boolean;
  /** Columns of a seller's table that it is imported from. */
  readonly imported: readonly ImportColumn[];
  /** Whether the lot that offers the goods again has it, too. */
  readonly relisted: boolean;
  /** Its place in the office's file of lots: a field of the reply, with its head. */
  readonly exported: string | null;
}

/** Columns that the seller's form lacks, and that begin anew when the goods are listed again. */
const internal = { sent: [], bulk: false, imported: [], relisted: false, exported: null } as const;
const once = { bulk: false, relisted: true, exported: null } as const;

/**
 * Every column of a lot, once. A column of the table that is not here does not compile, and neither
 * does a place that leaves out what is said here.
 */
export const LOT_FIELDS = {
  category_id: {
    ...once,
    sent: ["category_id"],
    imported: ["material"],
    exported: "category.title",
  },
  sub_category_id: { ...once, sent: ["sub_category_id"], imported: ["material"] },
  title: { ...once, sent: ["title"], imported: ["title"], exported: "title" },
  lot_no: { ...once, sent: ["lot_no"], imported: ["lot_no"] },
  quantity_milli: { ...once, sent: ["quantity"], imported: ["quantity"], exported: "quantity" },
  unit: { ...once, sent: ["unit"], imported: ["unit"], exported: "unit" },
  description: { ...once, bulk: true, sent: ["description"], imported: ["description"] },
  state: { ...once, bulk: true, sent: ["state"], imported: ["state"], exported: "state" },
  city: { ...once, bulk: true, sent: ["city"], imported: ["city"], exported: "city" },
  pincode: { ...once, bulk: true, sent: ["pincode"], imported: ["pincode"], exported: "pincode" },
  site_id: { ...once, bulk: true, sent: ["site_id"], imported: ["site"] },
  basis: { ...once, bulk: true, sent: ["basis"], imported: ["basis"], exported: "basis" },
  asking_price: { ...once, bulk: true, sent: ["asking_price"], imported: ["start_price"] },
  deposit_kind: { ...once, sent: ["deposit"], imported: [] },
  deposit_percent: {
    ...once,
    sent: ["deposit"],
    imported: ["deposit_percent"],
    exported: "deposit.percent",
  },
  deposit_amount: {
    ...once,
    sent: ["deposit"],
    imported: ["deposit_amount"],
    exported: "deposit.amount",
  },
  pay_through: {
    ...once,
    sent: ["pay_through"],
    imported: ["pay_through"],
    exported: "pay_through",
  },
  proposed_terms: { ...once, sent: ["terms"], imported: TERMS_COLUMNS },
  proposed_format: { ...once, sent: ["format"], imported: ["format"] },
  proposed_sale: { ...internal, sent: ["start_at", "end_at"] },
  pictures: { ...internal, relisted: true },
  catalog: { ...internal, relisted: true },
  weight_grams: { ...internal, relisted: true, exported: "weight_kg" },
  requires_authorisation: { ...internal, relisted: true, exported: "requires_authorisation" },
  hsn6: { ...internal, relisted: true, exported: "hsn6" },
  taxed_as: { ...internal, relisted: true },
  id: { ...internal, exported: "_id" },
  url: { ...internal, exported: "url" },
  seller_id: { ...internal, exported: "seller.name" },
  approval: { ...internal, exported: "status" },
  refusal_reason: { ...internal, exported: "refusal_reason" },
  created_at: { ...internal, exported: "created_at" },
  edited_at: internal,
  assigned_to: internal,
  assigned_at: internal,
  corrections: internal,
  as_sent: internal,
  reviewed_at: internal,
  relist_of: internal,
  terms_version: internal,
  tax_hold_days: { ...internal, exported: "tax_hold.days" },
  company_id: internal,
  corrigenda: internal,
  invited_only: { ...internal, relisted: true },
  part_no: { ...internal, relisted: true },
  parts: { ...internal, relisted: true },
  parts_of: { ...internal, relisted: true },
  is_demo: internal,
  is_moving: internal,
} as const satisfies Record<keyof Lots, LotField>;

/** Columns of a lot's timetable that its seller wishes, in the fields of the same names. */
export const SALE_WISHES = ["reserve_price", "bid_increment", "min_bidders"] as const;
export type SaleWish = (typeof SALE_WISHES)[number];

type Fields = typeof LOT_FIELDS;
type Column = keyof Fields;
type Of<Part extends keyof LotField> = Fields[Column][Part];
/** The columns that a seller writes. */
export type SentColumn = {
  [C in Column]: Fields[C]["sent"] extends readonly [] ? never : C;
}[Column];
type ColumnsWith<Part extends "bulk" | "relisted"> = {
  [C in Column]: Fields[C][Part] extends true ? C : never;
}[Column];

/** The columns to change in several lots at once. */
export type BulkColumn = ColumnsWith<"bulk">;

/** The fields sent or imported that are no column above. */
type Unnamed =
  | Exclude<Sent, Of<"sent">[number] | SaleWish>
  | Exclude<ImportColumn, Of<"imported">[number] | SaleWish>;
/** Says the name of a field of the contract that no column is made of. */
true satisfies [Unnamed] extends [never] ? true : Unnamed;

/** Fields of a lot that a row of a seller's table gives, but for its terms. */
export type ImportedField = Exclude<
  {
    [C in Column]: Fields[C]["imported"] extends readonly [] ? never : Fields[C]["sent"];
  }[Column][number],
  "terms"
>;
/** Fields of the office's list whose heads its file needs. */
export type Exported = Exclude<Of<"exported">, null>;

const columns = Object.keys(LOT_FIELDS) as Column[];
export const SENT_COLUMNS = columns.filter(
  (column): column is SentColumn => LOT_FIELDS[column].sent.length > 0,
);
export const RELISTED_COLUMNS = columns.filter(
  (column): column is ColumnsWith<"relisted"> => LOT_FIELDS[column].relisted,
);

/** In which column of a seller's table a fault of a sent field stands. */
export const importedFrom = (sent: string): ImportColumn | undefined =>
  Object.values(LOT_FIELDS).find((field: LotField) => field.sent.includes(sent as Sent))
    ?.imported[0];

export const UNKNOWN_SITE = {
  en: "Choose one of your company's sites",
  hi: "अपनी कंपनी के यार्ड में से एक चुनिए",
};
