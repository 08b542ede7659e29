import { z } from "zod";
import { AWARD_SIDES } from "../awards/states.ts";
import { TAX_PAPER_KINDS } from "../invoices/kinds.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";

/** Types of events and their data: a new type is a row here, and is known everywhere. */

const Moment = z.iso.datetime();
const Kilograms = z.number();

interface EventType<D extends z.ZodRawShape = z.ZodRawShape> {
  /** Whose company is told. */
  readonly side: "seller" | "buyer" | "both";
  readonly words: string;
  readonly data: z.ZodObject<D>;
  /** The call that reads on, of these data. */
  readonly href: (data: z.output<z.ZodObject<D>>) => string;
  readonly example: z.output<z.ZodObject<D>>;
}
const type = <D extends z.ZodRawShape>(
  side: EventType["side"],
  words: string,
  shape: D,
  href: EventType<D>["href"],
  example: EventType<D>["example"],
): EventType<D> => ({ side, words, data: z.object(shape), href, example });

const ofLot = { product_id: IdOut, title: z.string() };
const ofAward = { award_id: IdOut };
const ofTrip = {
  ...{ ...ofAward, trip_id: IdOut, vehicle_no: z.string() },
  net_kg: Kilograms.nullable().describe("Once it is weighed full."),
  invoice_id: IdOut.nullable().describe("Once its paper is issued."),
};
const ofInvoice = {
  ...{ invoice_id: IdOut, award_id: IdOut, kind: z.string(), number: z.string() },
  ...{ value: RupeesOut.describe("Without taxes."), total: RupeesOut },
};
const ofClaim = {
  ...{ claim_id: IdOut, award_id: IdOut, trip_id: IdOut, what: z.string() },
  allowed_percent: z.number().nullable().describe("Null until it is decided."),
};
const ofHold = {
  ...{ hold_id: IdOut, award_id: IdOut, number: z.string(), amount: RupeesOut },
  why: z.string().nullable(),
};
const ofPayout = { amount: RupeesOut, utr: z.string().nullable() };

const lotPage = ({ product_id }: { product_id: string }) => `/api/product/view/${product_id}`;
const auctionPage = ({ product_id }: { product_id: string }) =>
  `/api/auction/details/${product_id}`;
const awardPage = ({ award_id }: { award_id: string }) => `/api/award/${award_id}`;
const tripPage = ({ trip_id }: { trip_id: string }) => `/api/trip/${trip_id}`;
const invoicePage = ({ invoice_id }: { invoice_id: string }) => `/api/invoice/${invoice_id}`;
const wallet = () => "/api/wallet";

const cable = { product_id: "41", title: "Copper cable, 12 t" };
const truck = {
  ...{ award_id: "12", trip_id: "7", vehicle_no: "MH12AB1234", net_kg: null, invoice_id: null },
};
const weighed = { ...truck, net_kg: 7440 };
const left = { ...weighed, invoice_id: "31" };
const paper = {
  ...{
    invoice_id: "31",
    award_id: "12",
    kind: TAX_PAPER_KINDS[0] ?? "",
    number: "RB/26-27/000001",
  },
  ...{ value: 691920, total: 832794.91 },
};
const complaint = {
  ...{ claim_id: "3", award_id: "12", trip_id: "7", what: "moisture", allowed_percent: null },
};
const hold = {
  ...{ hold_id: "5", award_id: "12", number: "RB/26-27/000001", amount: 124545.6, why: null },
};

