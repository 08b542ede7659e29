import type { ListedTaxHold } from "@rebale/contract/tax-holds";

/** An invoice whose GST is kept, for tests: truck 1 of lot G. */
export const aHold = (over: Partial<ListedTaxHold> = {}): ListedTaxHold => ({
  ...{ _id: "11", award_id: "7", trip_id: "9", invoice_id: "4", number: "RB/26-27/000001" },
  ...{ dated: "2026-11-28", tax: 124_545.6, credited: 0, held: 124_545.6, released: 0 },
  ...{ returned: 0, state: "waiting", until: "2027-02-11T18:30:00.000Z", why: null },
  ...{ found_in: null, differences: [], similar: [], answer: null, side: "buyer" },
  ...{ title: "Copper scrap", party: "Green Works", vehicle_no: "MH12QG4471" },
  ...{ gstin: "24AAACA1111A1Z5", supplier_gstin: "27AAACB2222B1Z3" },
  ...{ can_confirm: true, can_answer: false, ...over },
});
