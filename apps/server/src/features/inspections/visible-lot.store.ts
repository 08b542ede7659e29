import { sql } from "kysely";
import { builder, type Run, statement } from "../../platform/db/statement.ts";

/** Where the goods lie: at the lot's site, or the first that its seller's company has in its city. */
const siteOfLot = sql<number>`coalesce(lots.site_id,
  (select min(own.id) from sites own
    where own.company_id = lots.company_id and own.removed_at is null
      and own.state = lots.state and lower(own.city) = lower(lots.city)))`;

const lotShown = statement(
  "lot to be visited",
  builder
    .selectFrom("lot_goods as lots")
    .leftJoin("lot_times as times", "times.lot_id", "lots.id")
    .leftJoin("standings", "standings.lot_id", "lots.id")
    .leftJoin("agreed_terms as terms", (join) =>
      join.onRef("terms.lot_id", "=", "lots.id").onRef("terms.version", "=", "lots.terms_version"),
    )
    .leftJoin("sites", (join) =>
      join.on("sites.id", "=", siteOfLot).on("sites.removed_at", "is", null),
    )
    .select(["lots.id", "lots.title", "lots.url", "lots.approval", "lots.invited_only"])
    .select(["lots.seller_id as sellerId", "lots.company_id as sellerCompanyId"])
    .select(["sites.id as siteId", "sites.company_id as siteCompanyId"])
    .select(["times.closed_at as closedAt", "standings.ends_at as endsAt"])
    .select(sql<number | null>`(terms.fields ->> 'inspection_days')::int`.as("inspectionDays"))
    .select(
      sql<string | null>`coalesce(terms.fields ->> 'inspection_contact', sites.gate_contact)`.as(
        "contact",
      ),
    )
    .select(sql<Date>`market_now()`.as("now"))
    .where("lots.id", "=", sql<number>`$1`),
);

export const findLotShown = async (run: Run, lotId: number) => (await run(lotShown, [lotId]))[0];
export type LotShown = NonNullable<Awaited<ReturnType<typeof findLotShown>>>;
