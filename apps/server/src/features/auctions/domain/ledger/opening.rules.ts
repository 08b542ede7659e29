import { basisQuantity, type Paise, rupees, rupeesOrNull } from "@rebale/contract";
import { timesNow } from "@rebale/contract/auctions/formats";
import { amendText, type Opening, openingText } from "@rebale/contract/auctions/ledger-opening";
import { presentDeposit } from "@rebale/contract/listings/deposit-hold";
import type { Auction, LedgerHead } from "../auction.ts";
import { isoTime } from "../iso-time.ts";
import { chainEntry, type EntryRow, reserveText, sha256 } from "./ledger-chain.rules.ts";
import { seedCommitment } from "./seed.rules.ts";

/**
 * The first entry of a ledger, written with the first thing that happens: what the auction opens
 * on, and a commitment to its reserve. Null where the ledger has begun.
 */
export function openingEntry(auction: Auction, head: LedgerHead, at: Date): EntryRow | null {
  if (head.seq > 0) return null;
  return chainEntry(head, {
    kind: "open",
    amount: 0 as Paise,
    at,
    bidder: null,
    endsAt: auction.endsAt,
    note: termsHash(auction, auction.endsAt, head.salt),
    commitment: sha256(reserveText(auction, head.salt)),
  });
}

/** SHA-256 of what the lot is. @param endsAt when it would end at its opening */
export const termsHash = (auction: Auction, endsAt: Date, salt: string): string =>
  sha256(openingText(openingOf(auction, endsAt, salt)));

/** SHA-256 of what the lot has become, as an `amend` carries it. @param endsAt that line's end */
export function amendHash(
  auction: Auction,
  endsAt: Date,
  { salt, description }: { readonly salt: string; readonly description: string },
): string {
  const opening = openingOf(auction, endsAt, salt);
  const runs = auction.format?.stage === "auction" && opening.format;
  const format = runs ? { ...runs, auction_ends_at: opening.ends_at } : opening.format;
  return sha256(amendText({ ...opening, format: format ?? null }, description));
}

/** The lot as it is, in the words of a ledger's opening. @param salt the ledger's own, never shown */
export const openingOf = (auction: Auction, endsAt: Date, salt: string): Opening => ({
  product_id: String(auction.id),
  basis: auction.goods.basis,
  basis_quantity: basisQuantity(auction.units),
  quantity: auction.goods.quantityMilli / 1000,
  unit: auction.goods.unit,
  market_value: auction.marketValue === 0 ? null : rupees(auction.marketValue),
  bid_increment: rupeesOrNull(auction.increment),
  soft_close_minutes: auction.softCloseMinutes,
  starts_at: isoTime(auction.startsAt),
  ends_at: isoTime(endsAt),
  terms: auction.terms,
  deposit: presentDeposit(auction.deposit),
  pay_through: auction.payThrough,
  format: {
    ...WITHOUT_AUCTION,
    ...(auction.format.rules && timesNow(auction.format.rules)),
    kind: auction.format.kind,
  },
  seed_commitment: seedCommitment(salt),
  min_bidders: auction.minBidders,
  invited_only: auction.invitedOnly ?? false,
});
const WITHOUT_AUCTION = {
  ...{ tender_ends_at: null, auction_starts_at: null, auction_ends_at: null },
  best: null,
};
