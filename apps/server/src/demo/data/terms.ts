import { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import type { CategoryUrl } from "./types.ts";

/** The usual terms of sale in each trade. */
const saleTerms: Readonly<Record<CategoryUrl, SaleTermsIn>> = {
  "e-waste": SaleTermsIn.parse({
    inspection_days: 2,
    inspection_contact: "Yard office, 10 am to 5 pm, after a call",
    tolerance_percent: 5,
    payment_days: 3,
    lifting_days: 15,
    ground_rent_per_day: 500,
    loading_by: "buyer",
    documents: ["CPCB registration", "GST certificate", "Vehicle and driver's papers"],
  }),
  plastics: SaleTermsIn.parse({
    inspection_days: 1,
    inspection_contact: "Yard office, 10 am to 5 pm",
    tolerance_percent: 10,
    payment_days: 3,
    lifting_days: 7,
    ground_rent_per_day: 300,
    loading_by: "seller",
    deductions: [
      { what: "Moisture", above_percent: 2, rate_percent: 100 },
      { what: "Labels, caps and dust", above_percent: 3, rate_percent: 100 },
    ],
    documents: ["GST certificate", "Vehicle number"],
  }),
  batteries: SaleTermsIn.parse({
    inspection_days: 2,
    inspection_contact: "Stores in charge, after a call",
    tolerance_percent: 5,
    payment_days: 5,
    lifting_days: 10,
    ground_rent_per_day: 750,
    loading_by: "buyer",
    deductions: [{ what: "Free acid", above_percent: 5, rate_percent: 100 }],
    documents: ["Consent of the pollution board", "GST certificate", "Form 10 for the truck"],
  }),
  tyres: SaleTermsIn.parse({
    inspection_days: 1,
    inspection_contact: "Depot gate, any working day",
    tolerance_percent: 10,
    payment_days: 3,
    lifting_days: 10,
    ground_rent_per_day: 250,
    loading_by: "buyer",
    documents: ["GST certificate", "Vehicle number"],
  }),
};

/** The words of the demo's event about all its lots. */
export const eventText = {
  inspection: "Monday to Saturday, 10 am to 5 pm, after a call to the yard.",
  terms: "All lots as is. Payment within three days of the close, lifting within ten.",
};

export const termsFor = (category: CategoryUrl, inEvent = false) => ({
  ...saleTerms[category],
  ...(inEvent && {
    payment_days: 3,
    lifting_days: 10,
    event_terms: `${eventText.inspection}\n${eventText.terms}`,
  }),
});
