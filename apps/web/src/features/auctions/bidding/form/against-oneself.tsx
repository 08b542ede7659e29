import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import classes from "../bidding.module.css";
import type { AgainstOneself } from "./own-offer.rules.ts";

interface Props {
  lot: AuctionDetails;
  amount: number;
  what: AgainstOneself;
}

/** The offer's effect on the bidder's own earlier one, before it is confirmed. */
export default function AgainstOneselfNote({ lot, amount, what }: Props) {
  return (
    <p className={classes.unusual}>
      <IconAlertTriangle size={26} aria-hidden />
      <span>{what.why === "lowers" ? lowers(lot, amount, what.from) : raises(lot)}</span>
    </p>
  );
}

const lowers = (lot: AuctionDetails, amount: number, from: number) =>
  t`Your maximum goes down from ${lotPrice(from, lot)} to ${lotPrice(amount, lot)}. Above that we no longer bid for you.`;

function raises(lot: AuctionDetails): string {
  const words = t`You already lead at ${lotPrice(lot.heightest, lot)}. This only raises what you pay.`;
  return lot.your_maximum === null
    ? words
    : `${words} ${t`Your maximum of ${lotPrice(lot.your_maximum, lot)} bids for you anyway.`}`;
}
