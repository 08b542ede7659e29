import type { Source } from "@rebale/contract/rates/dated-rates";
import { type Expression, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { builder, type Run, type Statement, statement } from "../../platform/db/statement.ts";
import type { MaterialGst, Party } from "./taxes.rules.ts";

// Every auction page asks for these two.
const gstOfMaterial = statement(
  "gst of a material",
  builder
    .selectFrom("material_codes as materials")
    .leftJoin("material_gst as gst", (on) =>
      on
        .onRef("gst.material", "=", "materials.code")
        .on(sql<boolean>`$2::date between gst.valid_from and coalesce(gst.valid_to, 'infinity')`),
    )
    .select(["materials.code as material", "materials.hsn"])
    .select(sql<number | null>`gst.percent::float8`.as("percent"))
    .select(sql<string | null>`gst.valid_from::text`.as("from"))
    .select(sql<Source[]>`coalesce(gst.sources, '[]')`.as("sources"))
    .select(sql<boolean>`coalesce(gst.is_confirmed, false)`.as("isConfirmed"))
    .where("materials.code", "=", sql<string>`$1`),
);
/** @param day YYYY-MM-DD in India */
export const gstOn = async (run: Run, material: string, day: string): Promise<MaterialGst | null> =>
  (await run(gstOfMaterial, [material, day]))[0] ?? null;

export const siteOf = (company: Expression<number | null>) => sql`company_sites
  where company_id = ${company} and removed_at is null`;

interface Seller extends Party {
  /** When the lot's first bid came; null where there is none yet. */
  readonly opened: Date | null;
}
const sellerOfLot: Statement<Seller> = {
  name: "seller of a lot, for taxes",
  text: `select seller.state, seller.is_registered as registered, seller.entity,
      (select max(s.lut_until)::text from sites s where s.company_id = lots.company_id
        and s.state = seller.state and s.gstin is not null and s.removed_at is null) as "lutUntil",
      (select at from placed_bids e where e.lot_id = lots.id and e.seq = 1) as opened
    from lots left join lot_sellers kept on kept.lot_id = lots.id,
      lateral (select kept.* where kept.lot_id is not null
        union all select now.* from lot_seller_now(lots) now where kept.lot_id is null) seller
    where lots.id = $1::bigint`,
};
/** The seller, where the goods lie: as they were when the lot was approved. */
export async function sellerOf(run: Run, lotId: number): Promise<Seller> {
  const [row] = await run(sellerOfLot, [lotId]);
  if (!row) throw new Error(`There is no lot ${lotId}`);
  return row;
}

/** Where a buyer's state was found. */
export type StateFrom = "site" | "account";

/**
 * The buyer's own: of their company's sites one in the seller's state with a GSTIN of it, else the
 * first with one, else the first; without sites their account's. Null where neither names one.
 */
export async function buyerOf(
  db: Db,
  buyer: { userId: number; companyId: number | null },
  sellerState: string,
): Promise<(Omit<Party, "state"> & { state: string | null; from: StateFrom }) | null> {
  const company = sql<number | null>`${buyer.companyId}::bigint`;
  const { rows } = await sql<{
    site: string | null;
    account: string | null;
    sez: string | null;
    registered: boolean;
    entity: string | null;
  }>`
    select users.state as account, site.state as site, site.sez,
      papers.gst_number is not null
        or exists (select from ${siteOf(company)} and gstin is not null) as registered,
      (select entity from company_cards where id = ${company}) as entity
    from people users left join account_tax_papers papers on papers.user_id = users.id
      left join lateral (select state, sez from ${siteOf(company)}
        order by gstin is null, state <> ${sellerState}, id limit 1) site on true
    where users.id = ${buyer.userId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { site, account, ...rest } = row;
  return { ...rest, state: site ?? account, from: site === null ? "account" : "site" };
}
