import { type auctions, type DataOf, rupees } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit.store.ts";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/problem.ts";
import { mayAnswer, maySee } from "../bidding.access.ts";
import {
  type ClosableLot,
  completeLosers,
  lockLot,
  marketNow,
  recordWin,
} from "../closing/close.store.ts";
import { announceEnd, endEvent } from "../closing/end-event.ts";
import { tellSold } from "../closing/tell-outcome.ts";
import { type Answer, decideAnswer } from "./answering.rules.ts";
import { isShutOut } from "./answering.store.ts";
import { closeUnsold } from "./close-unsold.ts";
import { writeAnswer } from "./write-answer.ts";

/**
 * The seller's word on the highest bid below the reserve: accepted, its bidder wins as at a close;
 * declined, nobody does.
 * The lot's lock decides between two answers and the lapse; the same answer again changes nothing.
 */
export async function answerBid(
  { db, bus }: Pick<Deps, "db" | "bus">,
  caller: Account,
  lotId: number,
  asked: Answer,
): Promise<DataOf<typeof auctions.answerBid>> {
  const { highest, event } = await db.transaction().execute(async (tx) => {
    const locked = await lockLot(tx, lotId);
    if (!locked || !maySee(caller, locked.lot)) throw new Problem("lot_not_found");
    const { lot } = locked;
    if (!mayAnswer(caller, lot)) throw new Problem("not_your_lot");

    const now = await marketNow(tx);
    const shutOut = lot.leaderId !== null && (await isShutOut(tx, lot.leaderId));
    const decision = decideAnswer(
      { ...locked, highest: lot.highest, isShutOut: shutOut },
      asked,
      now,
    );
    if (!decision.accepted) throw new Problem(decision.because);
    if (decision.isRepeat) return { highest: lot.highest, event: null };

    if (caller.kind === "admin")
      await writeAudit(tx, {
        adminId: caller.userId,
        action: `bid ${asked.answer}`,
        subject: `Lot ${lotId}: ${locked.title}`,
        details: { amount: lot.highest },
      });
    const event =
      asked.answer === "accepted"
        ? await sell(tx, locked, now)
        : await closeUnsold(tx, locked, "declined", now);
    return { highest: lot.highest, event };
  });
  if (event) announceEnd(bus, event);
  return {
    product_id: String(lotId),
    outcome: asked.answer === "accepted" ? "sold" : "reserve_not_met",
    seller_answer: asked.answer,
    heightest: rupees(highest),
  };
}

async function sell(tx: Tx, locked: ClosableLot, now: Date) {
  const { lot } = locked;
  if (lot.leaderId === null)
    throw new Error(`Lot ${lot.id} waits for an answer and has no highest bid`);
  const alias = await recordWin(tx, lot.id, lot.leaderId);
  const entry = await writeAnswer(tx, locked, "accepted", now, { bidderId: lot.leaderId, alias });
  await completeLosers(tx, lot.id, now);
  await tellSold(tx, locked, lot.leaderId);
  return endEvent(entry, lot, { outcome: "sold", sellerAnswer: "accepted" });
}
