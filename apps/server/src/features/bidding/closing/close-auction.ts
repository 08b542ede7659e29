import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJob } from "../../../platform/jobs.ts";
import { askToLapse } from "../answering/lapse-answer.ts";
import { type ClosableLot, dueLots, lockLot, marketNow } from "./close.store.ts";
import { announceEnd, endEvent } from "./end-event.ts";
import { settle } from "./settle.ts";
import { tellNoBids, tellSold, tellSubject } from "./tell-outcome.ts";

export type CloseResult = "closed" | "closed before" | "not yet" | "no such auction";

/**
 * Closes an auction whose time is over: the certificate, the winner, orders and notices in one
 * transaction. Safe to run
 * twice and at any time: before the end it only asks to be called again then.
 */
export async function closeAuction(
  { db, bus }: Pick<Deps, "db" | "bus">,
  lotId: number,
): Promise<CloseResult> {
  const done = await db.transaction().execute(async (tx) => {
    const locked = await lockLot(tx, lotId);
    if (!locked?.lot.approved) return "no such auction";
    if (locked.lot.closed) return "closed before";
    const now = await marketNow(tx);
    if (now < locked.lot.endsAt) {
      await askToClose(tx, lotId, locked.lot.endsAt);
      return "not yet";
    }
    return close(tx, locked, now);
  });
  if (typeof done === "string") return done;
  announceEnd(bus, done);
  return "closed";
}

/** The job that closes a lot at its end; there is one a lot, at its latest time. */
export const askToClose = (tx: Tx, lotId: number, endsAt: Date) =>
  addJob(tx, "close-auction", { lotId }, { at: endsAt, key: `close:${lotId}` });

async function close(tx: Tx, locked: ClosableLot, now: Date) {
  const { lot } = locked;
  const { certificate, outcome, winnerId, answerBy } = await settle(tx, locked, now);
  if (winnerId !== null) await tellSold(tx, locked, winnerId);
  else if (answerBy && lot.leaderId !== null) {
    await askToLapse(tx, lot.id, answerBy);
    await tellSubject(tx, locked, lot.leaderId, answerBy);
  } else await tellNoBids(tx, locked);
  return endEvent(certificate, lot, { outcome, sellerAnswer: answerBy && "awaited" });
}

/** Auctions that are over and still open: after downtime, or when a job was lost. */
export async function closeDueAuctions(deps: Pick<Deps, "db" | "bus">): Promise<number> {
  const due = await dueLots(deps.db);
  for (const lotId of due) await closeAuction(deps, lotId);
  return due.length;
}
