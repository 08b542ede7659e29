import { grams, paise, sum } from "./arithmetic.ts";
import type { LotReply, PaperReply, SaleReply, ShownReply } from "./replies.ts";
import { type Bill, type Expected, expectedOf, gstOf, type Truck } from "./sale.ts";

export type Compare = (what: string, said: number | string, expected: number | string) => void;

/** The bids of a lot say who won it and at which rate. */
export function checkRate(lot: LotReply, sales: readonly SaleReply[], compare: Compare): void {
  const bids = lot.ledger.filter(({ kind }) => kind === "bid");
  const best = new Map<string, number>();
  for (const { bidder, amount } of bids)
    best.set(bidder, Math.max(best.get(bidder) ?? 0, paise(amount)));
  const order = [...best.values()].sort((a, b) => b - a);
  const own = sales
    .filter(({ award }) => award.product_id === lot.id)
    .sort((a, b) => Number(a.award._id) - Number(b.award._id));
  compare(`lot ${lot.id}: sales`, own.length > 0 ? 1 : 0, order.length > 0 ? 1 : 0);
  for (const [i, { award }] of own.entries())
    compare(`sale ${award._id}: rate`, paise(award.rate), order[i] ?? 0);
}

export function checkSale(
  lot: LotReply,
  sale: SaleReply,
  { shown, compare }: { shown: readonly ShownReply[]; compare: Compare },
): Expected {
  const { award, asSeller } = sale;
  const expected = expectedOf(lot, sale, shown);
  const of = (what: string) => `sale ${award._id} (${award.state}): ${what}`;
  compare(of("value"), paise(award.value), expected.value);
  compare(of("payable"), paise(award.payable), expected.payable);
  compare(of("deposit"), paise(award.emd.required), expected.emd);
  compare(of("sold"), grams(award.goods.sold_kg), grams(lot.kilograms));
  compare(of("out"), grams(award.goods.out_kg), expected.out);
  compare(of("beyond the tolerance"), Math.max(0, expected.out - expected.most), 0);
  for (const side of [award, asSeller]) {
    compare(of("due"), paise(side.due), dueOf(sale, expected));
    compare(of("paid"), paise(side.paid), paidOf(sale, expected));
  }
  for (const truck of expected.trucks) checkTruck(truck, sale, compare);
  const trucks = lot.taxHoldDays === null ? [] : expected.trucks;
  compare(of("trucks whose GST is kept"), award.tax_holds.length, trucks.length);
  for (const truck of trucks) checkHold(truck, sale, compare);
  const fees = sale.invoices.filter(({ kind }) => kind === "fee_invoice");
  const taken = sum(expected.trucks.map(({ fee }) => fee));
  compare(of("fee's papers"), sum(fees.map(({ total }) => paise(total))), taken);
  return expected;
}

const OVER: ReadonlySet<string> = new Set(["settled", "completed"]);

function dueOf({ award }: SaleReply, { payable, emd, late }: Expected): number {
  if (award.state === "payment_due") return payable - emd;
  return award.state === "overdue" ? payable - emd + late : 0;
}
/** The sum paid: a sale that is paid and not lifted here was paid late. */
function paidOf({ award }: SaleReply, { payable, late, trucks }: Expected): number {
  if (OVER.has(award.state)) return sum(trucks.map(({ bill }) => bill.total));
  return award.state === "paid" ? payable + late : 0;
}

function checkTruck(truck: Truck, { invoices, trips }: SaleReply, compare: Compare): void {
  const of = (what: string) => `trip ${truck.tripId}: ${what}`;
  const trip = trips.find(({ _id }) => _id === truck.tripId);
  compare(of("net"), grams(trip?.net_kg ?? 0), truck.net);
  const paper = (kind: string) =>
    invoices.find((one) => one.trip_id === truck.tripId && one.kind === kind);
  checkBill(paper("tax_invoice"), truck.bill, of("invoice"), compare);
  const note = paper("credit_note");
  compare(of("has a note"), note ? 1 : 0, truck.credit ? 1 : 0);
  if (truck.credit) checkBill(note, truck.credit, of("note"), compare);
}

function checkHold(
  { tripId, bill, credit, kept, freed }: Truck,
  sale: SaleReply,
  compare: Compare,
) {
  const of = (what: string) => `trip ${tripId}: kept GST, ${what}`;
  const hold = sale.award.tax_holds.find(({ trip_id }) => trip_id === tripId);
  compare(of("tax"), paise(hold?.tax ?? 0), gstOf(bill));
  compare(of("credited"), paise(hold?.credited ?? 0), credit ? gstOf(credit) : 0);
  compare(of("held"), paise(hold?.held ?? 0), kept - freed);
  compare(of("released"), paise(hold?.released ?? 0), freed);
  compare(of("returned"), paise(hold?.returned ?? 0), 0);
}

function checkBill(said: PaperReply | undefined, bill: Bill, what: string, compare: Compare): void {
  compare(`${what}: value`, paise(said?.value ?? 0), bill.value);
  compare(`${what}: CGST`, paise(said?.cgst ?? 0), bill.cgst);
  compare(`${what}: SGST`, paise(said?.sgst ?? 0), bill.cgst);
  compare(`${what}: IGST`, paise(said?.igst ?? 0), bill.igst);
  compare(`${what}: TCS`, paise(said?.tcs ?? 0), bill.tcs);
  compare(`${what}: total`, paise(said?.total ?? 0), bill.total);
}
