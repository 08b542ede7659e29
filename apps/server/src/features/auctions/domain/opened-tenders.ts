import type { Paise } from "@rebale/contract";
import type { Auction, LedgerHead } from "./auction.ts";
import type { FlaggedBid } from "./bids/flagged-bid.rules.ts";
import type { EntryRow } from "./ledger/ledger-chain.rules.ts";
import type { Bidder } from "./sale/party.rules.ts";

/** A tender that stands, and what was in its box. */
export interface OpenedTender extends Bidder {
  /** Its line in the ledger, and the commitment there. */
  readonly seq: number;
  readonly commitment: string;
  readonly amount: Paise;
  readonly salt: string;
}

/** A lot whose tenders were opened: the lines, and how it stands with them. */
export interface Opening {
  readonly auction: Auction;
  readonly head: LedgerHead;
  readonly entries: readonly EntryRow[];
  readonly flagged: readonly FlaggedBid[];
  readonly opened: readonly OpenedTender[];
}
