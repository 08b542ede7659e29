import {
  type Basis,
  basisUnits,
  lotValue,
  type Milli,
  type Paise,
  quantityOf,
} from "@rebale/contract";
import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { writeAudits } from "../../../platform/audit/audit.store.ts";
import { changesOf } from "../../../platform/audit/audit-changes.rules.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { notifyInvited } from "../../audience/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { tellWebhooks } from "../../webhooks/index.ts";
import { endingNoticeAt, type Timetable } from "../listings.rules.ts";
import { throughOf } from "../lots/deposit-columns.ts";
import { notifyToSign } from "../signing/notify-to-sign.ts";
import { askSignatures, askSignaturesAgain } from "../signing/sheets/sheets.store.ts";
import { setTerms } from "../terms/set-terms.ts";
import { approveAll, type FoundLot } from "./approval.store.ts";

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

export interface Approval {
  /** As it stands. */
  readonly lot: FoundLot;
  readonly timetable: Timetable;
  /** Undefined keeps its terms, or publishes what was proposed or is usual; null takes them away. */
  readonly terms?: SaleTermsIn | null | undefined;
  /** Why it asks for no authorisation where the law would have it; null where it does. */
  readonly withoutGate?: string | null;
}

/**
 * Approves locked lots, or gives those that were approved before another timetable: in a fixed
 * number of statements. Their sellers are notified, or asked to sign.
 * @param isAudited that the audit has them already, since they were decided
 * @returns the lots that wait for their sellers' signature
 */
export async function recordApprovals(
  tx: Tx,
  { config: { home, demo }, events }: Pick<Deps, "config" | "events">,
  adminId: number,
  approvals: readonly Approval[],
  { isAudited = false } = {},
): Promise<ReadonlySet<number>> {
  if (approvals.length === 0) return new Set();
  const lots = approvals.map(({ lot: { id }, timetable, terms }) => ({ id, timetable, terms }));
  await approveAll(tx, lots);
  await setTerms(tx, lots, adminId);
  const asked = { madeBy: adminId, usuallyWaived: demo };
  const [again, first] = [approvals.filter(wasApproved), approvals.filter((a) => !wasApproved(a))];
  const awaiting = new Set([
    ...(await askSignatures(tx, idsOf(first), asked)),
    ...(await askSignaturesAgain(tx, idsOf(again), asked)),
  ]);
  await addJobs(tx, approvals.map(endingSoon));
  if (!isAudited)
    await writeAudits(
      tx,
      approvals.map((approval) => auditOfApproval(adminId, approval)),
    );
  await notifySellers(tx, home, approvals, awaiting);
  const hidden = approvals.filter(({ lot }) => lot.invited_only);
  if (hidden.length > 0) await notifyInvited(tx, home, idsOf(hidden));
  await events.publish(tx, approvals.map(approvedEvent));
  await tellWebhooks(tx, approvals.map(approvedHappening));
  return awaiting;
}

/** One message a seller, however many of their lots it is about. */
async function notifySellers(
  tx: Tx,
  home: string,
  approvals: readonly Approval[],
  awaiting: ReadonlySet<number>,
): Promise<void> {
  const bySeller = [...Map.groupBy(approvals, ({ lot }) => lot.seller_id).values()];
  const single = bySeller.flatMap((own) => (own.length === 1 ? own : []));
  await notifyToSign(
    tx,
    home,
    idsOf(single).filter((id) => awaiting.has(id)),
  );
  await notifyMembers(tx, home, [
    ...single.filter(({ lot }) => !awaiting.has(lot.id)).map(noticeOf),
    ...bySeller.filter((own) => own.length > 1).map((own) => noticeOfMany(own, awaiting)),
  ]);
}

/** Named in a message; the others are counted. */
const MAX_NAMED = 10;

function noticeOfMany(own: readonly Approval[], awaiting: ReadonlySet<number>) {
  const toSign = own.filter(({ lot }) => awaiting.has(lot.id)).length;
  const lots = own.slice(0, MAX_NAMED).map(({ lot: { title }, timetable }) => ({
    title,
    from: timetable.starts_at.toISOString(),
    to: timetable.ends_at.toISOString(),
  }));
  const params = { lots, more: own.length - lots.length, toSign };
  return notice(own[0]?.lot.seller_id ?? 0, "lots_approved", params, { link: "/dashproduct" });
}

const wasApproved = ({ lot }: Approval) => lot.approval === "approved";
const idsOf = (approvals: readonly Approval[]) => approvals.map(({ lot }) => lot.id);

const endingSoon = ({ lot: { id }, timetable }: Approval) => ({
  name: "notify-ending-soon" as const,
  payload: { lotId: id },
  at: endingNoticeAt(timetable),
  key: `ending:${id}`,
});

const approvedEvent = ({ lot: { id, title, url, seller_id } }: Approval) => ({
  name: "lot.approved" as const,
  lotId: id,
  payload: { title, url, sellerId: seller_id },
});

const approvedHappening = ({ lot: { id, title, company_id }, timetable }: Approval) => ({
  type: "lot.approved" as const,
  to: [company_id],
  data: {
    ...{ product_id: String(id), title, starts_at: timetable.starts_at.toISOString() },
    ends_at: timetable.format_rules?.auction_ends_at ?? timetable.ends_at.toISOString(),
  },
});

/** If the lot was approved before, its old values stand beside the new. */
export function auditOfApproval(adminId: number, approval: Approval) {
  const { lot, timetable, withoutGate } = approval;
  const changes = wasApproved(approval)
    ? changesOf({ ...lot, ...throughOf(lot), listed_price: listedPrice(lot) }, { ...timetable })
    : null;
  const subject = aboutLot(lot.id, lot.title);
  const details = { ...(changes ?? timetable), ...(withoutGate && { reason: withoutGate }) };
  return { adminId, action: "lot approved", ...subject, details };
}

const listedPrice = (lot: FoundLot) =>
  lot.market_value === null
    ? null
    : lotValue(lot.market_value as Paise, basisUnits(lot.basis as Basis, lot));

const noticeOf = ({ lot, timetable }: Approval) =>
  notice(
    lot.seller_id,
    "lot_approved",
    {
      title: lot.title,
      from: timetable.starts_at.toISOString(),
      to: timetable.format_rules?.auction_ends_at ?? timetable.ends_at.toISOString(),
      price: {
        amount: timetable.market_value,
        basis: timetable.basis,
        value: timetable.listed_price,
        quantity: quantityOf(lot.quantity_milli as Milli),
        unit: lot.unit,
      },
    },
    { link: `/auctiondetail/${lot.url}` },
  );
