import type { BidOrder, Desk } from "@rebale/contract/auctions";
import type { LeadCaps } from "@rebale/contract/lead-caps";
import { Link } from "react-router";
import { t } from "ttag";
import { lastDay, rupees, rupeesShort } from "../../../lib/formatting/formatting.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import { LeadCapsAction } from "../lead-caps/lead-caps.tsx";
import classes from "./desk.module.css";

interface Props {
  desk: Desk;
  /** Null for who may not bid. */
  caps: LeadCaps | null;
  orders: readonly BidOrder[];
}

/** The sums of one's bids, money first; each part leads to its rows, an empty one is left out. */
export function DeskHead({ desk, caps, orders }: Props) {
  const parts = headParts(desk, caps);
  if (parts.length === 0 && !caps) return null;
  return (
    <ul className={classes.head} aria-label={t`In money`}>
      {parts.map(({ show, amount, words, exact, isUrgent }) => (
        <li key={words}>
          <Link to={`/totalbid?show=${show}`} data-urgent={isUrgent || undefined} title={exact}>
            <b className="figures">{amount}</b> <WithDates>{words}</WithDates>
          </Link>
        </li>
      ))}
      {caps && (
        <li>
          <LeadCapsAction caps={caps} orders={orders} />
        </li>
      )}
    </ul>
  );
}

interface Part {
  show: "leading" | "ending" | "to_pay" | "outbid";
  amount: string;
  words: string;
  /** In full, of what is shortened. */
  exact?: string;
  isUrgent?: boolean;
}

function headParts({ counts, leading_value, ending, to_pay }: Desk, caps: LeadCaps | null): Part[] {
  const parts: Part[] = [];
  if (counts.leading > 0 || caps?.amount)
    parts.push({
      show: "leading",
      ...(caps?.amount ? ofLimit(caps.leading, caps.amount.most) : money(leading_value)),
      words: t`leading on ${counts.leading}`,
    });
  if (counts.outbid > 0)
    parts.push({ show: "outbid", amount: String(counts.outbid), words: t`outbid`, isUrgent: true });
  if (ending > 0)
    parts.push({
      show: "ending",
      amount: String(ending),
      words: ending === 1 ? t`ends within the hour` : t`end within the hour`,
    });
  if (to_pay.amount > 0)
    parts.push({
      show: "to_pay",
      ...money(to_pay.amount),
      words: payText(to_pay),
      isUrgent: to_pay.overdue,
    });
  if (to_pay.to_sellers > 0)
    parts.push({
      show: "to_pay",
      amount: String(to_pay.to_sellers),
      words:
        to_pay.to_sellers === 1
          ? t`lot to pay to its seller directly`
          : t`lots to pay to sellers directly`,
    });
  return parts;
}

const ofLimit = (led: number, most: number) => ({
  amount: t`${rupeesShort(led)} of ${rupeesShort(most)}`,
  exact: t`${rupees(led)} of ${rupees(most)}`,
});
const money = (n: number) => ({ amount: rupeesShort(n), exact: rupees(n) });

function payText({ due_at, overdue }: Desk["to_pay"]): string {
  if (overdue) return due_at ? t`to pay, overdue since ${lastDay(due_at)}` : t`to pay, overdue`;
  return due_at ? t`to pay by ${lastDay(due_at)}` : t`to pay`;
}
