import type { Paise } from "@rebale/contract";
import { type KindsThat, paperOf, type TaxPaperKind } from "@rebale/contract/invoices/kinds";
import { gramsOf } from "@rebale/contract/values/basis";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { taxesOfSale } from "../../landed-cost/index.ts";
import type { Paper, PaperLine, Parties } from "../paper.ts";
import { firstInvoiceOf, paperOfTrip } from "../papers.store.ts";
import {
  billOf,
  goodsWithGst,
  gstOn,
  isByWeight,
  type Rates,
  ratesFrom,
  worthOf,
} from "./amounts.rules.ts";
import { type Draft, type External, issuePaper } from "./issue-paper.ts";
import { buyerOf, sellerOf } from "./parties.rules.ts";
import { type SaleFacts, saleFacts, type TripFacts, tripFacts } from "./sale-facts.store.ts";

export interface Truck {
  readonly awardId: number;
  readonly tripId: number;
  readonly netGrams: number;
  /** The user who lets it out; null for a gate's device. */
  readonly actorId: number | null;
  /** For a seller who numbers himself. */
  readonly external?: External | undefined;
  /** The day of a truck of before, and of its paper; now if left out. */
  readonly at?: Date | undefined;
}

/** The paper that goes with a truck; amounts in paise. */
export interface Issued {
  readonly id: number;
  readonly number: string;
  readonly kind: TaxPaperKind;
  /** Without taxes; 0 of a challan, whose goods are invoiced already. */
  readonly value: Paise;
  readonly total: Paise;
  /** The truck's goods with the GST that is charged: above ₹50,000 it needs an e-way bill. */
  readonly goodsWithGst: Paise;
  /** Once it is known. */
  readonly ewayNo: string | null;
}

/**
 * Issues the paper that goes with a truck, on its own weight: a tax invoice, for exempt goods a
 * bill of supply, the buyer's self-invoice where an unregistered seller's goods are under reverse
 * charge, or a challan where the goods were invoiced whole with the first truck. Once a trip: later
 * calls get the same. The row of the award's auction is locked; the series of numbers is locked
 * here, last of all.
 * @throws Problem schema_unmet where no GSTIN or rate is known that the taxes need; invalid_input
 * at `invoice_no`, invoice_number_used
 */
export async function issueForTruck(tx: Tx, truck: Truck): Promise<Issued> {
  const before = await paperOfTrip(tx, truck.tripId);
  if (before) return issued(before);
  const sale = await saleFacts(tx, truck.awardId);
  const trip = await tripFacts(tx, truck.awardId, truck.tripId);
  const rates = ratesFrom(sale.lines ?? (await taxesOf(tx, sale)));
  const parties = partiesOf(sale, trip, rates);
  const earlier = isByWeight(sale) ? undefined : await firstInvoiceOf(tx, truck.awardId);
  const draft = earlier
    ? challan(sale, truck, parties, rates, earlier)
    : invoice(sale, truck, parties, rates);
  const external = paperOf(draft.kind).issuer === "seller" ? truck.external : undefined;
  return issued(await issuePaper(tx, draft, { actorId: truck.actorId, external, at: truck.at }));
}

/** A payment between the two has no snapshot: it is counted as its auction's page shows it. */
const taxesOf = (tx: Tx, { lotId, buyerId, buyerCompanyId, value, billTo }: SaleFacts) =>
  taxesOfSale(tx, {
    ...{ lotId, value, billToSite: billTo },
    buyer: { userId: buyerId, companyId: buyerCompanyId },
  });

