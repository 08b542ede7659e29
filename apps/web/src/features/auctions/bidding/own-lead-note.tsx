import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting.ts";
import type { Offer } from "../../../lib/send-offer.ts";
import classes from "./bidding.module.css";

/** What it means to bid over one's own lead, or to lower a maximum; nothing for everybody else. */
export function OwnLeadNote({ lot, offer }: { lot: AuctionDetails; offer: Offer }) {
  const words = noteOn(lot, offer);
  return words && <p className={classes.note}>{words}</p>;
}

function noteOn(lot: AuctionDetails, { kind, amount }: Offer): string | null {
  const { your_maximum, heightest, standing } = lot;
  if (kind === "maximum")
    return your_maximum !== null && amount < your_maximum
      ? t`This lowers your maximum from ${lotPrice(your_maximum, lot)} to ${lotPrice(amount, lot)}.`
      : null;
  return standing === "leading"
    ? t`You already lead at ${lotPrice(heightest, lot)}. With this bid you raise only your own price.`
    : null;
}
