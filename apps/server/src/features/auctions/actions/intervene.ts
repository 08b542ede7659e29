import type { Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../../platform/audit/decided.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { LOT_DECISIONS } from "../../listings/index.ts";
import { isSealed, type LockedAuction } from "../domain/auction.ts";
import { decideIntervention, type Intervention, rulesAfter } from "../domain/intervention.rules.ts";
import { chainEntry, headAfter } from "../domain/ledger/ledger-chain.rules.ts";
import { openingEntry } from "../domain/ledger/opening.rules.ts";
import { endMessage, streamFrames } from "../domain/stream-frames.ts";
import { lockSale } from "../store/auction.store.ts";
import { type RecordedIntervention, recordIntervention } from "../store/interventions.store.ts";
import { publishEnds } from "./close/publish-ends.ts";
import { tellWithdrawn } from "./close/tell-ends.ts";
import { remindBeforeEnd } from "./notify/remind-before-end.ts";

export type AskedIntervention = Intervention & {
  readonly lotId: number;
  readonly reason: string;
  readonly adminId: number;
  /** The last decision that was seen. */
  readonly seen?: number | null | undefined;
};

const done = { pause: "paused", resume: "resumed", extend: "extended", withdraw: "withdrawn" };

/**
 * Pauses, resumes, extends or withdraws an auction: an entry in its ledger, an event to who
 * watches, a message to every bidder and the seller, a row in the audit. The row lock decides
 * between it, bids and the close.
 * @throws Problem lot_not_found, or what the rules refuse
 */
export async function intervene(
  { db, bus, events }: Pick<Deps, "db" | "bus" | "events">,
  asked: AskedIntervention,
): Promise<{ seq: number; endsAt: Date; pausedAt: Date | null }> {
  const { lotId, kind, reason, adminId } = asked;
  const { recorded, auction } = await db.transaction().execute(async (tx) => {
    const locked = await lockSale(tx, lotId);
    if (!locked) throw new Problem("lot_not_found");
    await refuseUnseen(tx, LOT_DECISIONS, { id: lotId, adminId, seen: asked.seen });
    const now = await marketNow(tx);
    const decision = decideIntervention(locked.auction, asked, now);
    if (!decision.accepted)
      throw new Problem(decision.because, kind === "extend" ? { path: "end_at" } : {});
    const rules = rulesAfter(locked.auction, decision.endsAt);
    const entries = entriesOf(locked, asked, decision.endsAt, now);
    const recorded = { ...entries, ...decision, rules, isSealed: isSealed(locked.auction) };
    await recordIntervention(tx, recorded);
    await writeAudit(tx, {
      adminId,
      action: `auction ${done[kind]}`,
      ...aboutLot(lotId, locked.title),
      details: { seq: recorded.entry.seq, reason, ends_at: decision.endsAt.toISOString() },
    });
    if (kind === "resume" || kind === "extend") await remindBeforeEnd(tx, locked, decision.endsAt);
    await publishIntervention(tx, events, locked, recorded, reason);
    if (kind === "withdraw") await tellWithdrawn(tx, lotId, reason);
    return { recorded, auction: { ...locked.auction, ...decision } };
  });
  const { entry, entries } = recorded;
  const from = entries[0]?.seq ?? entry.seq;
  const message =
    kind === "withdraw"
      ? endMessage(entry, auction, { outcome: "withdrawn", sellerAnswer: null })
      : { lotId, seq: entry.seq, frames: streamFrames([entry], auction, entry.at) };
  publishEnds(bus, [{ ...message, from }]);
  return { seq: entry.seq, endsAt: entry.ends_at, pausedAt: kind === "pause" ? entry.at : null };
}

function entriesOf(
  { auction, head }: LockedAuction,
  { kind, reason }: AskedIntervention,
  endsAt: Date,
  at: Date,
): Pick<RecordedIntervention, "entries" | "entry"> {
  const opening = openingEntry(auction, head, at);
  const entry = chainEntry(opening ? headAfter(head, opening) : head, {
    kind,
    amount: 0 as Paise,
    at,
    bidder: null,
    endsAt,
    note: reason,
  });
  return { entry, entries: opening ? [opening, entry] : [entry] };
}

const publishIntervention = (
  tx: Tx,
  events: Deps["events"],
  { auction, title, url }: LockedAuction,
  { entry }: RecordedIntervention,
  reason: string,
) =>
  events.publish(tx, [
    {
      name: "auction.intervened",
      lotId: auction.id,
      payload: {
        ...{ title, url, sellerId: auction.sellerId, reason },
        kind: entry.kind as Intervention["kind"],
        endsAt: entry.ends_at.toISOString(),
      },
    },
  ]);
