import { indiaDay } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { stands } from "./fee-plans.rules.ts";
import { lockPlans, withdrawPlan } from "./fee-plans.store.ts";

/**
 * Takes back a plan that is still to come: the one before it goes on, and another of that day may
 * follow. Lots that were bid for while it stood keep it, as their bidders saw it.
 * @throws Problem not_found, also for one that was taken back already; plan_begun
 */
export const takePlanBack = (
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const plans = await lockPlans(tx, config);
    const plan = plans.filter(stands).find((one) => one.id === String(id));
    if (!plan) throw new Problem("not_found");
    if (plan.valid_from <= indiaDay(await marketNow(tx))) throw new Problem("plan_begun");
    await withdrawPlan(tx, id, { adminId, reason });
    await writeAudit(tx, {
      adminId,
      action: "fee plan taken back",
      subject: `Fee plan of ${plan.side}s`,
      details: { before: plan, reason },
    });
  });
