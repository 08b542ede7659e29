import { priceBoard } from "@rebale/contract";
import { REGIONS, type Region, statesOf } from "@rebale/contract/values/regions";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";
import type { MaterialSales, Sold, SoldDuring, SoldIn } from "./price-board.rules.ts";

interface SoldRow extends Sold {
  material: string;
  region: Region | null;
  week: number | null;
  /** Whether the row is a region's, a week's or the whole material's. */
  of: "all" | "region" | "week";
}

const places = REGIONS.flatMap((region) => statesOf[region].map((state) => ({ region, state })));
const days = sql.lit(priceBoard.BOARD_DAYS);

/**
 * The sales of the last 90 days, by material, and by region and week of each. Sold are lots with a
 * winner, at the close or accepted below the reserve, whose weight is known; a sale that was voided
 * has none. Read by index: the sales of the material, not all of the market's.
 *
 * @param material one of them, or all
 */
export async function readSales(
  db: Db,
  material?: string,
): Promise<{ today: string; sales: Map<string, MaterialSales> }> {
  const one = material === undefined ? sql`s.material is not null` : sql`s.material = ${material}`;
  const { rows } = await sql<SoldRow>`
    with weighed as (
      select s.material, l.state, l.closed_at, l.price as value,
        coalesce(l.company_id, -l.seller_id) as seller,
        case l.unit when 'kg' then l.quantity_milli when 'MT' then l.quantity_milli * 1000
          else l.weight_grams end as grams
      from goods_kinds s
        join shop_lots l on l.sub_category_id = s.id and l.outcome = 'sold'
          and l.closed_at > (select market_now()) - interval '1 day' * ${days}
      where ${one}),
    sold as (
      select material, region, seller, value * 1000.0::float8 / grams as rate,
        ((select ${marketToday}) - (closed_at at time zone 'Asia/Kolkata')::date) / 7 as week
      from weighed
        left join unnest(${places.map((p) => p.state)}::text[],
          ${places.map((p) => p.region)}::text[]) as place(state, region) using (state)
      where grams > 0)
    select material, region, week, count(*)::int as lots, count(distinct seller)::int as sellers,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rate) as rates,
      case grouping(region, week) when 1 then 'region' when 2 then 'week' else 'all' end as of
    from sold group by grouping sets ((material), (material, region), (material, week))`.execute(
    db,
  );
  const found = await sql<{ today: string }>`select ${marketToday}::text as today`.execute(db);
  return { today: found.rows[0]?.today ?? "", sales: byMaterial(rows) };
}

function byMaterial(rows: readonly SoldRow[]): Map<string, MaterialSales> {
  const sales = new Map<string, MaterialSales>();
  for (const [material, own] of Map.groupBy(rows, (row) => row.material)) {
    const all = own.find((row) => row.of === "all");
    const regions = own.filter(
      (row): row is SoldRow & SoldIn => row.of === "region" && row.region !== null,
    );
    const weeks = own.filter((row): row is SoldRow & SoldDuring => row.of === "week");
    if (all) sales.set(material, { all, regions, weeks });
  }
  return sales;
}

export const isMaterial = async (db: Db, code: string): Promise<boolean> =>
  (await db
    .selectFrom("material_codes")
    .select("code")
    .where("code", "=", code)
    .executeTakeFirst()) !== undefined;

export const materialNames = (db: Db) =>
  db.selectFrom("material_codes").select(["code", "name"]).orderBy("position").execute();

/** Which material each sub-category is made of, and its name. */
export const materialsBySub = (db: Db) =>
  db
    .selectFrom("goods_kinds")
    .innerJoin("material_codes", "material_codes.code", "goods_kinds.material")
    .select(["goods_kinds.id", "material_codes.code as material", "material_codes.name"])
    .execute();
