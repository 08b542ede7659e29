import type { ObjectKind, TimelineKind } from "@rebale/contract/office/object-kinds";
import type { Permission } from "@rebale/contract/office/permissions";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { Branch } from "./timeline-branches.store.ts";
import { sourcesOf } from "./timeline-sources.store.ts";

export interface TimelineRow {
  readonly at: Date;
  /** `at` since 1970: a Date has no microseconds. */
  readonly micros: number;
  /** Which of the object's sources. */
  readonly source: number;
  readonly id: number;
  readonly kind: TimelineKind;
  readonly what: string;
  readonly text: string | null;
  readonly by: string | null;
  /** Paise. */
  readonly amount: number | null;
  readonly about_kind: ObjectKind | "authorisation" | null;
  readonly about_id: number | null;
  readonly about_name: string | null;
}

/** An entry's place: no two have the same, so pages neither lose nor double one. */
export type Place = Pick<TimelineRow, "micros" | "source" | "id">;

interface Asked {
  readonly kind: ObjectKind;
  readonly id: number;
  readonly before: Place | null;
  readonly rows: number;
  readonly without: TimelineKind | undefined;
  readonly may: (permission: Permission) => boolean;
}

function rowsOf(branch: Branch, source: number, { before, rows }: Asked) {
  const { at, id, what, text, by, amount, about } = branch;
  const none = sql`null`;
  const older = before
    ? sql`(${at}, ${source}::int, (${id})::bigint) < (timestamptz 'epoch'
        + ${before.micros}::float8 * interval '1 microsecond',
        ${before.source}::int, ${before.id}::bigint)`
    : sql`true`;
  return sql`(select ${at} as at, ${source}::int as source, (${id})::bigint as id,
      ${sql.lit(branch.kind)} as kind, (${what})::text as what, (${text ?? none})::text as text,
      (${by ?? none})::bigint as by_id, (${amount ?? none})::bigint as amount,
      (${about?.[0] ?? none})::text as about_kind, (${about?.[1] ?? none})::bigint as about_id
    from ${branch.from} where ${branch.where} and ${older}
    order by 1 desc, 3 desc limit ${rows})`;
}

const aboutName = sql`case entry.about_kind
  when 'lot' then (select title from lot_goods where id = entry.about_id)
  when 'company' then (select name from company_cards where id = entry.about_id)
  when 'user' then (select name from people where id = entry.about_id)
  when 'award' then (select lot_goods.title from sales join lot_goods on lot_goods.id = sales.lot_id
    where sales.id = entry.about_id)
  when 'authorisation' then (select number from recycling_rights where id = entry.about_id) end`;

/** The newest entries before a place that the caller's role sees: each source gives so many. */
export async function readTimeline(db: Db, asked: Asked): Promise<TimelineRow[]> {
  const branches = sourcesOf[asked.kind](asked.id, asked.may).flatMap((branch, source) =>
    asked.may(branch.may) && branch.kind !== asked.without ? [rowsOf(branch, source, asked)] : [],
  );
  if (branches.length === 0) return [];
  const { rows } = await sql<TimelineRow>`
    select entry.at, (extract(epoch from entry.at) * 1000000)::bigint as micros, entry.source,
      entry.id, entry.kind, entry.what, entry.text, entry.amount, entry.about_kind,
      entry.about_id, users.name as by, ${aboutName} as about_name
    from (select * from (${sql.join(branches, sql` union all `)}) every
      order by at desc, source desc, id desc limit ${asked.rows}) entry
    left join people users on users.id = entry.by_id
    order by entry.at desc, entry.source desc, entry.id desc`.execute(db);
  return rows;
}

const tables = {
  company: "company_cards",
  user: "people",
  lot: "lot_goods",
  award: "sales",
} as const;

/** An object's name, and the lot that a sale is of; undefined where there is none. */
export async function findObject(db: Db, kind: ObjectKind, id: number) {
  const name = kind === "lot" ? sql`title` : kind === "award" ? sql`null` : sql`name`;
  const lot = kind === "award" ? sql`lot_id` : sql`null::bigint`;
  const { rows } = await sql<{ name: string | null; lot_id: number | null }>`
    select ${name} as name, ${lot} as lot_id from ${sql.table(tables[kind])}
    where id = ${id}`.execute(db);
  return rows[0];
}
