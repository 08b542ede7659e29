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