export const WEBHOOK_EVENTS = {
  "lot.approved": type(
    ...(["seller", "The office approved a lot, or gave it other times."] as const),
    { ...ofLot, starts_at: Moment, ends_at: Moment },
    lotPage,
    { ...cable, starts_at: "2026-12-01T04:30:00.000Z", ends_at: "2026-12-03T10:30:00.000Z" },
  ),
  "lot.refused": type(
    ...(["seller", "The office did not approve a lot, or sent it back."] as const),
    { ...ofLot, reason: z.string() },
    lotPage,
    { ...cable, reason: "The photographs show other goods" },
  ),
  "lot.withdrawn": type(
    ...(["seller", "The office took a lot out of its auction."] as const),
    { ...ofLot, reason: z.string() },
    lotPage,
    { ...cable, reason: "The seller has asked for it" },
  ),
  "lot.closed": type(
    ...(["both", "An auction ended: for the seller and each company that bid."] as const),
    {
      ...{ ...ofLot, outcome: z.string(), highest_bid: RupeesOut.nullable() },
      award_id: IdOut.nullable().describe("For the two sides of the sale, where there is one."),
    },
    auctionPage,
    { ...cable, outcome: "sold", highest_bid: 93, award_id: "12" },
  ),
  "bid.outbid": type(
    ...(["buyer", "Another company leads, some seconds after it went above."] as const),
    { ...ofLot, highest_bid: RupeesOut, ends_at: Moment },
    auctionPage,
    { ...cable, highest_bid: 94, ends_at: "2026-12-03T10:30:00.000Z" },
  ),
  "award.made": type(
    ...(["both", "A lot is sold."] as const),
    {
      ...{ ...ofAward, product_id: IdOut, value: RupeesOut },
      payable: RupeesOut.nullable().describe("Null of what the two pay each other."),
      due_at: Moment.nullable(),
    },
    awardPage,
    {
      ...{ award_id: "12", product_id: "41", value: 1116000, payable: 1343217.6 },
      due_at: "2026-12-10T18:30:00.000Z",
    },
  ),
  "award.moved": type(
    ...(["both", "A sale moved, or one side said something of it."] as const),
    {
      ...{ ...ofAward, move: z.string(), from: z.string(), to: z.string() },
      ...{ by: z.enum(AWARD_SIDES), reason: z.string() },
    },
    awardPage,
    {
      ...{ award_id: "12", move: "pay", from: "payment_due", to: "paid" },
      ...{ by: "market", reason: "all_paid" },
    },
  ),
  "payment.received": type(
    ...(["buyer", "Money came in, or was taken from the deposit for a sale."] as const),
    {
      amount: RupeesOut,
      source: z.enum(["gateway", "bank", "wallet"]),
      award_id: IdOut.nullable().describe("Null of money that is the company's deposit."),
    },
    ({ award_id }) => (award_id === null ? wallet() : awardPage({ award_id })),
    { amount: 1343217.6, source: "bank", award_id: "12" },
  ),
  "trip.booked": type("both", "A truck is booked.", ofTrip, tripPage, truck),
  "trip.arrived": type("both", "A truck is in the yard.", ofTrip, tripPage, truck),
  "trip.weighed": type("both", "A truck is weighed full.", ofTrip, tripPage, weighed),
  "trip.out": type("both", "A truck has left with its paper.", ofTrip, tripPage, left),
  "trip.received": type("both", "The buyer has a truck's goods.", ofTrip, tripPage, left),
  "trip.missed": type("both", "A booked truck did not come.", ofTrip, tripPage, truck),
  "trip.released": type(
    ...(["seller", "A truck's money is the seller's."] as const),
    {
      ...{ ...ofAward, trip_id: IdOut, net: RupeesOut.describe("Into the proceeds.") },
      ...{ fee: RupeesOut, fee_gst: RupeesOut, tax_held: RupeesOut },
    },
    tripPage,
    {
      ...{ award_id: "12", trip_id: "7", net: 704166.98, fee: 3459.6, fee_gst: 622.73 },
      tax_held: 124545.6,
    },
  ),
  "invoice.issued": type(
    ...([
      "both",
      "A paper has its number; one of the market's fee is told to who pays it.",
    ] as const),
    ofInvoice,
    invoicePage,
    paper,
  ),
  "invoice.irp_soon": type(
    ...(["seller", "The days to report an invoice to the portal end soon."] as const),
    { ...ofInvoice, irp_by: z.iso.date() },
    invoicePage,
    { ...paper, irp_by: "2026-12-28" },
  ),
  "eway.ending": type(
    ...(["both", "An e-way bill ends while its truck is on the road."] as const),
    { ...ofInvoice, eway_no: z.string(), valid_until: Moment },
    invoicePage,
    { ...paper, eway_no: "331000123456", valid_until: "2026-12-05T18:29:00.000Z" },
  ),
  "claim.made": type("both", "The buyer claims for goods.", ofClaim, awardPage, complaint),
  "claim.decided": type("both", "A claim is decided.", ofClaim, awardPage, {
    ...{ ...complaint, allowed_percent: 3 },
  }),
  "tax.missing": type("both", "A 2B has not got the invoice.", ofHold, awardPage, hold),
  "tax.differs": type("both", "A 2B shows it otherwise.", ofHold, awardPage, {
    ...{ ...hold, why: "tax" },
  }),
  "tax.released": type("both", "Kept GST is the seller's.", ofHold, awardPage, {
    ...{ ...hold, why: "found" },
  }),
  "tax.returned": type("both", "Kept GST is the buyer's.", ofHold, awardPage, {
    ...{ ...hold, why: "not_in_2b" },
  }),
  "payout.sent": type("both", "Money left for the company's bank.", ofPayout, wallet, {
    ...{ amount: 500000, utr: "AXISCN0123456789" },
  }),
  "payout.failed": type("both", "A payout came back, or was not sent.", ofPayout, wallet, {
    ...{ amount: 500000, utr: null },
  }),
  "webhook.ping": type("both", "Asked for by the company, to try.", {}, () => EVENTS_PATH, {}),
} as const;

const EVENTS_PATH = "/api/webhook-events";
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventType[];
/** A type's data beside `company_id` and `href`. */
export type EventData<T extends WebhookEventType> = z.output<(typeof WEBHOOK_EVENTS)[T]["data"]>;

/** All that is sent of a type. */
export const sentBody = (of: WebhookEventType) =>
  z.object({
    type: z.literal(of),
    timestamp: Moment,
    data: z
      .object({
        company_id: IdOut,
        href: z.string().describe("Below the market's own address: where to read on."),
      })
      .extend(WEBHOOK_EVENTS[of].data.shape),
  });

/** A type's data, whole, for one company. */
export function wholeData<T extends WebhookEventType>(
  of: T,
  companyId: string,
  data: EventData<T>,
) {
  const href = WEBHOOK_EVENTS[of].href as (data: EventData<T>) => string;
  return { company_id: companyId, href: href(data), ...data };
}

export const exampleOf = (of: WebhookEventType, companyId = "9") => ({
  type: of,
  timestamp: "2026-12-01T04:30:00.000Z",
  data: wholeData(of, companyId, WEBHOOK_EVENTS[of].example),
});
