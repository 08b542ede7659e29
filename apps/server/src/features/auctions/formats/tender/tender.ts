import type { SaleFormat } from "../sale-format.ts";
import { decideTenders } from "./tender.rules.ts";

/** Sealed tenders, opened at the end: the highest leads. */
export const tender: SaleFormat = {
  decide: decideTenders,
  goesOn: () => false,
};
