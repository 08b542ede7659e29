import type { Blocking, Staying } from "@rebale/contract/personal-data";
import { msgid, ngettext, t } from "ttag";
import { retentionWords } from "../../../lib/retention.ts";

/** What has to be settled before an account can be erased. */
export function sayBlocking({ what, count }: Blocking[number]): string {
  if (what === "open_lots")
    return ngettext(
      msgid`${count} lot is still pending or open`,
      `${count} lots are still pending or open`,
      count,
    );
  if (what === "leading_bids")
    return ngettext(msgid`You lead in ${count} auction`, `You lead in ${count} auctions`, count);
  if (what === "unsettled_orders")
    return ngettext(
      msgid`${count} order is not completed`,
      `${count} orders are not completed`,
      count,
    );
  return t`You are your company’s only owner. Make somebody else an owner first`;
}

/** What stays after an erasure, and why. */
export const sayStaying = (what: Staying[number]): { name: string; why: string } =>
  what === "company"
    ? {
        name: t`Your company, its papers and sites`,
        why: t`It belongs to others as well, or has traded. Your name is taken off.`,
      }
    : retentionWords[what];
