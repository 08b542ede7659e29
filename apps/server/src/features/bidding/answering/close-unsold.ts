import type { Tx } from "../../../platform/db.ts";
import type { Events } from "../../../platform/events.ts";
import { tellMember } from "../../messages/index.ts";
import { type ClosableLot, completeLosers } from "../closing/close.store.ts";
import { endEvent } from "../closing/end-event.ts";
import { linkTo, money, type Told } from "../closing/tell-outcome.ts";
import { writeAnswer } from "./write-answer.ts";

/** Declined, or the time has passed: nobody wins, and the highest bidder is told. */
export async function closeUnsold(
  tx: Tx,
  locked: ClosableLot,
  answer: "declined" | "lapsed",
  now: Date,
): Promise<Events["ledger"]> {
  const { lot } = locked;
  const entry = await writeAnswer(tx, locked, answer, now, null);
  await completeLosers(tx, lot.id, now);
  if (lot.leaderId !== null) await tellDisappointed(tx, locked, lot.leaderId, answer);
  if (answer === "lapsed") await tellNothingSold(tx, locked);
  return endEvent(entry, lot, { outcome: "reserve_not_met", sellerAnswer: answer });
}

const tellDisappointed = (tx: Tx, told: Told, bidderId: number, answer: "declined" | "lapsed") =>
  tellMember(tx, {
    userId: bidderId,
    title:
      answer === "declined" ? "The seller declined your bid" : "The seller did not accept your bid",
    description: `Your bid of ${money(told.lot.highest)} on "${told.title}" was below the seller's reserve and ${answer === "declined" ? "was declined" : "was not accepted in time"}. Nobody won the lot, and you owe nothing.`,
    link: linkTo(told),
  });

const tellNothingSold = (tx: Tx, told: Told) =>
  tellMember(tx, {
    userId: told.lot.sellerId,
    title: "Your lot was not sold",
    description: `${told.lot.leaderId === null ? `The last bid on "${told.title}" was voided` : `No bid on "${told.title}" was accepted in time`}, so nobody won. You may list it again.`,
    link: "/sellerhome",
  });
