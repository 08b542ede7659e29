import type { Body, listings } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { type FoundLot, findLots } from "../approval/approval.store.ts";
import { type TimesOfEvent, timesOfEvents } from "../approval/event-times.store.ts";
import { recordApprovals } from "../approval/record-approvals.ts";
import { whyUntaxable } from "../approval/taxable.rules.ts";
import { taxesOfLots } from "../approval/taxable.store.ts";
import { decideReview, LOT_DECISIONS, type Timetable } from "../listings.rules.ts";
import { throughOf } from "../lots/deposit-columns.ts";
import { lockLots } from "../lots/lock-lots.store.ts";
import { lotStatus } from "../lots/present-lot.ts";
import { requireMoneyFor } from "../lots/require-money.ts";
import { notifyNewTimes } from "./notify-new-times.ts";
import { refuseLot } from "./review.store.ts";

/** Who does not say what was seen is not checked. */
const isEditedSince = (editedAt: Date | null, seen: string | null | undefined): boolean =>
  seen !== undefined && (editedAt?.getTime() ?? null) !== (seen ? Date.parse(seen) : null);

const isMoved = (
  from: { readonly starts_at: Date | null; readonly ends_at: Date | null },
  to: { readonly starts_at: Date; readonly ends_at: Date },
): boolean =>
  from.starts_at?.getTime() !== to.starts_at.getTime() ||
  from.ends_at?.getTime() !== to.ends_at.getTime();

/** A lot that is sold in an event has the event's times, whichever were asked for. */
function inEvent(
  asked: Body<typeof listings.reviewLot>,
  times: TimesOfEvent | undefined,
): Body<typeof listings.reviewLot> {
  if (!times) return asked;
  const hard = asked.hard_end_at;
  return { ...asked, ...times, hard_end_at: hard && hard > times.end_at ? hard : null };
}

/**
 * Approves a lot and sets its auction, or refuses it with a reason. The seller is notified in the
 * same transaction.
 * @returns `warning`: what the gate will lack of the lot, in words for the office
 */
export async function reviewLot(
  { db, bus, config, events }: Pick<Deps, "db" | "bus" | "config" | "events">,
  adminId: number,
  lotId: number,
  asked: Body<typeof listings.reviewLot>,
): Promise<{ warning: string | null }> {
  const warning = await db.transaction().execute(async (tx) => {
    await lockLots(tx, [lotId]);
    const [lot] = await findLots(tx, [lotId]);
    if (!lot) throw new Problem("lot_not_found");
    if (isEditedSince(lot.edited_at, asked.seen_edit)) throw new Problem("lot_edited");
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: asked.seen_decision });
    const now = await marketNow(tx);
    const decision = decideReview(
      { ...lot, ...throughOf(lot), status: lotStatus(lot, now), hasLedger: lot.ledger_seq > 0 },
      inEvent(asked, (await timesOfEvents(tx, [lotId])).get(lotId)),
      now,
    );
    if (!decision.accepted) throw new Problem(decision.because, decision);

    if (decision.move === "refuse") {
      await refuse(tx, config, adminId, lot, decision.reason);
      return null;
    }
    const { timetable } = decision;
    await requireMoneyFor(tx, config, [timetable]);
    const told = await taxWarning(tx, lotId, timetable);
    const approval = { lot, timetable, terms: asked.terms };
    const awaiting = await recordApprovals(tx, { config, events }, adminId, [approval]);
    if (lot.approval === "approved" && isMoved(lot, timetable))
      await notifyNewTimes(tx, config.home, [lotId], { userId: lot.seller_id, toSign: awaiting });
    return told;
  });
  bus.publish("lots", { lotId });
  return { warning };
}

/**
 * @returns what the office is told where no tax invoice could be issued for the lot's trucks
 * @throws Problem invalid_input at `hsn6`
 */
async function taxWarning(tx: Tx, lotId: number, timetable: Timetable): Promise<string | null> {
  const taxed = (await taxesOfLots(tx, [{ id: lotId, ends_at: timetable.ends_at }])).get(lotId);
  const why = taxed && whyUntaxable(timetable, taxed);
  if (why?.because === "invalid_input")
    throw new Problem(why.because, { errors: [{ path: why.path, msg: why.msg }] });
  return why ? why.msg : null;
}

async function refuse(
  tx: Tx,
  { home }: Deps["config"],
  adminId: number,
  { id, title, seller_id }: FoundLot,
  reason: string,
): Promise<void> {
  await refuseLot(tx, id, reason);
  await writeAudit(tx, {
    adminId,
    action: "lot refused",
    ...aboutLot(id, title),
    details: { reason },
  });
  await notifyMembers(tx, home, [
    notice(seller_id, "lot_refused", { title, reason }, { link: `/sellnow/${id}` }),
  ]);
}
