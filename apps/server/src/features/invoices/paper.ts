import type { Paise } from "@rebale/contract";
import type { TaxPaperKind } from "@rebale/contract/invoices/kinds";

/** A tax paper as it was issued: what stands in `invoices`, which is never changed. */

/** Where goods leave or arrive. */
export interface Place {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
}
/** Who sells or buys, at the registered place of the GSTIN. */
export interface Party extends Place {
  /** Null of who is not registered. */
  readonly gstin: string | null;
  /** A unit of a special economic zone. */
  readonly isSez?: boolean;
}

export interface Parties {
  readonly seller: Party;
  readonly buyer: Party;
  /** Null where it is the seller's own place. */
  readonly dispatch: Place | null;
  /** Null where it is the buyer's own place; `gstin` of that yard, null where it has named none. */
  readonly delivery: (Place & { readonly gstin?: string | null }) | null;
  readonly vehicle: string | null;
  readonly transporter: { readonly name: string; readonly gstin: string | null } | null;
  /** Of a fee: who pays it, and alone sees it. */
  readonly side?: "buyer" | "seller";
  /** Of what the market charges beside its fee: which due it was. */
  readonly due?: number;
}

/** How a rate counts: per kg, MT or piece, or for all at once. */
export type RateBasis = "kg" | "mt" | "piece" | "lot";

export interface PaperLine {
  readonly what: string;
  /** As the material has it, four digits. */
  readonly hsn: string | null;
  /** Six digits; null where nobody has said which. */
  readonly hsn6: string | null;
  readonly isService: boolean;
  readonly basis: RateBasis;
  /** Paise for one unit of the basis. */
  readonly rate: Paise;
  /** What the truck weighs net; null of what is not weighed. */
  readonly grams: number | null;
  /** Thousandths of a piece, where the basis is the piece. */
  readonly piecesMilli: number | null;
  readonly value: Paise;
  /** Of GST in all, CGST and SGST together. */
  readonly percent: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** Of goods that were invoiced before: what this truck's part of them is worth, without GST. */
  readonly worth?: Paise;
  /** Of goods that are invoiced whole with their first truck: what that one's part is worth. */
  readonly part?: Paise;
}

export interface Amounts {
  readonly value: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly tcs: Paise;
  readonly total: Paise;
}

/** What the invoice portal answered. */
export interface IrpAnswer {
  readonly irn: string;
  readonly ackNo: string;
  readonly ackDate: string;
  readonly signedQr: string;
}
export interface EwayBill {
  readonly no: string;
  /** ISO 8601. */
  readonly validUntil: string;
}

export interface Paper extends Amounts {
  readonly id: number;
  readonly kind: TaxPaperKind;
  /** Of who issues it; `URP` and who it is where that one has none. */
  readonly gstin: string;
  /** 26-27. */
  readonly fy: string;
  /** Null where the seller numbers himself. */
  readonly series: string | null;
  readonly number: string;
  /** YYYY-MM-DD in India. */
  readonly dated: string;
  readonly awardId: number;
  readonly tripId: number | null;
  readonly ofInvoice: number | null;
  /** Number and day of the paper that a note is to, or whose goods a challan carries. */
  readonly of: { readonly number: string; readonly dated: string } | null;
  readonly parties: Parties;
  readonly lines: readonly PaperLine[];
  readonly isRcm: boolean;
  readonly irnHash: string | null;
  readonly irp: IrpAnswer | null;
  readonly ewb: EwayBill | null;
  readonly file: string | null;
}
