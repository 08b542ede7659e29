import type { Paise } from "@rebale/contract";
import { isCarriage } from "@rebale/contract/invoices/kinds";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { lotValue, type Micro } from "@rebale/contract/values/basis";
import { share } from "@rebale/contract/values/share";
import type { Amounts, Paper, RateBasis } from "../paper.ts";

/** The amounts of a truck's goods; pure, in paise and percent. */

/** Taxes of a sale as its landed cost counted them. */
export interface Rates {
  /** The GST in all; null where it is not known. */
  readonly percent: number | null;
  /** Within one state: CGST and SGST (or UTGST), each half. */
  readonly isIntra: boolean;
  /** The buyer pays the GST to the government. */
  readonly isRcm: boolean;
  /** Nothing is charged on these goods, whoever sells and buys them. */
  readonly isExempt: boolean;
  /** By the landed cost the seller has no GSTIN. */
  readonly isSellerUnregistered: boolean;
  /** On the value and the seller's GST; 0 for none. */
  readonly tcsPercent: number;
}

type TaxLine = Pick<CostLine, "what" | "percent" | "paid_to" | "code">;
const HALVES: ReadonlySet<string> = new Set(["cgst", "sgst", "utgst"]);
const GST: ReadonlySet<string> = new Set(["gst", "igst", ...HALVES]);
const UNREGISTERED: ReadonlySet<string> = new Set(["gst_unregistered", "gst_reverse_metal"]);

export function ratesFrom(lines: readonly TaxLine[]): Rates {
  const gst = lines.filter(({ what }) => GST.has(what));
  const isUnknown = gst.length === 0 || gst.some(({ percent }) => percent === null);
  const percent = isUnknown ? null : gst.reduce((sum, line) => sum + (line.percent ?? 0), 0);
  return {
    percent,
    isExempt: percent === 0 && gst.every(({ code }) => code === "gst"),
    isIntra: gst.some(({ what }) => HALVES.has(what)),
    isRcm: gst.some(({ paid_to }) => paid_to === "government"),
    isSellerUnregistered: gst.some(({ code }) => UNREGISTERED.has(code)),
    tcsPercent: lines.find(({ what }) => what === "tcs")?.percent ?? 0,
  };
}

/** GST on a value: each tax rounded half up once, the halves equal. */
export function gstOn(value: Paise, { percent, isIntra }: Pick<Rates, "percent" | "isIntra">) {
  const half = (isIntra ? share(value, (percent ?? 0) / 2) : 0) as Paise;
  const igst = (isIntra ? 0 : share(value, percent ?? 0)) as Paise;
  return { cgst: half, sgst: half, igst };
}

/** @param tcsPercent 0 where none is collected, as of a note */
export function amountsOf(value: Paise, rates: Rates, tcsPercent = rates.tcsPercent): Amounts {
  const gst = gstOn(value, rates);
  const charged = rates.isRcm ? 0 : gst.cgst + gst.sgst + gst.igst;
  const tcs = share(value + charged, tcsPercent) as Paise;
  return { value, ...gst, tcs, total: (value + charged + tcs) as Paise };
}

/** Rate times net weight, rounded half up to the paisa. */
export const truckValue = (
  rate: Paise,
  basis: Extract<RateBasis, "kg" | "mt">,
  grams: number,
): Paise => lotValue(rate, (basis === "kg" ? grams * 1000 : grams) as Micro);

/** The terms that a sale's trucks are billed by. */
export interface Billing {
  readonly basis: RateBasis;
  /** Paise for one unit of the basis. */
  readonly rate: Paise;
  /** All that was sold. */
  readonly value: Paise;
  readonly rates: Rates;
  /** The buyer's declaration was accepted: no TCS is collected. */
  readonly isDeclared: boolean;
}
export const isByWeight = <T extends { readonly basis: RateBasis }>(
  of: T,
): of is T & { readonly basis: "kg" | "mt" } => of.basis === "kg" || of.basis === "mt";

/** A truck's bill; for goods that are sold as a whole its first truck's. */
export function billOf(of: Billing, netGrams: number): Amounts {
  const value = isByWeight(of) ? truckValue(of.rate, of.basis, netGrams) : of.value;
  return amountsOf(value, of.rates, of.isDeclared ? 0 : of.rates.tcsPercent);
}

/** The worth of a part of goods that were sold as a whole; all of it where no weight is known. */
export function worthOf(whole: Paise, grams: number, ofGrams: number): Paise {
  if (ofGrams <= 0 || grams >= ofGrams) return whole;
  const [a, b, c] = [BigInt(whole), BigInt(grams), BigInt(ofGrams)];
  return Number((2n * a * b + c) / (2n * c)) as Paise;
}

/** Above ₹50,000 of value and GST goods go with an e-way bill. */
const EWAY_ABOVE = 5_000_000;
/** @param goodsWithGst paise */
export const needsEway = (goodsWithGst: Paise): boolean => goodsWithGst > EWAY_ABOVE;

/** In paise, for the e-way bill's limit; a challan's are worth their part of the whole. */
export function goodsWithGst(paper: Paper): Paise {
  if (!isCarriage(paper.kind)) return (paper.total - paper.tcs) as Paise;
  return paper.lines.reduce((sum, line) => {
    const worth = line.worth ?? (0 as Paise);
    const gst = paper.isRcm ? 0 : gstSum(gstOn(worth, { ...line, isIntra: isIntra(paper) }));
    return (sum + worth + gst) as Paise;
  }, 0 as Paise);
}
const gstSum = ({ cgst, sgst, igst }: ReturnType<typeof gstOn>) => cgst + sgst + igst;
/** A challan has no taxes of its own to tell by. */
export const isIntra = ({ parties }: Pick<Paper, "parties">): boolean =>
  !parties.buyer.isSez && (parties.dispatch ?? parties.seller).state === parties.buyer.state;
