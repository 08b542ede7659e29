import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import classes from "./orders.module.css";
import { SHOWN, type Shown, showsOrder } from "./orders.rules.ts";

const names: Record<Shown, string> = {
  all: "All",
  offered: "Offered",
  outbid: "Outbid",
  leading: "Leading",
  ending: "Ending",
  won: "Won",
  lost: "Lost",
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
    <nav className={classes.show} aria-label="Show">
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
