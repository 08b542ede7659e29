import { type Body, type listings, type Milli, quantityOf } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { changesOf } from "../../../platform/audit/audit-changes.rules.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { approveAll } from "../approval/approval.store.ts";
import { type TimesOfEvent, timesOfEvents } from "../approval/event-times.store.ts";
import { decideReview, endingNoticeAt, LOT_DECISIONS } from "../listings.rules.ts";
import { lotStatus } from "../lots/present-lot.ts";
import { notifyToSign } from "../signing/notify-to-sign.ts";
import { askSignatures, askSignaturesAgain } from "../signing/sheets/sheets.store.ts";
import { setTerms } from "../terms/set-terms.ts";
import { notifyNewTimes } from "./notify-new-times.ts";
import { lockLot, refuseLot } from "./review.store.ts";

declare module "../../../platform/bus/domain-events.ts" {
  interface DomainEvents {
    /** A lot is public from now on, or has another timetable. */
    "lot.approved": { readonly title: string; readonly url: string; readonly sellerId: number };
  }
}
declare module "../../../platform/bus/events.ts" {
  interface Events {
    /** Lists changed: a lot was approved, withdrawn or closed. */
    lots: { lotId: number };
  }
}

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
 */
export async function reviewLot(
  { db, bus, config, events }: Pick<Deps, "db" | "bus" | "config" | "events">,
  adminId: number,
  lotId: number,
  asked: Body<typeof listings.reviewLot>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) throw new Problem("lot_not_found");
    if (isEditedSince(lot.edited_at, asked.seen_edit)) throw new Problem("lot_edited");
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: asked.seen_decision });
    const now = await marketNow(tx);
    const decision = decideReview(
      { ...lot, status: lotStatus(lot, now), hasLedger: lot.ledger_seq > 0 },
      inEvent(asked, (await timesOfEvents(tx, [lotId])).get(lotId)),
      now,
    );
    if (!decision.accepted) throw new Problem(decision.because, decision);

    const link = `/auctiondetail/${lot.url}`;
    const subject = aboutLot(lotId, lot.title);
    if (decision.move === "refuse") {
      await refuseLot(tx, lotId, decision.reason);
      await writeAudit(tx, {
        adminId,
        action: "lot refused",
        ...subject,
        details: { reason: decision.reason },
      });
      await notifyMembers(tx, config.home, [
        notice(
          lot.seller_id,
          "lot_refused",
          { title: lot.title, reason: decision.reason },
          { link: `/sellnow/${lotId}` },
        ),
      ]);
      return;
    }
    const { timetable } = decision;
    await approveAll(tx, [{ id: lotId, timetable }]);
    await setTerms(tx, lotId, asked.terms, adminId);
    const ask = lot.approval === "approved" ? askSignaturesAgain : askSignatures;
    const awaiting = await ask(tx, [lotId], { madeBy: adminId, usuallyWaived: config.demo });
    const payload = { lotId };
    await addJobs(tx, [
      {
        name: "notify-ending-soon",
        payload,
        at: endingNoticeAt(timetable),
        key: `ending:${lotId}`,
      },
    ]);
    // Of one that was approved before, what was stands beside what is.
    const changes = lot.approval === "approved" ? changesOf(lot, { ...timetable }) : null;
    await writeAudit(tx, {
      adminId,
      action: "lot approved",
      ...subject,
      details: changes ?? timetable,
    });
    const price = {
      amount: timetable.market_value,
      basis: timetable.basis,
      value: timetable.listed_price,
      quantity: quantityOf(lot.quantity_milli as Milli),
      unit: lot.unit,
    };
    const from = timetable.starts_at.toISOString();
    const to = timetable.ends_at.toISOString();
    await notifyToSign(tx, config.home, awaiting);
    if (!awaiting.has(lotId))
      await notifyMembers(tx, config.home, [
        notice(lot.seller_id, "lot_approved", { title: lot.title, from, to, price }, { link }),
      ]);
    if (lot.approval === "approved") {
      const notified = { userId: lot.seller_id, toSign: new Set(awaiting) };
      await notifyNewTimes(tx, config.home, isMoved(lot, timetable) ? [lotId] : [], notified);
    }
    const { title, url, seller_id: sellerId } = lot;
    await events.publish(tx, [{ name: "lot.approved", lotId, payload: { title, url, sellerId } }]);
  });
  bus.publish("lots", { lotId });
}
