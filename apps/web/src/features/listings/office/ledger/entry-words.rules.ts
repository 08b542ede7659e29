import type { LedgerEntry } from "@rebale/contract/auctions/ledger";

/** One line of a ledger, as the office reads it. */
export const entryWords = (entry: LedgerEntry): string => WORDS[entry.kind](entry);

const WORDS: Record<LedgerEntry["kind"], (entry: LedgerEntry) => string> = {
  open: () => "Opened: terms and reserve are sealed",
  maximum: ({ bidder }) => `${bidder} set a maximum, sealed until the close`,
  bid: ({ bidder, note }) => BIDS[note]?.(bidder) ?? bidder,
  void: ({ voids, note }) => `Bid ${voids} voided: ${VOIDINGS[note] ?? note}`,
  pause: ({ note }) => `Paused: ${note}`,
  resume: ({ note }) => `Resumed: ${note}`,
  extend: ({ note }) => `Extended: ${note}`,
  withdraw: ({ note }) => `Withdrawn: ${note}`,
  close: ({ amount, bidder, note }) => {
    if (note === "too_few_bidders") return "Closed: too few companies bid";
    return amount ? `Closed, won by ${bidder}` : "Closed without a winner";
  },
  answer: ({ amount, bidder, note }) => {
    if (amount) return `Accepted by the seller, won by ${bidder}`;
    return note === "declined" ? "Declined by the seller" : "Not accepted in time";
  },
  tender: () => "A tender was sealed, changed or taken back",
  unseal: ({ note }) => (note === "1" ? "1 tender was opened" : `${note} tenders were opened`),
  stage: () => "The auction is next",
  amend: ({ note }) => `Changed: ${note}`,
};

const BIDS: Partial<Record<string, (bidder: string) => string>> = {
  automatic: (bidder) => `${bidder}, automatic bid`,
  counter_offer: (bidder) => `${bidder} accepted the seller’s price`,
  sealed: (bidder) => `${bidder}, by tender`,
};

const VOIDINGS: Partial<Record<string, string>> = {
  buyer_defaulted: "the buyer did not pay or lift",
  corrigendum: "its bidder did not stay after the lot was changed",
  corrigendum_not_accepted: "its bidder did not accept the change of the lot",
};
