import type { BooksReply } from "./book-replies.ts";

/** The parts of the market's public replies that this program reads. */

export interface Replies {
  readonly lots: readonly LotReply[];
  readonly sales: readonly SaleReply[];
  readonly companies: readonly CompanyReply[];
  readonly trial: readonly { readonly account: string; readonly balance: number }[];
  /** The payments to gateway and bank, as the payers were told. */
  readonly cameIn: readonly { readonly companyId: number; readonly amount: number }[];
  /** The words of buyers on invoices whose GST is kept. */
  readonly shown: readonly ShownReply[];
  /** The outputs that recyclers declared. */
  readonly made: readonly {
    readonly awardId: string;
    readonly outKg: number;
    readonly lossKg: number;
    readonly packedKg: number;
  }[];
}
export interface ShownReply {
  readonly tripId: string;
  readonly said: "all" | "half" | "nothing" | "confirmed";
  /** Rupees that the buyer's 2B has. */
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}
export interface LotReply {
  readonly id: string;
  readonly kilograms: number;
  readonly throughMarket: boolean;
  readonly taxHoldDays: number | null;
  readonly seller: number;
  readonly sellerState: string;
  readonly ledger: readonly {
    readonly kind: string;
    readonly seq: number;
    /** "Bidder 1"; empty of an opening. */
    readonly bidder: string;
    readonly amount: number;
  }[];
}
export interface SaleReply {
  readonly buyer: number;
  readonly buyerState: string;
  readonly award: AwardReply;
  readonly asSeller: AwardReply;
  readonly kilograms: Readonly<
    Record<
      "lot_kg" | "transit_kg" | "in_kg" | "out_kg" | "loss_kg" | "stock_kg" | "evidence_kg",
      number
    >
  >;
  /** As the seller sees them, and as the buyer does: each without the other's fee. */
  readonly invoices: readonly PaperReply[];
  readonly ofBuyer: readonly PaperReply[];
  readonly trips: readonly TripReply[];
}
export interface AwardReply {
  readonly _id: string;
  readonly product_id: string;
  readonly state: string;
  readonly rate: number;
  readonly value: number;
  readonly payable: number;
  readonly due: number;
  readonly paid: number;
  readonly emd: { readonly required: number; readonly held: number };
  readonly goods: { readonly sold_kg: number; readonly out_kg: number };
  readonly claims: readonly {
    readonly trip_id: string;
    readonly allowed_percent: number | null;
    readonly credit: number | null;
  }[];
  readonly papers: readonly { readonly kind: string; readonly number: string }[];
  readonly tax_holds: readonly {
    readonly trip_id: string;
    readonly tax: number;
    readonly credited: number;
    readonly held: number;
    readonly released: number;
    readonly returned: number;
  }[];
}
export interface PaperReply {
  readonly _id: string;
  readonly dated: string;
  readonly kind: string;
  readonly number: string;
  readonly trip_id: string | null;
  readonly value: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly tcs: number;
  readonly total: number;
}
export interface TripReply {
  readonly _id: string;
  readonly state: string;
  readonly tare_kg: number | null;
  readonly gross_kg: number | null;
  readonly net_kg: number | null;
}
export interface CompanyReply extends BooksReply {
  readonly id: number;
  readonly name: string;
  readonly gstin: string;
  readonly closing: number;
  readonly wallet: Readonly<
    Record<"deposit" | "held" | "paid_in" | "proceeds" | "tax_held" | "leaving" | "owed", number>
  >;
  readonly statement: readonly StatementReply[];
  readonly withdrawals: readonly {
    readonly amount: number;
    readonly state: string;
    readonly utr: string | null;
  }[];
}
export interface StatementReply {
  /** The entry's number, a dot, the line's. */
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly account: string;
  readonly kind: string;
  readonly in: number;
  readonly out: number;
}
