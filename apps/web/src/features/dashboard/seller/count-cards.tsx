import { Link } from "react-router";
import { t } from "ttag";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import type { SellerDesk } from "./read-seller.ts";
import classes from "./seller.module.css";

interface Card {
  readonly to: string;
  readonly title: string;
  readonly count: number;
  /** Stands beside the count, which the specification fixes. */
  readonly note?: string | null;
}

/** S2.45: each count leads to what it counts. */
export function CountCards({ desk: { counts, now } }: { desk: SellerDesk }) {
  const sold = now?.expired_sold ?? 0;
  const cards: readonly Card[] = [
    { to: "/ordercomplete", title: t`Order Completed`, count: counts.completed },
    { to: "/dashproduct", title: t`Total Products`, count: counts.total_products },
    { to: "/dashproduct/approved", title: t`Product Approved`, count: counts.approved },
    {
      ...{ to: "/dashproduct/expired", title: t`Product Expired`, count: counts.expired_pending },
      note: sold > 0 ? t`of them sold: ${sold}` : null,
    },
    {
      ...{ to: "/dashproduct/pending", title: t`Product Approval Pending` },
      count: counts.approval_pending,
    },
  ];
  return (
    <ul className={classes.counts} aria-label={t`Your lists`}>
      {cards.map(({ to, title, count, note }) => (
        <li key={to}>
          <Link to={to}>
            <b className="figures">{indianNumber(count)}</b>
            <span>{title}</span>
            {note && <small>{note}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
