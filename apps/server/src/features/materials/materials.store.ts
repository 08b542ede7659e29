import type { Source } from "@rebale/contract/rates/dated-rates";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

/** Each with its GST of today in India. */
export const listMaterials = (db: Db) =>
  db
    .selectFrom("materials")
    .leftJoin("material_gst as gst", (on) =>
      on.onRef("gst.material", "=", "materials.code").on(
        sql<boolean>`${marketToday}
            between gst.valid_from and coalesce(gst.valid_to, 'infinity')`,
      ),
    )
    .select(["code", "name", "stream", "hsn", "unit"])
    .select(sql<number | null>`gst.percent::float8`.as("gst_percent"))
    .orderBy("position")
    .execute();

/** A material's GST from a day on. */
export interface GstRate {
  readonly material: string;
  readonly percent: number;
  /** YYYY-MM-DD in India. */
  readonly from: string;
  readonly to: string | null;
  readonly sources: readonly Source[];
  readonly isConfirmed: boolean;
  /** No later row of its material stands. */
  readonly isLast: boolean;
}
/** The GST of every material at any time. */
export const readGstRates = async (db: Db): Promise<GstRate[]> =>
  (
    await sql<GstRate>`select material, percent::float8 as percent, valid_from::text as from,
        valid_to::text as to, sources, is_confirmed as "isConfirmed",
        valid_from = max(valid_from) over (partition by material) as "isLast"
      from material_gst order by material, valid_from`.execute(db)
  ).rows;
