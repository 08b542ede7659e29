import type { Body, feePlans } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { asTheyFollow, latest, type Plan, stands } from "./fee-plans.rules.ts";
import { insertPlan, isMaterial, lockPlans, readPlans } from "./fee-plans.store.ts";

const NO_GSTIN = {
  en: "The market has no GSTIN, so it may not charge GST: take 0 %, or name the GSTIN in MARKET_PARTY",
  hi: "Rebale का GSTIN नहीं है, इसलिए GST नहीं लिया जा सकता: 0 % रखिए, या MARKET_PARTY में GSTIN लिखिए",
};

/**
 * Adds a plan, which ends the one before it. What a sale through the market owes was counted when
 * it was made, and stays.
 * @throws Problem not_found for a material that there is not; plan_not_later; invalid_input for GST
 * of a market without a GSTIN
 */
export async function addPlan(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  asked: Body<typeof feePlans.add>,
): Promise<Plan> {
  if (asked.gst_percent > 0 && config.MARKET_PARTY.gstin === null)
    throw new Problem("invalid_input", { path: "gst_percent", msg: NO_GSTIN });
  return db.transaction().execute(async (tx) => {
    const plans = await lockPlans(tx, config);
    const material = asked.material ?? null;
    if (material !== null && !(await isMaterial(tx, material)))
      throw new Problem("not_found", { path: "material" });
    const isBefore = (plan: Plan) =>
      stands(plan) && plan.side === asked.side && plan.material === material;
    const before = latest(plans.filter(isBefore));
    if (before && before.valid_from >= asked.valid_from)
      throw new Problem("plan_not_later", { path: "valid_from" });
    await insertPlan(tx, asked, adminId);
    await writeAudit(tx, {
      adminId,
      action: "fee plan added",
      subject: `Fee plan of ${asked.side}s`,
      details: { before: before ?? null, after: asked },
    });
    const [added] = asTheyFollow(await readPlans(runIn(tx), config)).filter(
      (plan) => isBefore(plan) && plan.valid_from === asked.valid_from,
    );
    if (!added) throw new Error("The plan that was added is not there");
    return added;
  });
}
