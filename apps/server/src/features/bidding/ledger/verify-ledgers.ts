import { firstLedgerFault, LEDGER_START } from "@rebale/contract/ledger";
import type { Db } from "../../../platform/db.ts";
import { bidderMark, type EntryRow, presentEntry, sha256 } from "./ledger.rules.ts";
import { ledgerOf, lotsAfter } from "./verify.store.ts";

export interface BrokenLedger {
  readonly lotId: number;
  readonly seq: number;
  readonly why: string;
}

/**
 * Reads every ledger and recomputes it: the chain, who the marks stand for, and that the lot shows
 * what its ledger says.
 */
export async function verifyLedgers(
  db: Db,
): Promise<{ lots: number; entries: number; broken: BrokenLedger | null }> {
  let lots = 0;
  let entries = 0;
  for (let after = 0; ; ) {
    const page = await lotsAfter(db, after, 200);
    for (const lot of page) {
      const rows = await ledgerOf(db, lot.id);
      lots++;
      entries += rows.length;
      const broken = await faultOf(lot, rows);
      if (broken) return { lots, entries, broken: { lotId: lot.id, ...broken } };
    }
    const last = page.at(-1);
    if (!last) return { lots, entries, broken: null };
    after = last.id;
  }
}

type Lot = Awaited<ReturnType<typeof lotsAfter>>[number];
const words = {
  order: "an entry is missing or out of order",
  link: "does not carry the hash of the entry before",
  hash: "was altered: its hash does not fit",
};

async function faultOf(
  lot: Lot,
  rows: readonly EntryRow[],
): Promise<{ seq: number; why: string } | null> {
  const fault = await firstLedgerFault(String(lot.id), rows.map(presentEntry), sha256);
  if (fault) return { seq: fault.seq, why: words[fault.what] };
  const wrongMark = rows.find(
    (row) => row.bidder_mark !== bidderMark(lot.ledger_salt, row.bidder_id),
  );
  if (wrongMark) return { seq: wrongMark.seq, why: "is not of the bidder its mark stands for" };
  const head = rows.at(-1);
  if ((head?.hash ?? LEDGER_START) !== lot.ledger_hash || (head?.seq ?? 0) !== lot.ledger_seq)
    return {
      seq: lot.ledger_seq,
      why: "the lot knows another last entry: rows were cut off or added",
    };
  const voided = new Set(rows.map((row) => row.voids));
  const highest = rows
    .filter((row) => row.kind === "bid" && !voided.has(row.seq))
    .reduce((top, row) => Math.max(top, row.amount), 0);
  return highest === lot.highest_bid
    ? null
    : { seq: lot.ledger_seq, why: "the lot shows another highest bid than its ledger" };
}
