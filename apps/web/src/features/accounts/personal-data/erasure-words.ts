import type { Blocking, Staying } from "@rebale/contract/personal-data";
import { t } from "ttag";
import { retentionWords } from "../../../lib/formatting/retention.ts";

/** What has to be settled before an account can be erased. */
export function sayBlocking({ what, count }: Blocking[number]): string {
  const one = count === 1;
  if (what === "open_lots")
    return one
      ? t`${count} lot is still pending or open`
      : t`${count} lots are still pending or open`;
  if (what === "leading_bids")
    return one
      ? t`You have a bid in ${count} open auction`
      : t`You have bids in ${count} open auctions`;
  if (what === "open_answers")
    return one
      ? t`An offer or a decision about ${count} lot is still open`
      : t`Offers or decisions about ${count} lots are still open`;
  if (what === "unsettled_orders")
    return one ? t`${count} order is not completed` : t`${count} orders are not completed`;
  return t`You are your company’s only owner. Make someone else an owner first`;
}

/** What stays after an erasure, and why. */
export const sayStaying = (what: Staying[number]): { name: string; why: string } =>
  what === "company"
    ? {
        name: t`Your company, its papers and sites`,
        why: t`It has other users, or has traded. Your name is removed.`,
      }
    : retentionWords[what];
