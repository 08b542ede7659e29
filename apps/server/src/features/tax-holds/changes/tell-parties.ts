import type { Paise } from "@rebale/contract";
import type { Notice } from "../../notifications/index.ts";
import { notice } from "../../notifications/index.ts";
import type { HoldRow } from "../store/holds.store.ts";
import type { Step } from "./step.ts";

const none = 0 as Paise;
const PAGE = { link: "/tax-holds" };

/** The notices of both sides on a step. */
export function noticesOf(
  { hold, to, toSeller = none, toBuyer = none }: Step,
  after: HoldRow,
): Notice[] {
  const { number } = hold.paper;
  const { buyerId, sellerId } = hold;
  const until = after.untilAt.toISOString();
  const notices: Notice[] = [];
  if (to === "missing" && hold.state !== to)
    notices.push(notice(sellerId, "tax_missing", { number, until }, PAGE));
  if (to === "differs" && hold.state !== to)
    for (const userId of [buyerId, sellerId])
      notices.push(notice(userId, "tax_differs", { number, until }, PAGE));
  if (to === "disputed" && hold.state !== to)
    notices.push(notice(buyerId, "tax_disputed", { number }, PAGE));
  if (hold.isTied && toSeller > 0)
    notices.push(notice(sellerId, "tax_released", { number, amount: toSeller }, PAGE));
  if (toBuyer > 0)
    for (const [userId, side] of [
      [buyerId, "buyer"],
      [sellerId, "seller"],
    ] as const)
      notices.push(notice(userId, "tax_returned", { number, amount: toBuyer, side }, PAGE));
  return notices;
}
