import type { BidOrder } from "@rebale/contract/auctions";
import { Link } from "react-router";
import classes from "./orders.module.css";
import { SHOWN, type Shown, showsOrder } from "./orders.rules.ts";

const names: Record<Shown, string> = {
  all: "All",
  outbid: "Outbid",
  leading: "Leading",
  ending: "Ending",
  won: "Won",
  lost: "Lost",
};

/** Each with how many there are. */
export const ShowTabs = ({
  orders,
  show,
  now,
}: {
  orders: readonly BidOrder[];
  show: Shown;
  now: number;
}) => (
  <nav className={classes.show} aria-label="Show">
    {SHOWN.map((each) => (
      <Link
        key={each}
        to={each === "all" ? "?" : `?show=${each}`}
        aria-current={each === show || undefined}
        preventScrollReset
      >
        {names[each]}{" "}
        <span className="figures">
          {orders.filter((order) => showsOrder(order, each, now)).length}
        </span>
      </Link>
    ))}
  </nav>
);
