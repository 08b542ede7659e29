import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { t } from "ttag";

/** One line of a ledger, as the office reads it. */
export const entryWords = (entry: LedgerEntry): string => WORDS[entry.kind](entry);

const WORDS: Record<LedgerEntry["kind"], (entry: LedgerEntry) => string> = {
  open: () => t`Opened: terms and reserve are sealed`,
  maximum: ({ bidder }) => t`${bidder} set a maximum, sealed until the close`,
  bid: ({ bidder, note }) => BIDS[note]?.(bidder) ?? bidder,
  void: ({ voids, note }) => t`Bid ${voids} voided: ${VOIDINGS[note] ?? note}`,
  pause: ({ note }) => t`Paused: ${note}`,
  resume: ({ note }) => t`Resumed: ${note}`,
  extend: ({ note }) => t`Extended: ${note}`,
  withdraw: ({ note }) => t`Withdrawn: ${note}`,
  close: ({ amount, bidder, note }) => {
    if (note === "too_few_bidders") return t`Closed: too few companies bid`;
    return amount ? t`Closed, won by ${bidder}` : t`Closed without a winner`;
  },
  answer: ({ amount, bidder, note }) => {
    if (amount) return t`Accepted by the seller, won by ${bidder}`;
    return note === "declined" ? t`Declined by the seller` : t`Not accepted in time`;
  },
  tender: () => t`A tender was sealed, changed or taken back`,
  unseal: ({ note }) => (note === "1" ? t`1 tender was opened` : t`${note} tenders were opened`),
  stage: () => t`The auction is next`,
  amend: ({ note }) => t`Changed: ${note}`,
};

const BIDS: Partial<Record<string, (bidder: string) => string>> = {
  automatic: (bidder) => t`${bidder}, automatic bid`,
  counter_offer: (bidder) => t`${bidder} accepted the seller’s price`,
  sealed: (bidder) => t`${bidder}, by tender`,
};

const VOIDINGS: Partial<Record<string, string>> = {
  buyer_defaulted: t`the buyer did not pay or lift`,
  corrigendum: t`its bidder did not stay after the lot was changed`,
  corrigendum_not_accepted: t`its bidder did not accept the change of the lot`,
};
