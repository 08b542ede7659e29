import type { Body, listings } from "@rebale/contract";
import { hasTwoStages } from "@rebale/contract/auctions/format-facts";
import { NON_FERROUS_GATE } from "@rebale/contract/rates/non-ferrous-gate";
import type { Words } from "@rebale/contract/values/complaint";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { turnedOnFrom } from "../../law/index.ts";
import { findLots } from "../approval/approval.store.ts";
import { type TimesOfEvent, timesOfEvents } from "../approval/event-times.store.ts";
import { isGated, lacksAuthorisation } from "../approval/gate.rules.ts";
import { type Approval, auditOfApproval } from "../approval/record-approvals.ts";
import { requireTaxHoldsOf } from "../approval/tax-holds-of.ts";
import { type TaxedLot, whyUntaxable } from "../approval/taxable.rules.ts";
import { taxesOfLots } from "../approval/taxable.store.ts";
import { decideReview, type Timetable } from "../listings.rules.ts";
import { canSeal } from "../lots/can-seal.ts";
import { throughOf } from "../lots/deposit-columns.ts";
import { lotStatus } from "../lots/present-lot.ts";
import { requireMoneyFor } from "../lots/require-money.ts";

type Review = Body<typeof listings.reviewLot>;

/** The outcome of a decision, once it is found possible. */
export type CheckedReview = { readonly warning: Words | null } & (
  | ({ readonly decision: "accept" } & Approval)
  | {
      readonly decision: "correct" | "refuse";
      readonly lot: Approval["lot"];
      readonly reason: string;
      readonly corrections: readonly listings.LotComplaint[];
    }
);

/** A caller that does not say what it saw is not checked. */
const isEditedSince = (editedAt: Date | null, seen: string | null | undefined): boolean =>
  seen !== undefined && (editedAt?.getTime() ?? null) !== (seen ? Date.parse(seen) : null);

/** A lot that is sold in an event has the event's times, whichever were asked for. */
function inEvent(asked: Review, times: TimesOfEvent | undefined): Review {
  if (!times) return asked;
  const hard = asked.hard_end_at;
  return { ...asked, ...times, hard_end_at: hard && hard > times.end_at ? hard : null };
}

/**
 * Whether a locked lot can be decided so now.
 * @throws Problem lot_not_found, lot_edited, bids_exist, auction_closed, invalid_input, money_off,
 * authorisation_wanted, tax_hold_off, tax_hold_not_here, tax_hold_not_offered
 */
export async function checkReview(
  tx: Tx,
  config: Deps["config"],
  lotId: number,
  asked: Review,
): Promise<CheckedReview> {
  const [lot] = await findLots(tx, [lotId]);
  if (!lot) throw new Problem("lot_not_found");
  if (isEditedSince(lot.edited_at, asked.seen_edit)) throw new Problem("lot_edited");
  const now = await marketNow(tx);
  const event = (await timesOfEvents(tx, [lotId])).get(lotId);
  const facts = {
    status: lotStatus(lot, now),
    hasLedger: lot.ledger_seq > 0,
    seals: canSeal(config),
  };
  const decided = decideReview({ ...lot, ...throughOf(lot), ...facts }, inEvent(asked, event), now);
  if (!decided.accepted) throw new Problem(decided.because, decided);
  if (decided.move === "refuse") {
    const { corrections = [] } = asked;
    const decision = corrections.length ? "correct" : "refuse";
    const reason = decided.reason || corrections.map(({ msg }) => msg).join("; ");
    return { decision, lot, reason, corrections, warning: null };
  }
  const { timetable } = decided;
  if (event && hasTwoStages(timetable.format))
    throw new Problem("lot_not_for_events", { path: "format.kind" });
  await requireMoneyFor(tx, config, [timetable]);
  await requireTaxHoldsOf(tx, config, [{ lot, timetable, terms: asked.terms }]);
  const taxed = (await taxesOfLots(tx, [{ ...timetable, id: lotId }])).get(lotId);
  const withoutGate = await leftOut(tx, timetable, taxed, asked.reason ?? null);
  const warning = taxed ? taxWarning(timetable, taxed, asked.taxed_as) : null;
  return { decision: "accept", lot, timetable, terms: asked.terms, warning, withoutGate };
}

/**
 * @returns why the lot asks for no authorisation where the law would have it; null where it does
 * @throws Problem authorisation_wanted where nobody says why
 */
async function leftOut(
  tx: Tx,
  timetable: Timetable,
  taxed: TaxedLot | undefined,
  reason: string | null,
): Promise<string | null> {
  const material = taxed?.own ?? timetable.taxed_as;
  if (!isGated(material)) return null;
  const onFrom = await turnedOnFrom(tx, NON_FERROUS_GATE.id);
  if (!lacksAuthorisation(timetable, material, onFrom)) return null;
  if (!reason) throw new Problem("authorisation_wanted", { path: "requires_authorisation" });
  return reason;
}

/**
 * @returns what the office is told where no tax invoice could be issued for the lot's trucks
 * @throws Problem invalid_input at `hsn6` or `taxed_as`
 */
function taxWarning(timetable: Timetable, taxed: TaxedLot, said: Review["taxed_as"]): Words | null {
  const why = whyUntaxable(timetable, taxed, said);
  if (!why) return null;
  const { path, msg } = why;
  if (!why.isWarning) throw new Problem("invalid_input", { errors: [{ path, msg }] });
  return msg;
}

/** The audit's entry of a decision, whether it is carried out now or in a minute. */
export function auditOfReview(adminId: number, review: CheckedReview) {
  if (review.decision === "accept") return auditOfApproval(adminId, review);
  const { lot, decision, reason, corrections } = review;
  return {
    adminId,
    action: decision === "correct" ? "lot correction asked" : "lot refused",
    ...aboutLot(lot.id, lot.title),
    details: decision === "correct" ? { corrections } : { reason },
  };
}
