import type { FormatRules } from "@rebale/contract/auctions/formats";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Auction } from "../domain/auction.ts";
import { WITHDRAWN_AFTER_CHANGE } from "../domain/corrigendum.rules.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import { appendEntries } from "./ledger/ledger.store.ts";
import { PARTY } from "./sale/party.store.ts";

interface Amendment {
  /** The change's own entry comes last, after the opening where the ledger begins with it. */
  readonly entries: readonly EntryRow[];
  readonly lotId: number;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
  /** Where the times of what follows a sealed stage move along; else null. */
  readonly rules: FormatRules | null;
}

/**
 * Entries and clock of an auction whose lot was changed. Every maximum of before ends: its bidder
 * has not agreed to bid so much for the lot as it is now.
 */
export async function recordAmendment(
  tx: Tx,
  { entries, lotId, endsAt, hardEndsAt, rules }: Amendment,
): Promise<void> {
  await appendEntries(tx, entries);
  await tx
    .updateTable("maximum_bids")
    .set({ is_voided: true })
    .where("lot_id", "=", lotId)
    .where("is_voided", "=", false)
    .execute();
  await tx
    .updateTable("auctions")
    .set({ ends_at: endsAt, has_maximums: false })
    .where("lot_id", "=", lotId)
    .execute();
  await tx
    .updateTable("timetables")
    .set({ hard_ends_at: hardEndsAt })
    .$if(rules !== null, (q) => q.set({ format_rules: JSON.stringify(rules) }))
    .where("lot_id", "=", lotId)
    .execute();
}

/** A company's part in an auction, for its answer to the last change of the lot. */
export interface PartRow {
  readonly alias: number;
  /** Whether a bid of it stands, or a sealed tender. */
  readonly stands: boolean;
  readonly isSealed: boolean;
  readonly acceptedCorrigendum: number;
  readonly hasWithdrawn: boolean;
}

const changedAt = sql`(select max(seq) from ledger_entries a
  where a.lot_id = bid_orders.lot_id and a.kind = 'amend')`;
const hasWithdrawn = sql<boolean>`(exists (select from ledger_entries v
  where v.lot_id = bid_orders.lot_id and v.kind = 'void' and v.note = ${WITHDRAWN_AFTER_CHANGE}
    and v.bidder = 'Bidder ' || bid_orders.alias and v.seq > ${changedAt})
  or (tender_state = 'withdrawn' and tender_seq > ${changedAt}))`;
const isSealed = sql<boolean>`coalesce(tender_state = 'sealed', false)`;

export const findPart = (
  db: Db,
  lotId: number,
  parties: readonly number[],
): Promise<PartRow | undefined> =>
  db
    .selectFrom("bid_orders")
    .select([
      "alias",
      isSealed.as("isSealed"),
      sql<boolean>`bid_count > 0 or ${isSealed}`.as("stands"),
    ])
    .select(["accepted_corrigendum as acceptedCorrigendum", hasWithdrawn.as("hasWithdrawn")])
    .where("lot_id", "=", lotId)
    .where(PARTY, "in", [...parties])
    .executeTakeFirst();

/** That a bidder accepts the lot's terms as they are now; nothing of a lot without terms. */
export async function recordTerms(
  tx: Tx,
  { id, terms }: Pick<Auction, "id" | "terms">,
  { bidderId, companyId, at }: { bidderId: number; companyId: number; at: Date },
): Promise<void> {
  if (terms === null) return;
  const who = { bidder_id: bidderId, company_id: companyId, accepted_at: at };
  await tx
    .insertInto("terms_acceptances")
    .values({ lot_id: id, version: terms.version, ...who })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const recordAccepted = (tx: Tx, lotId: number, alias: number, no: number) =>
  tx
    .updateTable("bid_orders")
    .set({ accepted_corrigendum: no })
    .where("lot_id", "=", lotId)
    .where("alias", "=", alias)
    .execute();

/** A change of a lot as everybody reads it. */
export const findPublished = (db: Db, lotId: number, no: number) =>
  db
    .selectFrom("published_corrigenda")
    .select(["at", "reason", "changes", "ends_at", "is_moved"])
    .where("lot_id", "=", lotId)
    .where("no", "=", no)
    .executeTakeFirst();

/** The line that takes a sealed tender back, and the end of its box and its hold. */
export async function recordTenderBack(
  tx: Tx,
  line: EntryRow,
  { lotId, alias }: { readonly lotId: number; readonly alias: number },
): Promise<void> {
  await appendEntries(tx, [line]);
  await tx
    .updateTable("bid_orders")
    .set({ tender_seq: line.seq, tender_state: "withdrawn", sealed_hold: 0, last_seq: line.seq })
    .where("lot_id", "=", lotId)
    .where("alias", "=", alias)
    .execute();
  await tx.deleteFrom("tenders").where("lot_id", "=", lotId).where("alias", "=", alias).execute();
}
