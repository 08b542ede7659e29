import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** What a decision changes of an authorisation, as the database writes it in JSON. */
export interface Snapshot {
  readonly status: string;
}

export async function readSnapshot(tx: Tx, id: number): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`
    select jsonb_build_object('status', status, 'reason', reason, 'first_look_by', first_look_by,
      'decided_by', decided_by, 'decided_at', decided_at) as snapshot
    from authorisations where id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no authorisation ${id}`);
  return rows[0].snapshot;
}

/** @throws a violation of NUMBER_TAKEN when another company has sent its number meanwhile */
export async function restoreSnapshot(tx: Tx, id: number, was: Snapshot): Promise<void> {
  await sql`update authorisations set status = was.status, reason = was.reason,
      first_look_by = was.first_look_by, decided_by = was.decided_by, decided_at = was.decided_at
    from jsonb_to_record(${JSON.stringify(was)}::jsonb) as was (status text, reason text,
      first_look_by bigint, decided_by bigint, decided_at timestamptz)
    where authorisations.id = ${id}`.execute(tx);
}

/** Whether its company has bid on lots of this stream since. */
export async function hasBid(
  tx: Tx,
  { company_id, stream }: { company_id: number; stream: string },
  since: Date,
): Promise<boolean> {
  const bid = await tx
    .selectFrom("lot_bidders")
    .select("id")
    .where("company_id", "=", company_id)
    .where("stream", "=", stream)
    .where("last_bid_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return bid !== undefined;
}
