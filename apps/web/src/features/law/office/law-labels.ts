import type { LawFact } from "@rebale/contract/law";

export const AREAS: Readonly<Record<LawFact["area"], string>> = {
  gst: "GST",
  income_tax: "Income tax",
  eway: "E-way bills",
  einvoice: "E-invoices",
  epr: "EPR",
  waste: "Waste",
  privacy: "Personal data",
  payments: "Payments",
};

export const STATES = {
  in_force: { text: "In force", tone: "good" },
  coming: { text: "To come", tone: "waits" },
  held: { text: "Held", tone: "waits" },
  past: { text: "Past", tone: undefined },
} as const;

/** `CGST Rules 2017, rule 37A of 2022-12-26`. */
export const sourceText = ({ what, number, dated }: LawFact["sources"][number]): string =>
  `${what} ${number}${dated ? ` of ${dated}` : ""}`;
