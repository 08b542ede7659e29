import { grams, paise, part, percentOf, sum } from "./arithmetic.ts";
import type { LotReply, SaleReply, ShownReply } from "./replies.ts";

/** The amounts of one sale, from its bid and its trucks alone; paise and grams. */

const GST = 18;
const TCS = 2;
const DEPOSIT = 10;
const FEE = 0.5;
const LATE = 1;
const TOLERANCE = 10;

export interface Bill {
  readonly value: number;
  readonly cgst: number;
  readonly igst: number;
  readonly tcs: number;
  readonly total: number;
}
export function billOf(value: number, isIntra: boolean, withTcs = true): Bill {
  const cgst = isIntra ? percentOf(value, GST / 2) : 0;
  const igst = isIntra ? 0 : percentOf(value, GST);
  const tcs = withTcs ? percentOf(value + 2 * cgst + igst, TCS) : 0;
  return { value, cgst, igst, tcs, total: value + 2 * cgst + igst + tcs };
}

export interface Truck {
  readonly tripId: string;
  readonly net: number;
  readonly bill: Bill;
  readonly credit: Bill | null;
  /** Its seller's money at its release. */
  readonly proceeds: number;
  /** The GST that stays with the market from its release on. */
  readonly kept: number;
  /** The part of what was kept that is the seller's since. */
  readonly freed: number;
  /** Taken by the market, without and with its GST. */
  readonly charged: number;
  readonly fee: number;
}
export interface Expected {
  readonly value: number;
  readonly payable: number;
  readonly emd: number;
  readonly late: number;
  readonly trucks: readonly Truck[];
  readonly out: number;
  readonly most: number;
}

export const gstOf = ({ cgst, igst }: Bill): number => 2 * cgst + igst;

/** Within a rupee a 2B shows all of it. */
const SAME = 100;
/** The part of the kept tax that the buyer's word or 2B gives to the seller. */
function freedOf(bill: Bill, credit: Bill | null, shown: ShownReply | undefined): number {
  const kept = gstOf(bill) - (credit ? gstOf(credit) : 0);
  if (!shown || shown.said === "nothing") return 0;
  if (shown.said === "confirmed") return kept;
  const covered =
    Math.min(bill.cgst, paise(shown.cgst)) +
    Math.min(bill.cgst, paise(shown.sgst)) +
    Math.min(bill.igst, paise(shown.igst));
  if (gstOf(bill) - covered <= SAME) return kept;
  return Math.min(kept, Math.max(0, covered - (credit ? gstOf(credit) : 0)));
}

export function expectedOf(lot: LotReply, sale: SaleReply, shown: readonly ShownReply[]): Expected {
  const isIntra = lot.sellerState === sale.buyerState;
  const value = part(paise(sale.award.rate), grams(lot.kilograms), 1000);
  const payable = billOf(value, isIntra).total;
  const emd = percentOf(value, DEPOSIT);
  const fee = percentOf(payable - emd, LATE);
  const trucks = sale.trips.flatMap((trip): Truck[] => {
    if (trip.state !== "out" && trip.state !== "received") return [];
    const net = grams(trip.gross_kg ?? 0) - grams(trip.tare_kg ?? 0);
    const bill = billOf(part(paise(sale.award.rate), net, 1000), isIntra);
    const allowed = sum(
      sale.award.claims
        .filter(({ trip_id }) => trip_id === trip._id)
        .map(({ allowed_percent }) => allowed_percent ?? 0),
    );
    const credit = allowed > 0 ? billOf(percentOf(bill.value, allowed), isIntra, false) : null;
    const charged = percentOf(bill.value - (credit?.value ?? 0), FEE);
    const all = charged + percentOf(charged, GST);
    const isKept = lot.taxHoldDays !== null;
    const kept = isKept ? gstOf(bill) - (credit ? gstOf(credit) : 0) : 0;
    const said = shown.find(({ tripId }) => tripId === trip._id);
    const freed = isKept ? freedOf(bill, credit, said) : 0;
    const proceeds = bill.total - (credit?.total ?? 0) - all - kept;
    return [{ tripId: trip._id, net, bill, credit, proceeds, kept, freed, charged, fee: all }];
  });
  return {
    ...{ value, payable, emd, trucks, late: fee + percentOf(fee, GST) },
    out: sum(trucks.map(({ net }) => net)),
    most: part(grams(lot.kilograms), 100 + TOLERANCE, 100),
  };
}
