import { hash } from "node:crypto";
import { basisQuantity, type Paise, rupees, rupeesOrNull } from "@rebale/contract";
import {
  commitmentText,
  LEDGER_VERSION,
  type LedgerEntry,
  ledgerLine,
  openingText,
} from "@rebale/contract/auctions/ledger";
import { presentDeposit } from "@rebale/contract/listings/deposit-hold";
import type { Auction, LedgerHead } from "../auction.ts";
import { isoTime } from "../iso-time.ts";
import type { Bidder, ForCompany } from "../sale/party.rules.ts";

export interface NewEntry {
  readonly kind: LedgerEntry["kind"];
  readonly amount: Paise;
  readonly at: Date;
  /** Null when nobody is meant. */
  readonly bidder: Bidder | null;
  readonly endsAt: Date;
  readonly voids?: number;
  readonly note?: string;
  readonly commitment?: string;
  readonly opened?: string;
}

/** A ledger entry as it is stored. */
export interface EntryRow {
  readonly lot_id: number;
  readonly version: number;
  readonly seq: number;
  readonly kind: string;
  readonly amount: number;
  readonly at: Date;
  readonly bidder_id: number | null;
  readonly bidder: string;
  readonly bidder_mark: string;
  readonly user_mark: string;
  readonly ends_at: Date;
  readonly voids: number | null;
  readonly note: string;
  readonly commitment: string;
  readonly opened: string;
  readonly previous: string;
  readonly hash: string;
}

/**
 * Notes on bids: placed by the market for a maximum; only equal to the leader's earlier maximum;
 * the seller's price below the reserve, accepted after the close.
 */
export const AUTOMATIC = "automatic";
export const TIE = "tie";
export const COUNTER_OFFER = "counter_offer";

export const maskedName = (alias: number | null) => (alias === null ? "" : `Bidder ${alias}`);
export const sha256 = (text: string): string => hash("sha256", text);
/** From version 3 on that of the company, where there is one; before it, of the user. */
export function bidderMark(salt: string, bidder: ForCompany | null, version: number): string {
  if (bidder === null) return "";
  const { bidderId, companyId } = bidder;
  const isOfCompany = version >= 3 && companyId != null;
  return sha256(`${salt}:${isOfCompany ? `company:${companyId}` : bidderId}`).slice(0, 16);
}

/** By which the chain holds who acted, and shows nobody which lines are the same user's. */
export const userMark = (
  salt: string,
  seq: number,
  userId: number | null,
  version: number,
): string =>
  version < 3 || userId === null ? "" : sha256(`${salt}:${seq}:user:${userId}`).slice(0, 16);

/** The next entry of the chain. */
export function chainEntry(head: LedgerHead, entry: NewEntry): EntryRow {
  const row = {
    lot_id: head.lotId,
    version: LEDGER_VERSION,
    seq: head.seq + 1,
    kind: entry.kind,
    amount: entry.amount,
    at: entry.at,
    bidder_id: entry.bidder?.bidderId ?? null,
    bidder: maskedName(entry.bidder?.alias ?? null),
    bidder_mark: bidderMark(head.salt, entry.bidder, LEDGER_VERSION),
    user_mark: userMark(head.salt, head.seq + 1, entry.bidder?.bidderId ?? null, LEDGER_VERSION),
    ends_at: entry.endsAt,
    voids: entry.voids ?? null,
    note: entry.note ?? "",
    commitment: entry.commitment ?? "",
    opened: entry.opened ?? "",
    previous: head.hash,
    hash: "",
  };
  row.hash = sha256(lineOf(row));
  return row;
}

/** Where the ledger stands with this entry. */
export const headAfter = (head: LedgerHead, { seq, hash }: EntryRow): LedgerHead => ({
  ...head,
  seq,
  hash,
});

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
    note: termsHash(auction, auction.endsAt),
    commitment: sha256(reserveText(auction, head.salt)),
  });
}

/** @param endsAt when the auction would end at its opening */
export const termsHash = (auction: Auction, endsAt: Date): string =>
  sha256(
    openingText({
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
    }),
  );

/** The opening commits to it and the close opens it. @param salt the ledger's own, never shown */
export const reserveText = ({ reservePrice }: Pick<Auction, "reservePrice">, salt: string) =>
  commitmentText(rupees(reservePrice ?? (0 as Paise)), sha256(`${salt}:reserve`));

export const maximumCommitment = (amount: Paise, salt: string): string =>
  sha256(commitmentText(rupees(amount), salt));

const lineOf = (row: EntryRow): string => ledgerLine(String(row.lot_id), publicEntry(row));

/** An entry as everybody sees it and as it is hashed: the bidder by mark and masked name only. */
const publicEntry = (row: EntryRow): LedgerEntry => ({
  version: row.version,
  seq: row.seq,
  kind: row.kind as LedgerEntry["kind"],
  amount: rupees(row.amount as Paise),
  time: isoTime(row.at),
  bidder: row.bidder,
  bidder_mark: row.bidder_mark,
  user_mark: row.user_mark,
  ends_at: isoTime(row.ends_at),
  voids: row.voids,
  note: row.note,
  commitment: row.commitment,
  opened: row.opened,
  previous: row.previous,
  hash: row.hash,
});

/** As the API shows it: from version 2 on with the text that was hashed. */
export const presentEntry = (row: EntryRow): LedgerEntry => ({
  ...publicEntry(row),
  ...(row.version > 1 && { line: lineOf(row) }),
});
