import { hash } from "node:crypto";
import { type Paise, rupees } from "@rebale/contract";
import { type LedgerEntry, ledgerLine } from "@rebale/contract/ledger";
import type { LedgerHead } from "./auction.ts";

export interface NewEntry {
  readonly kind: LedgerEntry["kind"];
  readonly amount: Paise;
  readonly at: Date;
  readonly bidderId: number | null;
  /** Number of the masked name; null when nobody is meant. */
  readonly alias: number | null;
  readonly endsAt: Date;
  readonly voids?: number;
  readonly note?: string;
}

/** A ledger entry as it is stored. */
export interface EntryRow {
  readonly lot_id: number;
  readonly seq: number;
  readonly kind: string;
  readonly amount: number;
  readonly at: Date;
  readonly bidder_id: number | null;
  readonly bidder: string;
  readonly bidder_mark: string;
  readonly ends_at: Date;
  readonly voids: number | null;
  readonly note: string;
  readonly previous: string;
  readonly hash: string;
}

export const maskedName = (alias: number | null) => (alias === null ? "" : `Bidder ${alias}`);
export const sha256 = (text: string): string => hash("sha256", text);
export const bidderMark = (salt: string, bidderId: number | null): string =>
  bidderId === null ? "" : sha256(`${salt}:${bidderId}`).slice(0, 16);

/** The next entry of the chain. */
export function chainEntry(head: LedgerHead, entry: NewEntry): EntryRow {
  const row = {
    lot_id: head.lotId,
    seq: head.seq + 1,
    kind: entry.kind,
    amount: entry.amount,
    at: entry.at,
    bidder_id: entry.bidderId,
    bidder: maskedName(entry.alias),
    bidder_mark: bidderMark(head.salt, entry.bidderId),
    ends_at: entry.endsAt,
    voids: entry.voids ?? null,
    note: entry.note ?? "",
    previous: head.hash,
    hash: "",
  };
  return { ...row, hash: sha256(ledgerLine(String(head.lotId), presentEntry(row))) };
}

/** An entry as everybody sees it and as it is hashed: the bidder by mark and masked name only. */
export function presentEntry(row: EntryRow): LedgerEntry {
  return {
    seq: row.seq,
    kind: row.kind as LedgerEntry["kind"],
    amount: rupees(row.amount as Paise),
    time: row.at.toISOString(),
    bidder: row.bidder,
    bidder_mark: row.bidder_mark,
    ends_at: row.ends_at.toISOString(),
    voids: row.voids,
    note: row.note,
    previous: row.previous,
    hash: row.hash,
  };
}
