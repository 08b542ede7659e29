import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import type { Trip } from "@rebale/contract/lifting";

/** Sales, trucks and papers for the tests of a sale's page. */

const party = (company: string) => ({
  ...{ name: company, company, mobile: "9811122233", city: "Pune", state: "Maharashtra" },
  record: null,
});
const win = {
  ...{ at: "2026-11-25T08:30:00.000Z", move: "win", to: "payment_due", by: "market" },
  reason: "close",
} as const;

export const aSale = (over: Partial<Award> = {}): Award =>
  ({
    ...{ _id: "7", product_id: "3", bid_order_id: "5", title: "HDPE drums", url: "hdpe-drums" },
    ...{ state: "payment_due", pay_through: "market", basis: "kg", rate: 46.4, value: 278_400 },
    ...{ made_at: win.at, due_at: "2026-12-02T18:30:00.000Z", lift_by: null, grace_until: null },
    ...{ due: 301_282.8, paid: 0, unit: "kg", quantity: 6000, images: [], on_its_way: null },
    ...{ location: { city: "Pune", state: "Maharashtra" }, moves_allowed: [], agreed_by: [] },
    ...{ lifted_by: [], payable: 328_582.8, gst_tds: 0, lines: [], late_fee_percent: null },
    ...{ emd: { required: 27_300, held: 27_300, short: 0 }, dues: [] },
    ...{ bill_to_site_id: null, ship_to_site_id: null, trips: [], papers: [], claims: [] },
    ...{ buyer: party("Sharma Plastics"), seller: party("Green Works"), deductions: [] },
    goods: { sold_kg: 6000, out_kg: 0, tolerance_percent: 5 },
    ...{ weight: { buyer: null, seller: null }, your_rating: null, pickup_site: null },
    ...{ ground_rent: null, timeline: [win], events: [], money: [], after_default: null },
    ...{ tax_hold: null, tax_holds: [] },
    ...over,
  }) as Award;

export const aTruck = (over: Partial<Award["trips"][number]> = {}): Award["trips"][number] => ({
  ...{ _id: "9", no: 1, state: "booked", vehicle_no: "MH12QG4471", net_kg: null },
  slot: { from: "2026-12-04T04:30:00.000Z", to: "2026-12-04T05:30:00.000Z" },
  ...{ invoice_id: null, gate_out_at: null, driver_name: "Ramesh", driver_mobile: "9811111111" },
  ...{ tare_kg: null, gross_kg: null, received_kg: null, eway_no: null, claim_until: null },
  ...over,
});
export const weighed = { state: "weighed", tare_kg: 9000, gross_kg: 14_800, net_kg: 5800 } as const;

/** The same truck as its own page has it. */
export const aTrip = (over: Partial<Trip> = {}): Trip => ({
  ...aTruck(),
  ...{ award_id: "7", title: "HDPE drums", transporter: null, transporter_gstin: null },
  site: {
    ...{ _id: "2", name: "Bhosari yard", address: "1 Road", city: "Pune", pincode: "411026" },
    ...{ state: "Maharashtra", gate_contact: null, loading_hours: null },
  },
  ...{ slips: [], remaining_kg: null, remaining: null, due: 0, handover_code: null },
  ...{ driver_link: null, gate_in_at: null, received_at: null, refused_uses: [], carried: null },
  ...over,
});

export const aPaper = (over: Partial<Invoice> = {}): Invoice => ({
  ...{ _id: "4", kind: "tax_invoice", number: "RB/26-27/000001", dated: "2026-12-04" },
  ...{ trip_id: "9", of_invoice: null, value: 269_120, cgst: 24_220.8, sgst: 24_220.8, igst: 0 },
  ...{ tcs: 68.44, total: 317_630.04, reverse_charge: false, by_seller: false },
  ...{ irn_needed: false, irn: null, ack_no: null, eway_needed: true, eway_no: null },
  ...{ eway_valid_until: null, url: "/invoice/4", irp_by: null, irp_by_sure: false },
  ...{ eway_state: "none", eway_closed_on: null, eway_document_until: null },
  ...over,
});
