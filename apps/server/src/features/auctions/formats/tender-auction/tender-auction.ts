import type { SaleFormat } from "../sale-format.ts";
import { decideTenderAuction } from "./tender-auction.rules.ts";

/** Sealed tenders, opened at their end; the best of them go on in an auction. */
export const tenderAuction: SaleFormat = {
  decide: decideTenderAuction,
  goesOn: (opening) => opening !== null && opening.auction.bidCount > 0,
};
