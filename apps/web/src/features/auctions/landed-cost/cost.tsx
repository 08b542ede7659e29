import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy } from "react";
import { LazyPart } from "../../../ui/later/lazy-part.tsx";
import classes from "./cost.module.css";

const OwnCost = lazy(() => import("./own-cost.tsx"));

interface Props {
  lot: AuctionDetails;
  /** As it is being typed. */
  amount: number;
  /** It is a maximum: less may be paid. */
  atMost?: boolean;
}

/** The full cost: fetched after the form, which does without it. */
export function Cost({ lot, amount, atMost }: Props) {
  const { landed_cost: cost } = lot;
  if (!cost) return null;
  return (
    <div className={classes.place}>
      <LazyPart
        part={OwnCost}
        of={{ lot, cost, atMost, amount: amount > 0 ? amount : lot.next_bid }}
      />
    </div>
  );
}
