import { hash } from "node:crypto";
import { type Paise, rupees } from "@rebale/contract";
import { type FormatKind, takesTenders } from "@rebale/contract/auctions/format-facts";
import {
  commitmentText,
  LEDGER_VERSION,
  type LedgerEntry,
  ledgerLine,
  SEALED_VERSION,
} from "@rebale/contract/auctions/ledger";
import type { Auction, LedgerHead } from "../auction.ts";
import { isoTime } from "../iso-time.ts";
import { type Bidder, type ForCompany, partyOf } from "../sale/party.rules.ts";

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
  readonly opens?: readonly number[];
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
  readonly opens: number[] | null;
  readonly previous: string;
  readonly hash: string;
}

/**
 * Notes on bids: placed by the market for a maximum; only equal to the leader's earlier maximum;
 * the seller's price below the reserve, accepted after the close; a tender that was opened.
 */
export const AUTOMATIC = "automatic";
export const TIE = "tie";
export const COUNTER_OFFER = "counter_offer";
export const SEALED = "sealed";

export const maskedName = (alias: number | null) => (alias === null ? "" : `Bidder ${alias}`);
export const sha256 = (text: string): string => hash("sha256", text);
/** The name that a lot which is for the invited alone has in the roots of days. */
export const rootMark = (lotId: number, salt: string): string =>
  sha256(`${lotId}:${salt}:root`).slice(0, 16);
/** From version 3 on that of the company, where there is one; before it, of the user. */
export function bidderMark(salt: string, bidder: ForCompany | null, version: number): string {
  if (bidder === null) return "";
  const { bidderId, companyId } = bidder;
  const isOfCompany = version >= 3 && companyId != null;
  return sha256(`${salt}:${isOfCompany ? `company:${companyId}` : bidderId}`).slice(0, 16);
}

/** Stands for a tender's company in one line: nobody sees which lines are the same company's. */
export const tenderMark = (salt: string, seq: number, bidder: ForCompany): string =>
  sha256(`${salt}:${seq}:company:${partyOf(bidder)}`).slice(0, 16);

/** By which the chain holds who acted, and shows nobody which lines are the same user's. */
export const userMark = (
  salt: string,
  seq: number,
  userId: number | null,
  version: number,
): string =>
  version < 3 || userId === null ? "" : sha256(`${salt}:${seq}:user:${userId}`).slice(0, 16);

const NEEDS_SEALED_VERSION: ReadonlySet<string> = new Set(["tender", "unseal", "stage", "amend"]);

/**
 * The version of a ledger's next line, known from the lot's facts alone: what is sold by tender has
 * version 4 from its first line on, and any other lot from its first change on.
 * @param corrigenda changes that were published, each with its line
 */
export const ledgerVersion = (format: FormatKind, corrigenda: number): number =>
  takesTenders(format) || corrigenda > 0 ? SEALED_VERSION : LEDGER_VERSION;

const versionOf = (head: LedgerHead, { kind }: NewEntry): number =>
  NEEDS_SEALED_VERSION.has(kind) ? SEALED_VERSION : head.version;

/** The next entry of the chain. A tender's names nobody. */
export function chainEntry(head: LedgerHead, entry: NewEntry): EntryRow {
  const { salt } = head;
  const { bidder } = entry;
  const version = versionOf(head, entry);
  const seq = head.seq + 1;
  const tenderer = entry.kind === "tender" ? bidder : null;
  const row = {
    lot_id: head.lotId,
    version,
    seq,
    kind: entry.kind,
    amount: entry.amount,
    at: entry.at,
    bidder_id: bidder?.bidderId ?? null,
    bidder: maskedName(tenderer ? null : (bidder?.alias ?? null)),
    bidder_mark: tenderer ? tenderMark(salt, seq, tenderer) : bidderMark(salt, bidder, version),
    user_mark: userMark(salt, seq, bidder?.bidderId ?? null, version),
    ends_at: entry.endsAt,
    voids: entry.voids ?? null,
    note: entry.note ?? "",
    commitment: entry.commitment ?? "",
    opened: entry.opened ?? "",
    opens: entry.opens ? [...entry.opens] : null,
    previous: head.hash,
    hash: "",
  };
  row.hash = sha256(lineOf(row));
  return row;
}

/** Where the ledger stands with this entry. */
export const headAfter = (head: LedgerHead, { seq, hash, version }: EntryRow): LedgerHead => ({
  ...head,
  seq,
  hash,
  version,
});

/** The opening commits to it and the close opens it. @param salt the ledger's own, never shown */
export const reserveText = ({ reservePrice }: Pick<Auction, "reservePrice">, salt: string) =>
  commitmentText(rupees(reservePrice ?? (0 as Paise)), sha256(`${salt}:reserve`));

/** Commits to a maximum or a tender; 0 takes it back. @param salt told to its bidder alone */
export const amountCommitment = (amount: Paise, salt: string): string =>
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
  opens: row.opens,
  previous: row.previous,
  hash: row.hash,
});

/** As the API shows it: from version 2 on with the text that was hashed. */
export const presentEntry = (row: EntryRow): LedgerEntry => ({
  ...publicEntry(row),
  ...(row.version > 1 && { line: lineOf(row) }),
});
