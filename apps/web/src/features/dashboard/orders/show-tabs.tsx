import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import classes from "./orders.module.css";
import { SHOWN, type Shown, showsOrder } from "./orders.rules.ts";

const names: Record<Shown, string> = {
  all: t`All`,
  offered: t`Offered`,
  outbid: t`Outbid`,
  leading: t`Leading`,
  ending: t`Ending`,
  won: t`Won`,
  lost: t`Lost`,
};

/** Each with how many there are; an offer is rare, and has its tab only while there is one. */
export const ShowTabs = ({
  orders,
  show,
  now,
}: {
  orders: readonly BidOrder[];
  show: Shown;
  now: number;
}) => {
  const count = (each: Shown) => orders.filter((order) => showsOrder(order, each, now)).length;
  return (
    <nav className={classes.show} aria-label={t`Show`}>
      {SHOWN.filter((each) => each !== "offered" || count(each) > 0 || show === each).map(
        (each) => (
          <Link
            key={each}
            to={each === "all" ? "?" : `?show=${each}`}
            aria-current={each === show || undefined}
            preventScrollReset
          >
            {names[each]} <span className="figures">{count(each)}</span>
          </Link>
        ),
      )}
    </nav>
  );
};
