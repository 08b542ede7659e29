import type { Paise } from "@rebale/contract";
import type { TaxPaperKind } from "@rebale/contract/invoices/kinds";
import type { TurnoverBand } from "@rebale/contract/rates/paper-clocks";

/** A tax paper as it was issued: what stands in `invoices`, which is never changed. */

/** Where goods leave or arrive. */
export interface Place {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
}
/** The seller or buyer, at the registered place of the GSTIN. */
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
  /** The payer of a fee, who alone sees it. */
  readonly side?: "buyer" | "seller";
  /** The due that the market charges beside its fee. */
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
  /** The truck's net weight; null of what is not weighed. */
  readonly grams: number | null;
  /** Thousandths of a piece, where the basis is the piece. */
  readonly piecesMilli: number | null;
  readonly value: Paise;
  /** The GST in all, CGST and SGST together. */
  readonly percent: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  /** The worth of this truck's part of goods invoiced before, without GST. */
  readonly worth?: Paise;
  /** The worth of the first truck's part of goods that are invoiced whole with it. */
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

/** The invoice portal's answer. */
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
  /** The issuer's; `URP` and who it is where that one has none. */
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
  /** YYYY-MM-DD in India, as one of the sides has told. */
  readonly ewayClosedOn: string | null;
  /** The seller's, who reports to the IRP; null while they have told none. */
  readonly turnoverBand: TurnoverBand | null;
  /** When its truck left; null of a paper that is no truck's. */
  readonly outAt: Date | null;
  readonly file: string | null;
}
