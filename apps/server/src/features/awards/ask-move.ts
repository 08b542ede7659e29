import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { notifyMembers } from "../notifications/index.ts";
import { awardNoticesOf } from "./award-notices.ts";
import { sideOf } from "./awards.access.ts";
import { isMoreTime } from "./awards.rules.ts";
import { type Award, cancelAskedBy, lockAward } from "./awards.store.ts";
import { type AskedMove, moveAward } from "./move-award.ts";

type Asked = Pick<AskedMove, "move" | "reason" | "dueAt" | "liftBy">;

/**
 * What a side or the office says of a sale, recorded and told to the others. A sale that both sides
 * would call off is off.
 * @throws Problem not_found for whoever is no side of it; move_not_possible, money_in_market,
 * day_not_later
 */
export function askMove(
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Account,
  awardId: number,
  asked: Asked,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    const side = award && sideOf(caller, award);
    if (!award || !side) throw new Problem("not_found");
    const at = await marketNow(tx);
    refuseEarlierDays(award, asked, at);
    const isAgreement = asked.move === "agree_cancel";
    const words = isAgreement ? await cancelAskedBy(tx, awardId) : new Set();
    if (words.has(side)) return;
    const said = { ...asked, actorId: caller.userId, side, at };
    if (!(await moveAward(tx, award, said))) return;
    const isOff = isAgreement && words.size > 0;
    if (isOff) await callOff(tx, award, at);
    await writeAudit(tx, {
      adminId: caller.userId,
      action: "sale moved",
      ...aboutLot(award.lotId, award.title),
      details: { award_id: awardId, move: asked.move, reason: asked.reason },
    });
    const move = isOff ? "cancel" : asked.move;
    await notifyMembers(tx, config.home, awardNoticesOf(award, { ...said, move }));
  });
}

function refuseEarlierDays(award: Award, { dueAt, liftBy }: Asked, now: Date): void {
  if (dueAt && !isMoreTime(dueAt, award.dueAt, now))
    throw new Problem("day_not_later", { path: "due_at" });
  if (liftBy && !isMoreTime(liftBy, award.liftBy, now))
    throw new Problem("day_not_later", { path: "lift_by" });
}

/** Both sides have said so. */
const callOff = (tx: Tx, award: Award, at: Date) =>
  moveAward(tx, award, {
    ...{ move: "cancel", side: "market", actorId: null, reason: "both_agreed", at },
  });
