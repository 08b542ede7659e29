import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import type { PackRow } from "../kilograms/index.ts";

export type NewPack = Omit<PackRow, "brand" | "madeAt"> & { readonly userId: number };

/** On the first day in India that is not closed. */
export const insertPack = (tx: Tx, pack: NewPack) =>
  sql`insert into packs (id, award_id, brand_company_id, material, grams, file, bytes, sha256,
      made_by, happened_on)
    values (${pack.id}, ${pack.awardId}, ${pack.brandId}, ${pack.material}, ${pack.grams},
      ${pack.file}, ${pack.bytes}, ${pack.sha256}, ${pack.userId},
      greatest(${marketToday},
        (select max(day) + 1 from journal_days)))`.execute(tx);

export async function nameOfCompany(db: Db, id: number): Promise<string | undefined> {
  const company = db.selectFrom("company_cards").select("name").where("id", "=", id);
  return (await company.executeTakeFirst())?.name;
}

/** In the order in which they were made. */
export const allPacks = (db: Db) =>
  db.selectFrom("packs").select(["id", "file", "sha256"]).orderBy("made_at").execute();