function partiesOf(sale: SaleFacts, trip: TripFacts, rates: Rates): Parties {
  const { goods, billTo, shipTo } = sale;
  const { seller, dispatch } = sellerOf(sale.seller, goods, !rates.isSellerUnregistered);
  const goodsState = (dispatch ?? seller).state;
  const places = { billTo, shipTo, goodsState, isIntra: rates.isIntra };
  const { buyer, delivery } = buyerOf(sale.buyer, places);
  const { vehicle, transporter, transporterGstin } = trip;
  const missing = [
    ...(rates.percent === null ? ["lines.gst"] : []),
    ...(rates.percent && !rates.isRcm && seller.gstin === null ? ["seller.gstin"] : []),
    ...(rates.isRcm && buyer.gstin === null ? ["buyer.gstin"] : []),
  ];
  if (missing.length > 0)
    throw new Problem("schema_unmet", {
      errors: missing.map((path) => ({
        path,
        msg: { en: "The tax invoice needs this", hi: "टैक्स इनवॉइस के लिए यह चाहिए" },
      })),
    });
  return {
    ...{ seller, buyer, dispatch, delivery, vehicle },
    transporter: transporter === null ? null : { name: transporter, gstin: transporterGstin },
  };
}

/** Whoever reads a truck's paper knows these kinds alone. */
type TruckDraft = Draft & { readonly kind: KindsThat<"bill" | "carriage"> };

/** The issuer's series; one without a GSTIN has one all the same. */
const unregistered = (company: number | null, user: number) =>
  company === null ? `URP-U${user}` : `URP-${company}`;

function invoice(sale: SaleFacts, truck: Truck, parties: Parties, rates: Rates): TruckDraft {
  const amounts = billOf({ ...sale, rates }, truck.netGrams);
  const isSelf = rates.isRcm && parties.seller.gstin === null;
  // Only who is registered has a tax invoice to replace.
  const isBillOfSupply = rates.isExempt && parties.seller.gstin !== null;
  const issuer = isSelf ? parties.buyer.gstin : parties.seller.gstin;
  return {
    ...{ awardId: sale.awardId, tripId: truck.tripId, ofInvoice: null, parties },
    kind: isSelf ? "self_invoice" : isBillOfSupply ? "bill_of_supply" : "tax_invoice",
    gstin: issuer ?? unregistered(sale.sellerCompanyId, sale.sellerId),
    isRcm: rates.isRcm,
    lines: [
      {
        ...lineOf(sale, truck.netGrams, amounts.value, rates),
        ...(!isByWeight(sale) && { part: partOf(sale, truck.netGrams) }),
      },
    ],
    ...amounts,
  };
}

/** A truck's part of goods that are sold as a whole. */
const partOf = ({ value, unit, quantityMilli, weightGrams }: SaleFacts, grams: number) =>
  worthOf(
    value,
    grams,
    gramsOf({ unit, quantity_milli: quantityMilli, weight_grams: weightGrams }),
  );

/** Rule 55(5): goods that were invoiced whole go in parts, each with a challan. */
function challan(
  sale: SaleFacts,
  truck: Truck,
  parties: Parties,
  rates: Rates,
  first: Paper,
): TruckDraft {
  const zero = 0 as Paise;
  const worth = partOf(sale, truck.netGrams);
  const line = lineOf(sale, truck.netGrams, zero, rates);
  return {
    ...{ awardId: sale.awardId, tripId: truck.tripId, ofInvoice: first.id, parties },
    kind: "challan",
    gstin: parties.seller.gstin ?? unregistered(sale.sellerCompanyId, sale.sellerId),
    isRcm: rates.isRcm,
    lines: [{ ...line, worth }],
    ...{ value: zero, cgst: zero, sgst: zero, igst: zero, tcs: zero, total: zero },
  };
}

function lineOf(sale: SaleFacts, grams: number, value: Paise, rates: Rates): PaperLine {
  const { title, hsn, hsn6, basis, rate, quantityMilli } = sale;
  return {
    ...{ what: title, hsn, hsn6, isService: false, basis, rate, grams },
    piecesMilli: basis === "piece" ? quantityMilli : null,
    ...{ value, percent: rates.percent ?? 0, ...gstOn(value, rates) },
  };
}

const issued = (paper: Paper): Issued => ({
  ...{ id: paper.id, number: paper.number, kind: paper.kind },
  ...{ value: paper.value, total: paper.total },
  goodsWithGst: goodsWithGst(paper),
  ewayNo: paper.ewb?.no ?? null,
});
