import { decideBatch } from "../../domain/bids/bid-batch.rules.ts";
import type { SaleFormat } from "../sale-format.ts";

/** Open bids, each above the one before, until the end. */
export const english: SaleFormat = {
  decide: decideBatch,
  goesOn: () => false,
};
