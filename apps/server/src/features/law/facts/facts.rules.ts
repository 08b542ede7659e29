import { EWAY_FACTS } from "./eway.rules.ts";
import { GST_FACTS } from "./gst.rules.ts";
import { INCOME_TAX_FACTS } from "./income-tax.rules.ts";
import type { LawFact } from "./law-fact.rules.ts";
import { WASTE_FACTS } from "./waste.rules.ts";

/** Every fact that is written in the code; the GST of materials has its own table. */
export const FACTS: readonly LawFact[] = [
  ...GST_FACTS,
  ...INCOME_TAX_FACTS,
  ...EWAY_FACTS,
  ...WASTE_FACTS,
];
