import type { GoodsPaperKind } from "@rebale/contract/invoices/goods-papers";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import type { Numbered } from "../numbers/series.store.ts";
import type { About } from "./facts.store.ts";
import type { GoodsFacts, GoodsPaper } from "./goods-paper.ts";

const papersWhere = async (db: Db, fits: RawBuilder<SqlBool>): Promise<GoodsPaper[]> => {
  const { rows } = await sql<GoodsPaper>`select id, kind, number, dated::text as dated,
      award_id as "awardId", trip_id as "tripId", output_id as "outputId", facts
    from goods_papers where ${fits} order by id`.execute(db);
  return rows;
};
export const findGoodsPaper = async (db: Db, id: number): Promise<GoodsPaper | undefined> =>
  (await papersWhere(db, sql<SqlBool>`id = ${id}`))[0];
export const goodsPapersOf = (db: Db, awardId: number) =>
  papersWhere(db, sql<SqlBool>`award_id = ${awardId}`);

export async function isIssued(
  tx: Tx,
  kind: GoodsPaperKind,
  { awardId, tripId, outputId }: About,
): Promise<boolean> {
  const { rows } = await sql`select from goods_papers where kind = ${kind}
    and award_id = ${awardId} and trip_id is not distinct from ${tripId}::bigint
    and output_id is not distinct from ${outputId}::bigint`.execute(tx);
  return rows.length > 0;
}

/** Whose numbers a paper has: `C7` of company 7, `U9` of a person without one. */
export async function issuerOf(tx: Tx, side: "seller" | "buyer", awardId: number): Promise<string> {
  const { rows } = await sql<{ issuer: string }>`select ${
    side === "seller"
      ? sql`coalesce('C' || seller_company_id, 'U' || seller_id)`
      : sql`coalesce('C' || company_id, 'U' || bidder_id)`
  } as issuer from sales where id = ${awardId}`.execute(tx);
  return rows[0]?.issuer ?? "";
}

interface NewGoodsPaper extends About {
  readonly kind: GoodsPaperKind;
  readonly issuer: string;
  readonly numbered: Numbered;
  readonly facts: GoodsFacts;
}
export const insertGoodsPaper = (
  tx: Tx,
  { kind, issuer, numbered, facts, awardId, tripId, outputId }: NewGoodsPaper,
) =>
  tx
    .insertInto("goods_papers")
    .values({
      ...{ kind, issuer, fy: numbered.fy, seq: numbered.seq, number: numbered.number },
      ...{ dated: numbered.dated, award_id: awardId, trip_id: tripId, output_id: outputId },
      facts: JSON.stringify(facts),
    })
    .execute();

/** Whether a truck's goods travel with a manifest, by the day on which it leaves. */
export async function needsManifest(tx: Tx, tripId: number): Promise<boolean> {
  const { rows } = await sql`select from trucks t
    where t.id = ${tripId} and t.needs_manifest`.execute(tx);
  return rows.length > 0;
}

/** Trucks that have left without the manifest that they need. */
export async function tripsWithoutManifest(
  db: Db,
  most: number,
): Promise<{ tripId: number; awardId: number }[]> {
  const { rows } = await sql<{ tripId: number; awardId: number }>`
    select t.id as "tripId", t.award_id as "awardId" from trucks t
    where t.state in ('out', 'received') and t.needs_manifest
      and not exists (select from goods_papers g where g.kind = 'manifest' and g.trip_id = t.id)
    order by t.id limit ${most}`.execute(db);
  return rows;
}

/** The award's lock, as everywhere. */
export const lockSale = (tx: Tx, awardId: number) =>
  lockAuctions(tx, sql`select lot_id from sales where id = ${awardId}`);
