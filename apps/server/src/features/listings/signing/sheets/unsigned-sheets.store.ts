import { sql } from "kysely";
import type { Db } from "../../../../platform/db/db.ts";
import type { findProposal } from "./proposal.store.ts";
import type { findLatestSheet, VersionOfLot } from "./sheets.store.ts";

type Row<Read extends (...args: never[]) => Promise<unknown>> = NonNullable<
  Awaited<ReturnType<Read>>
>;
/** A lot and its newest sheet, as its seller reads them beside what was before. */
export type ReadableSheet = Omit<Row<typeof findProposal>, "seller_id"> &
  Row<typeof findLatestSheet> & {
    readonly id: number;
    /** The fields that the seller signed before this version; null where there are none. */
    readonly signed_fields: unknown;
  };

/** The newest sheets that wait for a seller, the first to open first; one statement. */
export async function listUnsignedSheets(db: Db, sellerId: number, most: number) {
  const { rows } = await sql<ReadableSheet & { total: number }>`
    select l.id, l.title, l.url, t.awaits_signature, l.proposed_sale, l.proposed_terms, l.as_sent,
      s.version, s.fields, s.made_at, s.signed_at, earlier.fields as signed_fields,
      count(*) over ()::int as total
    from lots l
      join lot_times t on t.lot_id = l.id
      join standings a on a.lot_id = l.id
      join lateral (select version, fields, made_at, signed_at from lot_sheets
        where lot_id = l.id order by version desc limit 1) s on true
      left join lateral (select fields from lot_sheets
        where lot_id = l.id and version < s.version and signed_at is not null
        order by version desc limit 1) earlier on true
    where l.seller_id = ${sellerId} and l.approval = 'approved' and t.awaits_signature
      and t.closed_at is null and a.ends_at > (select market_now())
    order by t.starts_at, l.id limit ${most}`.execute(db);
  return rows;
}

export interface AskedSheet extends VersionOfLot {
  readonly title: string;
  readonly seller_id: number;
  readonly company_id: number | null;
  readonly invited_only: boolean;
  readonly approval: string;
  readonly awaits_signature: boolean;
  readonly closed_at: Date | null;
  readonly ends_at: Date | null;
  /** The lot's newest version; null where it has no sheet. */
  readonly latest: number | null;
  /** The asked version's, SHA-256 in hex; null where there is no such version. */
  readonly hash: string | null;
  readonly fields: unknown;
}

/** The sheets that a seller wants to sign, by lot; lots that do not exist are left out. */
export async function findAskedSheets(
  db: Db,
  asked: readonly VersionOfLot[],
): Promise<AskedSheet[]> {
  const { rows } = await sql<AskedSheet>`
    select l.id as "lotId", asked.version, l.title, l.seller_id, l.company_id,
      l.invited_only, l.approval,
      t.awaits_signature, t.closed_at, a.ends_at, s.fields,
      (select max(version) from lot_sheets where lot_id = l.id) as latest,
      encode(sha256(convert_to(s.fields::text, 'UTF8')), 'hex') as hash
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked("lotId" bigint, version int)
      join lots l on l.id = asked."lotId"
      join lot_times t on t.lot_id = l.id
      join standings a on a.lot_id = l.id
      left join lot_sheets s on s.lot_id = l.id and s.version = asked.version
    order by l.id`.execute(db);
  return rows;
}
