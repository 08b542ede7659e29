import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Packs of evidence as they are read; the feature evidence makes them. */
export interface PackRow {
  readonly id: string;
  readonly awardId: number;
  readonly brandId: number | null;
  readonly brand: string | null;
  readonly material: string;
  readonly grams: number;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly madeAt: Date;
}

const packsWhere = async (db: Db, fits: RawBuilder<SqlBool>): Promise<PackRow[]> => {
  const { rows } = await sql<PackRow>`
    select p.id, p.award_id as "awardId", p.brand_company_id as "brandId", c.name as brand,
      p.material, p.grams, p.file, p.bytes, p.sha256, p.made_at as "madeAt"
    from packs p left join company_cards c on c.id = p.brand_company_id where ${fits}
    order by p.made_at, p.id`.execute(db);
  return rows;
};
export const findPack = async (db: Db, id: string): Promise<PackRow | undefined> =>
  (await packsWhere(db, sql<SqlBool>`p.id = ${id}`))[0];
export const packsOfAward = (db: Db, awardId: number) =>
  packsWhere(db, sql<SqlBool>`p.award_id = ${awardId}`);
