import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { type Days, offsetOf } from "../../platform/lists/list-query.ts";
import type { Paper } from "./paper.ts";
import { papersByIds } from "./papers.store.ts";

interface Asked extends Days {
  readonly side: "buyer" | "seller";
  readonly userId: number;
  /** Whose sales they are of; null for a user's own who acts for none. */
  readonly companyId: number | null;
  readonly page: number;
  readonly rows: number;
}

interface Beside {
  readonly title: string;
  readonly buyer: string;
  readonly seller: string;
  /** The number that its truck gave at the gate. */
  readonly ewayAtGate: string | null;
}
export type OwnPaper = Paper & Beside;

/** Papers of a company's sales on one side, by day, the newest first, and how many there are. */
export async function ownPapers(
  db: Db,
  asked: Asked,
): Promise<{ readonly rows: OwnPaper[]; readonly count: number }> {
  const { side, userId, companyId, from = null, to = null } = asked;
  const [company, user] =
    side === "buyer"
      ? [sql.ref("a.company_id"), sql.ref("a.bidder_id")]
      : [sql.ref("a.seller_company_id"), sql.ref("a.seller_id")];
  const own = sql`from invoices i join sales a on a.id = i.award_id
      join lot_goods l on l.id = a.lot_id
    where (${company} = ${companyId}::bigint or (${company} is null and ${user} = ${userId}))
      and coalesce(i.parties ->> 'side', ${side}) = ${side}
      and (${from}::date is null or i.dated >= ${from}::date)
      and (${to}::date is null or i.dated <= ${to}::date)`;
  const found = await sql<Beside & { id: number }>`select i.id, l.title,
      i.parties -> 'buyer' ->> 'name' as buyer, i.parties -> 'seller' ->> 'name' as seller,
      (select t.eway_no from trucks t where t.id = i.trip_id) as "ewayAtGate"
    ${own} order by i.dated desc, i.id desc
    limit ${asked.rows} offset ${offsetOf(asked)}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${own}`.execute(
    db,
  );
  const papers = await papersByIds(
    db,
    found.rows.map(({ id }) => id),
  );
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  const rows = found.rows.flatMap(({ id, ...beside }) => {
    const paper = byId.get(id);
    return paper ? [{ ...paper, ...beside }] : [];
  });
  return { rows, count: counted[0]?.count ?? 0 };
}
