import type { Body, feePlans } from "@rebale/contract";
import { sql } from "kysely";
import type { Config } from "../../platform/config.ts";
import type { Tx } from "../../platform/db/db.ts";
import { builder, type Run, runIn, statement } from "../../platform/db/statement.ts";
import { type Plan, plansOfSettings, withoutGst } from "./fee-plans.rules.ts";

type Fees = Pick<Config, "MARKET_FEE" | "MARKET_PARTY">;

// Every auction page asks for them; there are few.
const allPlans = statement(
  "fee plans",
  builder
    .selectFrom("fee_plans")
    .select(["material", "gst_included", "made_at", "withdrawn_at", "withdrawn_because"])
    .select(sql<string>`id::text`.as("id"))
    .select(sql<Plan["side"]>`side`.as("side"))
    .select(sql<number>`percent::float8`.as("percent"))
    .select(sql<number>`gst_percent::float8`.as("gst_percent"))
    .select(sql<number>`fixed / 100.0::float8`.as("fixed"))
    .select(sql<number | null>`least / 100.0::float8`.as("least"))
    .select(sql<number | null>`most / 100.0::float8`.as("most"))
    .select(sql<string>`valid_from::text`.as("valid_from"))
    .select(sql<string | null>`valid_to::text`.as("valid_to"))
    .orderBy("fee_plans.id"),
);

/** Those of the settings and then the office's, the oldest first; amounts in rupees. */
export const readPlans = async (run: Run, { MARKET_FEE, MARKET_PARTY }: Fees): Promise<Plan[]> => {
  const plans = [...plansOfSettings(MARKET_FEE), ...(await run(allPlans, []))];
  return MARKET_PARTY.gstin === null ? withoutGst(plans) : plans;
};

/** The same, while nobody else adds one. */
export async function lockPlans(tx: Tx, fees: Fees): Promise<Plan[]> {
  await sql`select pg_advisory_xact_lock(hashtext('fee plans'))`.execute(tx);
  return readPlans(runIn(tx), fees);
}

type NewPlan = Body<typeof feePlans.add>;

/** The plan before it ends with the day before its own, by nothing but this one's beginning. */
export async function insertPlan(tx: Tx, plan: NewPlan, madeBy: number): Promise<void> {
  const { material = null, least = null, most = null, valid_to = null, ...rest } = plan;
  await tx
    .insertInto("fee_plans")
    .values({ ...rest, material, least, most, valid_to, made_by: madeBy })
    .execute();
}

/** One that has begun is refused by the database. */
export const withdrawPlan = (tx: Tx, id: number, by: { adminId: number; reason: string }) =>
  sql`update fee_plans set withdrawn_at = market_now(), withdrawn_by = ${by.adminId},
    withdrawn_because = ${by.reason} where id = ${id}`.execute(tx);

export const isMaterial = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx
    .selectFrom("material_codes")
    .select("code")
    .where("code", "=", code)
    .executeTakeFirst()) !== undefined;
