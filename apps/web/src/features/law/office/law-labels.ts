import type { LawFact } from "@rebale/contract/law";
import { t } from "ttag";

export const AREAS: Readonly<Record<LawFact["area"], string>> = {
  gst: "GST",
  income_tax: t`Income tax`,
  eway: t`E-way bills`,
  einvoice: t`E-invoices`,
  epr: "EPR",
  waste: t`Waste`,
  privacy: t`Personal data`,
  payments: t`Payments`,
};

export const STATES = {
  in_force: { text: t`In force`, tone: "good" },
  coming: { text: t`To come`, tone: "waits" },
  held: { text: t`Held`, tone: "waits" },
  past: { text: t`Past`, tone: undefined },
} as const;

/** `CGST Rules 2017, rule 37A of 2022-12-26`. */
export const sourceText = ({ what, number, dated }: LawFact["sources"][number]): string =>
  `${what} ${number}${dated ? t` of ${dated}` : ""}`;
