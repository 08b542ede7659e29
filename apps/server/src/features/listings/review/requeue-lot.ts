import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { assign } from "../../review-queue/index.ts";
import { findLots } from "../approval/approval.store.ts";
import { whyNotBack } from "../listings.rules.ts";
import { LOT_DECISIONS } from "../lot-decisions.rules.ts";
import { lotStatus } from "../lots/present-lot.ts";
import { putBackLot } from "../office/review.store.ts";

interface Asked {
  readonly reason: string;
  readonly seen_decision?: number | null | undefined;
}

/**
 * An approval that was wrong is taken back after its minute: the lot waits again, assigned to who
 * put it back, and only its seller is told. Under the lot's lock, against opening and bids.
 * @throws Problem lot_not_found, lot_not_approved, lot_is_open, bids_exist, decided_meanwhile
 */
export async function requeueLot(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
  lotId: number,
  { reason, seen_decision }: Asked,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: seen_decision });
    const [lot] = await findLots(tx, [lotId]);
    if (!lot) throw new Problem("lot_not_found");
    const status = lotStatus(lot, await marketNow(tx));
    const why = whyNotBack({ status, hasLedger: lot.ledger_seq > 0 });
    if (why) throw new Problem(why);
    await putBackLot(tx, lotId);
    await assign(tx, { kind: "lot", id: lotId }, adminId);
    const details = { reason };
    await writeAudit(tx, {
      adminId,
      action: "lot put back",
      ...aboutLot(lotId, lot.title),
      details,
    });
    await notifyMembers(tx, config.home, [
      notice(lot.seller_id, "lot_requeued", { title: lot.title, reason }, { link: "/dashproduct" }),
    ]);
  });
  bus.publish("lots", { lotId });
}
