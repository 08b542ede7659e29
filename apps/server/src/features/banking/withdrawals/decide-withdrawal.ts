import type { Body, banking } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { giveBack } from "./ask-withdrawal.ts";
import { tellOf } from "./withdrawal-notices.ts";
import { mayMove } from "./withdrawals.rules.ts";
import { changeWithdrawal, lockWithdrawal, type WithdrawalState } from "./withdrawals.store.ts";

type Decision = Body<typeof banking.decideWithdrawal>;
const STATE_OF = { approve: "approved", release: "released", refuse: "refused" } as const;

/**
 * One person approves, another releases; then it is sent. Where who approved has left the office
 * since, a release is an approval.
 * @throws Problem not_found; second_person_needed to release what nobody else has approved, and
 * colleague_too_new, as `firstOfTwo` has them;
 * decided_meanwhile where it stands elsewhere
 */
export const decideWithdrawal = (
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  id: string,
  { decision: said, reason }: Decision,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await lockWithdrawal(tx, id);
    if (!found) throw new Problem("not_found");
    const isAgain = said !== "refuse" && (await isFirstAgain(tx, adminId, found, said));
    const decision = isAgain ? "approve" : said;
    const state = STATE_OF[decision];
    if (!isAgain && !mayMove(found.state, state)) throw new Problem("decided_meanwhile");
    await changeWithdrawal(tx, id, { state, ...byWhom(decision, adminId, reason ?? null) });
    await writeAudit(tx, {
      adminId,
      action: `withdrawal ${state}`,
      subject: `Withdrawal ${id}`,
      companyId: found.companyId,
      details: { withdrawal_id: id, amount_paise: found.amount, ...(reason && { reason }) },
    });
    if (decision === "release")
      await addJob(tx, "send-withdrawals", {}, { key: "send-withdrawals" });
    if (decision === "refuse") await refuse(tx, config.home, found, adminId);
  });

/**
 * Whether who approved has left the office since: whoever approves or releases now is the first
 * of two.
 * @throws Problem second_person_needed, colleague_too_new
 */
async function isFirstAgain(
  tx: Tx,
  adminId: number,
  { state, approvedBy }: WithdrawalState,
  said: "approve" | "release",
): Promise<boolean> {
  if (state === "approved" && (said === "release" || approvedBy !== adminId))
    return (await firstOfTwo(tx, adminId, approvedBy)) === null;
  if (state !== "asked") return false;
  await firstOfTwo(tx, adminId, null);
  if (said === "release") throw new Problem("second_person_needed");
  return false;
}

function byWhom(decision: Decision["decision"], adminId: number, reason: string | null) {
  if (decision === "approve") return { approved_by: adminId };
  return decision === "release" ? { released_by: adminId } : { refused_by: adminId, reason };
}

async function refuse(tx: Tx, home: string, found: WithdrawalState, adminId: number) {
  await giveBack(tx, found, adminId);
  await tellOf(tx, home, found, "withdrawal_failed");
}
