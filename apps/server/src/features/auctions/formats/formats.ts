import type { FormatKind } from "@rebale/contract/auctions/format-facts";
import { english } from "./english/english.ts";
import type { SaleFormat } from "./sale-format.ts";
import { tender } from "./tender/tender.ts";
import { tenderAuction } from "./tender-auction/tender-auction.ts";

/** Every format of sale, once: a kind without its line does not compile. */
export const FORMATS = {
  english,
  tender,
  tender_auction: tenderAuction,
} as const satisfies Record<FormatKind, SaleFormat>;
