import type { Tx } from "../../../platform/db/db.ts";
import { runIn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockAward } from "../../awards/index.ts";
import { type Plan, planOn, readPlans } from "../../fee-plans/index.ts";
import { creditNote } from "../issue/notes.ts";
import { creditedOf, feeInvoiceOf } from "../papers.store.ts";
import { feeInvoice } from "./fee-invoice.ts";
import { type TakenFee, takenFees } from "./taken-fees.store.ts";

/**
 * The fees that the market took of a sale are invoiced, and those it gave back credited; each once,
 * so that it may be called again.
 */
export const issueFeePapers = (
  { db, config }: Pick<Deps, "db" | "config">,
  awardId: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockAward(tx, awardId))) return;
    const plans = await readPlans(runIn(tx), config);
    for (const taken of await takenFees(tx, awardId)) {
      if (taken.fee + taken.gst <= 0) {
        // A seller's goes back with its release alone, which is made anew: its paper stands.
        if (taken.side === "buyer") await credit(tx, awardId, taken);
      } else {
        const { day, material, ...fee } = taken;
        const plan = fee.due ? null : planOn(plans, { side: fee.side, material, day });
        const of = { ...fee, awardId, gstPercent: percentOf(taken, plan) };
        await feeInvoice(tx, { ...of, market: config.MARKET_PARTY, actorId: null });
      }
    }
  });

/** The percent taken, where the fee's plan is not known any more, or has no GST since. */
const percentOf = ({ fee, gst }: TakenFee, plan: Plan | null): number =>
  plan && plan.gst_percent > 0 === gst > 0 ? plan.gst_percent : Math.round((gst * 100) / fee);

async function credit(tx: Tx, awardId: number, taken: TakenFee): Promise<void> {
  const paper = await feeInvoiceOf(tx, { ...taken, awardId });
  if (!paper || (await creditedOf(tx, paper.id)) > 0) return;
  await creditNote(tx, { ofInvoice: paper.id, by: { whole: true }, actorId: null });
}
