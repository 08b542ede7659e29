/** A company's books as the market answers them; amounts in rupees. */

export interface BooksReply {
  readonly books: readonly MonthReply[];
  /** The names of its ledgers. */
  readonly ledgers: Readonly<Record<string, string>>;
}
export interface RegisterReply<Row> {
  readonly rows: readonly Row[];
  readonly totals: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
}
export interface MonthReply {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  readonly sales: RegisterReply<PaperRow>;
  readonly purchases: RegisterReply<PaperRow>;
  readonly receipts: RegisterReply<ReceiptRow>;
  readonly payouts: RegisterReply<PayoutRow>;
  readonly tds: RegisterReply<{ readonly ref: string }>;
  readonly tcs: RegisterReply<TcsRow>;
  readonly statement: Readonly<Record<"opening" | "in" | "out" | "closing", number>>;
  /** XML. */
  readonly tally: string;
  readonly gstr1: Gstr1Reply;
}
export interface PaperRow {
  readonly ref: string;
  readonly kind: string;
  readonly number: string;
  readonly dated: string;
  readonly party: string;
  readonly party_gstin: string | null;
  readonly value: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly tcs: number;
  readonly total: number;
  readonly award_id: string;
  readonly trip_id: string | null;
}
export interface ReceiptRow {
  readonly ref: string;
  readonly dated: string;
  readonly kind: string;
  readonly gross: number;
  readonly fee: number;
  readonly fee_gst: number;
  readonly gst_tcs: number;
  readonly income_tds: number;
  readonly tax_held: number;
  readonly net: number;
  readonly trip_id: string | null;
}
export interface PayoutRow {
  readonly ref: string;
  readonly dated: string;
  readonly amount: number;
  readonly utr: string | null;
}
export interface TcsRow {
  readonly ref: string;
  readonly side: string;
  readonly base: number;
  readonly percent: number;
  readonly amount: number;
}
interface Item {
  readonly itm_det: Readonly<Record<"rt" | "txval" | "iamt" | "camt" | "samt", number>>;
}
export interface Gstr1Reply {
  readonly gstin: string;
  readonly fp: string;
  readonly b2b?: readonly {
    readonly ctin: string;
    readonly inv: readonly {
      readonly inum: string;
      readonly idt: string;
      readonly val: number;
      readonly itms: readonly Item[];
    }[];
  }[];
  readonly cdnr?: readonly {
    readonly ctin: string;
    readonly nt: readonly {
      readonly nt_num: string;
      readonly nt_dt: string;
      readonly val: number;
      readonly itms: readonly Item[];
    }[];
  }[];
  readonly b2cl?: unknown;
  readonly b2cs?: unknown;
  readonly hsn?: {
    readonly hsn_b2b?: readonly Readonly<
      Record<"qty" | "txval" | "iamt" | "camt" | "samt", number>
    >[];
  };
  readonly doc_issue?: {
    readonly doc_det: readonly {
      readonly doc_num: number;
      readonly docs: readonly {
        readonly from: string;
        readonly to: string;
        readonly totnum: number;
        readonly net_issue: number;
      }[];
    }[];
  };
}
