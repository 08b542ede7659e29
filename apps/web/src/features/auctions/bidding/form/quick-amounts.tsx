import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import { quickOffers } from "../../../../shared/bids/bid-steps.ts";
import type { Offer } from "../../../../shared/bids/send-offer.ts";
import classes from "../bidding.module.css";

interface Props {
  lot: AuctionDetails;
  kind: Offer["kind"];
  amount: number;
  onChoose: (amount: string) => void;
}

/** Letters of an amount of which four stand in one row: on a phone, and on a desk. */
const ABREAST = { phone: 10, desk: 12 };

/** Four amounts to choose by one touch. */
export function QuickAmounts({ lot, kind, amount, onChoose }: Props) {
  const quick = quickOffers(lot, kind).map((value) => ({ value, words: lotPrice(value, lot) }));
  const letters = Math.max(...quick.map(({ words }) => words.length));
  const long = letters > ABREAST.desk ? "desk" : letters > ABREAST.phone ? "phone" : undefined;
  return (
    <fieldset className={classes.steps} data-long={long} aria-label={t`Quick amounts`}>
      {quick.map(({ value, words }) => (
        <button
          key={value}
          type="button"
          className="figures"
          aria-pressed={value === amount}
          onClick={() => onChoose(String(value))}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
